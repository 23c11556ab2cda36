// Reading options: groups, places, roads, points.
import { describe, expect, it } from 'vitest'
import {
  coloursOf,
  countsOf,
  fits,
  leading,
  losing,
  readFollow,
} from '../../src/games/keyflower/planning/worker_groups.ts'
import { helpedFollow } from '../../src/games/keyflower/reading/play_aids.ts'
import { around, bestTurn, cellsOf, touches } from '../../src/games/keyflower/planning/cells.ts'
import { categoryOf, grouped, printed, sums } from '../../src/games/keyflower/reading/points.ts'
import { links, shortestRoutes } from '../../src/games/keyflower/planning/roads.ts'
import { others, passed, placesAround, sideOf } from '../../src/games/keyflower/reading/seats.ts'
import { nearest } from '../../src/games/keyflower/keyboard/arrow_keys.ts'
import { FACTS, sceneOf, viewOf } from './scenes.ts'

describe('groups', () => {
  const follow = readFollow(['join barn', 'send', 'send 1 red', 'send 2 red', 'send 2 blue', 'add 1 blue'])
  it('are read from the texts', () => {
    expect(follow.joins).toEqual(['barn'])
    expect(coloursOf(follow)).toEqual(['blue', 'red'])
    expect(countsOf(follow, 'red')).toEqual([1, 2])
    expect(countsOf(follow, '')).toEqual([0])
  })
  it('fit what is picked, and only that', () => {
    expect(fits(follow, 'red', 2)).toBe(true)
    expect(fits(follow, 'red', 3)).toBe(false)
    expect(fits(follow, 'green', 0)).toBe(false)
    expect(fits(follow, '', 2)).toBe(true)
  })
  it('of the helps agree with what the server offers next, in a whole position', () => {
    const { options, follow: next = {} } = sceneOf('crowd')
    expect(options.length).toBeGreaterThan(20)
    const helps = {
      bids: [{ tile: 'fair', can: true, need: 1, leads: false, colours: ['blue', 'red'] as ('blue' | 'red')[] }],
    }
    const own = { blue: 2, red: 1 }
    expect(helpedFollow(helps, 'fair', 'bid', own, [])?.sends).toEqual([
      { colour: 'blue', count: 1 },
      { colour: 'blue', count: 2 },
      { colour: 'red', count: 1 },
    ])
    expect(helpedFollow(helps, 'inn', 'bid', own, [])).toBeUndefined()
    expect(Object.keys(next).length).toBeGreaterThan(20)
  })
})

describe('bids', () => {
  const bids = [
    { seat: 0, count: 1, colour: 'red', lying: false },
    { seat: 2, count: 3, colour: 'red', lying: false },
  ] as const
  it('the largest leads, your own smaller one may move', () => {
    expect(leading([...bids])?.seat).toBe(2)
    const lot = { tile: 'inn', side: 0, bids: [...bids] }
    expect(losing([lot], 0).map((one) => one.tile)).toEqual(['inn'])
    expect(losing([lot], 2)).toEqual([])
  })
})

describe('placing', () => {
  const scene = sceneOf('place')
  const view = viewOf('place')
  const village = view.players[scene.look]!.village
  const cells = cellsOf(scene.options)
  it('has a cell for each place and all turns that fit', () => {
    expect(cells.reduce((sum, one) => sum + one.turns.length, 0)).toBe(scene.options.length)
  })
  it('offers only edges that match, and cells beside the village', () => {
    const free = new Set(around(village).map((one) => `${one.q},${one.r}`))
    for (const cell of cells) {
      expect(free.has(`${cell.q},${cell.r}`)).toBe(true)
      for (const turn of cell.turns) {
        const edges = touches(FACTS, village, 'forge', cell.q, cell.r, turn)
        expect(edges.length).toBeGreaterThan(0)
        expect(edges.every((one) => one.fits)).toBe(true)
      }
    }
  })
  it('begins with a turn that joins a road where one does', () => {
    for (const cell of cells) {
      const roads = (turn: number) =>
        touches(FACTS, village, 'forge', cell.q, cell.r, turn).filter((one) => one.edge === 'R').length
      expect(roads(bestTurn(FACTS, village, 'forge', cell))).toBe(Math.max(...cell.turns.map(roads)))
    }
  })
})

describe('roads', () => {
  it('agree with the moves that the server offers', () => {
    const scene = sceneOf('transport')
    const village = viewOf('transport').players[scene.look]!.village
    const graph = links(FACTS, village, [])
    const moves = scene.options.filter((one) => one.startsWith('move')).map((one) => one.split(' '))
    const expected = village.flatMap((one) =>
      Object.keys(one.goods ?? {}).flatMap((good) =>
        (graph.get(one.tile) ?? []).map((to) => `move ${good} ${one.tile} ${to}`),
      ),
    )
    expect(moves.map((one) => one.join(' ')).sort()).toEqual(expected.sort())
  })
  it('find the shortest way and no further than the points reach', () => {
    const graph = new Map([
      ['a', ['b', 'c']],
      ['b', ['a', 'd']],
      ['c', ['a']],
      ['d', ['b', 'e']],
      ['e', ['d']],
    ])
    expect(shortestRoutes(graph, 'a', 2)).toEqual(
      new Map([
        ['b', ['b']],
        ['c', ['c']],
        ['d', ['b', 'd']],
      ]),
    )
  })
})

describe('points', () => {
  const view = viewOf('over')
  it('of all categories add up to the total', () => {
    for (const one of view.explained!) expect(Object.values(sums(FACTS, one)).reduce((a, b) => a + b)).toBe(one.total)
  })
  it('printed ones are drawn together', () => {
    for (const one of view.explained!) {
      const rows = grouped(FACTS, one)
      expect(rows.filter((row) => row.category === 'printed').length).toBeLessThanOrEqual(1)
      expect(rows.reduce((sum, row) => sum + row.points, 0)).toBe(one.total)
    }
  })
  it('that are printed agree with the explanation', () => {
    for (const one of view.explained!) {
      const flip = one.flipped ? 100 : 0
      const said = one.lines.filter((line) => line.what === 'printed').reduce((sum, line) => sum + line.points, 0)
      if (!flip) expect(printed(FACTS, view.players[one.seat]!.village)).toBe(said)
    }
  })
  it('know a boat from a winter tile', () => {
    expect(categoryOf(FACTS, { what: 'transport', tile: 'boat_keyflower', points: 1, times: 1 })).toBe('boats')
    expect(categoryOf(FACTS, { what: 'sets', tile: 'jeweller', points: 1, times: 1 })).toBe('winter')
    expect(categoryOf(FACTS, { what: 'leftover', tile: '', points: 1, times: 1 })).toBe('gold')
  })
})

describe('seats', () => {
  it('you are always below, the others clockwise', () => {
    for (const n of [2, 3, 4, 5, 6])
      for (let look = 0; look < n; look++) {
        expect(sideOf(look, look, n)).toBe(3)
        expect(new Set(Array.from({ length: n }, (_, seat) => sideOf(seat, look, n))).size).toBe(n)
      }
    expect(others(2, 4)).toEqual([3, 0, 1])
    expect(others(-1, 3)).toEqual([1, 2])
  })
  it('a bid stands at its side, gives way to the other end of the tile, or makes room beside it', () => {
    const at = (...sides: number[]): Record<number, number> =>
      Object.fromEntries([...placesAround(new Set(sides))].map(([side, place]) => [side, place.side]))
    expect(at(3)).toEqual({ 3: 3 })
    expect(at(3, 0, 2)).toEqual({ 3: 4, 2: 2, 0: 0 })
    expect(at(3, 4)).toEqual({ 3: 3, 4: 5 })
    expect(at(0, 1)).toEqual({ 0: 0, 1: 2 })
    expect(at(1, 5)).toEqual({ 1: 2, 5: 5 })
    expect(at(1, 3, 5)).toEqual({ 1: 1, 3: 3, 5: 5 })
    expect(at(0, 1, 3)).toEqual({ 0: 5, 1: 1, 3: 3 })
    expect(at(2, 3, 4)).toEqual({ 4: 4, 3: 2, 2: 1 })
    for (let bits = 1; bits < 64; bits++) {
      const sides = [0, 1, 2, 3, 4, 5].filter((side) => bits & (1 << side))
      const places = [...placesAround(new Set(sides)).values()]
      expect(new Set(places.map((one) => one.side)).size).toBe(sides.length)
      if (sides.length < 5) expect(places.filter((one) => one.paired).length % 2).toBe(0)
    }
  })
  it('who passed sits before whose turn it is', () => {
    expect(passed(2, 0, 4)).toEqual([3, 2])
    expect(passed(0, 0, 4)).toEqual([])
  })
})

describe('arrows', () => {
  it('go straight on before they go aside', () => {
    expect(
      nearest(
        [0, 0],
        [
          [10, 90],
          [100, 0],
          [60, 50],
        ],
        [1, 0],
      ),
    ).toBe(1)
    expect(nearest([0, 0], [[-5, 0]], [1, 0])).toBe(-1)
  })
})
