// What stays the same object between two positions, and that nothing of the new one is lost.
import { describe, expect, it } from 'vitest'
import { kept } from '../src/lib/table/unchanged.ts'

const copy = <T>(one: T): T => JSON.parse(JSON.stringify(one)) as T

describe('kept', () => {
  const old = {
    season: 'spring',
    market: [
      { tile: 'inn', bids: [] as number[] },
      { tile: 'well', bids: [1] },
    ],
    own: { red: 2 },
    none: null,
  }

  it('is the old one if nothing changed', () => {
    expect(kept(old, copy(old))).toBe(old)
  })
  it('keeps every part that did not change, and only those', () => {
    const now = copy(old)
    now.market[0]!.bids.push(3)
    const got = kept(old, now)
    expect(got).toEqual({ ...old, market: [{ tile: 'inn', bids: [3] }, old.market[1]] })
    expect(got.market).not.toBe(old.market)
    expect(got.market[1]).toBe(old.market[1])
    expect(got.own).toBe(old.own)
    expect(old.market[0]!.bids).toEqual([])
  })
  it('notices what came, what went and what became another kind of thing', () => {
    expect(kept({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 })
    expect(kept({ a: 1 }, { a: 1, b: undefined })).toHaveProperty('b')
    expect(kept({ a: 1, b: undefined }, { a: 1, c: undefined })).toHaveProperty('c')
    expect(kept([1, 2, 3], [1, 2])).toEqual([1, 2])
    expect(kept({ 0: 1 }, [1])).toEqual([1])
    expect(kept({ a: [] }, { a: {} })).toEqual({ a: {} })
    expect(kept({ a: null }, { a: { b: 1 } })).toEqual({ a: { b: 1 } })
    expect(kept(null, old)).toBe(old)
  })
})
