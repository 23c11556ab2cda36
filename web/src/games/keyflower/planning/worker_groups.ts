/** Groups of workers that the options allow: from the texts of the questions that follow a choice of tile. */
import { COLOURS, type Bid, type Colour, type Counts, type Lot } from '../types.ts'

export interface Send {
  colour: Colour | ''
  count: number
}

export interface Follow {
  /** Groups that may be placed; an empty colour stands for the joined bids alone. */
  sends: Send[]
  /** Workers that may be put into a mixed group. */
  adds: Send[]
  /** Tiles whose losing bid may be joined. */
  joins: string[]
}

/** Who would go to a tile: your own bid that lies there, losing bids that go along, and workers from the screen. */
export interface Group {
  own: number
  joined: Bid[]
  /** Empty until it is picked or clear. */
  colour: Colour | ''
  count: number
  /** The fewest that will do, of that colour or of any. */
  least: number
}

export const sizeOf = (group: Group): number =>
  group.own + group.count + group.joined.reduce((sum, one) => sum + one.count, 0)

const isColour = (word: string | undefined): word is Colour => COLOURS.includes(word as Colour)

/** Reads the texts of a question for workers. */
export function readFollow(texts: readonly string[]): Follow {
  const found: Follow = { sends: [], adds: [], joins: [] }
  for (const text of texts) {
    const [word, first, second] = text.split(' ')
    if (word === 'join' && first) found.joins.push(first)
    else if (word === 'send' && !first) found.sends.push({ colour: '', count: 0 })
    else if ((word === 'send' || word === 'add') && isColour(second)) {
      found[word === 'send' ? 'sends' : 'adds'].push({ colour: second, count: Number(first) })
    }
  }
  return found
}

/** The colours in which anything can be placed, in the order of the piles. */
export const coloursOf = (follow: Follow): Colour[] =>
  COLOURS.filter((colour) => [...follow.sends, ...follow.adds].some((one) => one.colour === colour))

/** The numbers that may be placed in that colour, smallest first. */
export function countsOf(follow: Follow, colour: Colour | ''): number[] {
  const counts = follow.sends.filter((one) => one.colour === colour).map((one) => one.count)
  return [...new Set(counts)].sort((a, b) => a - b)
}

/** The fewest that may be placed or begun with, of that colour or of any; 0 if there are none. */
export function leastOf(follow: Follow, colour: Colour | ''): number {
  const own = (one: Send): boolean => one.colour !== '' && (!colour || one.colour === colour)
  const sends = follow.sends.filter(own)
  const counts = (sends.length ? sends : follow.adds.filter(own)).map((one) => one.count)
  return counts.length ? Math.min(...counts) : 0
}

/** Whether a group of that colour (any if empty) and number (any if 0) may be placed or begun. */
export function fits(follow: Follow, colour: Colour | '', count: number): boolean {
  if (!colour && !count) return true
  const all = [...follow.sends, ...follow.adds]
  return (
    all.some((one) => (!colour || one.colour === colour) && (!count || one.count === count)) ||
    (!count && follow.joins.length > 0 && !colour)
  )
}

/** The bid that leads; no two are equal. */
export function leading(bids: readonly Bid[]): Bid | undefined {
  return bids.reduce<Bid | undefined>((best, bid) => (!best || bid.count > best.count ? bid : best), undefined)
}

/** Your own bids that are beaten, by tile, in the order of the market: they may move as whole groups (KF-3.5). */
export function losing(lots: readonly Lot[], seat: number): { tile: string; bid: Bid }[] {
  return lots.flatMap((lot) => {
    const own = lot.bids.find((bid) => bid.seat === seat)
    return own && leading(lot.bids) !== own ? [{ tile: lot.tile, bid: own }] : []
  })
}

export const total = (counts: Counts | undefined): number => Object.values(counts ?? {}).reduce((sum, n) => sum + n, 0)
