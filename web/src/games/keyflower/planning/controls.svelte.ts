// Everything a player does at the table, in one place: what the main button does, undo, pass, and the question before
// a reveal.
import { getContext, setContext } from 'svelte'
import type { Args, TableModel } from '../../../lib/table/contract.ts'
import { Sizes } from './sizes.svelte.ts'
import { Transport } from './transport.svelte.ts'
import { Placing } from './placing.svelte.ts'
import { Plan } from './plan.svelte.ts'
import type { SendMode } from './sender.svelte.ts'
import { tileName } from '../wording/names.ts'
import { sizeOf } from './worker_groups.ts'
import { revealBy, type Reveal } from './reveal.ts'

export type Tab = 'market' | 'villages' | 'harbour' | 'news'

/** What is enlarged: a tile, or all that is known of a player. */
export interface Inspected {
  id: string
  side: number
  rect: DOMRect | null
  pinned: boolean
  seat?: number
  /** Of The Merchants: no tile. */
  deal?: 'contract' | 'extension'
}

/** Questions that are answered by one of a few cards. */
const CARDS = new Set(['price', 'effect', 'spend', 'contract', 'cost', 'moor', 'boat'])

export class KeyflowerControls {
  readonly table: TableModel
  readonly plan: Plan
  readonly transport: Transport
  readonly placing: Placing
  readonly sizes = new Sizes(() => this.plan.view.seats)
  tab = $state<Tab>('market')
  confirm = $state<(Reveal & { steps: string[] }) | null>(null)
  /** Winter tiles that are picked for the market. */
  picked = $state<string[]>([])
  /** The answer that is picked among cards. */
  card = $state('')
  /** The list of all tiles is open. */
  listed = $state(false)
  /** The end of the last season is looked at. */
  seasonEnd = $state(false)
  /** What is enlarged, and beside what. */
  look = $state<Inspected | null>(null)
  /** Your own village takes the place of the market too. */
  large = $state(false)
  sheet = $state<'' | 'score' | 'finder' | 'news'>('')

  readonly asked = $derived.by(() => this.plan.asked)
  readonly cards = $derived.by(() =>
    CARDS.has(this.asked) ? this.table.options.filter((one) => !one.text.startsWith('exchange')) : [],
  )
  readonly exchanges = $derived.by(() => this.table.options.filter((one) => one.text.startsWith('exchange')))
  /** How many order tiles or boats can be chosen. */
  readonly litInHarbour = $derived.by(
    () =>
      this.plan.view.orders.filter((one) => this.plan.lit.has(one.tile)).length +
      (this.asked === 'boat' ? this.cards.length : 0),
  )
  /** No tile can be used or bid on. */
  readonly nothingToPick = $derived.by(
    () => this.asked === 'turn' && ![...this.plan.texts].some((text) => /^(use|bid) /.test(text)),
  )
  readonly ready = $derived.by(() => this.steps().length > 0)
  /** What is kept back is the last move or upgrade of a transport. */
  readonly isTransportOver = $derived.by(() =>
    /^(move|upgrade|spend|extend|cost)\b/.test(this.table.unsent?.texts[0] ?? ''),
  )

  constructor(table: TableModel) {
    this.table = table
    this.plan = new Plan(table)
    this.transport = new Transport(this.plan)
    this.placing = new Placing(this.plan)
  }

  /** The answer that is picked, or passing where nothing else can be done. */
  private get chosen(): string {
    if (this.plan.texts.has(this.card)) return this.card
    return this.nothingToPick && this.plan.texts.size === 1 ? 'pass' : ''
  }

  /** What the main button would send now. */
  steps(): string[] {
    if (this.chosen) return [this.chosen]
    switch (this.asked) {
      case 'turn':
      case 'group':
        return this.plan.steps()
      case 'transport':
        return ['done']
      case 'place':
        return this.placing.steps()
      case 'winter':
        return this.winterSteps()
      default:
        return []
    }
  }

  /** The options name the tiles in their own order: find the one with the same tiles. */
  private winterSteps(): string[] {
    const same = (text: string): boolean => {
      const tiles = text.split(' ').slice(1)
      return tiles.length === this.picked.length && tiles.every((one) => this.picked.includes(one))
    }
    const found = [...this.plan.texts].find((text) => text.startsWith('choose') && same(text))
    return found && this.picked.length ? [found] : []
  }

  /** The words on the main button. */
  label(): string {
    const t = (key: string, args?: Args): string => this.table.t(key, args)
    const { plan } = this
    const card = this.table.options.find((one) => one.text === this.chosen)
    if (card && this.asked !== 'boat') return card.words || t('keyflower-table-do-take')
    switch (this.asked) {
      case 'turn':
      case 'group': {
        if (!plan.target) return t('keyflower-table-do-pick')
        if (plan.undecided) return t('keyflower-table-do-choose')
        if (plan.aim === 'bid')
          return t('keyflower-table-do-bid', { count: this.bidTotal(), colour: plan.hue || 'none' })
        return t('keyflower-table-do-use', {
          tile: tileName(plan.facts, this.table.lang, plan.target, plan.placed(plan.target)?.side),
        })
      }
      case 'transport':
        return t('keyflower-table-do-done')
      case 'place':
        return t('keyflower-table-do-place')
      case 'winter':
        return t('keyflower-table-do-winter', { count: this.picked.length })
      case 'boat':
        return t('keyflower-table-do-board')
      default:
        return t('keyflower-table-do-answer')
    }
  }

  /** What the main button says of these steps; something else than what is picked may be sent too. */
  private nameOf(steps: readonly string[]): string {
    if (steps.join() === this.steps().join()) return this.label()
    return this.table.options.find((one) => one.text === steps[0])?.words ?? this.label()
  }

  /** What your own bid would be in all. */
  bidTotal(): number {
    return this.plan.target ? sizeOf(this.plan.groupFor('bid')) : 0
  }

  /** Does it, or asks first if it reveals something. */
  async act(): Promise<void> {
    if (this.confirm) return this.sure()
    const steps = this.steps()
    if (!steps.length) return
    await this.send(steps)
  }

  async send(steps: string[]): Promise<void> {
    const tried = steps[0] === 'done' ? null : await this.plan.sender.tried(steps)
    const reveal =
      tried?.stopped === 'reveal' ? revealBy(this.table, steps, tried.reveals ?? [], this.nameOf(steps)) : null
    if (tried?.stopped === 'refused' && tried.refused) this.plan.sender.trouble = tried.refused
    else if (reveal) this.confirm = { ...reveal, steps }
    else await this.go(steps, this.unasked(steps) ? 'keepBack' : 'act')
  }

  /** Transport ends by itself with its last move or upgrade, though nobody has said that it is done. */
  private unasked(steps: readonly string[]): boolean {
    return ['transport', 'spend', 'cost'].includes(this.asked) && steps[0] !== 'done'
  }

  /** Sends what is kept back. */
  async confirmTurn(): Promise<void> {
    if (await this.table.confirm?.()) return
    this.plan.clear()
    this.placing.spot = null
    this.picked = []
    this.card = ''
  }

  async sure(): Promise<void> {
    const steps = this.confirm?.steps
    this.confirm = null
    if (steps) await this.go(steps, 'actNow')
  }

  private async go(steps: string[], how: SendMode): Promise<void> {
    const {
      picked,
      card,
      placing: { spot },
      plan: { tile, colour, count },
    } = this
    if (!(await this.plan.sender.run(steps, how)) || this.table.unsent) return
    // Who is quick has picked something for the next question before the answer to the last one is here.
    if (this.plan.tile === tile && this.plan.colour === colour && this.plan.count === count) this.plan.clear()
    if (this.placing.spot === spot) this.placing.spot = null
    if (this.picked === picked) this.picked = []
    if (this.card === card) this.card = ''
  }

  /** Boat 4b: these workers first, then others. */
  async addMore(): Promise<void> {
    const { target, aim } = this.plan
    if (!(await this.plan.sender.run(this.plan.more()))) return
    this.plan.clear()
    this.plan.tile = target
    this.plan.purpose = aim
  }

  /** Passing is picked like anything else, and sent with the main button. */
  async pass(): Promise<void> {
    if (this.plan.texts.has('pass')) this.pick('pass')
    else await this.plan.explain('pass', 'pass')
  }

  /** One of the answers; again: none of them. */
  pick(text: string): void {
    this.plan.why = null
    this.card = this.card === text ? '' : text
  }

  /** One thing back: what is picked, else the last step that was sent. */
  async undo(): Promise<void> {
    if (this.back()) return
    if (this.table.undoable) this.card = ''
    await this.table.undo()
  }

  async redo(): Promise<void> {
    if (!this.table.redoable) return
    this.plan.clear()
    this.card = ''
    await this.table.redo?.()
  }

  back(): boolean {
    if (this.look && !this.look.pinned) this.look = null
    if (this.table.unsent) {
      void this.table.undo()
      return true
    }
    if (this.confirm) this.confirm = null
    else if (this.look?.pinned) this.look = null
    else if (this.sheet) this.sheet = ''
    else if (this.listed) this.listed = false
    else if (this.transport.load) this.transport.load = null
    else if (this.placing.spot) this.placing.spot = null
    else if (this.card) this.card = ''
    else if (this.picked.length) this.picked = []
    else return this.plan.back()
    return true
  }

  meet(seat: number, rect: DOMRect): void {
    this.look = this.look?.seat === seat ? null : { id: '', side: 0, rect, pinned: true, seat }
  }

  /** A click on a tile anywhere. */
  async tile(tile: string, owner: number): Promise<void> {
    if (this.transport.on && owner === this.plan.seat) return this.transport.tile(tile)
    if (this.asked === 'boat' || this.asked === 'moor') return
    if (this.plan.composing || (this.plan.planning && this.plan.suits(tile))) return this.plan.pickTile(tile)
    if (!this.plan.mine) this.look = { id: tile, side: this.plan.placed(tile)?.side ?? 0, rect: null, pinned: true }
  }
}

const KEY = Symbol('keyflower')
export const setControls = (controls: KeyflowerControls): KeyflowerControls => setContext(KEY, controls)
export const getControls = (): KeyflowerControls => getContext<KeyflowerControls>(KEY)
