import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../src/games/keyflower/drawing/market_rows.ts'

const SMALL = { w: 516, h: 362 }
const TOWER = { w: 366, h: 896 }
const shape = (count: number, wide: number, high: number, village = SMALL): [number, number, boolean] => {
  const { rows, cols, beside } = rowsOf(count, { wide, high }, village)
  return [rows, cols, beside]
}

describe('the market', () => {
  it('stands over the village in the rows in which tiles are largest', () => {
    expect(shape(8, 780, 690)).toEqual([2, 4, false])
    expect(shape(12, 600, 760)).toEqual([3, 4, false])
    expect(shape(8, 1300, 700)).toEqual([1, 8, false])
  })
  it('stands beside it where the room is low, or the village high', () => {
    expect(shape(7, 700, 500)).toEqual([3, 3, true])
    expect(shape(8, 780, 690, TOWER)[2]).toBe(true)
  })
  it('leaves the village room for tiles as large as its own', () => {
    for (const wide of [500, 700, 900])
      for (const high of [400, 500, 600, 700, 900])
        for (const village of [SMALL, { w: 666, h: 535 }, TOWER]) {
          const { rows, cols, tile, beside } = rowsOf(8, { wide, high }, village)
          if (tile === 64) continue
          const left = beside
            ? { w: wide - 10 - 28 - cols * (tile + 12) - 28, h: high - 88 }
            : { w: wide - 28, h: high - 112 - rows * (59 + tile * 0.875) }
          expect(Math.min(left.w / village.w, left.h / village.h) * 208).toBeGreaterThanOrEqual(
            Math.min(tile, ((wide - 28) / village.w) * 208) - 1,
          )
        }
  })
  it('gives way for a large village: the tiles of both count', () => {
    const full = rowsOf(10, { wide: 660, high: 500 }, { w: 800, h: 700 })
    expect(full).toMatchObject({ rows: 3, cols: 4, beside: true })
    expect(full.tile).toBeGreaterThan(64) // over one another: 64 in the market, 47 in the village
  })
  it('counts the second line of a head that is narrower inside than 270 pixels', () => {
    // Six tiles beside the village of a winter with six players at 1024x768: the last name stood below the panel.
    const { rows, cols, tile, beside } = rowsOf(6, { wide: 719, high: 546 }, { w: 516, h: 670 })
    expect(beside).toBe(true)
    const head = cols * (tile + 12) < 270 ? 84 : 50
    expect(head + rows * (59 + tile * 0.875)).toBeLessThanOrEqual(546)
  })
  it('scrolls on a phone, with columns for a finger', () => {
    expect(rowsOf(8, { wide: 360, high: 0 }, SMALL)).toMatchObject({ rows: 3, cols: 3, tile: 104 })
    expect(rowsOf(8, { wide: 520, high: 0 }, SMALL)).toMatchObject({ cols: 5 })
  })
  it('has a shape before it was measured, and when it is empty', () => {
    expect(rowsOf(8, { wide: 0, high: 0 }, SMALL)).toMatchObject({ rows: 2, cols: 4 })
    expect(rowsOf(0, { wide: 500, high: 500 }, SMALL)).toMatchObject({ rows: 1, cols: 4 })
  })
})
