/** Why the workers that are picked cannot go to a tile, in words that name what lies there. */
import type { Args, Refusal } from '../../../lib/table/contract.ts'
import { tileName } from '../wording/names.ts'
import type { Colour } from '../types.ts'
import type { PlanState } from './plan_state.svelte.ts'
import { coloursOf, countsOf, type Follow } from './worker_groups.ts'

/** The colour that an extension gives the tile for good; of The Merchants. */
function fixedColour(plan: PlanState, tile: string): Colour | undefined {
  const extension = plan.view.merchants?.extensions[tile]
  return extension ? plan.facts.merchants?.extensions[extension]?.colour : undefined
}

const colourOf = (plan: PlanState, tile: string): Colour | undefined =>
  fixedColour(plan, tile) ?? plan.placed(tile)?.colour

/** "Smelter is blue this summer: blue workers stand around it." Empty while the tile has no colour. */
function colourFact(plan: PlanState, tile: string): string {
  const placed = plan.placed(tile)
  const colour = colourOf(plan, tile)
  if (!placed || !colour) return ''
  const t = (key: string, args?: Args): string => plan.table.t(key, args)
  const named = { tile: tileName(plan.facts, plan.table.lang, tile, placed.side), colour }
  if (fixedColour(plan, tile)) return t('keyflower-table-why-extension', named)
  return t('keyflower-table-why-around', {
    ...named,
    when: t('keyflower-table-why-season', { season: plan.view.season }),
    where: t('keyflower-table-why-where', { place: plan.lot(tile)?.bids.length ? 'around' : 'on' }),
  })
}

/** The tile is open to others, not to what is picked: say so, and name what fits. */
export function wrongWorkers(plan: PlanState, follow: Follow, tile: string): Refusal {
  const numbers = plan.colour ? countsOf(follow, plan.colour) : []
  const t = (key: string, args?: Args): string => plan.table.t(key, args)
  if (numbers.length) {
    const words = t('keyflower-table-why-number', { numbers: numbers.join(', '), colour: plan.colour })
    return { key: 'wrong-number', rule: 'KF-5.2', words }
  }
  const colours = coloursOf(follow).map((one) => t(`keyflower-word-${one}`))
  const fitting = t('keyflower-table-why-colour', { colours: colours.join(', '), colour: plan.colour || 'none' })
  return { key: 'wrong-colour', rule: 'KF-3.9', words: colourFact(plan, tile) || fitting }
}

/** The server says which colours are allowed; the table shows why. */
export function withColour(plan: PlanState, refusal: Refusal, tile: string): Refusal {
  const fact = refusal.key === 'wrong-colour' && plan.facts.tiles[tile] ? colourFact(plan, tile) : ''
  return fact
    ? { ...refusal, words: plan.table.t('keyflower-table-why-none', { fact, colour: colourOf(plan, tile) ?? '' }) }
    : refusal
}
