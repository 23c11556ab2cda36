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
/** Boats have a line each in a window this low; five and more in any that is not much higher, or upright. */
const LOW_FOR_BOATS = 790
const LOW_FOR_MANY_BOATS = 960
const UPRIGHT = 1180

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

  /** So many boats have one line each. */
  oneLine(boats: number): boolean {
    const upright = this.wide <= UPRIGHT && this.high > this.wide
    if (boats > 4 && !this.tabs && (upright || this.high < LOW_FOR_MANY_BOATS)) return true
    return boats > 3 && this.high < LOW_FOR_BOATS
  }
}
