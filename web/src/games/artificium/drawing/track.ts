/** Which part of the score track is shown, and where markers stand. */
export interface MarkerPlace {
  seat: number
  /** The score, not the cell. */
  at: number
  /** The row above the cell, counted from 0. */
  row: number
  /** Places beside the middle of the cell: -0.5, 0 or 0.5 of a marker. */
  side: number
  /** Whether others stand there too: then all of them are small. */
  shared: boolean
}

/** The first score of a window of that size which shows as many markers as it can, the last one for certain. */
export function windowOf(scores: readonly number[], size: number, tens = 5): number {
  const most = Math.max(0, ...scores)
  const least = Math.min(most, ...scores)
  const room = size - tens
  const start = most - least <= room ? least : most - room
  const first = Math.floor(Math.max(0, start) / tens) * tens
  return most <= size - 1 ? 0 : Math.max(0, first)
}

/** Markers that share a cell stack upwards, two in a row; your own one stands lowest. */
export function stacked(scores: readonly number[], own: number): MarkerPlace[] {
  const order = scores.map((_, seat) => seat).sort((a, b) => Number(b === own) - Number(a === own) || a - b)
  const on = new Map<number, number>()
  return order.map((seat) => {
    const at = scores[seat] ?? 0
    const all = scores.filter((one) => one === at).length
    const k = on.get(at) ?? 0
    on.set(at, k + 1)
    const alone = k === all - 1 && k % 2 === 0
    return { seat, at, row: Math.floor(k / 2), side: alone ? 0 : (k % 2) - 0.5, shared: all > 1 }
  })
}
