// What people read for a seat: the name of a person or a bot, and how well a bot plays.
import type { SeatSeen } from './contract.ts'
import { words } from './words.svelte.ts'

export function seatName(seat: SeatSeen | undefined, number: number): string {
  if (!seat) return words.t('shell-seat', { number: number + 1 })
  if (seat.kind === 'bot') return botName(seat, number)
  return seat.name || words.t('shell-seat-open')
}

/** "Marta": the server says which of the names, and every language has them in the same order. */
function botName(seat: SeatSeen, number: number): string {
  return words.t('shell-first-names').split(', ')[seat.called ?? -1] ?? words.t('shell-seat', { number: number + 1 })
}

export function botLevel(bot: string): string {
  const key = bot.split(/[:(]/)[0] ?? ''
  return words.has(`shell-bot-${key}`) ? words.t(`shell-bot-${key}`) : key
}
