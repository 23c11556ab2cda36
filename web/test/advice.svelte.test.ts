import { describe, expect, it } from 'vitest'
import { leftAfter } from '../src/lib/advice/advice.svelte.ts'
import { comesTo, selectorsOf } from '../src/games/artificium/advice/advised.ts'
import { changesOf } from '../src/games/keyflower/advice/changes.ts'
import type { View } from '../src/games/keyflower/types.ts'

describe('how many hints are left', () => {
  const budget = { left: 2, most: 5, every: 10, seconds: 2, next: 4 }

  it('counts the time since it was received', () => {
    expect(leftAfter(budget, 0)).toEqual({ left: 2, most: 5, next: 4 })
    expect(leftAfter(budget, 3.2)).toEqual({ left: 2, most: 5, next: 1 })
    expect(leftAfter(budget, 4)).toEqual({ left: 3, most: 5, next: 10 })
    expect(leftAfter(budget, 15)).toEqual({ left: 4, most: 5, next: 9 })
    expect(leftAfter(budget, 500)).toEqual({ left: 5, most: 5, next: 0 })
  })

  it('stays full where none is missing', () => {
    expect(leftAfter({ left: 5, most: 5, every: 10, seconds: 2 }, 99)).toEqual({ left: 5, most: 5, next: 0 })
  })
})

describe('what a suggestion changes on the table of Keyflower', () => {
  const lot = { tile: 'smelter', side: 0, bids: [{ seat: 1, count: 1, colour: 'red', lying: false }] }
  const home = { tile: 'home_1', side: 0, q: 0, r: 0, turn: 0, goods: { wood: 1 } }
  const mine = { tile: 'miner', side: 0, q: 1, r: 0, turn: 0, goods: {} }
  const view = (market: unknown[], village: unknown[]): View =>
    ({ market, orders: [], boats: [], players: [{ seat: 0, village }] }) as unknown as View
  const before = view([lot], [home, mine])

  it('finds the bid that would lie there', () => {
    const bid = { seat: 0, count: 2, colour: 'red', lying: false }
    const after = view([{ ...lot, bids: [...lot.bids, bid] }], [home, mine])
    const found = changesOf(['bid smelter', 'send 2 red'], before, after, 0)
    expect(found.bids.get('smelter')).toEqual(bid)
    expect([...found.named]).toEqual(['smelter'])
    expect(found.tiles.size).toBe(0)
    expect(found.area).toBe('market')
  })

  it('finds goods that travel, what lies afterwards, and tiles that are turned over', () => {
    const texts = ['move wood home_1 miner', 'move wood home_1 miner', 'upgrade miner', 'done']
    const after = view(
      [lot],
      [
        { ...home, goods: {} },
        { ...mine, side: 1 },
      ],
    )
    const found = changesOf(texts, before, after, 0)
    expect(found.legs).toEqual([{ good: 'wood', from: 'home_1', to: 'miner', count: 2 }])
    expect([...found.tiles.keys()]).toEqual(['home_1', 'miner'])
    expect(found.area).toBe('villages')
    expect(found.selectors).toContain('[data-do=act]')
  })

  it('knows tiles to be placed, boats and picks before anybody has tried them', () => {
    expect(changesOf(['place smelter 1,-1 4'], before, null, 0).placed).toEqual([
      { tile: 'smelter', q: 1, r: -1, turn: 4 },
    ])
    expect(changesOf(['board keythedral'], before, null, 0).selectors).toEqual(['[data-boat="keythedral"]'])
    expect(changesOf(['choose a b'], before, null, 0).selectors).toEqual(['[data-pick="a"]', '[data-pick="b"]'])
    expect(changesOf(['pass'], before, null, 0).selectors).toEqual(['[data-do=pass]'])
  })
})

describe('what a suggestion means on the table of Artificium', () => {
  it('names cards of the hand one by one, and trades as often as they are made', () => {
    expect(selectorsOf(['discard farm', 'discard farm', 'done'])).toEqual([
      '.hand [data-at="farm.0"]',
      '.hand [data-at="farm.1"]',
      '[data-do=act]',
    ])
    const trades = selectorsOf(['apply', 'buy coal', 'buy coal', 'done'])
    expect(trades.filter((one) => one === '[data-trade="buy coal"]')).toHaveLength(2)
    expect(trades[0]).toBe('[data-action=apply]')
  })

  it('lays each card of a swap where the other one is', () => {
    const shown = { hint: { texts: ['swap farm castle'] }, after: null }
    expect([comesTo(shown, 'farm.0'), comesTo(shown, 'market.castle'), comesTo(shown, 'farm.1')]).toEqual([
      'castle',
      'farm',
      '',
    ])
    expect(comesTo(null, 'farm.0')).toBe('')
  })
})
