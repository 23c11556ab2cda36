/** What a suggestion would change on the table, read off its actions and off the position that they would bring. */
import { quoted } from '../../../lib/advice/advised_marks.ts'
import type { Bid, Placed, View } from '../types.ts'

export interface Leg {
  good: string
  from: string
  to: string
  count: number
}

export interface NewTile {
  tile: string
  q: number
  r: number
  turn: number
}

export type Area = '' | 'market' | 'villages' | 'harbour'

export interface Changes {
  /** Your own bids that would lie there, by tile. */
  bids: ReadonlyMap<string, Bid>
  /** Tiles as they would be: other workers or goods on them, or turned over. */
  tiles: ReadonlyMap<string, Placed>
  /** Tiles that would be placed in your own village. */
  placed: readonly NewTile[]
  /** Goods that would travel from tile to tile. */
  legs: readonly Leg[]
  /** Tiles that the actions name. */
  named: ReadonlySet<string>
  /** Buttons and cards that the actions mean. */
  selectors: readonly string[]
  /** Where most of it is to be seen. */
  area: Area
}

const ON_TILE = new Set(['use', 'bid', 'upgrade', 'extend', 'join'])

const tilesOf = (view: View): Map<string, Placed> =>
  new Map([...view.market, ...view.orders, ...view.players.flatMap((one) => one.village)].map((one) => [one.tile, one]))

const state = (one: Placed): string => JSON.stringify([one.side, one.workers ?? {}, one.goods ?? {}])

function legsOf(texts: readonly string[]): Leg[] {
  const found = new Map<string, Leg>()
  for (const text of texts) {
    const [word, good = '', from = '', to = ''] = text.split(' ')
    if (word !== 'move') continue
    const leg = found.get(text) ?? { good, from, to, count: 0 }
    found.set(text, { ...leg, count: leg.count + 1 })
  }
  return [...found.values()]
}

function placedBy(texts: readonly string[]): NewTile[] {
  return texts.flatMap((text) => {
    const parts = /^place (\S+) (-?\d+),(-?\d+) (\d)$/.exec(text)
    return parts ? [{ tile: parts[1] ?? '', q: Number(parts[2]), r: Number(parts[3]), turn: Number(parts[4]) }] : []
  })
}

function selectorsOf(text: string): string[] {
  const [word = '', ...rest] = text.split(' ')
  if (word === 'pass') return ['[data-do=pass]']
  if (word === 'done') return ['[data-do=act]']
  if (word === 'board' || word === 'moor') return rest.map((one) => `[data-boat=${quoted(one)}]`)
  if (word === 'choose') return rest.map((one) => `[data-pick=${quoted(one)}]`)
  return ON_TILE.has(word)
    ? rest.map((one) => `.mt:has([data-tile=${quoted(one)}])`)
    : [`[data-answer=${quoted(text)}]`]
}

function areaOf(view: View, text: string): Area {
  const [word = '', tile = ''] = text.split(' ')
  if (word === 'choose') return 'market'
  if (['board', 'moor', 'contract', 'unseen'].includes(word)) return 'harbour'
  if (word === 'move' || word === 'place' || word === 'lay' || word === 'upgrade') return 'villages'
  if (!ON_TILE.has(word)) return ''
  if (view.market.some((one) => one.tile === tile)) return 'market'
  return view.orders.some((one) => one.tile === tile) ? 'harbour' : 'villages'
}

/** `after` is null as long as nobody knows what the actions would bring. */
export function changesOf(texts: readonly string[], before: View, after: View | null, seat: number): Changes {
  const bids = new Map<string, Bid>()
  const tiles = new Map<string, Placed>()
  const own = (view: View, tile: string): Bid | undefined =>
    [...view.market, ...view.orders].find((one) => one.tile === tile)?.bids.find((one) => one.seat === seat)
  if (after) {
    const old = tilesOf(before)
    for (const [id, one] of tilesOf(after)) {
      const was = old.get(id)
      if (was && state(was) !== state(one)) tiles.set(id, one)
      const bid = own(after, id)
      if (bid && JSON.stringify(bid) !== JSON.stringify(own(before, id))) bids.set(id, bid)
    }
  }
  const named = texts.flatMap((text) => {
    const [word = '', tile = ''] = text.split(' ')
    return ON_TILE.has(word) ? [tile] : []
  })
  return {
    bids,
    tiles,
    placed: placedBy(texts),
    legs: legsOf(texts),
    named: new Set(named),
    selectors: texts.flatMap(selectorsOf),
    area: areaOf(before, texts[0] ?? ''),
  }
}
