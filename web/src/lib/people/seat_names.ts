// What people read for a seat: the name of a person or a bot, and how well a bot plays.
import type { SeatSeen } from '../table/contract.ts'
import type { TableLine } from '../server/wire.ts'
import { words } from '../words/words.svelte.ts'

export function seatName(seat: SeatSeen | undefined, number: number): string {
  if (!seat) return words.t('shell-seat', { number: number + 1 })
  if (seat.kind === 'bot') return botName(seat, number)
  return seat.name || words.t('shell-seat-open')
}

/** "Marta": the server says which of the names, and every language has them in the same order. */
const firstName = (called: number | undefined): string | undefined =>
  words.t('shell-first-names').split(', ')[called ?? -1]

const botName = (seat: SeatSeen, number: number): string =>
  firstName(seat.called) ?? words.t('shell-seat', { number: number + 1 })

/** In a list: a person, or a bot with its level beside it ("Marta · easy"). */
export function listedName(name: string, bot: string, called: number | undefined): string {
  if (!bot) return name
  const level = botLevel(bot)
  const first = firstName(called)
  return first ? `${first} · ${level.toLocaleLowerCase(words.lang)}` : level
}

/** Who sits at a table of a list, one text for each seat; nothing for a seat that is free. */
export const listedNames = (line: TableLine): string[] =>
  line.names.map((name, seat) => {
    const called = line.called?.[seat] ?? -1
    return listedName(name, called < 0 ? '' : name, called)
  })

/** "Easy · 1000": with its rating, where it has been measured in that game. */
export function ratedLevel(bot: string, ratings: Record<string, number> | undefined): string {
  const rating = ratings?.[bot.split(/[:(]/)[0] ?? '']
  return rating ? `${botLevel(bot)} · ${words.number(rating, { useGrouping: false })}` : botLevel(bot)
}

export function botLevel(bot: string): string {
  const key = bot.split(/[:(]/)[0] ?? ''
  return words.has(`shell-bot-${key}`) ? words.t(`shell-bot-${key}`) : key
}
