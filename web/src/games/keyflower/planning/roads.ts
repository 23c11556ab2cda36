/**
 * Ways along the roads of one village, for moving a good several tiles with one gesture. Each step is still an option
 * of its own.
 */
import { DIRECTIONS, cellKey, turned } from '../drawing/hex.ts'
import type { Facts, VillageTile } from '../types.ts'

/**
 * The tiles that goods may pass to from each tile: road to road, or across any edge but water with boat 2a (KF-6.2,
 * KF-9.1).
 */
export function links(facts: Facts, village: readonly VillageTile[], powers: readonly string[]): Map<string, string[]> {
  const at = new Map(village.map((one) => [cellKey(one.q, one.r), one]))
  const edges = new Map(village.map((one) => [one.tile, turned(facts.tiles[one.tile]?.edges ?? 'FFFFFF', one.turn)]))
  const free = powers.includes('2a')
  const open = (edge: string | undefined): boolean => (free ? edge !== 'W' : edge === 'R')
  return new Map(
    village.map((one) => {
      const next = DIRECTIONS.flatMap(([dq, dr], d) => {
        const other = at.get(cellKey(one.q + dq, one.r + dr))
        return other && open(edges.get(one.tile)?.[d]) && open(edges.get(other.tile)?.[(d + 3) % 6]) ? [other.tile] : []
      })
      return [one.tile, next]
    }),
  )
}

/** The shortest way from a tile to every other that can be reached in so many steps; without the start itself. */
export function shortestRoutes(graph: Map<string, string[]>, from: string, steps: number): Map<string, string[]> {
  const found = new Map<string, string[]>([[from, []]])
  let edge = [from]
  for (let k = 0; k < steps; k++) {
    const next: string[] = []
    for (const tile of edge) {
      for (const other of graph.get(tile) ?? []) {
        if (found.has(other)) continue
        found.set(other, [...(found.get(tile) ?? []), other])
        next.push(other)
      }
    }
    edge = next
  }
  found.delete(from)
  return found
}
