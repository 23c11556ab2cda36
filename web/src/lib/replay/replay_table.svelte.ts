// A finished game again: any moment of it, as any seat, as the same model that a live table is.
import { api } from '../server/api.ts'
import type {
  Args,
  LegalOption,
  Explained,
  Hint,
  Own,
  Refusal,
  SeatSeen,
  Step,
  TableModel,
  Tried,
} from '../table/contract.ts'
import { LiveTable } from '../table/live_table.svelte.ts'
import { ReplayPlayer } from './replay_player.svelte.ts'
import { seatName } from '../people/seat_names.ts'
import { notifier } from '../browser/notifier.svelte.ts'
import type { Chapter, Description, Happened, Moment } from '../server/wire.ts'
import { words } from '../words/words.svelte.ts'

const STRETCH = 40
const FRESH = 1
/** So many steps back the end of a season is looked for. */
const STEPS = 120

export class ReplayTable implements TableModel {
  readonly id: string
  readonly options: LegalOption[] = []
  readonly undoable = false
  readonly undoSays = ''
  readonly watching = true
  readonly live = false
  readonly busy = false
  readonly guided = null
  readonly helps = null
  readonly allows = { hints: false, helps: false }
  /** The table itself: who sat there, the result, and the explained points of the end. */
  readonly room: LiveTable
  readonly player = new ReplayPlayer(this)
  facts: Own = $state.raw(null)
  look = $state(-1)
  at = $state(0)
  total = $state(0)
  chapters: Chapter[] = $state.raw([])
  trouble = $state('')
  #moments: Map<number, Moment> = $state.raw(new Map())
  #moment = $state.raw<Moment | null>(null)
  #turn = 0
  #describes = false

  #onrule: (number: string) => void

  constructor(id: string, onrule: (number: string) => void) {
    this.id = id
    this.#onrule = onrule
    this.room = new LiveTable(id, { rule: onrule })
  }

  async open(): Promise<void> {
    this.room.open()
    try {
      this.facts = await api.facts(this.id)
      await this.seek(0)
    } catch (error) {
      this.trouble = (error as Error).message
    }
  }

  close(): void {
    this.player.stop()
    this.room.close()
  }

  /** Goes to the position after so many lines; the last call counts when several are on their way. */
  async seek(at: number): Promise<void> {
    const turn = ++this.#turn
    const to = Math.max(0, this.total ? Math.min(this.total, at) : at)
    if (!this.#moments.has(to)) await this.#fetch(to - (to % STRETCH))
    const moment = this.#moments.get(to)
    if (turn !== this.#turn || !moment) return
    this.at = to
    this.#moment = moment
    if (to % STRETCH > STRETCH - 8 && to < this.total)
      void this.#fetch(to - (to % STRETCH) + STRETCH).catch(() => undefined)
  }

  async see(look: number): Promise<void> {
    this.look = look
    await this.anew()
  }

  /** Another seat or another language: everything is asked again. */
  async anew(): Promise<void> {
    this.#moments = new Map()
    await this.seek(this.at)
  }

  /** Asks for descriptions, anew for the moment that is shown. */
  describe(): void {
    if (this.#describes) return
    this.#describes = true
    void this.anew()
  }

  async #fetch(from: number): Promise<void> {
    if (this.#moments.has(from) && this.#moments.has(from + 1)) return
    const look = this.look
    const found = await api.replay(this.id, look, from, STRETCH, this.#describes)
    if (look !== this.look) return
    this.total = found.total
    this.chapters = found.chapters
    const all = new Map(this.#moments)
    for (const moment of found.moments) all.set(moment.n, moment)
    this.#moments = all
  }

  get game(): string {
    return this.room.game
  }
  get spec(): string {
    return this.room.spec
  }
  get lang(): string {
    return words.lang
  }
  get view(): Own {
    return this.#moment?.view ?? null
  }
  get description(): Description | null {
    return this.#moment?.description ?? null
  }
  get v(): number {
    return this.at
  }
  get question(): string {
    return this.#moment?.question ?? ''
  }
  get waiting(): number[] {
    return this.#moment?.waiting ?? []
  }
  get over(): boolean {
    return this.#moment?.over ?? false
  }
  get seats(): SeatSeen[] {
    return this.room.seats
  }
  get fresh(): Step[] {
    return this.#stepsUpTo(FRESH)
  }
  get steps(): Step[] {
    return this.#stepsUpTo(STEPS)
  }
  get beat(): number {
    return this.player.beat
  }
  hold(): () => void {
    return this.player.hold()
  }
  get news(): Step[] {
    return this.#stepsUpTo(8)
  }
  get asked(): boolean {
    return false
  }

  #stepsUpTo(count: number): Step[] {
    const found: Step[] = []
    for (let n = Math.max(1, this.at - count + 1); n <= this.at; n++) {
      const moment = this.#moments.get(n)
      if (moment) found.push({ v: n, at: moment.at ?? 0, events: (moment.events ?? []) as Happened[] })
    }
    return found
  }

  /** Who did the step that led here. */
  get seat(): number {
    return this.#moment?.seat ?? -1
  }

  /** What that step was, in words; empty before the first. */
  get caption(): string {
    return this.#moment?.words ?? ''
  }

  name(seat: number): string {
    return seatName(this.seats[seat], seat)
  }
  t = (key: string, args?: Args): string => words.t(key, args)
  rule(number: string): void {
    this.#onrule(number)
  }
  announce(text: string): void {
    notifier.announce(text)
  }
  async act(): Promise<Refusal | null> {
    return { key: 'game-over', words: words.t('shell-replay-only') }
  }
  async why(): Promise<Refusal | null> {
    return { key: 'game-over', words: words.t('shell-replay-only') }
  }
  undo(): Promise<Refusal | null> {
    return this.act()
  }
  async askHelps(): Promise<void> {}
  async preview(): Promise<Tried | null> {
    return null
  }
  async hint(): Promise<Hint[]> {
    return []
  }
  /** Points are explained for the end of the game. */
  score(seat: number): Promise<Explained | null> {
    return this.room.score(seat)
  }
}
