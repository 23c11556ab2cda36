// Tiles as pictures: every printed side can be drawn, and what matters is in the drawing.
import { describe, expect, it } from 'vitest'
import { ground } from '../../src/games/keyflower/drawing/ground.ts'
import { turned } from '../../src/games/keyflower/drawing/hex.ts'
import { workerGroupsOf, goodSpots, isFull } from '../../src/games/keyflower/drawing/pieces.ts'
import { face } from '../../src/games/keyflower/drawing/tile.ts'
import { tokensOf } from '../../src/games/keyflower/drawing/tokens.ts'
import { FACTS } from './scenes.ts'

const ids = Object.keys(FACTS.tiles)

describe('every tile', () => {
  it.each(ids)('%s is drawn on both sides in every detail', (id) => {
    const tile = FACTS.tiles[id]!
    for (const side of tile.faces.map((_, k) => k)) {
      for (const detail of ['l', 'm', 's'] as const) {
        const svg = ground(id, tile, side, 0, detail) + face(tile, { side, detail })
        expect(svg).not.toMatch(/undefined|NaN|null|style=/)
        expect(svg.match(/<g\b/g)?.length ?? 0).toBe(svg.match(/<\/g>/g)?.length ?? 0)
      }
      if (tile.kind !== 'order') expect(tokensOf(tile, side).length).toBeGreaterThan(0)
    }
  })
})

describe('what is drawn', () => {
  const carpenter = FACTS.tiles['carpenter']!
  it('shows price, gain and cost of the side that is up', () => {
    expect(tokensOf(carpenter, 0).map((t) => t.icon ?? t.op)).toEqual(['saw', '→', 'wood', 'wood', 'wood'])
    expect(face(carpenter, { side: 0, detail: 'l' })).toContain('stroke-dasharray')
    expect(face(carpenter, { side: 0, detail: 'l', payable: true })).toContain('var(--pay)')
    expect(face(carpenter, { side: 1, detail: 'l' })).not.toContain('var(--pay)')
  })
  it('has the letter of a boat in both alphabets, and shows one', () => {
    const [boat] = ids.filter((id) => FACTS.tiles[id]?.kind === 'summer_boat')
    const drawn = face(FACTS.tiles[boat!]!, { side: 1, detail: 'l' })
    expect(drawn).toMatch(/<tspan class="kt-latin">b<.*<tspan class="kt-cyrillic" display="none">б</)
  })
  it('turns edges clockwise', () => {
    expect(turned('RFFFFF', 0).indexOf('R')).toBe(0)
    expect(turned('RFFFFF', 2).indexOf('R')).toBe(2)
  })
  it('has the same ground for the same tile and another when it is turned', () => {
    expect(ground('carpenter', carpenter, 0, 1, 'l')).toBe(ground('carpenter', carpenter, 0, 1, 'l'))
    expect(ground('carpenter', carpenter, 0, 1, 'l')).not.toBe(ground('carpenter', carpenter, 0, 2, 'l'))
  })
})

describe('pieces', () => {
  it('parts the last use from those before', () => {
    const placed = { tile: 'inn', side: 0, colour: 'red', workers: { red: 5 }, used: 3 } as const
    expect(workerGroupsOf(placed)).toEqual([
      { colour: 'red', n: 2, lying: false },
      { colour: 'red', n: 3, lying: false },
    ])
  })
  it('lays workers of another colour down', () => {
    const placed = { tile: 'inn', side: 0, colour: 'red', workers: { red: 1, blue: 2 }, used: 2 } as const
    expect(workerGroupsOf(placed).map((one) => one.lying)).toEqual([false, true])
  })
  it.each([
    [1, 1, false],
    [2, 2, false],
    [3, 3, true],
    [5, 3, true],
    [6, 6, true],
    [3, 2, false],
  ])('with %i workers, the last %i: full is %s (KF-5.2)', (n, used, full) => {
    expect(isFull({ tile: 'inn', side: 0, workers: { red: n }, used })).toBe(full)
  })
  it('leaves room for a finger on each kind of goods', () => {
    const spots = goodSpots({ wood: 1, iron: 2, gold: 7 }, false)
    expect(spots.map((one) => one.good)).toEqual(['gold', 'iron', 'wood'])
    for (const spot of spots) expect(spot.w).toBeGreaterThanOrEqual(34)
  })
})
