// The live table: what one viewer knows of it, kept in step with the server, and all that can be done at it.
import { api } from './api.ts'
import type { Args, Choice, Explained, Hint, Own, Refusal, SeatSeen, Step, TableModel, Tried } from './contract.ts'
import { readHidden, whose, writeHidden, type Hidden } from './muted_people.ts'
import { kept } from './unchanged.ts'
import { Connection, type Answer, type ConnectionState } from './connection.ts'
import type { Chat, Description, Position, Table, Told } from './wire.ts'
import { voice } from './announcements.svelte.ts'
import { words } from './words.svelte.ts'

const MOST_NEWS = 120
/** How long a position is waited for whose actions are done already, in milliseconds. */
const PATIENCE = 3000

/** A step belongs to whoever its first event names. */
const isOf = (step: Step, seat: number): boolean => seat >= 0 && step.events[0]?.facts['seat'] === seat

/** Something happened to the whole table: a season ended, a round began. */
const closes = (step: Step): boolean => step.events.some((event) => event.facts['seat'] === -1)

/** What is news in a step: all of another's; of an own one only what it brought about for the whole table. */
const told = (step: Step, look: number): Step[] =>
  !isOf(step, look) ? [step] : closes(step) ? [{ ...step, events: step.events.slice(1) }] : []

export const refusalOf = (answer: Answer): Refusal | null => {
  if (answer.t !== 'refused') return null
  const found: Refusal = { key: answer.key }
  if (answer.rule) found.rule = answer.rule
  if (answer.facts) found.facts = answer.facts
  found.words = answer.words || (answer.key === 'lost' ? words.t('shell-lost-answer') : answer.key)
  return found
}

export interface Doors {
  /** Shows a rule beside the table. */
  rule(number: string): void
  make?: (url: string) => WebSocket
}

export class LiveTable implements TableModel {
  readonly id: string
  table = $state.raw<Table | null>(null)
  facts: Own = $state.raw(null)
  view: Own = $state.raw(null)
  look = $state(-1)
  v = $state(0)
  question = $state('')
  waiting: number[] = $state.raw([])
  options: Choice[] = $state.raw([])
  news: Step[] = $state.raw([])
  fresh: Step[] = $state.raw([])
  undoable = $state(false)
  over = $state(false)
  busy = $state(false)
  helps: Own = $state.raw(null)
  plan: Own = $state.raw(null)
  guided = $state.raw<string[] | null>(null)
  description: Description | null = $state.raw(null)
  chat: Chat[] = $state.raw([])
  line: ConnectionState = $state.raw({ kind: 'opening' })
  /** People whose lines of chat this person does not want to see. */
  hidden: Hidden[] = $state.raw([])
  /** Own seats: all at this screen. */
  own: number[] = $state.raw([])
  /** Seats that are asked while somebody else looks; not empty: hand the screen over. */
  handover: number[] = $state.raw([])
  /** The server's clock less ours, in milliseconds. */
  skew = $state(0)
  /** Grows with each position, so that a log can fetch what it lacks. */
  steps: Step[] = $state.raw([])

  #wire: Connection
  #doors: Doors
  #cut = 0 // the version at which the own last turn ended
  #asked = false
  #describes = false
  #awaited: { v: number; go: () => void }[] = []
  #opened = false
  #taught: (() => string) | null = null
  #done: string[] = [] // what this page sent, so that it can be done again when it was taken back
  #taken: string[] = $state.raw([])

  constructor(id: string, doors: Doors) {
    this.id = id
    this.#doors = doors
    this.hidden = readHidden(id)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const listeners = {
      told: (message: Told) => this.#told(message),
      changed: (state: ConnectionState) => (this.line = state),
      hello: () => ({ lang: words.lang, look: this.look, have: this.v, describe: this.#describes }),
      exists: () =>
        api.table(id).then(
          () => true,
          (trouble: { status?: number }) => trouble.status !== 404,
        ),
    }
    this.#wire = new Connection(`${scheme}://${location.host}/api/tables/${id}/socket`, listeners, doors.make)
  }

  open(): void {
    this.#opened = true
    this.#wire.open()
    api.facts(this.id).then(
      (facts) => (this.facts = facts),
      () => undefined,
    )
  }

  close(): void {
    this.#wire.close()
  }

  nudge(): void {
    this.#wire.nudge()
  }

  /** Greets anew, so that all words come in the language of the page. */
  again(): void {
    this.v = 0
    this.news = []
    this.steps = []
    this.#wire.renew()
  }

  /** Asks for descriptions, anew if a position is here already. */
  describe(): void {
    if (this.#describes) return
    this.#describes = true
    if (this.#opened) this.again()
  }

  // What the page reads.

  get game(): string {
    return this.table?.game ?? ''
  }
  get spec(): string {
    return this.table?.spec ?? ''
  }
  get lang(): string {
    return words.lang
  }
  get seats(): SeatSeen[] {
    return this.table?.seats ?? []
  }
  get phase(): string {
    return this.table?.phase ?? ''
  }
  get live(): boolean {
    return this.line.kind === 'open' && !this.over && !this.givenUp
  }
  /** All agreed to end it, or nobody came back: there is no winner. */
  get givenUp(): boolean {
    return this.phase === 'abandoned'
  }
  /** Other people who hold a seat and have not left it. */
  get others(): SeatSeen[] {
    return this.seats.filter((seat) => seat.kind === 'person' && !seat.mine && !seat.left)
  }
  /** What is said, without those whom this person does not want to hear. */
  get heard(): Chat[] {
    const hidden = this.hidden.map((one) => one.key)
    return this.chat.filter((line) => !hidden.includes(whose(line)))
  }
  get allows(): { hints: boolean; helps: boolean } {
    return { hints: this.table?.hints ?? false, helps: this.table?.helps ?? false }
  }
  /** Whether this seat is asked something. */
  get asked(): boolean {
    return this.options.length > 0
  }

  name(seat: number): string {
    return seatName(this.seats[seat], seat)
  }

  t = (key: string, args?: Args): string => words.t(key, args)

  rule(number: string): void {
    this.#doors.rule(number)
  }

  announce(text: string): void {
    voice.announce(text)
  }

  // What can be done.

  async act(...texts: string[]): Promise<Refusal | null> {
    if (this.busy) return null
    if (this.guided && !texts.every((text) => this.guided?.includes(text))) {
      voice.note({ text: this.#taught?.() ?? words.t('shell-lesson-other') })
      return { key: 'lesson' }
    }
    this.busy = true
    try {
      const what = texts.length > 1 ? { texts } : { text: texts[0] ?? '' }
      const answer = await this.#wire.ask({ t: 'act', seat: this.look, v: this.v, ...what })
      const refusal = refusalOf(answer)
      if (!refusal) for (const text of texts) this.#did(text)
      if (answer.t === 'done') await this.#reached(answer.v ?? 0)
      if (refusal) voice.refused(words.t('shell-refused'), refusal)
      if (refusal?.key === 'stale') void this.#wire.ask({ t: 'sync', have: this.v })
      return refusal
    } finally {
      this.busy = false
    }
  }

  /** The answer may come before the position that belongs to it. */
  async #reached(v: number): Promise<void> {
    if (this.v >= v || this.line.kind !== 'open') return
    await new Promise<void>((go) => {
      const late = setTimeout(go, PATIENCE)
      this.#awaited.push({
        v,
        go: () => {
          clearTimeout(late)
          go()
        },
      })
    })
  }

  /** During a lesson only these actions are taken; `hint` is what is said to others. */
  guide(only: string[] | null, hint: (() => string) | null = null): void {
    this.guided = only
    this.#taught = hint
  }

  async why(text: string): Promise<Refusal | null> {
    return refusalOf(await this.#wire.ask({ t: 'why', seat: this.look, text }))
  }

  async undo(): Promise<Refusal | null> {
    const refusal = this.#orRefused(await this.#wire.ask({ t: 'undo', seat: this.look }))
    const last = refusal ? undefined : this.#done.pop()
    if (last !== undefined) this.#taken = [...this.#taken, last]
    return refusal
  }

  /** What was taken back last can be done again while it is still offered. */
  get redoable(): boolean {
    const last = this.#taken.at(-1)
    return last !== undefined && this.options.some((one) => one.text === last)
  }

  async redo(): Promise<Refusal | null> {
    const last = this.#taken.at(-1)
    return last !== undefined && this.redoable ? this.act(last) : null
  }

  /** Doing something else than what was taken back is another way: the old one is gone. */
  #did(text: string): void {
    this.#done.push(text)
    this.#taken = this.#taken.at(-1) === text ? this.#taken.slice(0, -1) : []
  }

  /** Asks all to go back to the own version before this step. */
  back = async (v: number): Promise<Refusal | null> =>
    this.#orRefused(await this.#wire.ask({ t: 'back', seat: this.look, v }))
  replace = async (seat: number, bot: string): Promise<Refusal | null> =>
    this.#orRefused(await this.#wire.ask({ t: 'replace', seat, bot }))
  end = async (): Promise<Refusal | null> => this.#orRefused(await this.#wire.ask({ t: 'end' }))
  vote = async (ballot: number, yes: boolean): Promise<Refusal | null> =>
    this.#orRefused(await this.#wire.ask({ t: 'vote', ballot, yes }))
  comeBack = async (seat: number): Promise<Refusal | null> =>
    this.#orRefused(await this.#wire.ask({ t: 'return', seat }))
  say = async (text: string): Promise<Refusal | null> => this.#orRefused(await this.#wire.ask({ t: 'say', text }))

  /** Leaves out what somebody says, or shows it again; only in this browser. */
  hide(one: Hidden): void {
    const there = this.hidden.some((other) => other.key === one.key)
    this.hidden = there ? this.hidden.filter((other) => other.key !== one.key) : [...this.hidden, one]
    writeHidden(this.id, this.hidden)
  }

  lookWith(seat: number): void {
    this.handover = []
    if (seat === this.look) return
    void this.#wire.ask({ t: 'look', look: seat })
  }

  async score(seat: number): Promise<Explained | null> {
    const answer = await this.#wire.ask({ t: 'score', seat })
    return answer.t === 'points'
      ? { explained: answer.explained, words: answer.words ?? [], points: answer.points }
      : null
  }

  async askHelps(): Promise<void> {
    const v = this.v
    const answer = await this.#wire.ask({ t: 'helps', seat: this.look })
    if (answer.t === 'helped' && v === this.v) this.helps = answer.helps
  }

  async preview(texts: string[]): Promise<Tried | null> {
    const answer = await this.#wire.ask({ t: 'try', seat: this.look, texts })
    return answer.t === 'tried' ? (answer as Tried) : null
  }

  async hint(): Promise<Hint[]> {
    const answer = await this.#wire.ask({ t: 'hint', seat: this.look })
    if (answer.t === 'hints') {
      if (answer.v === this.v) this.plan = answer.plan ?? null
      return answer.hints ?? []
    }
    this.#orRefused(answer)
    return []
  }

  #orRefused(answer: Answer): Refusal | null {
    const refusal = refusalOf(answer)
    if (refusal) voice.refused(words.t('shell-refused'), refusal)
    return refusal
  }

  // What is heard.

  #told(message: Told): void {
    switch (message.t) {
      case 'welcome':
        this.own = message.seats
        this.skew = message.now - performance.now()
        this.chat = []
        if (this.look !== message.look) this.#turnTo(message.look)
        break
      case 'table':
        this.table = message
        break
      case 'position':
        this.#positioned(message)
        break
      case 'handover':
        this.handover = message.seats
        break
      case 'chat':
        if (!this.chat.some((line) => line.n === message.n)) this.chat = [...this.chat, message]
        break
      case 'pong':
        this.skew = message.now - performance.now()
        break
      default:
        break
    }
  }

  /** Other eyes know other things: nothing of the old ones stays. */
  #turnTo(look: number): void {
    this.look = look
    this.v = 0
    this.#done = []
    this.#taken = []
    this.#cut = 0
    this.#asked = false
    this.news = []
    this.fresh = []
    this.steps = []
    this.view = null
    this.description = null
    this.options = []
  }

  #positioned(position: Position): void {
    if (position.look !== this.look) this.#turnTo(position.look)
    const known = position.whole ? this.v : Math.max(this.v, 0)
    if (!position.whole && position.v > known + 1 && known > 0) {
      void this.#wire.ask({ t: 'sync', have: known }) // something was missed; ask for all of it
      return
    }
    const steps = position.steps.filter((step) => step.v > known)
    this.fresh = position.whole ? [] : steps
    this.steps = [...this.steps, ...steps].slice(-4 * MOST_NEWS)
    this.v = position.v
    this.view = kept(this.view, position.view)
    this.description = position.description ?? null
    this.waiting = position.waiting
    this.question = position.question ?? ''
    this.options = position.options ?? []
    this.undoable = position.undo ?? false
    this.over = position.over ?? false
    this.helps = null
    this.plan = null
    this.#freshen(steps)
    for (const one of this.#awaited.filter((each) => each.v <= this.v)) one.go()
    this.#awaited = this.#awaited.filter((each) => each.v > this.v)
    if (!this.handover.every((seat) => position.waiting.includes(seat))) this.handover = []
  }

  /** News is what others did since the own turn ended; it stays during the own turn. */
  #freshen(steps: Step[]): void {
    const asked = this.asked
    if (this.#asked && !asked) this.#cut = this.v
    this.#asked = asked
    const all = [...this.news, ...steps.flatMap((step) => told(step, this.look))].filter(
      (step) => step.v > this.#cut || (step.v === this.#cut && closes(step)),
    )
    this.news = all.slice(-MOST_NEWS)
  }
}

export function seatName(seat: SeatSeen | undefined, number: number): string {
  if (!seat) return words.t('shell-seat', { number: number + 1 })
  if (seat.kind === 'bot') return botName(seat.bot ?? '', number)
  return seat.name || words.t('shell-seat-open')
}

/** "Greedy 2": the level in the language of the page, and the seat to tell several apart. */
export function botName(bot: string, seat: number): string {
  return words.t('shell-bot-named', { level: botLevel(bot), number: seat + 1 })
}

export function botLevel(bot: string): string {
  const key = bot.split('(')[0] ?? ''
  return words.has(`shell-bot-${key}`) ? words.t(`shell-bot-${key}`) : key
}
