// What the end of a season brought, read from the steps of the table.
import { describe, expect, it } from 'vitest'
import { endsSeason, isNews, lastSeasonEnd, withEnd } from '../../src/games/keyflower/reading/season_end.ts'
import type { Step } from '../../src/lib/table/contract.ts'

const step = (v: number, ...facts: Record<string, unknown>[]): Step => ({
  v,
  at: 0,
  events: facts.map((one) => ({ facts: one, words: `${String(one['kind'])} ${v}` })),
})
const bid = step(4, { kind: 'bid', seat: 1, tile: 'inn', workers: { red: 2 } })
const pass = step(
  5,
  { kind: 'passed', seat: 0 },
  { kind: 'bid-returned', seat: 0, tile: 'inn', workers: { red: 1 } },
  { kind: 'bid-returned', seat: 0, tile: 'mill', workers: { red: 1, blue: 1 } },
  { kind: 'unsold', seat: -1, tile: 'ferry', workers: {} },
  { kind: 'won', seat: 1, tile: 'inn', workers: { blue: 1 }, bid: { red: 2 } },
  { kind: 'collected', seat: 0, workers: { green: 1 } },
  { kind: 'order-won', seat: 1, tile: 'order_1', bid: { red: 1 } },
  { kind: 'start-player', seat: 1, won: true },
)
const boat = (v: number, seat: number): Step =>
  step(v, { kind: 'boarded', seat, boat: `boat ${seat}`, workers: { red: 1 }, skills: { saw: 1 } })
const summer = step(
  8,
  { kind: 'placed', seat: 1, tile: 'inn' },
  { kind: 'season', seat: -1, season: 'summer', start: 1 },
)

describe('the end of a season', () => {
  it('tells who won what with which bid, and whose workers come back', () => {
    expect([bid, pass].map(endsSeason)).toEqual([false, true])
    expect(lastSeasonEnd([bid], 'spring')).toBeNull()
    expect(lastSeasonEnd([bid, pass], 'spring')).toMatchObject({
      season: 'spring',
      v: 5,
      sold: [{ tile: 'inn', seat: 1, bid: { red: 2 }, workers: { blue: 1 } }],
      unsold: [{ tile: 'ferry' }],
      returned: [{ seat: 0, bids: { red: 2, blue: 1 }, village: { green: 1 } }],
      orders: [{ tile: 'order_1', seat: 1 }],
      boats: [],
      start: 1,
    })
  })

  it('gathers the boats as they are taken, and knows its season when the next has begun', () => {
    const end = lastSeasonEnd([bid, pass, boat(6, 1), boat(7, 0), summer, boat(9, 1)], 'summer')
    expect(end?.season).toBe('spring')
    expect(end?.boats.map((one) => [one.seat, one.cargo])).toEqual([
      [1, { red: 1, saw: 1 }],
      [0, { red: 1, saw: 1 }],
    ])
  })

  it('stays in the news when the last boat falls to whoever reads them, until they have played in the next season', () => {
    const all = [bid, pass, boat(6, 1), boat(7, 0)]
    const end = lastSeasonEnd(all, 'spring')!
    expect(isNews(end, all, 0)).toBe(true)
    expect(withEnd([summer], end).map((one) => one.v)).toEqual([5, 6, 7, 8])
    expect(isNews(end, [...all, summer, step(9, { kind: 'bid', seat: 1 })], 0)).toBe(true)
    expect(isNews(end, [...all, summer, step(9, { kind: 'passed', seat: 0 })], 0)).toBe(false)
  })
})
