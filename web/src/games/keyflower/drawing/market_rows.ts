/** How the tiles on auction stand in their panel: as few rows as they can be read in, so that the village below has room. */

export interface Rows {
  rows: number
  cols: number
}

const MOST_ROWS = 3

/** Rows and columns for so many tiles in that many pixels; `least` is the narrowest a column may be. */
export function rowsOf(count: number, wide: number, least: number): Rows {
  if (!count || !wide) return { rows: Math.max(1, Math.ceil(count / 4)), cols: 4 }
  for (let rows = 1; rows < MOST_ROWS; rows++) {
    const cols = Math.ceil(count / rows)
    if (wide / cols >= least) return { rows, cols }
  }
  return { rows: MOST_ROWS, cols: Math.ceil(count / MOST_ROWS) }
}
