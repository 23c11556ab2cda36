// Option strings such as NAME(players=4,extra=true): read for people, never for rules.
import { words } from './words.svelte.ts'

export interface Spec {
  game: string
  options: Record<string, string>
}

export function readSpec(spec: string): Spec {
  const [game = '', rest = ''] = spec.split('(')
  const options: Record<string, string> = {}
  for (const [, name, value] of rest.matchAll(/(\w+)=(\[[^\]]*\]|[^,)]*)/g)) options[name!] = value!
  return { game, options }
}

export const gameTitle = (game: string): string => words.first([`games-${game}-title`, game])

/** "Game + Expansion": the game and what is added to it. */
export function specTitle(spec: string): string {
  const { game, options } = readSpec(spec)
  const added = Object.entries(options).filter(
    ([name, value]) => value === 'true' && words.has(`games-${game}-adds-${name}`),
  )
  return [gameTitle(game), ...added.map(([name]) => words.t(`games-${game}-adds-${name}`))].join(' + ')
}

export const playersOf = (spec: string): number => Number(readSpec(spec).options['players'] ?? 0)

export const optionLabel = (game: string, name: string): string => words.first([`games-${game}-option-${name}`, name])

export const choiceLabel = (game: string, name: string, choice: string): string =>
  words.first([`games-${game}-choice-${name}-${choice}`, choice])

/** A part of a game by its name; parts without one are counted. */
export const chapterLabel = (game: string, name: string): string =>
  /^\d+$/.test(name)
    ? words.t('shell-chapter', { number: Number(name) })
    : words.first([`games-${game}-chapter-${name}`, name])
