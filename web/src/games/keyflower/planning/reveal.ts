/** What a step would reveal, so that it cannot be taken back: the only thing a player is asked twice about. */
import type { Args, TableModel } from '../../../lib/contract.ts'
import { total } from './worker_groups.ts'
import type { Facts, View } from '../types.ts'

export interface Reveal {
  title: string
  /** On the button: what happens. */
  label: string
}

const DRAWN = ['random_worker', 'random_skill'] as const

function drawn(t: TableModel['t'], word: (typeof DRAWN)[number], count: number): Reveal {
  return { title: t(`keyflower-table-reveal-${word}`, { count }), label: t('keyflower-table-reveal-draw') }
}

/** Something is shown, whatever it is. */
export const revealed = (table: TableModel): Reveal => ({
  title: table.t('keyflower-table-reveal-any'),
  label: table.t('keyflower-table-reveal-go'),
})

/** The reveal behind the last of these steps, or null. */
export function revealOf(table: TableModel, steps: readonly string[]): Reveal | null {
  const view = table.view as View
  const facts = table.facts as Facts
  const t = (key: string, args?: Args): string => table.t(key, args)
  const [first = ''] = steps
  const [word, what = ''] = first.split(' ')
  if (word === 'choose') return { title: t('keyflower-table-reveal-winter'), label: t('keyflower-table-reveal-choose') }
  if (word === 'unseen') return { title: t('keyflower-table-reveal-contract'), label: t('keyflower-table-reveal-draw') }
  if (word === 'pass' && view.passes === view.seats - 1)
    return { title: t('keyflower-table-reveal-pass'), label: t('keyflower-table-pass') }
  if (word === 'take' && (what === 'random_worker' || what === 'random_skill')) return drawn(t, what, 1)
  const tile =
    word === 'use'
      ? what
      : view.question.purpose === 'use' && view.question.asked !== 'haul'
        ? view.question.tile
        : undefined
  if (!tile || !['use', 'send', 'pay', 'paybid', 'return', 'join'].includes(word ?? '')) return null
  const side =
    [...view.market, ...view.players.flatMap((one) => one.village)].find((one) => one.tile === tile)?.side ?? 0
  const gives = facts.tiles[tile]?.faces[side]?.gives ?? {}
  const kind = DRAWN.find((one) => (gives[one] ?? 0) > 0)
  if (!kind || !steps.some((one) => /^(send|pay|paybid|return)\b/.test(one))) return null
  return total(gives) ? drawn(t, kind, gives[kind] ?? 1) : null
}
