/** What a step would reveal, so that it cannot be taken back: the only thing a player is asked twice about. */
import type { Args, TableModel } from '../../../lib/table/contract.ts'
import type { Facts, View } from '../types.ts'
import { total } from './worker_groups.ts'

export interface Reveal {
  title: string
  /** On the button: what is done, and what it reveals. */
  label: string
}

type Speak = (key: string, args?: Args) => string

const DRAWN = { 'drew-workers': 'random_worker', 'drew-skills': 'random_skill' } as const

/** How many are drawn, as printed on the tile that is used; 1 where that does not say. */
function drawn(view: View, facts: Facts, steps: readonly string[], word: string): number {
  const [verb, what = ''] = steps[0]?.split(' ') ?? []
  const tile = verb === 'use' ? what : view.question.tile
  const side =
    [...view.market, ...view.players.flatMap((one) => one.village)].find((one) => one.tile === tile)?.side ?? 0
  const gives = facts.tiles[tile ?? '']?.faces[side]?.gives ?? {}
  return total(gives) ? (gives[word] ?? 1) : 1
}

/** What becomes known, by the kinds of what the server says would happen. */
function what(t: Speak, table: TableModel, steps: readonly string[], kinds: readonly string[]): string {
  const view = table.view as View
  const has = (kind: string): boolean => kinds.includes(kind)
  if (has('ended')) return t('keyflower-table-reveal-ended')
  if (has('winter-counts')) return t('keyflower-table-reveal-winter')
  if (has('season')) return t('keyflower-table-reveal-season', { season: view.season })
  for (const [kind, word] of Object.entries(DRAWN))
    if (has(kind)) return t(`keyflower-table-reveal-${word}`, { count: drawn(view, table.facts as Facts, steps, word) })
  if (has('took-unseen-contract')) return t('keyflower-table-reveal-unseen')
  if (kinds.some((kind) => kind.startsWith('contract'))) return t('keyflower-table-reveal-contract')
  return t('keyflower-table-reveal-any')
}

/** What a turn that is kept back would reveal, for the shell. */
export const reveals = (table: TableModel, steps: readonly string[], kinds: readonly string[]): string =>
  what((key, args) => table.t(key, args), table, steps, kinds)

/** The question before it: `label` is what the main button says. */
export function revealBy(table: TableModel, steps: readonly string[], kinds: readonly string[], label: string): Reveal {
  const t: Speak = (key, args) => table.t(key, args)
  const named = what(t, table, steps, kinds)
  return { title: t('keyflower-table-reveal-after'), label: t('keyflower-table-reveal-do', { label, what: named }) }
}
