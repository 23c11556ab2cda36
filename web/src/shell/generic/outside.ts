// A page that the package of a game brings along, shown in the frame as one of ours.
import type { GamePage, OutsidePage } from '../../lib/table/contract.ts'
import OutsideTable from './OutsideTable.svelte'

const pages = new Map<string, OutsidePage>()

/** The page of a game, as it was loaded. */
export const outsideOf = (game: string): OutsidePage | undefined => pages.get(game)

export function outsideGame(game: string, page: OutsidePage): GamePage {
  if (typeof page?.mount !== 'function') throw new TypeError(`the page of ${game} has no mount()`)
  pages.set(game, page)
  const { lessons, endsTurn, reveals, ruleOf, said, keys } = page
  return { Table: OutsideTable, confirms: true, lessons, endsTurn, reveals, ruleOf, said, keys }
}
