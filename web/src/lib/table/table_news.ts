// News: what others did since your turn ended; it stays during your turn.
import type { Step } from './contract.ts'

const MOST = 120

/** A step belongs to whoever its first event names. */
export const isOf = (step: Step, seat: number): boolean => seat >= 0 && step.events[0]?.facts['seat'] === seat

/** Something happened to the whole table: a season ended, a round began. */
const closes = (step: Step): boolean => step.events.some((event) => event.facts['seat'] === -1)

/** What is news in a step: all of another's; of your own only what it brought about for the whole table. */
const stepsShown = (step: Step, look: number): Step[] =>
  !isOf(step, look) ? [step] : closes(step) ? [{ ...step, events: step.events.slice(1) }] : []

/** Without what was taken back: a step that goes back to a version takes all that came after it along. */
export const standing = (steps: readonly Step[]): Step[] => {
  let found: Step[] = []
  for (const step of steps) {
    const to = step.back_to
    if (to) found = found.filter((other) => other.v <= to)
    found.push(step)
  }
  return found
}

export class TableNews {
  #all: Step[] = [] // also of turns before the last, should that be taken back
  #cuts: number[] = [] // the versions at which own turns ended
  #asked = false

  clear(): void {
    this.#all = []
    this.#cuts = []
    this.#asked = false
  }

  /** The news after these steps brought the table to version `v`. */
  after(steps: Step[], v: number, asked: boolean, look: number): Step[] {
    for (const step of steps) {
      const to = step.back_to
      if (to) this.#cuts = this.#cuts.filter((cut) => cut <= to)
    }
    if (this.#asked && !asked) this.#cuts.push(v)
    this.#asked = asked
    const heard = standing([...this.#all, ...steps])
    this.#all = heard.flatMap((step) => (steps.includes(step) ? stepsShown(step, look) : [step])).slice(-2 * MOST)
    const cut = this.#cuts.at(-1) ?? 0
    return this.#all.filter((step) => step.v > cut || (step.v === cut && closes(step))).slice(-MOST)
  }
}
