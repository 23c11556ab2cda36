/** What the end of a season brought, gathered from its events: tiles won, workers, boats, the start player. */
import type { Step } from '../../../lib/table/contract.ts'
import { SEASONS, type Counts, type Season } from '../types.ts'

export interface Sold {
  tile: string
  side: number
  seat: number
  bid: Counts
  /** Those who stood on it go along. */
  workers: Counts
  words: string
}

export interface Returned {
  seat: number
  /** From losing bids. */
  bids: Counts
  /** From your own village. */
  village: Counts
}

export interface SeasonEnd {
  season: Season
  /** The version with which the auctions ended. */
  v: number
  steps: Step[]
  sold: Sold[]
  unsold: { tile: string; side: number }[]
  returned: Returned[]
  orders: Sold[]
  boats: { seat: number; boat: string; cargo: Counts }[]
  /** -1: no event about a start player yet. */
  start: number
}

type EventFacts = Record<string, unknown>
const ENDS = new Set(['won', 'unsold', 'collected', 'order-won'])
/** What somebody does in an ordinary turn. */
const TURNS = new Set(['bid', 'use', 'passed'])
const factsOf = (step: Step): EventFacts[] => step.events.map((event) => event.facts)
const kind = (one: EventFacts): string => String(one['kind'])
const seatIn = (one: EventFacts): number => Number(one['seat'] ?? -1)
const counts = (found: unknown): Counts => (found ?? {}) as Counts

/** The auctions of a season end with this step. */
export const endsSeason = (step: Step): boolean => factsOf(step).some((one) => ENDS.has(kind(one)))

const sideIn = (one: EventFacts): number => ((one['sides'] ?? {}) as Record<string, number>)[String(one['tile'])] ?? 0

function add(to: Counts, more: Counts): Counts {
  const sum = { ...to }
  for (const [key, n] of Object.entries(more)) sum[key] = (sum[key] ?? 0) + n
  return sum
}

/** The steps of the last end of a season, from the last pass to what comes before the next season. */
function stepsOf(steps: readonly Step[]): Step[] {
  const from = steps.findLastIndex(endsSeason)
  if (from < 0) return []
  const next = steps.findIndex((step, k) => k >= from && factsOf(step).some((one) => kind(one) === 'season'))
  return steps.slice(from, next < 0 ? undefined : next + 1)
}

/** Which season ended: the one before that which began since, or the one that is still shown. */
function seasonOf(steps: readonly Step[], now: Season): Season {
  const next = steps.flatMap(factsOf).find((one) => kind(one) === 'season')
  const at = SEASONS.indexOf(String(next?.['season']) as Season)
  return at > 0 ? SEASONS[at - 1]! : now
}

function sold(step: Step, which: string): Sold[] {
  return step.events
    .filter((event) => kind(event.facts) === which)
    .map(({ facts, words }) => ({
      tile: String(facts['tile']),
      side: sideIn(facts),
      seat: seatIn(facts),
      bid: counts(facts['bid']),
      workers: counts(facts['workers']),
      words: words ?? '',
    }))
}

function returned(step: Step): Returned[] {
  const found = new Map<number, Returned>()
  for (const one of factsOf(step)) {
    const from = kind(one) === 'bid-returned' ? 'bids' : kind(one) === 'collected' ? 'village' : null
    if (!from) continue
    const seat = seatIn(one)
    const before = found.get(seat) ?? { seat, bids: {}, village: {} }
    found.set(seat, { ...before, [from]: add(before[from], counts(one['workers'])) })
  }
  return [...found.values()].sort((a, b) => a.seat - b.seat)
}

/** The last end of a season among these steps; null if none was heard of. `now` is the season that is shown. */
export function lastSeasonEnd(steps: readonly Step[], now: Season): SeasonEnd | null {
  const own = stepsOf(steps)
  const [first] = own
  if (!first) return null
  const all = own.flatMap(factsOf)
  return {
    season: seasonOf(own, now),
    v: first.v,
    steps: own,
    sold: sold(first, 'won'),
    unsold: factsOf(first)
      .filter((one) => kind(one) === 'unsold')
      .map((one) => ({ tile: String(one['tile']), side: sideIn(one) })),
    returned: returned(first),
    orders: sold(first, 'order-won'),
    boats: all
      .filter((one) => kind(one) === 'boarded')
      .map((one) => ({
        seat: seatIn(one),
        boat: String(one['boat']),
        cargo: add(counts(one['workers']), counts(one['skills'])),
      })),
    start: seatIn(all.findLast((one) => kind(one) === 'start-player') ?? {}),
  }
}

/** Still news: this seat has done nothing in the new season yet. */
export function isNews(end: SeasonEnd, steps: readonly Step[], look: number): boolean {
  return !steps.some(
    (step) => step.v > end.v && factsOf(step).some((one) => seatIn(one) === look && TURNS.has(kind(one))),
  )
}

/** The news with the steps of that end among them, in their order, each once. */
export function withEnd(news: readonly Step[], end: SeasonEnd): Step[] {
  const all = new Map([...end.steps, ...news].map((step) => [step.v, step]))
  for (const step of end.steps) all.set(step.v, step)
  return [...all.values()].sort((a, b) => a.v - b.v)
}
