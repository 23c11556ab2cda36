// One-time codes of open seats: told once by the server, so this tab keeps them until somebody has used them.
import type { Invitation } from '../server/wire.ts'

const key = (table: string): string => `tilewright-codes-${table}`

export function keepCodes(table: string, codes: Invitation[]): void {
  try {
    sessionStorage.setItem(
      key(table),
      JSON.stringify({ ...readCodes(table), ...Object.fromEntries(codes.map((one) => [one.seat, one.code])) }),
    )
  } catch {
    // without a memory a new code can be asked for
  }
}

export function readCodes(table: string): Record<number, string> {
  try {
    return JSON.parse(sessionStorage.getItem(key(table)) ?? '{}') as Record<number, string>
  } catch {
    return {}
  }
}

export const inviteLink = (code: string): string => `${location.origin}/join#${code}`
