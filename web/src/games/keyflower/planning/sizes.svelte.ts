// How large tiles are on this screen: those of the others are never larger than those of the market and of your own
// village.
import { rowsOf, type Rows } from '../drawing/market_rows.ts'

/** Below this the areas are tabs: styles/phone/ says the same. */
const NARROW = 744
const NARROW_AND_LOW = 800
const LOW = 501
/** A window that is less wide, and wider than high, shows the others or the harbour, not both. */
const BOTH_SIDES = 1020
const BOTH_SIDES_OF_SIX = 1040
/** A tile of a village is 200 units wide, the picture of one in the market 208. */
const PICTURE = 208
const LARGEST_OF_OTHERS = 0.62
/** What the harbour needs, in pixels: its head with three bids below an order tile, a boat with its name, contracts. */
const HARBOUR_HEAD = 198
const NAMED_BOAT = 53
const CONTRACTS = 96
/** What lies below the harbour or above it: the dock, the least of the news, and the switch between two sides. */
const DOCK = 176
const LEAST_NEWS = 90
const SWITCH = 36
/** The share of the harbour on an upright tablet, where its lines are short and may break. */
const UPRIGHT_SHARE = 0.66

export class Sizes {
  /** The table, and the middle of it, in pixels. */
  wide = $state(0)
  high = $state(0)
  middleWide = $state(0)
  middleHigh = $state(0)
  /** Your own village: its size in units, and the pixels for a unit. */
  village = $state.raw({ w: 0, h: 0 })
  own = $state(1)
  /** How many tiles the market has, nothing while it is out of sight. */
  lots = $state(0)

  readonly tabs = $derived(this.wide < (this.wide < this.high ? NARROW : NARROW_AND_LOW) || this.high < LOW)
  readonly oneSide = $derived.by(() => {
    const least = this.seats() > 4 ? BOTH_SIDES_OF_SIX : BOTH_SIDES
    return !this.tabs && this.wide >= this.high && this.wide < least
  })
  readonly market = $derived<Rows>(
    rowsOf(this.lots, { wide: this.middleWide, high: this.tabs ? 0 : this.middleHigh }, this.village),
  )
  /** The most pixels for a unit in the villages of others. */
  readonly most = $derived(Math.min(LARGEST_OF_OTHERS, this.own, this.lots ? this.market.tile / PICTURE : 1))

  constructor(private readonly seats: () => number) {}

  /** Whether so many boats have one line each, without their names. */
  oneLine(boats: number, contracts: boolean): boolean {
    if (this.tabs) return boats > 3 && this.high < LOW
    const high = (this.high - DOCK) * (this.high > this.wide ? UPRIGHT_SHARE : 1) - (this.oneSide ? SWITCH : 0)
    return HARBOUR_HEAD + boats * NAMED_BOAT + (contracts ? CONTRACTS : 0) > high - LEAST_NEWS + 12
  }
}
