// What can be asked of a table besides acting at it: advice, votes, chat, people; one request and its answer each.
import { voice } from './announcements.svelte.ts'
import type { Answer, Connection } from './connection.ts'
import type { Explained, Refusal, Tried } from './contract.ts'
import { readHidden, whose, writeHidden, type Hidden } from './muted_people.ts'
import { refusalOf } from './refusals.ts'
import { TableState } from './table_state.svelte.ts'
import type { Chat } from './wire.ts'
import { words } from './words.svelte.ts'

export abstract class TableRequests extends TableState {
  /** People whose lines of chat this person does not want to see. */
  hidden: Hidden[] = $state.raw([])
  protected abstract readonly wire: Connection

  constructor(id: string) {
    super(id)
    this.hidden = readHidden(id)
  }

  /** What is said, without those whom this person does not want to hear. */
  get heard(): Chat[] {
    const hidden = this.hidden.map((one) => one.key)
    return this.chat.filter((line) => !hidden.includes(whose(line)))
  }

  /** Leaves out what somebody says, or shows it again; only in this browser. */
  hide(one: Hidden): void {
    const there = this.hidden.some((other) => other.key === one.key)
    this.hidden = there ? this.hidden.filter((other) => other.key !== one.key) : [...this.hidden, one]
    writeHidden(this.id, this.hidden)
  }

  async why(text: string): Promise<Refusal | null> {
    return refusalOf(await this.wire.ask({ t: 'why', seat: this.look, text }))
  }

  /** Asks all to go back to your version before this step. */
  back = async (v: number): Promise<Refusal | null> =>
    this.orRefused(await this.wire.ask({ t: 'back', seat: this.look, v }))
  replace = async (seat: number, bot: string): Promise<Refusal | null> =>
    this.orRefused(await this.wire.ask({ t: 'replace', seat, bot }))
  end = async (): Promise<Refusal | null> => this.orRefused(await this.wire.ask({ t: 'end' }))
  vote = async (ballot: number, yes: boolean): Promise<Refusal | null> =>
    this.orRefused(await this.wire.ask({ t: 'vote', ballot, yes }))
  comeBack = async (seat: number): Promise<Refusal | null> => this.orRefused(await this.wire.ask({ t: 'return', seat }))
  say = async (text: string): Promise<Refusal | null> => this.orRefused(await this.wire.ask({ t: 'say', text }))

  async score(seat: number): Promise<Explained | null> {
    const answer = await this.wire.ask({ t: 'score', seat })
    return answer.t === 'points'
      ? { explained: answer.explained, words: answer.words ?? [], points: answer.points }
      : null
  }

  async preview(texts: string[]): Promise<Tried | null> {
    const answer = await this.wire.ask({ t: 'try', seat: this.look, texts })
    return answer.t === 'tried' ? (answer as Tried) : null
  }

  protected orRefused(answer: Answer): Refusal | null {
    const refusal = refusalOf(answer)
    if (refusal) voice.refused(words.t('shell-refused'), refusal)
    return refusal
  }
}
