// What can be asked of a table besides acting at it: advice, votes, chat, people; one request and its answer each.
import { notifier } from '../browser/notifier.svelte.ts'
import { api, type RequestError } from '../server/api.ts'
import type { Answer, Connection } from '../server/connection.ts'
import type { Explained, Refusal, Tried } from './contract.ts'
import { hiddenAs, hiddenHere, ofSeat, whoSaid, type Whom } from '../people/hidden_people.ts'
import { refusalOf } from '../server/refusals.ts'
import { TableState } from './table_state.svelte.ts'
import type { Chat, Hide, HiddenAt } from '../server/wire.ts'
import { words } from '../words/words.svelte.ts'

export abstract class TableRequests extends TableState {
  /** Whom this person does not want to hear (hidden) or to sit with (blocked), on every device. */
  hidden: HiddenAt[] = $state.raw([])
  protected abstract readonly wire: Connection

  /** What is said, without those whom this person does not want to hear. */
  get shownChat(): Chat[] {
    return this.chat.filter((line) => !this.hides(whoSaid(line)))
  }
  /** Those at this table of whom nothing is shown. */
  get hiddenNow(): HiddenAt[] {
    return this.hidden.filter((one) => one.here)
  }
  /** Whom of the table this person is about to do something about. */
  asking: Whom | null = $state.raw(null)
  isOther(seat: number): boolean {
    return this.seats[seat]?.kind === 'person' && !this.seats[seat].mine
  }
  about(seat: number): void {
    if (this.isOther(seat)) this.asking = ofSeat(this.seats[seat]!)
  }

  hides(whom: Whom): HiddenAt | undefined {
    return hiddenAs(this.hidden, whom)
  }

  async loadHidden(): Promise<void> {
    try {
      this.hidden = (await api.hidden(this.id)).people
    } catch {
      // then everybody is shown
    }
  }

  /**
   * Leaves out what somebody says, keeps away from them, or neither any more; answers why that cannot be, or nothing.
   * Whom the server does not know hides somebody as long as the page is open.
   */
  async hide(whom: Whom, change: Pick<Hide, 'hidden' | 'blocked'>): Promise<string> {
    const before = this.hides(whom)?.blocked
    try {
      this.hidden = (await api.hide(this.id, { seat: whom.seat, who: whom.who, ...change })).people
      if (before && change.blocked === false) this.reloadChat()
      return ''
    } catch (error) {
      const { status, message } = error as RequestError
      if (status !== 401 || change.blocked) return message
      this.hidden = hiddenHere(this.hidden, whom, !!change.hidden)
      return ''
    }
  }
  /** What somebody said who was blocked until now was never told: all of it is asked for. */
  protected abstract reloadChat(): void

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
    if (refusal) notifier.refused(words.t('shell-refused'), refusal)
    return refusal
  }
}
