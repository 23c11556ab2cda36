// The controls of a table that is not drawn, until the test ends.
import { flushSync } from 'svelte'
import { afterEach } from 'vitest'
import { KeyflowerControls } from '../../src/games/keyflower/planning/controls.svelte.ts'
import type { MockTable } from './mock.svelte.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

export function controlsOf(table: MockTable): { controls: KeyflowerControls; table: MockTable } {
  let made: KeyflowerControls | undefined
  stops.push(
    $effect.root(() => {
      made = new KeyflowerControls(table)
    }),
  )
  flushSync()
  return { controls: made!, table }
}
