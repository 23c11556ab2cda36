// A new table: seats, options, and what the server is asked to make of it.
import type { GameSeen, NewTable, GameOptionSeen, SeatRequest } from '../../lib/server/wire.ts'

export type Value = GameOptionSeen['default']
export interface Seat {
  kind: 'me' | 'open' | 'here' | 'bot'
  name: string
  bot: string
}

export const MOVE_CLOCKS = [0, 30, 60, 120, 300, 86_400, 259_200]
export const GAME_CLOCKS = [0, 900, 1800, 2700, 3600, 5400]
export const ABSENCES = [-1, 60, 300, 86_400]
/** Seconds that bots wait for second thoughts; -1: as usual at this server. */
export const BOT_PAUSES = [-1, 0, 6, 15]

export const seatsFor = (count: number, bot: string): Seat[] =>
  Array.from({ length: count }, (_, seat) => ({ kind: seat ? 'open' : 'me', name: '', bot }))

/** As many seats as wanted: further ones are like the last, and whoever is there stays. */
export function resized(seats: Seat[], count: number, bot: string): Seat[] {
  if (count <= seats.length) return seats.slice(0, count)
  const like = seats.at(-1)?.kind === 'open' ? 'open' : 'bot'
  return [...seats, ...Array.from({ length: count - seats.length }, (): Seat => ({ kind: like, name: '', bot }))]
}

/** The options that are shown: not the number of players, which the seats are, and none whose base is off. */
export const shownOptions = (game: GameSeen, values: Record<string, Value>): GameOptionSeen[] =>
  game.options.filter(
    (one) => one.name !== 'players' && one.kind !== 'file' && (!one.under || values[one.under] === true),
  )

/** Only what differs from the defaults is sent, and nothing of what is not shown. */
export function chosen(shown: GameOptionSeen[], values: Record<string, Value>): Record<string, Value> {
  const found: Record<string, Value> = {}
  for (const option of shown) {
    const value = values[option.name]
    if (value !== undefined && JSON.stringify(value) !== JSON.stringify(option.default)) found[option.name] = value
  }
  return found
}

export function seatRequests(seats: Seat[], me: { name: string; mark: string }): SeatRequest[] {
  return seats.map((seat) => {
    if (seat.kind === 'me') return { kind: 'me', name: me.name, mark: me.mark }
    if (seat.kind === 'here') return { kind: 'here', name: seat.name.trim() }
    if (seat.kind === 'bot') return { kind: 'bot', bot: seat.bot }
    return { kind: 'open' }
  })
}

/** `watch` null: as the host has it. */
export type SettingValues = Pick<
  NewTable,
  'listed' | 'watch' | 'clock_move' | 'clock_game' | 'absent' | 'bot_pause'
> & {
  helps: boolean
  hints: boolean
}
