// How long what others do is shown, by what the person likes.
import type { Step } from './contract.ts'

export const PACES = ['slow', 'normal', 'fast', 'once'] as const
export type Pace = (typeof PACES)[number]
export const isPace = (text: string): text is Pace => (PACES as readonly string[]).includes(text)

/** One step, in milliseconds. */
const BEATS: Record<Pace, number> = { slow: 2400, normal: 1200, fast: 550, once: 0 }
/** A further step of the same seat follows sooner. */
const GOES_ON = 0.6
/** Each further thing that a step brought takes so much longer, up to twice. */
const MORE = 0.15
const LONGEST = 2
/** A player is never kept from the present by more than about so many beats. */
const PATIENCE = 10

const seatOf = (step: Step | undefined): number => Number(step?.events[0]?.facts['seat'] ?? -1)
const wordsIn = (steps: readonly Step[]): number =>
  steps.reduce((sum, step) => sum + step.events.filter((event) => event.words).length, 0)

export const beatOf = (pace: Pace): number => BEATS[pace]

/** How many beats these steps are looked at; 0 for what nobody can see. */
export function beatsOf(steps: readonly Step[], before: readonly Step[] = []): number {
  const words = wordsIn(steps)
  if (!words) return 0
  const same = before.length > 0 && seatOf(steps[0]) === seatOf(before.at(-1))
  return Math.min(LONGEST, 1 + MORE * (words - 1)) * (same ? GOES_ON : 1)
}

/** Whoever is to move is not kept waiting by a long row of steps. */
export const pauseShare = (behind: number): number => Math.min(1, PATIENCE / (behind + 1))
