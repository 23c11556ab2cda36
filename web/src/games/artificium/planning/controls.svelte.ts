// Everything a player does at the table, in one place: what is picked, what the main button would do, why not.
import { getContext, setContext } from 'svelte'
import type { Hint, Refusal, TableModel } from '../../../lib/table/contract.ts'
import type { QuestionName, Counts, Facts, Helps, Player, View, WhyNot } from '../types.ts'
import { afterTrades, changed, each, missingFor, outcomeOf } from '../reading/counts.ts'
import { cardName, goodsText, withPlainNames } from '../wording/names.ts'
import { PickedTrades } from './picked_trades.svelte.ts'
import { Sender } from './sender.svelte.ts'
import { PlayedCards } from '../reading/played_cards.svelte.ts'

export type Tab = 'table' | 'boards' | 'plan' | 'news'
export type CardAction = '' | 'apply' | 'discard' | 'withdraw'
export const CARD_ACTIONS = ['apply', 'discard', 'withdraw'] as const
const NOBODY: Player = {
  seat: -1,
  points: 0,
  coins: 0,
  resources: {},
  applied: {},
  hand: 0,
  in_round: false,
  passed: false,
  traded: false,
  laid: false,
}

export class ArtificiumControls {
  readonly table: TableModel
  readonly sender: Sender
  readonly trades: PickedTrades
  readonly stage = new PlayedCards()
  tab = $state<Tab>('table')
  width = $state(1440)
  high = $state(848)
  /** A screen as narrow as a phone's, or as low: tabs show one area at a time. The styles have the same limits. */
  readonly low = $derived(this.high <= 500)
  readonly narrow = $derived(this.width < 744 || this.low)
  /** The place of a card in your own hand, such as "farm.0". */
  give = $state('')
  /** A card of the market. */
  take = $state('')
  /** One of the answers, as text. */
  pick = $state('')
  action = $state<CardAction>('')
  drops = $state<string[]>([])
  sells = $state<Counts>({})
  why = $state<WhyNot | null>(null)
  trouble = $state<Refusal | null>(null)
  look = $state<{ id: string; pinned: boolean } | null>(null)
  hints = $state.raw<Hint[] | null>(null)
  seeking = $state(false)
  /** The last answer stays until the next one comes, so that nothing flickers. */
  helps = $state.raw<Helps | null>(null)
  /** Goods and coins when the trade began. */
  #before = $state.raw<{ card: string; goods: Counts; coins: number } | null>(null)

  readonly facts = $derived.by(() => this.table.facts as Facts)
  readonly view = $derived.by(() => this.table.view as View)
  readonly me = $derived.by(() => this.view.players[this.table.look] ?? NOBODY)
  readonly texts = $derived.by(() => new Set(this.table.options.map((one) => one.text)))
  readonly mine = $derived.by(() => this.texts.size > 0 && this.table.live)
  readonly asked = $derived.by<QuestionName>(() => (this.texts.size ? this.view.question.asked : ''))
  readonly card = $derived.by(() => this.view.question.card ?? '')
  readonly trading = $derived.by(
    () => (this.asked === 'resolve' && this.texts.has('apply') && !this.leaves) || this.asked === 'trade',
  )
  /** Whom or what, for a card that wants to know. */
  readonly choosing = $derived.by(
    () => this.asked === 'scout' || this.asked === 'steal' || this.asked === 'knight' || this.asked === 'return',
  )
  /** What becomes of the card: what is picked, or the only thing that is possible. */
  readonly chosen = $derived.by<CardAction>(() => this.action || this.#only)
  /** The card is not applied. */
  readonly leaves = $derived.by(() => this.chosen === 'discard' || this.chosen === 'withdraw')
  /** You, as if what is picked at the bank were traded already. */
  readonly paying = $derived.by(() => afterTrades(this.facts, this.me, this.trades.texts))
  readonly outcome = $derived.by(() =>
    outcomeOf(this.facts, this.paying, this.card, this.asked === 'trade' ? this.view.question.coins : undefined),
  )
  /** What all trades for this card changed, those that are only picked among them, and the coins before them. */
  readonly traded = $derived.by(() => {
    const before = this.#before?.card === this.card ? this.#before : { goods: this.me.resources, coins: this.me.coins }
    return { goods: changed(before.goods, this.paying.resources), coins: before.coins }
  })
  readonly given = $derived.by(() => this.give.split('.')[0] ?? '')
  readonly steps = $derived.by(() => this.#steps())
  readonly ready = $derived.by(
    () => this.mine && this.steps.length > 0 && this.trades.settled && !this.sender.sending && !this.table.busy,
  )

  get #only(): CardAction {
    const open = this.asked === 'resolve' ? CARD_ACTIONS.filter((one) => this.texts.has(one)) : []
    return open.length === 1 ? (open[0] ?? '') : ''
  }

  constructor(table: TableModel) {
    this.table = table
    this.sender = new Sender(table)
    this.trades = new PickedTrades(table, () => this.#begin)
  }

  /** What comes before any trade. */
  get #begin(): string[] {
    return this.asked === 'resolve' ? ['apply'] : []
  }

  /** The trades that are live: those of the question, or those that would follow. */
  readonly live = $derived.by(() =>
    this.asked === 'trade' && !this.trades.texts.length ? this.texts : this.trades.legal,
  )

  #steps(): string[] {
    const only = (text: string): string[] => (this.texts.has(text) ? [text] : [])
    switch (this.asked) {
      case 'market':
        return this.pick ? only(this.pick) : this.given && this.take ? only(`swap ${this.given} ${this.take}`) : []
      case 'lay':
        return this.given ? only(`lay ${this.given}`) : []
      case 'mage':
        return this.given ? only(`discard ${this.given}`) : []
      case 'resolve':
        return this.chosen === 'apply' ? this.#applying() : this.chosen ? only(this.chosen) : []
      case 'trade':
        return this.#applying()
      case 'closing':
        return [
          ...this.drops.map((key) => `discard ${key.split('.')[0]}`),
          ...each(this.sells).map((good) => `sell ${good}`),
          'done',
        ]
      case '':
        return []
      default:
        return this.pick ? only(this.pick) : []
    }
  }

  /** Buys what is missing and applies, if the coins suffice. */
  #applying(): string[] {
    const begin = [...this.#begin, ...this.trades.texts]
    if (this.live.has('done')) return [...begin, 'done']
    const printed = this.facts.cards[this.card]
    const missing = each(printed ? missingFor(printed, this.paying.resources) : {})
    if (!missing.length || this.outcome.left < 0 || !this.live.has(`buy ${missing[0]}`)) return []
    return [...begin, ...missing.map((good) => `buy ${good}`), 'done']
  }

  /** One sentence: what the main button does. */
  get label(): string {
    const t: TableModel['t'] = (key, args) => this.table.t(key, args)
    const card = cardName(this.facts, this.table.lang, this.given || this.card)
    switch (this.asked) {
      case 'market':
        if (this.pick === 'redraw') return t('artificium-table-do-redraw')
        if (this.pick === 'pass') return t('artificium-table-pass')
        if (!this.given || !this.take) return t('artificium-table-do-pick-swap')
        return t('artificium-table-do-swap', {
          gave: cardName(this.facts, this.table.lang, this.given),
          took: cardName(this.facts, this.table.lang, this.take),
          coins: this.swapCost,
        })
      case 'lay':
        return this.given ? t('artificium-table-do-lay', { card }) : t('artificium-table-do-pick-lay')
      case 'mage':
        return this.given
          ? t('artificium-table-do-drop', { card })
          : t('artificium-table-do-pick-drop', { count: this.view.question.count ?? 0 })
      case 'resolve':
        if (!this.chosen) return t('artificium-table-do-pick')
        return this.chosen === 'apply'
          ? this.#applyLabel()
          : t(`artificium-table-do-${this.chosen}`, { card: cardName(this.facts, this.table.lang, this.card) })
      case 'trade':
        return this.#applyLabel()
      case 'closing':
        return t('artificium-table-do-close', { cards: this.drops.length, coins: this.sellsFor })
      default:
        return withPlainNames(
          this.facts,
          this.table.lang,
          this.table.options.find((one) => one.text === this.pick)?.words ?? t('artificium-table-do-pick'),
        )
    }
  }

  #applyLabel(): string {
    const { lang } = this.table
    const t: TableModel['t'] = (key, args) => this.table.t(key, args)
    const { missing, buying } = this.outcome
    if (!this.steps.length) return t('artificium-table-do-short', { coins: Math.max(0, -this.outcome.left) })
    const printed = this.facts.cards[this.card]
    const args = {
      points: printed?.points ?? 0,
      made: goodsText(this.table, this.facts, printed?.outputs),
      card: cardName(this.facts, lang, this.card),
    }
    if (this.trades.texts.length) return this.#tradeLabel()
    if (!this.live.has('done'))
      return t('artificium-table-do-buy-apply', {
        ...args,
        goods: goodsText(this.table, this.facts, missing),
        coins: buying,
      })
    return t(
      printed?.kind === 'action' || printed?.effect ? 'artificium-table-do-apply-card' : 'artificium-table-do-apply',
      args,
    )
  }

  /** All that would be sold and bought for the card, what is only missing yet among it. */
  #tradeLabel(): string {
    const trades = this.steps.map((text) => text.split(' '))
    const named = (kind: 'sell' | 'buy'): string => {
      const goods = trades.filter(([word]) => word === kind).map(([, good = '']) => good)
      const counts = Object.fromEntries(goods.map((good) => [good, goods.filter((one) => one === good).length]))
      return goodsText(this.table, this.facts, counts)
    }
    const [sold, bought] = [named('sell'), named('buy')]
    return this.table.t('artificium-table-do-trade-apply', {
      sold,
      bought,
      trade: sold && bought ? 'both' : sold ? 'sell' : 'buy',
    })
  }

  get swapCost(): number {
    return this.me.traded ? this.facts.numbers.swap_coins : 0
  }

  get sellsFor(): number {
    return Object.entries(this.sells).reduce((all, [good, n]) => all + n * (this.facts.resources[good]?.sell ?? 0), 0)
  }

  /** A new question: what was picked for the last one is gone. */
  clear(): void {
    this.give = this.take = this.pick = ''
    this.action = ''
    this.drops = []
    this.sells = {}
    this.why = null
    this.trades.clear()
  }

  /** Called with every position. */
  async settle(): Promise<void> {
    if (this.asked === 'resolve') this.#before = { card: this.card, goods: this.me.resources, coins: this.me.coins }
    else if (this.asked !== 'trade') this.#before = null
    else if (this.#before?.card !== this.card)
      this.#before = { card: this.card, goods: this.me.resources, coins: this.me.coins }
    if (this.texts.has('apply') || this.trades.texts.length) await this.trades.look()
  }

  async act(): Promise<void> {
    if (this.ready) await this.send(this.steps)
  }

  async send(steps: readonly string[]): Promise<void> {
    this.why = this.trouble = null
    const done = await this.sender.run(steps)
    if (done !== true && done.key !== 'busy' && done.key !== 'lesson') this.trouble = done
  }

  /** Says beside what was clicked why it cannot be done. */
  async explain(at: string, text: string): Promise<void> {
    const before = this.trading && /^(sell|buy) /.test(text) ? [...this.#begin, ...this.trades.texts] : []
    const refusal = before.length
      ? ((await this.table.preview([...before, text]).catch(() => null))?.refused ?? null)
      : await this.table.why(text)
    this.why = refusal ? { at, refusal } : null
    if (refusal?.words) this.table.announce(refusal.words)
  }

  /** A click on a card of your own hand. */
  hand(key: string): void {
    const card = key.split('.')[0] ?? ''
    this.why = null
    if (!this.mine) this.look = { id: card, pinned: true }
    else if (this.asked === 'closing')
      this.drops = this.drops.includes(key) ? this.drops.filter((one) => one !== key) : [...this.drops, key]
    else if (this.asked === 'market' || this.asked === 'lay' || this.asked === 'mage') this.#handed(key, card)
    else void this.explain(key, `lay ${card}`)
  }

  #handed(key: string, card: string): void {
    const text =
      this.asked === 'market'
        ? `swap ${card} ${this.take || Object.keys(this.view.market)[0]}`
        : this.asked === 'lay'
          ? `lay ${card}`
          : `discard ${card}`
    this.pick = ''
    this.give = this.give === key ? '' : key
    if (!this.texts.has(text)) {
      this.give = ''
      void this.explain(key, text)
    }
  }

  /** A click on a card of the market. */
  market(card: string): void {
    this.why = null
    const from = this.given || Object.keys(this.view.own?.hand ?? {})[0] || ''
    if (!this.mine || this.asked !== 'market') this.look = { id: card, pinned: true }
    else if (!this.texts.has(`swap ${from} ${card}`)) void this.explain(`market.${card}`, `swap ${from} ${card}`)
    else {
      this.pick = ''
      this.take = this.take === card ? '' : card
    }
  }

  /** A click at the bank: one more sale or purchase, which goes with the card; so the card is meant to be applied. */
  async trade(text: string): Promise<void> {
    this.why = null
    if (!(await this.trades.pick(text, () => this.live.has(text)))) await this.explain(text, text)
    else if (this.asked === 'resolve') this.action = 'apply'
  }

  /** One of the answers; unlit ones say why. */
  async choose(text: string): Promise<void> {
    if (!this.texts.has(text)) return this.explain(text, text)
    this.why = null
    if (this.asked === 'resolve') {
      this.action = this.action === text ? '' : (text as CardAction)
      if (this.action !== 'apply') this.trades.clear()
    } else this.pick = this.pick === text ? '' : text
  }

  sell(good: string, by: number): void {
    const have = (this.me.resources[good] ?? 0) - (this.view.own?.selling[good] ?? 0)
    this.sells = { ...this.sells, [good]: Math.max(0, Math.min(have, (this.sells[good] ?? 0) + by)) }
  }

  /** The best order of the cards, found by a bot. */
  async seek(): Promise<void> {
    if (this.seeking || !this.table.allows.hints || !this.mine) return
    this.seeking = true
    const v = this.table.v
    try {
      const found = await this.table.hint()
      this.hints = v === this.table.v ? found : null
    } finally {
      this.seeking = false
    }
  }

  /** One step back; false if nothing was picked. */
  back(): boolean {
    if (this.look) this.look = null
    else if (this.table.unsent) void this.table.undo()
    else if (this.why) this.why = null
    else if (this.trouble) this.trouble = null
    else if (this.trades.texts.length) this.trades.dropLast()
    else if (this.pick || this.take || this.give || this.action) {
      if (this.pick) this.pick = ''
      else if (this.take) this.take = ''
      else if (this.give) this.give = ''
      else this.action = ''
    } else if (this.drops.length) this.drops = this.drops.slice(0, -1)
    else if (this.sellsFor) this.sells = {}
    else return false
    return true
  }
}

const KEY = Symbol('artificium')
export const setControls = (controls: ArtificiumControls): ArtificiumControls => setContext(KEY, controls)
export const getControls = (): ArtificiumControls => getContext<ArtificiumControls>(KEY)
