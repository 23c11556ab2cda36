/** What travels when something happens at the table of Artificium: cards, goods, coins and points. */
import type { Step } from '../../../lib/table/contract.ts'
import type { Flight } from '../../../ui/travel.ts'

type EventFacts = Record<string, unknown>
const board = (seat: unknown): string => `#ar-seat-${String(seat)} .head, [data-strip="${String(seat)}"]`
const STAGE = '.stage, .market'
const BANK = '.bank, .stage, .market'
const one = (icon: string, from: string, to: string, n = 1): Flight => ({ icon, n, from, to })
const number = (value: unknown): number => (typeof value === 'number' ? value : 0)

function flightsOf(event: EventFacts): Flight[] {
  const mine = board(event['seat'])
  switch (event['kind']) {
    case 'swapped':
      return [
        one(`c-${String(event['took'])}`, `.market [data-card="${String(event['took'])}"], ${STAGE}`, mine),
        one(`c-${String(event['gave'])}`, mine, STAGE),
      ]
    case 'scored':
      return number(event['points']) > 0
        ? [one('points', STAGE, `#ar-seat-${String(event['seat'])} .pts, ${mine}`)]
        : []
    case 'stole':
      return [one(`a-${String(event['resource'])}`, board(event['victim']), mine)]
    case 'knight':
      return [one('knight', mine, board(event['victim']))]
    case 'fair':
      return number(event['coins']) > 0 ? [one('coin', BANK, mine, number(event['coins']))] : []
    case 'returned':
      return [one(`c-${String(event['card'])}`, STAGE, mine)]
    default:
      return []
  }
}

export interface Shown {
  flights: Flight[]
  /** The boards with which something happened, as selectors. */
  touched: string[]
}

const MOST = 8

export function shownBy(steps: readonly Step[]): Shown {
  const all = steps.flatMap((step) => step.events.map((event) => event.facts))
  const seats = new Set(all.flatMap((event) => [event['seat'], event['victim']]).filter((seat) => number(seat) >= 0))
  return {
    flights: all.flatMap(flightsOf).slice(0, MOST),
    touched: [...seats].filter((seat) => seat !== undefined).map((seat) => `#ar-seat-${String(seat)}`),
  }
}
