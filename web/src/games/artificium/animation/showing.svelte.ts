/** Shows what happened: cards, goods, coins and points travel; who wants no motion sees whose board changed. */
import { untrack } from 'svelte'
import type { TableModel } from '../../../lib/contract.ts'
import {
  afterDrawing,
  fly,
  found,
  highlight,
  starts,
  still,
  travelTime,
  unseen,
  type Start,
} from '../../../ui/travel.ts'
import { shownBy, type Shown } from './flights.ts'

/** For a component: follows the table as long as it is there. */
export function showWhatHappens(table: TableModel): void {
  let next: { shown: Shown; from: (Start | null)[] } | null = null

  // Before anything is drawn: where everything lies now.
  $effect.pre(() => {
    const { fresh } = table
    const shown = shownBy(fresh)
    next = unseen() || !shown.touched.length ? null : { shown, from: still() ? [] : starts(shown.flights) }
  })
  $effect(() => {
    void table.fresh
    const now = next
    next = null
    if (!now) return
    const beat = untrack(() => table.beat ?? 0)
    afterDrawing(() => {
      if (!still()) fly(now.shown.flights, now.from, travelTime(beat))
      else if (beat > 0) for (const board of now.shown.touched) highlight(found(board), beat)
    })
  })
}
