/** Shows what happened at a table: places are noted before anything is drawn anew, and things travel afterwards. */
import { untrack } from 'svelte'
import type { Step, TableModel } from '../lib/table/contract.ts'
import { afterDrawing, fly, starts, still, travelTime, unseen, type Flight, type Start } from './travel.ts'

/** What a game shows of the newest steps. */
export interface ChangeReader<T extends { flights: readonly Flight[] }> {
  /** Reads the steps; null: nothing is shown. It is called for every position, also while nobody looks. */
  read(fresh: Step[]): T | null
  /** Instead of motion, for who wants none; `beat` is how long a step is looked at, in milliseconds. */
  still(shown: T, beat: number): void
  /** Besides what travels. */
  moving?(shown: T, beat: number): void
}

/** For a component: follows the table as long as it is there. */
export function showChanges<T extends { flights: readonly Flight[] }>(
  table: TableModel,
  reader: ChangeReader<T>,
): void {
  let next: { shown: T; from: (Start | null)[] } | null = null

  // Before anything is drawn: where everything lies now.
  $effect.pre(() => {
    const { fresh } = table
    untrack(() => {
      const shown = reader.read(fresh)
      next = unseen() || !shown ? null : { shown, from: still() ? [] : starts(shown.flights) }
    })
  })

  // Once it is drawn, so that drawing does not wait for it.
  $effect(() => {
    void table.fresh
    const now = next
    next = null
    if (!now) return
    const beat = untrack(() => table.beat ?? 0)
    afterDrawing(() => {
      if (still()) {
        if (beat > 0) reader.still(now.shown, beat)
        return
      }
      fly(now.shown.flights, now.from, travelTime(beat))
      reader.moving?.(now.shown, beat)
    })
  })
}
