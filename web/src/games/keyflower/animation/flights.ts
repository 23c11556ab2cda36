/** What travels when something happens: which piece, from where to where; and which sound goes with it. */
import type { Sound } from '../../../lib/browser/sound.ts'
import type { Step } from '../../../lib/table/contract.ts'
import type { Flight } from '../../../ui/travel.ts'
import { iconOf } from '../drawing/tokens.ts'
import type { Counts } from '../types.ts'

export interface Shown {
  flights: Flight[]
  /** Tiles that changed themselves: they get a ring for a moment. */
  rings: string[]
  /** All tiles with which something happened: for who wants nothing to move. */
  touched: string[]
  sounds: [Sound, number][]
}

const MOST = 9
const BAG = '.stock > span'
const tile = (id: unknown): string => `[data-tile="${String(id)}"]`

type Happened = Record<string, unknown>

/** Where the pieces of a seat come from and go to: your own piles, the head of another's panel. */
function screen(seat: unknown, look: number, colour = ''): string {
  if (seat !== look) return `[data-person="${String(seat)}"], [data-strip="${String(seat)}"]`
  return colour ? `[data-pile="${colour}"], .hand` : '.hand'
}

/** The village of a seat as a whole. */
const village = (seat: unknown, look: number): string =>
  seat === look ? '.own .vil' : `#kf-seat-${String(seat)} .vil, [data-strip="${String(seat)}"]`

const counts = (found: unknown): [string, number][] => Object.entries((found ?? {}) as Counts).filter(([, n]) => n > 0)

/** Workers in all their colours from one place to another. */
const workerFlights = (workers: unknown, from: string, to: string): Flight[] =>
  counts(workers).map(([colour, n]) => ({ icon: iconOf(colour), n, from, to }))

function flightsOf(one: Happened, used: string, look: number): Flight[] {
  const { seat } = one
  switch (one['kind']) {
    case 'bid':
    case 'use':
      return counts(one['workers']).map(([colour, n]) => ({
        icon: iconOf(colour),
        n,
        from: screen(seat, look, colour),
        to: tile(one['tile']),
      }))
    case 'made':
      return used && used !== one['tile']
        ? [{ icon: iconOf(String(one['resource'])), n: Number(one['count']), from: tile(used), to: tile(one['tile']) }]
        : []
    case 'moved':
      return [{ icon: iconOf(String(one['resource'])), n: 1, from: tile(one['from']), to: tile(one['to']) }]
    case 'drew-workers':
      return [{ icon: 'w-random', n: Number(one['count']), from: BAG, to: screen(seat, look) }]
    case 'drew-skills':
      return [{ icon: 'random-skill', n: Number(one['count']), from: BAG, to: screen(seat, look) }]
    case 'brought-gold':
      return [{ icon: iconOf('gold'), n: Number(one['count']), from: '.kf-harbour', to: tile(one['tile']) }]
    case 'bid-returned':
      return workerFlights(one['workers'], tile(one['tile']), screen(seat, look))
    case 'won':
      return [
        ...workerFlights(one['bid'], tile(one['tile']), BAG),
        ...workerFlights(one['workers'], tile(one['tile']), screen(seat, look)),
      ]
    case 'collected':
      return workerFlights(one['workers'], village(seat, look), screen(seat, look))
    case 'placed':
      return [
        {
          icon: '',
          n: 1,
          from: `.market ${tile(one['tile'])}, .orders ${tile(one['tile'])}, ${screen(seat, look)}`,
          to: `.vil ${tile(one['tile'])}`,
          itself: true,
        },
      ]
    case 'boarded':
      return [{ icon: 'boat', n: 1, from: '.kf-harbour', to: screen(seat, look) }]
    default:
      return []
  }
}

const RINGED = new Set(['placed', 'upgraded', 'extended'])

function soundOf(one: Happened, outbid: boolean): [Sound, number] | null {
  switch (one['kind']) {
    case 'bid':
      return outbid ? ['outbid', 1] : ['piece', counts(one['workers']).reduce((sum, [, n]) => sum + n, 0)]
    case 'use':
      return ['piece', counts(one['workers']).reduce((sum, [, n]) => sum + n, 0)]
    case 'placed':
      return ['piece', 1]
    case 'drew-workers':
    case 'drew-skills':
    case 'took-unseen-contract':
      return ['reveal', 1]
    case 'season':
      return ['season', 1]
    default:
      return null
  }
}

/** Everything to show for these steps; `mine` are the tiles on which your own bid was beaten by them. */
export function shownBy(steps: readonly Step[], look: number, mine: ReadonlySet<string>): Shown {
  const found: Shown = { flights: [], rings: [], touched: [], sounds: [] }
  for (const step of steps) {
    let used = ''
    for (const { facts } of step.events) {
      if (facts['kind'] === 'use') used = String(facts['tile'])
      found.flights.push(...flightsOf(facts, used, look))
      if (facts['tile']) found.touched.push(String(facts['tile']))
      if (RINGED.has(String(facts['kind']))) found.rings.push(String(facts['tile']))
      const sound = soundOf(facts, facts['seat'] !== look && mine.has(String(facts['tile'])))
      if (sound && !found.sounds.some(([name]) => name === sound[0])) found.sounds.push(sound)
    }
  }
  found.flights = found.flights.slice(0, MOST)
  return found
}
