// People whose lines of chat somebody does not want to see: kept in this browser, by table.
import type { Chat } from './wire.ts'

export interface Hidden {
  key: string
  name: string
}

const MOST = 50 // of one table
const place = (table: string): string => `tilewright-hidden-${table}`

export const ofSeat = (seat: number): string => `seat ${seat}`
export const ofWatcher = (who: string): string => `who ${who}`
export const whose = (line: Pick<Chat, 'seat' | 'who'>): string =>
  line.seat >= 0 ? ofSeat(line.seat) : ofWatcher(line.who ?? '')

export function readHidden(table: string): Hidden[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place(table)) ?? '[]')
    return Array.isArray(found)
      ? (found as Hidden[]).filter((one) => typeof one?.key === 'string' && typeof one.name === 'string')
      : []
  } catch {
    return []
  }
}

export function writeHidden(table: string, hidden: Hidden[]): void {
  try {
    if (hidden.length) localStorage.setItem(place(table), JSON.stringify(hidden.slice(-MOST)))
    else localStorage.removeItem(place(table))
  } catch {
    // then it holds until the page is left
  }
}
