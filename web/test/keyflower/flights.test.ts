// What travels, rings and sounds when something happens.
import { describe, expect, it } from 'vitest'
import { shownBy } from '../../src/games/keyflower/animation/flights.ts'
import type { Step } from '../../src/lib/table/contract.ts'

const step = (...facts: Record<string, unknown>[]): Step => ({
  v: 1,
  at: 0,
  events: facts.map((one) => ({ facts: one, words: '' })),
})
const NONE = new Set<string>()

describe('a bid', () => {
  const bid = { kind: 'bid', seat: 1, tile: 'inn', workers: { red: 2 }, total: 2 }
  it('comes from the head of who bids, or from your own pile', () => {
    expect(shownBy([step(bid)], 0, NONE).flights).toEqual([
      { icon: 'w-red', n: 2, from: '[data-person="1"], [data-strip="1"]', to: '[data-tile="inn"]' },
    ])
    expect(shownBy([step(bid)], 1, NONE).flights[0]?.from).toBe('[data-pile="red"], .hand')
  })
  it('knocks low when it beats your own bid, else by the number of workers', () => {
    expect(shownBy([step(bid)], 0, new Set(['inn'])).sounds).toEqual([['outbid', 1]])
    expect(shownBy([step(bid)], 0, NONE).sounds).toEqual([['piece', 2]])
  })
})

describe('other things', () => {
  it('goods made elsewhere go to the home, goods made at home stay', () => {
    const use = { kind: 'use', seat: 0, tile: 'inn', workers: { blue: 1 } }
    const made = (tile: string): Step => step(use, { kind: 'made', seat: 0, resource: 'wood', count: 2, tile })
    expect(shownBy([made('home_1')], 0, NONE).flights[1]).toEqual({
      icon: 'wood',
      n: 2,
      from: '[data-tile="inn"]',
      to: '[data-tile="home_1"]',
    })
    expect(shownBy([made('inn')], 0, NONE).flights).toHaveLength(1)
  })
  it('the gold of a boat goes from the harbour to the home', () => {
    const gold = { kind: 'brought-gold', seat: 1, boat: 'boat_keyflower_ii', tile: 'home_2', count: 3 }
    expect(shownBy([step(gold)], 0, NONE).flights).toEqual([
      { icon: 'gold', n: 3, from: '.kf-harbour', to: '[data-tile="home_2"]' },
    ])
  })
  it('a tile that is placed travels from the market to the village, and gets a ring', () => {
    const shown = shownBy([step({ kind: 'placed', seat: 1, tile: 'inn', q: 0, r: 1, turn: 0 })], 0, NONE)
    expect(shown.rings).toEqual(['inn'])
    expect(shown.flights).toMatchObject([{ to: '.vil [data-tile="inn"]', itself: true }])
    expect(shown.flights[0]?.from).toMatch(/^\.market \[data-tile="inn"\], /)
  })
  it('at the end of a season bids go back, into the bag, and workers go home', () => {
    const end = step(
      { kind: 'bid-returned', seat: 0, tile: 'inn', workers: { red: 1 } },
      { kind: 'won', seat: 1, tile: 'inn', workers: { blue: 1 }, bid: { red: 2 } },
      { kind: 'collected', seat: 0, workers: { green: 1 } },
    )
    const { flights, touched } = shownBy([end], 0, NONE)
    expect(flights.map(({ icon, n, to }) => [icon, n, to])).toEqual([
      ['w-red', 1, '.hand'],
      ['w-red', 2, '.stock > span'],
      ['w-blue', 1, '[data-person="1"], [data-strip="1"]'],
      ['w-green', 1, '.hand'],
    ])
    expect(touched).toEqual(['inn', 'inn'])
  })
  it('not everything of a long season end flies', () => {
    const moves = Array.from({ length: 30 }, () => ({ kind: 'moved', seat: 0, resource: 'gold', from: 'a', to: 'b' }))
    expect(shownBy([step(...moves)], 0, NONE).flights.length).toBeLessThan(10)
  })
})
