/** Shows what happened: cards, goods, coins and points travel; who wants no motion sees whose board changed. */
import type { TableModel } from '../../../lib/table/contract.ts'
import { showChanges } from '../../../ui/changes.svelte.ts'
import { found, highlight } from '../../../ui/travel.ts'
import { shownBy, type Shown } from './flights.ts'

export function showWhatHappens(table: TableModel): void {
  showChanges<Shown>(table, {
    read(fresh) {
      const shown = shownBy(fresh)
      return shown.touched.length ? shown : null
    },
    still(shown, beat) {
      for (const board of shown.touched) highlight(found(board), beat)
    },
  })
}
