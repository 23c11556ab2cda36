// What happened, as lines to read: one for each event that has words, with the seat that it is about.
import type { Happened, StepSeen } from '../server/wire.ts'

export interface NewsLine {
  key: string
  /** -1: nobody's. */
  seat: number
  words: string
  facts: Happened['facts']
}

export function newsLines(steps: StepSeen[]): NewsLine[] {
  return steps
    .flatMap((step) =>
      step.events.map((event, k) => ({
        key: `${step.v} ${step.at} ${k}`,
        seat: typeof event.facts['seat'] === 'number' ? event.facts['seat'] : -1,
        words: event.words ?? '',
        facts: event.facts,
      })),
    )
    .filter((line) => line.words)
}
