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

/** Above and below a tile: the sides from left to right. */
const ABOVE = [5, 0, 1]
const BELOW = [4, 3, 2]
/** The corner at the other end of a tile. */
const ACROSS: Record<number, number> = { 1: 2, 2: 1, 4: 5, 5: 4 }
export interface ChipPlace {
  /** The side where the chip stands. */
  side: number
  /** Beside another one: each takes half of the room. */
  paired: boolean
}

/**
 * Where bids from these sides stand around a tile: each at its own side, but one in a corner gives way to the
 * other end of the tile where there are fewer; of two that stay in a row one goes left and one right. So none
 * lies on another.
 */
export function placesAround(sides: Set<number>): Map<number, ChipPlace> {
  const above = ABOVE.filter((side) => sides.has(side))
  const below = BELOW.filter((side) => sides.has(side))
  const even = (row: number[], other: number[]): void => {
    while (row.length > other.length + 1) {
      const at = row.findLastIndex((side) => side in ACROSS)
      other.push(...row.splice(at, 1))
    }
  }
  even(above, below)
  even(below, above)
  const found = new Map<number, ChipPlace>()
  for (const [row, places] of [
    [above, ABOVE],
    [below, BELOW],
  ] as const) {
    const [first, second] = row
    if (row.length === 2 && first !== undefined && second !== undefined) {
      found.set(first, { side: places[0] ?? first, paired: true })
      found.set(second, { side: places[2] ?? second, paired: true })
    } else
      for (const side of row)
        found.set(side, { side: places.includes(side) ? side : (ACROSS[side] ?? side), paired: false })
  }
  return found
}

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
