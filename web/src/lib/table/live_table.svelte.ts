// The live table: what one viewer knows of it is kept in step with the server, and all can be done at it.
import { Advice } from '../advice/advice.svelte.ts'
import { api } from '../server/api.ts'
import { AwaitedVersions } from '../server/awaited_versions.ts'
import { Connection, type ConnectionState } from '../server/connection.ts'
import type { LegalOption, Hint, Refusal, ShownHint, TableModel } from './contract.ts'
import { DoneActions } from './done_actions.svelte.ts'
import { beatOf } from './pace.ts'
import { Playback, type Moment, type Showing } from './playback.svelte.ts'
import { prefs } from '../browser/prefs.svelte.ts'
import { refusalOf, stillSending } from '../server/refusals.ts'
import { myself } from '../people/myself.svelte.ts'
import { isOf, TableNews, standing } from './table_news.ts'
import { TableRequests } from './table_requests.svelte.ts'
import { Unread } from '../people/unread.svelte.ts'
import { kept } from './unchanged.ts'
import type { Position, ServerNotice, ServerMessage } from '../server/wire.ts'
import { notifier } from '../browser/notifier.svelte.ts'
import { words } from '../words/words.svelte.ts'

/** So many steps are kept for the log. */
const MOST_STEPS = 480

interface Heard extends Moment {
  position: Position
}

export interface TableSettings {
  /** Shows a rule beside the table. */
  rule(number: string): void
  /** The one seat that is played here, though this person holds others; they are never handed the screen. */
  seat?: number | undefined
  /** Refusals are not shown: nobody reads them. */
  silent?: boolean
  make?: (url: string) => WebSocket
}

const isSame = (before: readonly LegalOption[], after: readonly LegalOption[]): boolean =>
  before.length === after.length && before.every((one, k) => one.text === after[k]?.text)

export class LiveTable extends TableRequests implements TableModel {
  /** What was said and not yet read. */
  readonly unread = new Unread(this)
  /** What a bot advises here. */
  readonly advice: Advice

  protected readonly wire: Connection
  /** Shows what others do, one step after the other. */
  readonly playback: Playback<Heard>
  /** What the host tells everybody, and whether anything may change. */
  notice: ServerNotice | null = $state.raw(null)
  #settings: TableSettings
  #news = new TableNews()
  #done = new DoneActions()
  #awaited = new AwaitedVersions()
  #present: Position | null = null
  #describes = false
  #opened = false
  /** The other people at the table; null: nobody. */
  #company: string | null = null
  #strayed: (() => void) | null = null
  /** What was sent last; still on its way while the table is busy. */
  #sending: readonly string[] = []

  constructor(id: string, settings: TableSettings) {
    super(id)
    this.#settings = settings
    this.look = settings.seat ?? -1
    this.playback = new Playback<Heard>((moment, how) => this.#shown(moment, how), {
      beat: () => this.beat,
      hidden: () => typeof document !== 'undefined' && document.hidden,
      looksOn: () => this.look < 0,
    })
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const listeners = {
      received: (message: ServerMessage) => this.#receive(message),
      changed: (state: ConnectionState) => {
        this.line = state
        if (state.kind === 'ended') myself.lose()
      },
      hello: () => ({ lang: words.lang, look: this.look, have: this.latest, describe: this.#describes }),
      exists: () =>
        api.table(id).then(
          () => true,
          (trouble: { status?: number }) => trouble.status !== 404,
        ),
    }
    this.advice = new Advice(this, {
      ask: () => this.#hinted(),
      stop: () => void this.wire.ask({ t: 'hint', seat: this.look, stop: true }),
    })
    this.wire = new Connection(`${scheme}://${location.host}/api/tables/${id}/socket`, listeners, settings.make)
  }

  open(): void {
    this.#opened = true
    this.wire.open()
    api.facts(this.id).then(
      (facts) => (this.facts = facts),
      () => undefined,
    )
  }

  close(): void {
    this.playback.close()
    this.wire.close()
  }

  retry(): void {
    this.wire.retry()
  }

  protected reloadChat(): void {
    this.again()
  }

  /** Greets anew, so that all words come in the language of the page. */
  again(): void {
    this.v = this.latest = 0
    this.playback.forget()
    this.news = []
    this.#news.clear()
    this.steps = []
    this.wire.renew()
  }

  /** Asks for descriptions, anew if a position is here already. */
  describe(): void {
    if (this.#describes) return
    this.#describes = true
    if (this.#opened) this.again()
  }

  /** How long one step is looked at, in milliseconds; 0: everything at once. What is asked for again takes its time. */
  get beat(): number {
    if (this.#settings.silent) return 0 // nobody watches
    return beatOf(this.playback.again && prefs.pace === 'once' ? 'normal' : prefs.pace)
  }

  /** Shows again what happened since your last turn. */
  showAgain(): void {
    if (!this.#present) return
    const present = { ...this.#present, whole: false } // each step is seen, though the position came in one piece
    const moments = this.news.map((step) => ({ steps: [step], atOnce: false, asked: false, position: present }))
    this.playback.repeat(moments.length ? [{ ...moments[0]!, steps: [] }, ...moments] : [])
  }
  get canShowAgain(): boolean {
    return this.playback.repeatable > 0 || this.news.length > 0
  }
  get repeating(): boolean {
    return this.playback.again
  }
  /** This person is asked as soon as all is shown. */
  get turnWaits(): boolean {
    return this.playback.behind > 0 && this.asksNow
  }
  hold(): () => void {
    return this.playback.hold()
  }

  rule(number: string): void {
    this.#settings.rule(number)
  }

  announce(text: string): void {
    notifier.announce(text)
  }

  // What can be done.

  async act(...texts: string[]): Promise<Refusal | null> {
    if (this.busy) return this.#isSending(texts) ? null : this.#refused(stillSending())
    if (!this.isTaught(texts)) {
      this.#strayed?.()
      return { key: 'lesson' }
    }
    this.playback.skip() // whoever acts has seen enough
    this.busy = true
    this.#sending = texts
    try {
      const what = texts.length > 1 ? { texts } : { text: texts[0] ?? '' }
      const answer = await this.wire.ask({ t: 'act', seat: this.look, v: this.latest, ...what })
      const refusal = refusalOf(answer)
      if (!refusal) for (const text of texts) this.#done.did(text)
      if (answer.t === 'done') await this.#reached(answer.v ?? 0)
      if (refusal) this.#refused(refusal)
      if (refusal?.key === 'stale') void this.wire.ask({ t: 'sync', have: this.latest })
      return refusal
    } finally {
      this.busy = false
    }
  }

  /** Pressed twice: it is on its way already. */
  #isSending(texts: readonly string[]): boolean {
    return texts.join() === this.#sending.join()
  }

  #refused(refusal: Refusal): Refusal {
    if (!this.#settings.silent) notifier.refused(words.t('shell-refused'), refusal)
    return refusal
  }

  /** The answer may come before the position that belongs to it. */
  async #reached(v: number): Promise<void> {
    if (this.latest < v && this.line.kind === 'open') await this.#awaited.until(v)
  }

  /** During a lesson only actions that begin so are taken; `strayed` hears of others. */
  guide(only: readonly string[] | null, strayed: (() => void) | null = null): void {
    this.guided = only
    this.#strayed = strayed
  }

  /** Whether the lesson, if this is one, takes all of these now. */
  isTaught(texts: readonly string[]): boolean {
    const begins = (text: string) => this.guided?.some((one) => text === one || text.startsWith(`${one} `)) ?? true
    return texts.every(begins)
  }

  /** What cannot be taken back is not asked for: why is said at once. */
  async undo(): Promise<Refusal | null> {
    if (!this.undoable) {
      notifier.note({ text: this.undoSays })
      return { key: this.undoing?.why || 'no-move-yet' }
    }
    this.playback.skip()
    const refusal = this.orRefused(await this.wire.ask({ t: 'undo', seat: this.look }))
    if (!refusal) this.#done.tookBack()
    return refusal
  }

  /** Whether a bot waits so that the last step can be taken back: for how many milliseconds. */
  get undoTime(): number {
    const bots = this.waiting.every((seat) => this.seats[seat]?.kind === 'bot' || this.seats[seat]?.stand_in)
    return this.undoable && this.live && !this.asksNow && bots ? (this.table?.bot_pause ?? 0) : 0
  }

  /** What was taken back last, while it is still offered. */
  get toRedo(): string | undefined {
    return this.options.find((one) => one.text === this.#done.again)?.text
  }
  get redoable(): boolean {
    return this.toRedo !== undefined
  }

  async redo(): Promise<Refusal | null> {
    return this.toRedo === undefined ? null : this.act(this.toRedo)
  }

  /** The veil between two people at one screen goes when the other's position is here, not before. */
  lookWith(seat: number): void {
    if (seat === this.look) this.handover = []
    else void this.wire.ask({ t: 'look', look: seat })
  }

  async askHelps(): Promise<void> {
    const v = this.latest
    const answer = await this.wire.ask({ t: 'helps', seat: this.look })
    if (answer.t === 'helped' && v === this.latest) this.helps = answer.helps
  }

  get advised(): ShownHint | null {
    return this.advice.shown
  }

  commits(run: (texts: string[]) => Promise<void>): () => void {
    return this.advice.commits(run)
  }

  hint(): Promise<Hint[]> {
    return this.advice.ask()
  }

  async #hinted(): Promise<Hint[]> {
    const answer = await this.wire.ask({ t: 'hint', seat: this.look })
    if (answer.t === 'hints') {
      this.advice.update(answer.budget, answer.notes ?? [])
      if (answer.v === this.latest) this.plan = answer.plan ?? null
      return answer.hints ?? []
    }
    this.orRefused(answer)
    return []
  }

  // What the server says.

  #receive(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        this.own = this.#played(message.seats)
        this.skew = message.now - performance.now()
        this.chat = []
        this.notice = null
        this.advice.update(message.advice)
        if (this.look !== message.look) this.#turnTo(message.look)
        break
      case 'table':
        this.table = message
        this.#met()
        break
      case 'position':
        this.#positioned(message)
        break
      case 'handover':
        if (this.#settings.seat !== undefined) break
        this.playback.skip()
        this.handover = message.seats
        break
      case 'chat':
        if (!this.chat.some((line) => line.n === message.n)) this.chat = [...this.chat, message]
        break
      case 'chatremoved':
        this.chat = this.chat.filter((line) => line.n !== message.n)
        break
      case 'servernotice':
        this.notice = message
        break
      case 'pong':
        this.skew = message.now - performance.now()
        break
      default:
        break
    }
  }

  /** Other people, or on other seats than before: whom of them is nobody to hear? */
  #met(): void {
    const people = this.seats.filter((seat) => seat.kind === 'person' && !seat.mine)
    const company = this.talks ? people.map((seat) => `${seat.seat} ${seat.name}`).join('\n') : null
    if (this.#settings.silent || company === this.#company) return
    this.#company = company
    if (company !== null) void this.loadHidden()
  }

  /** Of the seats that this person holds, those that are played here. */
  #played(seats: number[]): number[] {
    const { seat } = this.#settings
    return seat === undefined ? seats : seats.filter((one) => one === seat)
  }

  /** Another seat knows other things: nothing of the old view stays. */
  #turnTo(look: number): void {
    this.look = look
    this.handover = []
    this.v = this.latest = 0
    this.playback.forget()
    this.#present = null
    this.#done.clear()
    this.#news.clear()
    this.news = []
    this.fresh = []
    this.steps = []
    this.view = null
    this.description = null
    this.options = []
  }

  #positioned(position: Position): void {
    if (position.look !== this.look) this.#turnTo(position.look)
    const known = this.latest
    if (!position.whole && position.v > known + 1 && known > 0) {
      void this.wire.ask({ t: 'sync', have: known }) // something was missed; ask for all of it
      return
    }
    const steps = position.steps.filter((step) => step.v > known)
    const asked = (position.options ?? []).length > 0
    const moment = { steps, asked, position, atOnce: steps.some((step) => isOf(step, this.look)) }
    this.latest = position.v
    this.asksNow = asked
    this.#present = position
    this.offersUndo = position.undo ?? false
    this.undoing = position.undoing ?? null
    const elsewhere = position.whole || steps.some((step) => step.back_to)
    if (elsewhere) this.playback.skip()
    if (elsewhere) this.playback.begin(moment)
    else this.playback.take(moment)
    this.#awaited.reached(this.latest)
    if (!this.handover.every((seat) => position.waiting.includes(seat))) this.handover = []
  }

  /** What is seen now. Only the present asks: what was asked before is asked no more. */
  #shown({ position, steps, asked }: Heard, { present, repeated, passed }: Showing): void {
    this.fresh = position.whole || passed ? [] : steps
    this.v = position.v
    this.view = kept(this.view, position.view)
    this.description = position.description ?? null
    this.waiting = position.waiting
    this.question = present ? (position.question ?? '') : ''
    const offered = present ? (position.options ?? []) : []
    if (!isSame(this.options, offered) || steps.some((step) => isOf(step, this.look))) this.askedAt = position.v
    this.options = offered
    this.over = position.over ?? false
    this.helps = null
    this.plan = null
    if (repeated) return
    this.steps = standing([...this.steps, ...steps]).slice(-MOST_STEPS)
    this.news = this.#news.after(steps, position.v, asked, this.look)
  }
}
