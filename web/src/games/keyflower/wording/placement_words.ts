/** Actions in words for whoever sees the table: the list of options names cells by numbers and edges by letters. */
import type { TableModel } from '../../../lib/table/contract.ts'
import type { Facts, View } from '../types.ts'
import { cellsOf, touches } from '../planning/cells.ts'
import { sideWon, tileName } from './names.ts'

/** Empty if the words of the list will do. */
export function said(table: TableModel, text: string): string {
  const [cell] = cellsOf([text])
  const tile = text.split(' ')[1] ?? ''
  const turn = cell?.turns[0]
  if (!cell || turn === undefined) return ''
  const facts = table.facts as Facts
  const view = table.view as View
  const village = view.players[table.look]?.village ?? []
  const joins = touches(facts, village, tile, cell.q, cell.r, turn).map(({ other, edge, fits }) => ({
    name: tileName(facts, table.lang, other.tile, other.side),
    road: edge === 'R' && fits,
  }))
  const roads = joins.filter((one) => one.road).map((one) => one.name)
  return table.t('keyflower-table-hint-place', {
    tile: tileName(facts, table.lang, tile, sideWon(view, table.look, tile)),
    beside: joins.map((one) => one.name).join(', '),
    'roads-count': roads.length,
    roads: roads.join(', '),
  })
}
