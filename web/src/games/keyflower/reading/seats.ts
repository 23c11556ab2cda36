/** Where each player sits around a tile and the table: you are always below, the others clockwise. */

/** The side of a hexagon for each player, counted clockwise from you. */
const SIDES: Record<number, number[]> = {
  2: [3, 0],
  3: [3, 5, 1],
  4: [3, 5, 0, 1],
  5: [3, 4, 5, 1, 2],
  6: [3, 4, 5, 0, 1, 2],
}

export const sideOf = (seat: number, look: number, seats: number): number =>
  SIDES[seats]?.[(seat - Math.max(look, 0) + seats) % seats] ?? 3

/** Whether a bid below a tile, left or right, has no other beside it. */
export const aloneBelow = (side: number, sides: Set<number>): boolean =>
  (side === 2 || side === 4) && ![2, 3, 4].some((other) => other !== side && sides.has(other))

/** The others, clockwise from you; a spectator sees the first seat as your own one. */
export function others(look: number, seats: number): number[] {
  const first = Math.max(look, 0)
  return Array.from({ length: seats - 1 }, (_, k) => (first + 1 + k) % seats)
}

/** Who passed in a row up to now, before the one whose turn it is. */
export function passed(passes: number, turn: number, seats: number): number[] {
  return turn < 0 ? [] : Array.from({ length: Math.min(passes, seats) }, (_, k) => (turn - 1 - k + seats * 2) % seats)
}

/** Whether the column of the others has a place left for the finder. */
export const roomToFind = (seats: number): boolean => seats === 6 || seats === 2
