/** What travels when something happens at the table of Artificium: cards, goods, coins and points. */
import type { Step } from '../../../lib/contract.ts'
import type { Flight } from '../../../ui/travel.ts'

type Told = Record<string, unknown>
const board = (seat: unknown): string => `#ar-seat-${String(seat)} .head, [data-strip="${String(seat)}"]`
const STAGE = '.stage, .market'
const BANK = '.bank, .stage, .market'
const one = (icon: string, from: string, to: string, n = 1): Flight => ({ icon, n, from, to })
const number = (value: unknown): number => (typeof value === 'number' ? value : 0)

function flightsOf(told: Told): Flight[] {
  const mine = board(told['seat'])
  switch (told['kind']) {
    case 'swapped':
      return [
        one(`c-${String(told['took'])}`, `.market [data-card="${String(told['took'])}"], ${STAGE}`, mine),
        one(`c-${String(told['gave'])}`, mine, STAGE),
      ]
    case 'scored':
      return number(told['points']) > 0 ? [one('points', STAGE, `#ar-seat-${String(told['seat'])} .pts, ${mine}`)] : []
    case 'stole':
      return [one(`a-${String(told['resource'])}`, board(told['victim']), mine)]
    case 'knight':
      return [one('knight', mine, board(told['victim']))]
    case 'fair':
      return number(told['coins']) > 0 ? [one('coin', BANK, mine, number(told['coins']))] : []
    case 'returned':
      return [one(`c-${String(told['card'])}`, STAGE, mine)]
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
  const seats = new Set(all.flatMap((told) => [told['seat'], told['victim']]).filter((seat) => number(seat) >= 0))
  return {
    flights: all.flatMap(flightsOf).slice(0, MOST),
    touched: [...seats].filter((seat) => seat !== undefined).map((seat) => `#ar-seat-${String(seat)}`),
  }
}
