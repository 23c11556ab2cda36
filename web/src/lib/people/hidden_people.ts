// Whom somebody does not want to hear or to sit with, as they are known at one table: by seat, or as a spectator.
import type { Chat, HiddenAt } from '../server/wire.ts'

/** Somebody at a table: whoever holds a seat, or a spectator by what they go by here. */
export interface Whom {
  seat: number
  who: string
  name: string
}

export const ofSeat = (seat: { seat: number; name: string }): Whom => ({ seat: seat.seat, who: '', name: seat.name })
export const ofWatcher = (one: { who: string; name: string }): Whom => ({ seat: -1, who: one.who, name: one.name })
export const whoSaid = (line: Pick<Chat, 'seat' | 'who' | 'name'>): Whom => ({
  seat: line.seat,
  who: line.who ?? '',
  name: line.name,
})

/** What holds for that person, if anything does. */
export const hiddenAs = (hidden: readonly HiddenAt[], whom: Whom): HiddenAt | undefined =>
  hidden.find((one) => (whom.seat >= 0 ? one.seats.includes(whom.seat) : one.who === whom.who))

/** The list with one more, or changed, who is not on the server's: for those whom it does not know. */
export function hiddenHere(hidden: readonly HiddenAt[], whom: Whom, isHidden: boolean): HiddenAt[] {
  const others = hidden.filter((one) => one !== hiddenAs(hidden, whom))
  if (!isHidden) return others
  const { seat, who, name } = whom
  return [...others, { seats: seat >= 0 ? [seat] : [], who, name, hidden: true, blocked: false, here: true }]
}
