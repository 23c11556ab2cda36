/**
 * How large the tiles in the middle of the table are: the market and your own village share one room, one over the
 * other or side by side. They stand in the way in which the tiles of both together are largest; the market gives way
 * so far that its tiles are no larger than those of the village.
 */

export interface PanelSize {
  wide: number
  high: number
}
export interface Rows {
  rows: number
  cols: number
  /** The width of the picture of a tile, in pixels. */
  tile: number
  /** The village stands beside the market, not below it. */
  beside: boolean
}
/** Of a village, in units. */
interface Village {
  w: number
  h: number
}

const LARGEST = 138
/** The market gives way to the village down to this. */
const SMALLEST = 64
/** What the styles put around tiles, in pixels: market.css, layout.css and own_village.css have the same numbers. */
const MARGIN = 28
const BETWEEN = 12
const GAP = 10
const BIDS_AND_NAME = 59
const HEAD = 50
const SECOND_LINE = 34
/** A market with less room inside has a head of two lines. */
const ONE_LINE = 270
const HEAD_OF_VILLAGE = 52
const TWO_HEADS_OF_VILLAGE = 88
const NARROWEST_VILLAGE = 272
/** The picture of a tile is 208 units wide and 182 high. */
const PICTURE = 208
const HIGH = 182 / PICTURE
/** A village counts for so much at least: the market does not shrink with its first tiles. */
const LEAST: Village = { w: 366, h: 362 }
/** The usual way is kept unless the other is so much better. */
const USUAL = 1.12

/** Rows, columns and size for so many tiles and that village; without a height the market scrolls. */
export function rowsOf(count: number, room: PanelSize, village: Village): Rows {
  if (!count || !room.wide) return { rows: Math.max(1, Math.ceil(count / 4)), cols: 4, tile: LARGEST, beside: false }
  if (!room.high) return scrolling(count, room.wide)
  const least = { w: Math.max(village.w, LEAST.w), h: Math.max(village.h, LEAST.h) }
  const ways: (Rows & { both: number })[] = []
  for (let cols = 1; cols <= count; cols++) {
    const rows = Math.ceil(count / cols)
    if (Math.ceil(count / rows) < cols) continue // as many rows with fewer columns
    const above = over(rows, cols, room, least)
    const low = Math.min(above, below(rows, above, room, least))
    ways.push({ rows, cols, tile: above, beside: false, both: Math.sqrt(above * low) })
    const tile = beside(rows, cols, room, least)
    ways.push({ rows, cols, tile, beside: true, both: tile / USUAL })
  }
  const best = ways.reduce((one, other) => (other.both >= one.both ? other : one))
  return { rows: best.rows, cols: best.cols, tile: Math.floor(best.tile), beside: best.beside }
}

/** How large the tiles of a village below such a market are. */
function below(rows: number, tile: number, { wide, high }: PanelSize, village: Village): number {
  const left = high - GAP - HEAD - HEAD_OF_VILLAGE - rows * (BIDS_AND_NAME + HIGH * tile)
  return Math.max(1, Math.min(left / village.h, (wide - MARGIN) / village.w) * PICTURE)
}

/** As large as the width lets them be, and so high that the village below has tiles of the same size. */
function over(rows: number, cols: number, { wide, high }: PanelSize, village: Village): number {
  const left = high - GAP - HEAD - HEAD_OF_VILLAGE - rows * BIDS_AND_NAME
  const both = left / (village.h / PICTURE + rows * HIGH)
  return Math.min(LARGEST, (wide - MARGIN) / cols - BETWEEN, Math.max(both, SMALLEST))
}

/** As high as the rows let them be, and so wide that the village beside them has tiles of the same size. */
function beside(rows: number, cols: number, { wide, high }: PanelSize, village: Village): number {
  const left = wide - GAP - MARGIN - cols * BETWEEN
  const tile = Math.min(
    LARGEST,
    ((high - TWO_HEADS_OF_VILLAGE) * PICTURE) / village.h,
    (left - MARGIN) / (village.w / PICTURE + cols),
    cols > 1 ? (left - NARROWEST_VILLAGE) / cols : 0,
  )
  const under = (head: number): number => Math.min(tile, ((high - head) / rows - BIDS_AND_NAME) / HIGH)
  const narrow = cols * (under(HEAD) + BETWEEN) < ONE_LINE
  return under(HEAD + (narrow ? SECOND_LINE : 0))
}

/** On a phone: columns that a finger can hit, as many as there is room for. */
function scrolling(count: number, wide: number): Rows {
  const cols = Math.max(3, Math.floor(wide / 100))
  const tile = Math.floor(Math.min((wide - BETWEEN) / cols - BETWEEN, 112))
  return { rows: Math.ceil(count / cols), cols, tile, beside: false }
}
