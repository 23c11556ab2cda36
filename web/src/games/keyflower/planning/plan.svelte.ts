// What a player has picked so far and has not sent: colour, number, tile, and what the options make of it.
import type { Refusal, TableModel } from '../../../lib/contract.ts'
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
import { wishedTiles } from '../reading/finder.ts'
import { asHelps, helpedFollow, payableTiles, tellsGroups } from '../reading/play_aids.ts'
import { sideWon, tileName } from '../wording/names.ts'
import { isThinkable, thinkableDeeds } from './out_of_turn.ts'
import { Sender } from './sender.svelte.ts'
import { withColour, wrongWorkers } from './why_not.ts'

export interface WhyNot {
  /** What was clicked. */
  at: string
  /** What is not possible, in a word or two; empty: whatever was clicked. */
  title: string
  refusal: Refusal
}

/** Questions that somebody else is asked in the middle of a season: the own turn will come. */
const ELSEWHERE = new Set(['turn', 'group', 'price', 'gift', 'spend', 'haul', 'contract', 'cost'])

const NOTHING: Follow = { sends: [], adds: [], joins: [] }

export class Plan {
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
  /** A wish of the finder: tiles that do this get a ring. */
  wish = $state('')

  readonly view = $derived.by(() => this.table.view as View)
  readonly facts = $derived.by(() => this.table.facts as Facts)
  readonly seat = $derived.by(() => this.table.look)
  readonly mine = $derived.by(() => this.table.live && this.table.options.length > 0)
  readonly asked = $derived.by(() => (this.mine ? this.view.question.asked : ''))
  readonly composing = $derived(this.asked === 'turn' || this.asked === 'group')
  /** Somebody else is to move: the same clicks make a plan for the own turn. */
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
  /** Both deeds are possible with the tile that is picked, and none is chosen: nothing is meant yet. */
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
  readonly deeds = $derived.by(() => this.allDeeds())
  readonly lit = $derived.by(() => new Set(this.deeds.keys()))
  readonly wished = $derived.by(() => (this.wish ? wishedTiles(this.facts, this.view, this.wish) : new Set<string>()))

  constructor(table: TableModel) {
    this.table = table
    this.sender = new Sender(table)
  }

  private held(): Colour[] {
    return COLOURS.filter((colour) => (this.view.own?.workers[colour] ?? 0) > 0)
  }

  /** The way to the question for workers, and the bids joined there. */
  private path(tile: string, purpose: Purpose): string[] {
    const begin = this.asked === 'turn' ? [`${purpose} ${tile}`] : []
    return [...begin, ...this.joinedFor(tile, purpose).map((one) => `join ${one.tile}`)]
  }

  /** The bids that go along, in the order of the market (KF-3.5); one that lies on the tile itself is added to (KF-3.11). */
  private joinedFor(tile: string, purpose: Purpose): { tile: string; bid: Bid }[] {
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
  private after(tile: string, purpose: Purpose): Follow {
    const texts = this.planning ? undefined : this.sender.after(this.path(tile, purpose))
    if (texts) return readFollow(texts)
    const joins = this.losing.map((one) => one.tile)
    const helped = this.joinedFor(tile, purpose).length
      ? undefined
      : helpedFollow(asHelps(this.table.helps), tile, purpose, this.view.own?.workers ?? {}, joins)
    return helped ?? this.guess(tile)
  }

  /** Asks which workers may follow, unless the helps have said it already. */
  private async learn(tile: string, purpose: Purpose): Promise<void> {
    const isTold = !this.joinedFor(tile, purpose).length && tellsGroups(asHelps(this.table.helps), tile, purpose)
    if (!isTold) await this.sender.learn(this.path(tile, purpose))
  }

  /** Until the answer is here: any number of any colour held. The options decide in the end. */
  private guess(tile: string): Follow {
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
    if (this.planning) return isThinkable(this, tile, purpose)
    return this.texts.has(`${purpose} ${tile}`)
  }

  /** Whether a plan can be made for that tile. */
  suits(tile: string): boolean {
    return PURPOSES.some((one) => isThinkable(this, tile, one))
  }

  /** The same with what is picked so far. */
  legal(tile: string, purpose: Purpose): boolean {
    return this.deeds.get(tile)?.has(purpose) ?? false
  }

  private allDeeds(): Map<string, Set<Purpose>> {
    const found = new Map<string, Set<Purpose>>()
    if (this.asked === 'group' && this.aim) return found.set(this.target, new Set([this.aim]))
    if (this.planning && !this.colour) return found
    if (this.asked !== 'turn' && !this.planning) return found
    for (const text of this.planning ? thinkableDeeds(this) : this.texts) {
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
  private least(): number {
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

  /** The piles: a click picks the colour, another one adds a worker. */
  pickColour(colour: Colour): void {
    this.why = null
    const have = this.view.own?.workers[colour] ?? 0
    if (!have) return
    if (this.colour !== colour) {
      this.colour = colour
      this.count = 0
      return
    }
    const numbers = this.numbers()
    const now = this.number || numbers[0] || 0
    if (this.alone && !numbers.some((n) => n > now)) return this.dropColour()
    this.count = numbers.find((n) => n > now) ?? numbers[0] ?? (now % have) + 1
  }

  private dropColour(): void {
    this.colour = ''
    this.count = 0
  }

  /** The numbers that can be picked: those that fit the tile, or all that are held. */
  private numbers(): number[] {
    if (this.target && this.aim && this.hue) {
      const adds = this.follow.adds.filter((one) => one.colour === this.hue).map((one) => one.count)
      return [...new Set([...countsOf(this.follow, this.hue), ...adds])].sort((a, b) => a - b)
    }
    return Array.from({ length: this.view.own?.workers[this.colour] ?? 0 }, (_, k) => k + 1)
  }

  pickNumber(n: number): void {
    const have = this.hue ? (this.view.own?.workers[this.hue] ?? 0) : 0
    if (n < 1 || n > have) return
    this.colour = this.hue
    this.count = n
  }

  step(by: number): void {
    const numbers = this.numbers()
    const at = numbers.indexOf(this.number)
    const next = numbers[at < 0 ? 0 : at + by]
    if (next !== undefined) this.pickNumber(next)
  }

  /** A tile with what is to be done with it, where that is known: by keys. */
  async pickDeed(tile: string, purpose: Purpose): Promise<void> {
    if (tile !== this.target) {
      if (this.asked === 'turn' && !this.offered(tile, purpose)) return this.explain(tile, `${purpose} ${tile}`)
      await this.pickTile(tile)
    }
    if (tile === this.target) this.pickPurpose(purpose)
  }

  /** A click on a tile: pick it, or hear why it cannot be picked. Where both deeds are possible, none is chosen. */
  async pickTile(tile: string): Promise<void> {
    this.why = null
    if (this.asked === 'group' && tile !== this.target) return this.explain(tile, `use ${tile}`)
    if (this.asked !== 'turn' && !this.planning) return
    this.kept = false
    if (this.tile === tile) return this.dropTile()
    const purposes = PURPOSES.filter((one) => this.offered(tile, one))
    if (this.planning) return this.planTile(tile, purposes)
    if (!purposes.length) return this.explain(tile, this.lot(tile) ? `bid ${tile}` : `use ${tile}`)
    const fitting = purposes.filter((one) => this.legal(tile, one))
    if (!fitting.length) return this.explainColour(tile, purposes[0] ?? 'use')
    this.take(tile, fitting)
    for (const one of fitting) void this.learn(tile, one)
  }

  private take(tile: string, purposes: readonly Purpose[]): void {
    this.tile = tile
    this.purpose = purposes.length === 1 ? (purposes[0] ?? '') : ''
  }

  private planTile(tile: string, purposes: readonly Purpose[]): void {
    const fitting = purposes.filter((one) => fits(this.after(tile, one), this.colour, this.count))
    if (purposes.length) this.take(tile, fitting.length ? fitting : purposes)
  }

  /** The own turn has come: what was planned stays if it is possible; else its reason is said. */
  async adopt(): Promise<void> {
    const { tile, purpose } = this
    if (!tile) return
    this.joined = this.joined.filter((one) => this.losing.some((bid) => bid.tile === one))
    const open = purpose ? [purpose] : [...PURPOSES]
    const still = open.filter((one) => this.offered(tile, one))
    if (!still.length) {
      this.table.announce(
        this.table.t('keyflower-table-plan-gone', { tile: tileName(this.facts, this.table.lang, tile) }),
      )
      this.dropTile()
      return this.explain(tile, `${purpose || (this.lot(tile) ? 'bid' : 'use')} ${tile}`)
    }
    await Promise.all(still.map((one) => this.learn(tile, one)))
    if (this.tile !== tile || this.purpose !== purpose) return
    const fit = (): boolean => still.some((one) => fits(this.after(tile, one), this.colour, this.count))
    if (!fit()) this.count = 0
    if (!fit()) {
      this.explainColour(tile, still[0] ?? 'use')
      this.colour = ''
    }
    this.take(tile, still)
    this.kept = true
    this.table.announce(this.table.t('keyflower-table-plan-kept'))
  }

  pickPurpose(purpose: Purpose): void {
    if ((this.asked !== 'turn' && !this.planning) || !this.tile) return
    this.kept = false
    if (this.planning) {
      if (isThinkable(this, this.tile, purpose)) this.purpose = purpose
      return
    }
    if (!this.offered(this.tile, purpose)) return void this.explain(this.tile, `${purpose} ${this.tile}`)
    this.purpose = purpose
    if (!this.legal(this.tile, purpose)) this.count = 0
    if (!this.legal(this.tile, purpose)) this.colour = ''
    void this.learn(this.tile, purpose)
  }

  /** A losing bid goes along as a whole, or stays. */
  async toggleJoin(tile: string): Promise<void> {
    this.why = null
    this.joined = this.joined.includes(tile) ? this.joined.filter((one) => one !== tile) : [...this.joined, tile]
    const bid = this.losing.find((one) => one.tile === tile)?.bid
    if (this.joined.length && bid && this.colour && this.colour !== bid.colour) this.colour = ''
    this.count = 0
    if (this.composing && this.target && this.aim) await this.learn(this.target, this.aim)
  }

  dropTile(): void {
    this.kept = false
    this.tile = ''
    this.purpose = ''
    this.count = 0
  }

  clear(): void {
    this.dropTile()
    this.colour = ''
    this.joined = []
    this.why = null
    this.sender.trouble = null
  }

  /** One step back of what is picked; false if nothing is. */
  back(): boolean {
    if (this.why) this.why = null
    else if (this.tile) this.dropTile()
    else if (this.joined.length) this.joined = []
    else if (this.count) this.count = 0
    else if (this.colour) this.colour = ''
    else return false
    return true
  }

  async explain(at: string, text: string): Promise<void> {
    const refusal = await this.table.why(text)
    if (refusal) this.say(at, withColour(this, refusal, at))
  }

  /** The tile is open to others, not to what is picked: say so, and name the colours that fit. */
  private explainColour(tile: string, purpose: Purpose): void {
    const refusal = wrongWorkers(this, this.after(tile, purpose), tile)
    const named = refusal.key === 'wrong-colour' && this.colour
    this.say(tile, refusal, named ? this.table.t('keyflower-table-why-with', { colour: named }) : '')
  }

  say(at: string, refusal: Refusal, title = ''): void {
    this.why = { at, title, refusal }
    this.table.announce(`${title} ${refusal.words ?? refusal.key}`.trim())
  }

  /** Does what is picked, small step by small step. */
  async act(): Promise<boolean> {
    const steps = this.steps()
    if (!steps.length) return false
    const done = await this.sender.run(steps)
    if (done) this.clear()
    return done
  }
}
