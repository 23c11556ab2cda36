// News: what others did since the own turn ended; it stays during the own turn.
import type { Step } from './contract.ts'

const MOST = 120

/** A step belongs to whoever its first event names. */
export const isOf = (step: Step, seat: number): boolean => seat >= 0 && step.events[0]?.facts['seat'] === seat

/** Something happened to the whole table: a season ended, a round began. */
const closes = (step: Step): boolean => step.events.some((event) => event.facts['seat'] === -1)

/** What is news in a step: all of another's; of an own one only what it brought about for the whole table. */
const told = (step: Step, look: number): Step[] =>
  !isOf(step, look) ? [step] : closes(step) ? [{ ...step, events: step.events.slice(1) }] : []

export class TableNews {
  #cut = 0 // the version at which the own last turn ended
  #asked = false

  clear(): void {
    this.#cut = 0
    this.#asked = false
  }

  /** The news after these steps brought the table to version `v`. */
  after(news: Step[], steps: Step[], v: number, asked: boolean, look: number): Step[] {
    if (this.#asked && !asked) this.#cut = v
    this.#asked = asked
    return [...news, ...steps.flatMap((step) => told(step, look))]
      .filter((step) => step.v > this.#cut || (step.v === this.#cut && closes(step)))
      .slice(-MOST)
  }
}
