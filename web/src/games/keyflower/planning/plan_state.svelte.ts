// What a player has picked so far and has not sent, and what the options make of it.
import type { Refusal, TableModel } from '../../../lib/table/contract.ts'
import {
  COLOURS,
  PURPOSES,
  type Bid,
  type Colour,
  type Facts,
  type Lot,
  type Placed,
  type Purpose,
  type View,
} from '../types.ts'
import { coloursOf, countsOf, fits, leastOf, losing, readFollow, type Follow, type Group } from './worker_groups.ts'
import { filteredTiles } from '../reading/finder.ts'
import { asHelps, helpedFollow, payableTiles } from '../reading/play_aids.ts'
import { sideWon } from '../wording/names.ts'
import { isPlannable, plannableActions } from './out_of_turn.ts'
import { Sender } from './sender.svelte.ts'

export interface WhyNot {
  /** What was clicked. */
  at: string
  /** What is not possible, in a word or two; empty: whatever was clicked. */
  title: string
  refusal: Refusal
}

/** Questions that somebody else is asked in the middle of a season: this seat's turn will come. */
const ELSEWHERE = new Set(['turn', 'group', 'price', 'effect', 'spend', 'transport', 'contract', 'cost'])

const NOTHING: Follow = { sends: [], adds: [], joins: [] }

export abstract class PlanState {
  readonly table: TableModel
  readonly sender: Sender
  colour = $state<Colour | ''>('')
  /** 0: the least that will do. */
  count = $state(0)
  tile = $state('')
  purpose = $state<Purpose | ''>('')
  joined = $state<string[]>([])
  why = $state<WhyNot | null>(null)
  /** The turn has come and finds what was planned for it. */
  kept = $state(false)
  /** Only legal tiles are of interest. */
  narrow = $state(false)
  /** A filter of the finder: tiles that do this get a ring. */
  filter = $state('')

  readonly view = $derived.by(() => this.table.view as View)
  readonly facts = $derived.by(() => this.table.facts as Facts)
  readonly seat = $derived.by(() => this.table.look)
  readonly mine = $derived.by(() => this.table.live && this.table.options.length > 0)
  readonly asked = $derived.by(() => (this.mine ? this.view.question.asked : ''))
  readonly composing = $derived(this.asked === 'turn' || this.asked === 'group')
  /** Somebody else is to move: the same clicks make a plan for your turn. */
  readonly planning = $derived.by(
    () =>
      !this.mine &&
      !this.table.unsent &&
      this.table.live &&
      !this.table.over &&
      this.seat >= 0 &&
      ELSEWHERE.has(this.view.question.asked),
  )
  readonly picking = $derived(this.composing || this.planning)
  readonly picked = $derived(!!this.colour || !!this.tile || this.joined.length > 0)
  readonly texts = $derived.by(() => new Set(this.table.options.map((one) => one.text)))
  readonly losing = $derived.by(() => losing([...this.view.market, ...this.view.orders], this.seat))
  /** At the question for workers, tile and purpose are settled. */
  readonly target = $derived.by(() => (this.asked === 'group' ? (this.view.question.tile ?? '') : this.tile))
  readonly aim = $derived.by((): Purpose | '' =>
    this.asked === 'group' ? (this.view.question.purpose ?? 'use') : this.purpose,
  )
  readonly follow = $derived.by(() => (this.target && this.aim ? this.after(this.target, this.aim) : NOTHING))
  readonly colours = $derived.by((): Colour[] => {
    if (!this.target) return this.held()
    if (this.aim) return coloursOf(this.follow)
    const either = PURPOSES.filter((one) => this.offered(this.target, one)).flatMap((one) =>
      coloursOf(this.after(this.target, one)),
    )
    return this.held().filter((colour) => either.includes(colour))
  })
  /** Whether the losing bids that go along suffice, with nobody from behind the screen (KF-3.3). */
  readonly alone = $derived.by(() => this.joined.length > 0 && this.follow.sends.some((one) => one.colour === ''))
  /** Use and bid are possible with the tile that is picked, and none is chosen: nothing is meant yet. */
  readonly undecided = $derived.by(() => this.target !== '' && this.aim === '')
  /** The colour that is meant: picked, or the only one that fits. */
  readonly hue = $derived.by(
    (): Colour | '' =>
      this.colour || (this.target && !this.alone && this.colours.length === 1 ? (this.colours[0] ?? '') : ''),
  )
  readonly number = $derived.by(() => this.count || this.least())
  /** Own tiles whose upgrade could be paid if there were a symbol, as far as the helps tell. */
  readonly payable = $derived.by(() => payableTiles(this.table.helps))
  readonly ready = $derived.by(() => this.steps().length > 0)
  /** What can be done with each tile, with what is picked so far. */
  readonly purposes = $derived.by(() => this.allPurposes())
  readonly lit = $derived.by(() => new Set(this.purposes.keys()))
  readonly found = $derived.by(() =>
    this.filter ? filteredTiles(this.facts, this.view, this.filter) : new Set<string>(),
  )

  constructor(table: TableModel) {
    this.table = table
    this.sender = new Sender(table)
  }

  protected held(): Colour[] {
    return COLOURS.filter((colour) => (this.view.own?.workers[colour] ?? 0) > 0)
  }

  /** The way to the question for workers, and the bids joined there. */
  protected path(tile: string, purpose: Purpose): string[] {
    const begin = this.asked === 'turn' ? [`${purpose} ${tile}`] : []
    return [...begin, ...this.joinedFor(tile, purpose).map((one) => `join ${one.tile}`)]
  }

  /**
   * The bids that go along, in the order of the market (KF-3.5); one that lies on the tile itself is added to
   * (KF-3.11).
   */
  protected joinedFor(tile: string, purpose: Purpose): { tile: string; bid: Bid }[] {
    return this.losing.filter((one) => this.joined.includes(one.tile) && (purpose === 'use' || one.tile !== tile))
  }

  /** Who would go to the tile that is picked, if this were done with it. */
  groupFor(purpose: Purpose): Group {
    const follow = this.after(this.target, purpose)
    const joined = this.joinedFor(this.target, purpose).map((one) => one.bid)
    const alone = joined.length > 0 && follow.sends.some((one) => one.colour === '')
    const colours = coloursOf(follow)
    const only = !alone && colours.length === 1 ? (colours[0] ?? '') : ''
    const colour = this.colour && colours.includes(this.colour) ? this.colour : this.colour ? '' : only
    const fit = this.count > 0 && fits(follow, colour, this.count)
    const lies = this.lot(this.target)?.bids.find((one) => one.seat === this.seat)?.count ?? 0
    return {
      own: purpose === 'bid' ? lies : 0,
      joined,
      colour,
      count: colour ? (fit ? this.count : leastOf(follow, colour)) : 0,
      least: leastOf(follow, colour),
    }
  }

  /** What may follow when that tile is bid on or used, with the bids joined so far. */
  protected after(tile: string, purpose: Purpose): Follow {
    const texts = this.planning ? undefined : this.sender.after(this.path(tile, purpose))
    if (texts) return readFollow(texts)
    const joins = this.losing.map((one) => one.tile)
    const helped = this.joinedFor(tile, purpose).length
      ? undefined
      : helpedFollow(asHelps(this.table.helps), tile, purpose, this.view.own?.workers ?? {}, joins)
    return helped ?? this.guess(tile)
  }

  /** Until the answer is here: any number of any colour held. The options decide in the end. */
  protected guess(tile: string): Follow {
    const own = this.view.own?.workers ?? {}
    const lot = this.placed(tile)
    const sends = COLOURS.filter((colour) => !lot?.colour || lot.colour === colour).flatMap((colour) =>
      Array.from({ length: own[colour] ?? 0 }, (_, k) => ({ colour, count: k + 1 })),
    )
    return { sends, adds: [], joins: this.losing.map((one) => one.tile) }
  }

  placed(tile: string): Placed | undefined {
    const { market, orders, players } = this.view
    return (
      [...market, ...orders].find((one) => one.tile === tile) ??
      players.flatMap((one) => one.village).find((one) => one.tile === tile)
    )
  }

  /** The side with which a tile comes into the village: summer boats keep the one that was dealt. */
  sideToPlace(tile: string, seat = this.seat): number {
    return sideWon(this.view, seat, tile)
  }

  lot(tile: string): Lot | undefined {
    return [...this.view.market, ...this.view.orders].find((one) => one.tile === tile)
  }

  /** Whether the tile can be used or bid on at all now, whatever is picked. */
  offered(tile: string, purpose: Purpose): boolean {
    if (this.asked === 'group') return this.target === tile && this.aim === purpose
    if (this.planning) return isPlannable(this, tile, purpose)
    return this.texts.has(`${purpose} ${tile}`)
  }

  /** Whether a plan can be made for that tile. */
  suits(tile: string): boolean {
    return PURPOSES.some((one) => isPlannable(this, tile, one))
  }

  /** The same with what is picked so far. */
  legal(tile: string, purpose: Purpose): boolean {
    return this.purposes.get(tile)?.has(purpose) ?? false
  }

  protected allPurposes(): Map<string, Set<Purpose>> {
    const found = new Map<string, Set<Purpose>>()
    if (this.asked === 'group' && this.aim) return found.set(this.target, new Set([this.aim]))
    if (this.planning && !this.colour) return found
    if (this.asked !== 'turn' && !this.planning) return found
    for (const text of this.planning ? plannableActions(this) : this.texts) {
      const [word, tile] = text.split(' ')
      if (!tile || (word !== 'use' && word !== 'bid') || !fits(this.after(tile, word), this.colour, this.count))
        continue
      const there = found.get(tile)
      if (there) there.add(word)
      else found.set(tile, new Set([word]))
    }
    return found
  }

  /** The least legal number in the colour that is meant. */
  protected least(): number {
    return leastOf(this.follow, this.hue)
  }

  /** What has to be sent, in a row; empty while something is missing. */
  steps(): string[] {
    if (!this.composing || !this.target || !this.aim) return []
    const alone = !this.hue && this.alone
    const send = alone ? 'send' : `send ${this.number} ${this.hue}`
    const fit = alone || this.follow.sends.some((one) => one.colour === this.hue && one.count === this.number)
    return fit ? [...this.path(this.target, this.aim), send] : []
  }

  /** Workers that go into a mixed group, with more to come (boat 4b); empty if that is not offered. */
  more(): string[] {
    if (!this.composing || !this.target || !this.aim || !this.hue) return []
    const number = this.count || (this.follow.adds.find((one) => one.colour === this.hue)?.count ?? 0)
    const fit = this.follow.adds.some((one) => one.colour === this.hue && one.count === number)
    return fit ? [...this.path(this.target, this.aim), `add ${number} ${this.hue}`] : []
  }

  /** The numbers that can be picked: those that fit the tile, or all that are held. */
  protected numbers(): number[] {
    if (this.target && this.aim && this.hue) {
      const adds = this.follow.adds.filter((one) => one.colour === this.hue).map((one) => one.count)
      return [...new Set([...countsOf(this.follow, this.hue), ...adds])].sort((a, b) => a - b)
    }
    return Array.from({ length: this.view.own?.workers[this.colour] ?? 0 }, (_, k) => k + 1)
  }
}
