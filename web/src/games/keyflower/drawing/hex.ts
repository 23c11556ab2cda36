/**
 * Flat-top hexagons, radius 100: corners, cells, edges. Directions 0..5 are N NE SE S SW NW, as in the printed facts.
 */

export const R = 100
export const H = 86.6025
const CORNERS: readonly [number, number][] = [
  [-50, -H],
  [50, -H],
  [100, 0],
  [50, H],
  [-50, H],
  [-100, 0],
]
export const DIRECTIONS: readonly [number, number][] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
]

export const short = (n: number): string => String(Math.round(n * 10) / 10)

/** The points of a hexagon k times as large. */
export const hexagon = (k: number): string => CORNERS.map(([x, y]) => `${short(x * k)},${short(y * k)}`).join(' ')

/** The middle of a cell. */
export const middle = (q: number, r: number): [number, number] => [1.5 * R * q, Math.sqrt(3) * R * (r + q / 2)]

/** The middle of an edge, seen from the middle of its cell. */
export function edgeMiddle(d: number, far = H): [number, number] {
  return [Math.sin((d * Math.PI) / 3) * far, -Math.cos((d * Math.PI) / 3) * far]
}

/** The edges of a tile as it lies: turned clockwise by sixths. */
export const turned = (edges: string, turn: number): string[] =>
  [0, 1, 2, 3, 4, 5].map((d) => edges[(d - turn + 6) % 6] ?? 'F')

export const cellKey = (q: number, r: number): string => `${q},${r}`

/** The frame around cells, with room for what stands out. */
export function frameOf(
  cells: { q: number; r: number }[],
  pad: number,
): { x: number; y: number; w: number; h: number } {
  const spots = cells.length ? cells.map((c) => middle(c.q, c.r)) : [[0, 0] as [number, number]]
  const xs = spots.map((p) => p[0])
  const ys = spots.map((p) => p[1])
  const x = Math.min(...xs) - R - pad
  const y = Math.min(...ys) - H - pad
  return { x, y, w: Math.max(...xs) + R + pad - x, h: Math.max(...ys) + H + pad - y }
}

/** Numbers between 0 and 1 that are the same for the same word, so that a tile always looks the same. */
export function seededNumbers(word: string): () => number {
  let h = 2166136261
  for (const letter of word) h = Math.imul(h ^ letter.charCodeAt(0), 16777619)
  return () => {
    h = Math.imul(h ^ (h >>> 15), 2246822507) ^ Math.imul(h ^ (h >>> 13), 3266489909)
    return (h >>> 0) / 4294967296
  }
}
