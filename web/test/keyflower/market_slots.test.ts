// The places of the market: what was won stays where it lay, what was placed or unsold leaves its place empty.
import { describe, expect, it } from 'vitest'
import { GONE, slotsOf } from '../../src/games/keyflower/reading/market_slots.ts'
import { viewOf } from './scenes.ts'

const AFTER = { ...viewOf('crowd'), market: [] }
const won = (places: Record<number, string[]>) => ({
  ...AFTER,
  players: AFTER.players.map((one) => ({ ...one, to_place: places[one.seat] ?? [] })),
})
const shown = (slots: ReturnType<typeof slotsOf>) => slots.map(({ lot, won: seat }) => [lot.tile, seat])

describe('the places of the market', () => {
  it('are the tiles on auction as they are', () => {
    const view = viewOf('crowd')
    const slots = slotsOf(view, ['inn', 'forge'])
    expect(slots.map((one) => one.lot)).toEqual(view.market)
    expect(slots.every((one) => one.won === -1)).toBe(true)
  })
  it('keep what was won in its place', () => {
    expect(shown(slotsOf(won({ 2: ['inn'], 0: ['well', 'barn'] }), ['well', 'fair', 'inn', 'barn']))).toEqual([
      ['well', 0],
      ['fair', GONE],
      ['inn', 2],
      ['barn', 0],
    ])
  })
  it('hold what was won since, after what lay there', () => {
    expect(shown(slotsOf(won({ 1: ['forge', 'inn'] }), ['inn', 'fair']))).toEqual([
      ['inn', 1],
      ['fair', GONE],
      ['forge', 1],
    ])
  })
  it('forget the tiles of another season', () => {
    expect(shown(slotsOf(won({ 3: ['forge'] }), ['keywood', 'miner']))).toEqual([['forge', 3]])
  })
  it('are none when all is placed and nothing is laid out', () => {
    expect(slotsOf(AFTER, ['keywood', 'miner'])).toEqual([])
  })
  it('show a summer boat on the side that was won', () => {
    const view = won({ 1: ['summer_boat_2', 'summer_boat_4'] })
    view.players[1] = { ...view.players[1]!, powers: [], sides: { summer_boat_2: 1, summer_boat_4: 0 } }
    expect(slotsOf(view, []).map((slot) => slot.lot.side)).toEqual([1, 0])
  })
})
