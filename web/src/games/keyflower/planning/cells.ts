/** Where a tile may lie, read from the options of the placing question, and what it would touch there. */
import { DIRECTIONS, cellKey, turned } from '../drawing/hex.ts'
import type { Facts, VillageTile } from '../types.ts'

export interface Cell {
  q: number
  r: number
  turns: number[]
}

export interface Touch {
  /** What lies there. */
  other: VillageTile
  direction: number
  edge: string
  fits: boolean
}

/** The cells of "place TILE Q,R TURN" with the turns that fit. */
export function cellsOf(texts: readonly string[]): Cell[] {
  const found = new Map<string, Cell>()
  for (const text of texts) {
    const [word, , at, turn] = text.split(' ')
    if (word !== 'place' || !at) continue
    const [q, r] = at.split(',').map(Number)
    const cell = found.get(at) ?? { q: q ?? 0, r: r ?? 0, turns: [] }
    cell.turns.push(Number(turn))
    found.set(at, cell)
  }
  return [...found.values()]
}

/** The free cells around a village. */
export function around(village: readonly VillageTile[]): { q: number; r: number }[] {
  const taken = new Set(village.map((one) => cellKey(one.q, one.r)))
  const found = new Map<string, { q: number; r: number }>()
  for (const one of village) {
    for (const [dq, dr] of DIRECTIONS) {
      const key = cellKey(one.q + dq, one.r + dr)
      if (!taken.has(key)) found.set(key, { q: one.q + dq, r: one.r + dr })
    }
  }
  return [...found.values()]
}

/** The edges that a tile would share with the village. */
export function touches(
  facts: Facts,
  village: readonly VillageTile[],
  tile: string,
  q: number,
  r: number,
  turn: number,
): Touch[] {
  const at = new Map(village.map((one) => [cellKey(one.q, one.r), one]))
  const own = turned(facts.tiles[tile]?.edges ?? 'FFFFFF', turn)
  return DIRECTIONS.flatMap(([dq, dr], direction) => {
    const other = at.get(cellKey(q + dq, r + dr))
    if (!other) return []
    const edge = own[direction] ?? 'F'
    const theirs = turned(facts.tiles[other.tile]?.edges ?? 'FFFFFF', other.turn)[(direction + 3) % 6]
    return [{ other, direction, edge, fits: edge === theirs }]
  })
}

/** The turn that joins most roads, so that the first ghost is a good one. */
export function bestTurn(facts: Facts, village: readonly VillageTile[], tile: string, cell: Cell): number {
  const roads = (turn: number): number =>
    touches(facts, village, tile, cell.q, cell.r, turn).filter((one) => one.edge === 'R' && one.fits).length
  return cell.turns.reduce((best, turn) => (roads(turn) > roads(best) ? turn : best), cell.turns[0] ?? 0)
}
