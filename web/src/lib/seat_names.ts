// What people read for a seat: the name of a person, the level of a bot.
import type { SeatSeen } from './contract.ts'
import { words } from './words.svelte.ts'

export function seatName(seat: SeatSeen | undefined, number: number): string {
  if (!seat) return words.t('shell-seat', { number: number + 1 })
  if (seat.kind === 'bot') return botName(seat.bot ?? '', number)
  return seat.name || words.t('shell-seat-open')
}

/** "Greedy 2": the level in the language of the page, and the seat to tell several apart. */
export function botName(bot: string, seat: number): string {
  return words.t('shell-bot-named', { level: botLevel(bot), number: seat + 1 })
}

export function botLevel(bot: string): string {
  const key = bot.split('(')[0] ?? ''
  return words.has(`shell-bot-${key}`) ? words.t(`shell-bot-${key}`) : key
}
