/**
 * The places of the market. A tile that was won stays where it lay until it comes into the village, so nothing on the
 * table jumps.
 */
import type { Lot, View } from '../types.ts'
import { sideWon } from '../wording/names.ts'

/** Nothing lies there any more. */
export const GONE = -2

export interface Slot {
  lot: Lot
  /** The seat that has it now; -1 while it is on auction, or GONE. */
  won: number
}

/** `laid`: the tiles that were last on auction, in their order. */
export function slotsOf(view: View, laid: readonly string[]): Slot[] {
  if (view.market.length) return view.market.map((lot) => ({ lot, won: -1 }))
  const winners = new Map(view.players.flatMap(({ seat, to_place }) => to_place.map((tile) => [tile, seat] as const)))
  const known = laid.some((tile) => winners.has(tile)) ? laid : []
  const rest = [...winners.keys()].filter((tile) => !known.includes(tile))
  return [...known, ...rest].map((tile) => {
    const seat = winners.get(tile) ?? GONE
    return { lot: { tile, side: sideWon(view, seat, tile), bids: [] }, won: seat }
  })
}
