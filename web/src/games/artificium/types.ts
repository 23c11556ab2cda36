/** The shapes that the server sends for Artificium: printed facts, what a seat sees, helps and plans. */
import type { Refusal } from '../../lib/table/contract.ts'

export type Counts = Record<string, number>
export const GOODS = ['wood', 'wheat', 'coal', 'food', 'kvass', 'metal', 'crystal', 'sword', 'potion'] as const
export type QuestionName =
  '' | 'market' | 'lay' | 'resolve' | 'trade' | 'scout' | 'return' | 'steal' | 'knight' | 'mage' | 'closing'

export interface CardFacts {
  kind: 'building' | 'action'
  names: Record<string, string>
  count: number
  points: number
  inputs: Counts
  outputs: Counts
  input_coins?: number
  effect?: 'knight' | 'mage' | 'scouting' | 'reconstruction' | 'fair' | 'theft'
}

export interface ResourceFacts {
  names: Record<string, string>
  level: number
  buy: number
  sell: number
}

export interface Facts {
  players: number
  numbers: {
    rounds: number
    hand: number
    swap_coins: number
    fair_coins: number
    theft_coins: Counts
    knight_back: number
    mage_draw: number
    mage_discard: number
    coins_per_point: number
  }
  resources: Record<string, ResourceFacts>
  cards: Record<string, CardFacts>
  track: { cells: number; resources: Record<string, string> }
}

export interface Player {
  seat: number
  points: number
  coins: number
  resources: Counts
  applied: Counts
  hand: number
  in_round: boolean
  passed: boolean
  traded: boolean
  laid: boolean
  /** The laid card, once it is revealed. */
  card?: string
  /** Cards of that hand that this seat has seen. */
  known?: Counts
}

export interface ScoreLine {
  what: 'track' | 'coins'
  points: number
  items?: { item: string; count: number; coins: number }[]
}

export interface Explained {
  seat: number
  total: number
  lines: ScoreLine[]
  unused: { item: string; count: number }[]
}

export interface View {
  seats: number
  round: number
  rounds: number
  first: number
  question: { asked: QuestionName; waiting: number[]; card?: string; coins?: number; count?: number }
  market: Counts
  deck: number
  discards: Counts
  players: Player[]
  own?: { hand: Counts; laid: string; discarding: Counts; selling: Counts }
  scores?: number[]
  winners?: number[]
  explained?: Explained[]
}

export interface CardHelp {
  card: string
  laid: boolean
  now: boolean
  possible: boolean
  fee?: number
  missing?: Counts
  cost?: number
  left?: number
}

export interface Helps {
  cards?: CardHelp[]
  chains?: { from: string; to: string; resources: Counts }[]
  /** Everybody's points as if the game ended now. */
  standings?: { seat: number; points: number }[]
}

export interface Planned {
  card: string
  needs: Counts
  missing: Counts
  cost: number
  gain: number
  sold: string[]
  feeds: number[]
  steals?: string
  returns?: string
}

/** The best order of the cards in hand, as a bot found it. */
export interface Plan {
  order: Planned[]
  left: Planned[]
  coins: number
  points: number
  worth: number
}

/** Why something cannot be done, and beside what that is said. */
export interface WhyNot {
  at: string
  refusal: Refusal
}
