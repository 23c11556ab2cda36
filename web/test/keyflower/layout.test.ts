import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../src/games/keyflower/drawing/market_rows.ts'

describe('the market', () => {
  it('stands in one row when there is room, so that the village below is larger', () => {
    expect(rowsOf(6, 740, 116)).toEqual({ rows: 1, cols: 6 })
    expect(rowsOf(8, 740, 116)).toEqual({ rows: 2, cols: 4 })
    expect(rowsOf(8, 1200, 116)).toEqual({ rows: 1, cols: 8 })
    expect(rowsOf(12, 660, 96)).toEqual({ rows: 2, cols: 6 })
  })
  it('never has more than three rows', () => {
    expect(rowsOf(12, 200, 96)).toEqual({ rows: 3, cols: 4 })
  })
  it('has a shape before it was measured, and when it is empty', () => {
    expect(rowsOf(8, 0, 116)).toEqual({ rows: 2, cols: 4 })
    expect(rowsOf(0, 500, 116)).toEqual({ rows: 1, cols: 4 })
  })
})
