/** What the server works out for a player where the table allows it (docs/play-aids.md); every part may be missing. */
import type { Colour, Counts, Purpose } from '../types.ts'
import type { Follow } from '../planning/worker_groups.ts'

export interface UseHelp {
  tile: string
  owner: number
  can: boolean
  need: number
  room: number
  colours: Colour[]
  mixed?: boolean
  price?: string
  payable?: boolean
  gives?: Counts
  one_of?: string[]
  transport?: number
  upgrades?: number
  /** Why it would bring nothing. */
  idle?: 'transport' | 'supply'
}

export interface BidHelp {
  tile: string
  can: boolean
  need: number
  leads: boolean
  colours: Colour[]
}

export interface UpgradeHelp {
  tile: string
  can: boolean
  moves: number
  skills: boolean
  points: number
}

export interface Bounds {
  low: number
  high: number
}

/**
 * What a tile would add: with the village as it is, and as the auctions stand; each with the points without and with
 * it.
 */
export interface Gain {
  alone: number
  settled: number
  alone_of?: [number, number]
  settled_of?: [number, number]
}

export interface Helps {
  uses?: UseHelp[]
  bids?: BidHelp[]
  transport?: { reach?: Record<string, Record<string, number>>; upgrades?: UpgradeHelp[] }
  standings?: { seat?: number; now: Bounds; settled: Bounds }[]
  gains?: (Gain & { tile: string; boat?: boolean })[]
  memory?: { players?: { workers: Counts; skills: Counts; unknown: number; skills_unknown: number }[] }
  merchants?: { contracts?: Record<string, number> }
}

export const asHelps = (helps: unknown): Helps => (helps ?? {}) as Helps

/** Whether the helps say all about the groups that a tile takes: mixed ones are only in the options. */
export function namesAllGroups(helps: Helps, tile: string, purpose: Purpose): boolean {
  const found = (purpose === 'use' ? helps.uses : helps.bids)?.find((one) => one.tile === tile)
  return found !== undefined && !helps.uses?.some((one) => one.mixed)
}

/** The groups that a tile takes, as far as the helps tell; the options decide in the end. */
export function helpedFollow(
  helps: Helps,
  tile: string,
  purpose: Purpose,
  own: Counts,
  joins: string[],
): Follow | undefined {
  const use = purpose === 'use' ? helps.uses?.find((one) => one.tile === tile) : undefined
  const found = use ?? (purpose === 'bid' ? helps.bids?.find((one) => one.tile === tile) : undefined)
  if (!found) return undefined
  const room = use?.room ?? Infinity
  const sends = found.colours.flatMap((colour) => {
    const most = Math.min(own[colour] ?? 0, room)
    return Array.from({ length: Math.max(0, most - found.need + 1) }, (_, k) => ({ colour, count: found.need + k }))
  })
  return { sends, adds: [], joins }
}

/** Own tiles whose upgrade could be paid now if there were a symbol. */
export const payableTiles = (helps: unknown): Set<string> =>
  new Set((asHelps(helps).transport?.upgrades ?? []).filter((one) => one.can).map((one) => one.tile))

/** What a winter tile or boat would add to your score. */
export const gainsOf = (helps: unknown): Record<string, Gain> =>
  Object.fromEntries((asHelps(helps).gains ?? []).map((one) => [one.tile, one]))
