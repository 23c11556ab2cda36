// What one viewer knows of a table, and what follows from it.
import type { ConnectionState } from '../server/connection.ts'
import type { Args, LegalOption, Own, SeatSeen, Step } from './contract.ts'
import { seatName } from '../people/seat_names.ts'
import { undoWords } from './undo_words.ts'
import type { Chat, Description, TableSeen, Undoing } from '../server/wire.ts'
import { words } from '../words/words.svelte.ts'

export abstract class TableState {
  readonly id: string
  look = $state(-1)
  chat: Chat[] = $state.raw([])
  table = $state.raw<TableSeen | null>(null)
  facts: Own = $state.raw(null)
  view: Own = $state.raw(null)
  v = $state(0)
  question = $state('')
  waiting: number[] = $state.raw([])
  options: LegalOption[] = $state.raw([])
  news: Step[] = $state.raw([])
  fresh: Step[] = $state.raw([])
  undoing: Undoing | null = $state.raw(null)
  /** Nothing is taken back: in a lesson others answer at once. */
  final = $state(false)
  over = $state(false)
  busy = $state(false)
  helps: Own = $state.raw(null)
  plan: Own = $state.raw(null)
  guided = $state.raw<readonly string[] | null>(null)
  description: Description | null = $state.raw(null)
  line: ConnectionState = $state.raw({ kind: 'opening' })
  /** The seats that are played at this screen. */
  own: number[] = $state.raw([])
  /** Seats that are asked while somebody else looks; not empty: hand the screen over. */
  handover: number[] = $state.raw([])
  /** The server's clock less ours, in milliseconds. */
  skew = $state(0)
  /** Grows with each position, so that a log can fetch what it lacks. */
  steps: Step[] = $state.raw([])
  /** The last version that was heard of; `v` is the one that is shown. */
  latest = $state(0)
  /** Whether the last position that was heard of asks this person. */
  asksNow = $state(false)
  /** The version at which this person was asked what is asked now: others may have acted since. */
  askedAt = $state(0)
  /** The server would take a step back for this seat. */
  protected offersUndo = $state(false)

  constructor(id: string) {
    this.id = id
  }

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
  /** Whether anybody could read what is said here: other people at the table, or somebody who looks on. */
  get talks(): boolean {
    const people = this.seats.some((seat) => seat.kind === 'person' && !seat.mine)
    const watching = (this.table?.watching ?? 0) > (this.look < 0 && !this.own.length ? 1 : 0)
    return people || watching || this.chat.length > 0
  }
  get allows(): { hints: boolean; helps: boolean } {
    return { hints: this.table?.hints ?? false, helps: this.table?.helps ?? false }
  }
  get watching(): boolean {
    return this.look < 0
  }
  /** Whether this seat is asked something. */
  get asked(): boolean {
    return this.options.length > 0
  }

  /** Other seats at this screen that are asked now, whatever became of the question to hand it over. */
  get nextHere(): number[] {
    if (this.asked || this.over || this.givenUp || this.own.length < 2) return []
    return this.own.filter((seat) => this.waiting.includes(seat) && seat !== this.look && !this.seats[seat]?.stand_in)
  }
  get undoable(): boolean {
    return this.offersUndo && !this.final
  }
  /** What undo would take back, or why it cannot. */
  get undoSays(): string {
    return undoWords(this.undoing, this.steps)
  }

  name(seat: number): string {
    return seatName(this.seats[seat], seat)
  }

  t = (key: string, args?: Args): string => words.t(key, args)
}
