// Option strings such as NAME(players=4,extra=true): read for people, never for rules.
import { catalogue } from './catalogue.svelte.ts'
import type { Chapter } from '../server/wire.ts'
import { words } from '../words/words.svelte.ts'

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

export const gameTitle = (game: string): string => catalogue.of(game)?.title || game

/** "Game + Expansion": the game and what is added to it. */
export function specTitle(spec: string): string {
  const { game, options } = readSpec(spec)
  const added = Object.entries(options).flatMap(([name, value]) =>
    value === 'true' ? [catalogue.option(game, name)?.adds ?? ''] : [],
  )
  return [gameTitle(game), ...added.filter(Boolean)].join(' + ')
}

/** A part of a game by its name; parts without one are counted. */
export const chapterLabel = (chapter: Chapter | undefined): string =>
  chapter ? chapter.words || words.t('shell-chapter', { number: Number(chapter.name) || 1 }) : ''
