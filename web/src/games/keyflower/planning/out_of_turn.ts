/** While others move nothing is offered: what can be thought of, from what lies on the table. */
import { isFull } from '../drawing/pieces.ts'
import { PURPOSES, type Purpose } from '../types.ts'
import type { PlanState } from './plan_state.svelte.ts'

export function isPlannable(plan: PlanState, tile: string, purpose: Purpose): boolean {
  if (purpose === 'bid') return plan.lot(tile) !== undefined
  const placed = plan.placed(tile)
  const facts = plan.facts.tiles[tile]
  const usable = facts?.kind === 'village' || facts?.kind === 'home'
  return !!placed && usable && facts.faces[placed.side]?.usable === true && !isFull(placed)
}

/** All of it, as options are written. */
export function plannableActions(plan: PlanState): string[] {
  const { market, orders, players } = plan.view
  const all = [...market, ...orders, ...players.flatMap((one) => one.village)]
  return all.flatMap(({ tile }) =>
    PURPOSES.filter((one) => isPlannable(plan, tile, one)).map((one) => `${one} ${tile}`),
  )
}
