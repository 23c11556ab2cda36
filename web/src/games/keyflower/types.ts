/** The shapes that the server sends for Keyflower: printed facts, and what a seat sees. */

export type Colour = 'blue' | 'red' | 'yellow' | 'green'
export type Season = 'spring' | 'summer' | 'autumn' | 'winter'
export type Counts = Record<string, number>
export type Purpose = 'use' | 'bid'

export const PURPOSES: readonly Purpose[] = ['use', 'bid']
export const COLOURS: readonly Colour[] = ['blue', 'red', 'yellow', 'green']
export const SKILLS = ['anvil', 'pick', 'saw'] as const
export const GOODS = ['gold', 'iron', 'stone', 'wood'] as const
export const SEASONS: readonly Season[] = ['spring', 'summer', 'autumn', 'winter']

export interface Face {
  usable?: boolean
  points: number
  price?: string
  gives?: Counts
  one_of?: string[]
  transport?: number
  upgrades?: number
  store?: { kind: string; points: number }
  power?: string
}

export interface Scoring {
  word: string
  points: number
  needs?: Counts
  domain?: string
  scale?: number[]
  upgrades?: number
}

export type TileKind = 'home' | 'boat' | 'order' | 'village' | 'summer_boat'

export interface TileFacts {
  kind: TileKind
  names: Record<string, string>[]
  edges: string
  faces: Face[]
  season?: Season
  number?: number
  min_players?: number
  load?: Counts[]
  cost?: Counts
  scoring?: Scoring
  start_player?: boolean
}

export interface Facts {
  players: number
  tiles: Record<string, TileFacts>
  /** With the expansion. */
  merchants?: {
    contracts: Record<string, { needs: Counts; items: string[] }>
    extensions: Record<string, { colour: Colour; cost: Counts }>
    contract_points: number
  }
}

/** A tile anywhere on the table and what lies on it. */
export interface Placed {
  tile: string
  side: number
  power?: string
  colour?: Colour
  workers?: Counts
  used?: number
  goods?: Counts
}

export interface Bid {
  seat: number
  count: number
  colour: Colour
  lying: boolean
}

export interface Lot extends Placed {
  bids: Bid[]
}

export interface VillageTile extends Placed {
  q: number
  r: number
  turn: number
}

export interface Boat {
  tile: string
  workers: Counts
  skills: Counts
  free: boolean
}

export interface Player {
  seat: number
  village: VillageTile[]
  to_place: string[]
  /** Of summer boats among them: the side that will lie up. */
  sides?: Record<string, number>
  placing: string
  powers: string[]
  boarded: number
  winter_tiles: number
  workers: number
  workers_known: Counts
  skills: number
  hand?: { workers: Counts; skills: Counts }
}

export interface Question {
  asked: string
  waiting: number[]
  tile?: string
  purpose?: Purpose
  joined?: string[]
  added?: Counts
  transport?: number
  upgrades?: number
  contracts?: number
  extension?: string
  boat?: string
}

export interface Trade {
  display: string[]
  stacks: number[]
  discards: string[]
  offer: string[]
  cabins: number
  boats: { gold: number; cabins: number; contracts: number[] }[]
  players: { contracts: number; contracts_known: string[]; contracts_hidden: number[]; cabins: number }[]
  extensions: Record<string, string>
  own?: string[]
  exchange?: [string, string][]
}

export interface ScoreItem {
  item: string
  count: number
  as?: string
  on?: string
  /** It lies on a storage tile that does not score it, and cannot score elsewhere. */
  locked?: boolean
}

export interface ScoreLine {
  what: string
  tile: string
  points: number
  times: number
  tiles?: string[]
  items?: ScoreItem[]
  chosen?: string
  name?: string
}

export interface Explained {
  seat: number
  total: number
  lines: ScoreLine[]
  unused: ScoreItem[]
  purple: string
  flipped: string
}

export interface View {
  seats: number
  season: Season
  start: number
  passes: number
  question: Question
  market: Lot[]
  orders: Lot[]
  boats: Boat[]
  queue: number[]
  bag: number
  green: number
  stock: number
  supply: Counts
  players: Player[]
  own?: { workers: Counts; skills: Counts; winter: string[]; picked: string[] }
  merchants?: Trade
  scores?: number[]
  winners?: number[]
  explained?: Explained[]
}
