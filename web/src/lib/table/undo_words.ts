// What undo would take back, in the words of the log; or what is in the way.
import type { Step } from './contract.ts'
import type { Undoing } from '../server/wire.ts'
import { words } from '../words/words.svelte.ts'

/** The words for the step of that version: first what it did to the whole table, if that is what matters. */
function wordsOf(steps: readonly Step[], v: number, broad: boolean): string {
  const events = steps.find((step) => step.v === v)?.events ?? []
  const said = events.filter((event) => event.words)
  const whole = broad ? said.find((event) => event.facts['seat'] === -1) : undefined
  return (whole ?? said[0])?.words ?? ''
}

export function undoWords(undoing: Undoing | null, steps: readonly Step[]): string {
  if (!undoing?.v) return words.t('shell-undo-nothing')
  const step = wordsOf(steps, undoing.v, !!undoing.why)
  if (undoing.why) return `${words.t(`shell-${undoing.why}`)} ${step}`.trim()
  return words.t(undoing.answers ? 'shell-undo-answered' : 'shell-undo-step', {
    step: step || words.t('shell-undo-last'),
  })
}
