/** The best order of the cards, worded so that it agrees with the advice beside it. */
import type { Plan, Planned } from '../types.ts'

/**
 * The same order with that card first, if it loses nothing by that: it costs nothing, and no card before it feeds it.
 */
export function ledBy(plan: Plan, card: string): Plan {
  const at = plan.order.findIndex((one) => one.card === card)
  const led = plan.order[at]
  if (at <= 0 || !led || led.cost || led.sold.length || plan.order.slice(0, at).some((one) => one.feeds.includes(at)))
    return plan
  const moved = (place: number): number => (place === at ? 0 : place < at ? place + 1 : place)
  const renumbered = (one: Planned): Planned => ({ ...one, feeds: one.feeds.map(moved) })
  return { ...plan, order: [led, ...plan.order.filter((_, k) => k !== at)].map(renumbered) }
}
