/** Shows what happened: pieces travel from where they lay to where they lie, tiles are ringed, and it sounds. */
import type { TableModel } from '../../../lib/table/contract.ts'
import { sound } from '../../../lib/browser/sound.ts'
import { showChanges } from '../../../ui/changes.svelte.ts'
import { shownBy, type Shown } from './flights.ts'
import { ring } from './motion.ts'

/** How long a ring is seen at least, and how much of a beat. */
const RING = 700
const SHARE = 0.6

/** `losing`: the tiles on which this seat's bid is beaten. */
export function showWhatHappens(table: TableModel, losing: () => string[]): void {
  let beaten = new Set<string>()
  showChanges<Shown>(table, {
    read(fresh) {
      const lost = new Set(losing())
      const shown = shownBy(fresh, table.look, new Set([...lost].filter((one) => !beaten.has(one))))
      beaten = lost
      const mine = fresh.length > 0 && fresh[0]?.events[0]?.facts['seat'] === table.look
      for (const [name, times] of shown.sounds) sound(name, times, mine && name === 'piece')
      return shown
    },
    still(shown, beat) {
      for (const tile of new Set(shown.touched)) ring(tile, beat)
    },
    moving(shown, beat) {
      for (const tile of shown.rings) ring(tile, Math.max(RING, SHARE * beat))
    },
  })
}
