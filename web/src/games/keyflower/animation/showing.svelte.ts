/** Shows what happened: pieces travel from where they lay to where they lie, tiles are ringed, and it sounds. */
import { untrack } from 'svelte'
import type { TableModel } from '../../../lib/contract.ts'
import { sound } from '../../../lib/sound.ts'
import { shownBy, type Shown } from './flights.ts'
import { afterDrawing, fly, starts, still, travelTime, unseen, type Start } from '../../../ui/travel.ts'
import { ring } from './motion.ts'

/** How long a ring is seen at least, and how much of a beat. */
const RING = 700
const SHARE = 0.6

/** For a component: follows the table as long as it is there. `losing`: the tiles on which the own bid is beaten. */
export function showWhatHappens(table: TableModel, losing: () => string[]): void {
  let beaten = new Set<string>()
  let next: { shown: Shown; from: (Start | null)[] } | null = null

  // Before anything is drawn: where the pieces lie now.
  $effect.pre(() => {
    const { fresh } = table
    untrack(() => {
      const lost = new Set(losing())
      const shown = shownBy(fresh, table.look, new Set([...lost].filter((one) => !beaten.has(one))))
      beaten = lost
      const own = fresh.length > 0 && fresh[0]?.events[0]?.facts['seat'] === table.look
      for (const [name, times] of shown.sounds) sound(name, times, own && name === 'piece')
      next = unseen() ? null : { shown, from: still() ? [] : starts(shown.flights) }
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
        if (beat > 0) for (const tile of new Set(now.shown.touched)) ring(tile, beat)
        return
      }
      fly(now.shown.flights, now.from, travelTime(beat))
      for (const tile of now.shown.rings) ring(tile, Math.max(RING, SHARE * beat))
    })
  })
}
