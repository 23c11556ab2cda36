/** The suggestion that is shown on the generic table: its first option, and the pieces that this option is about. */
import { quoted } from '../../lib/advice/advised_marks.ts'
import type { TableModel } from '../../lib/table/contract.ts'
import type { Area, Entry, Piece } from '../../lib/server/wire.ts'

function piecesOf(entries: readonly Entry[]): Piece[] {
  return entries.flatMap((one) => [...(one.pieces ?? []), ...piecesOf(one.entries ?? [])])
}

const entriesOf = (area: Area): Entry[] => area.entries ?? []

/** What to mark; empty if nothing is shown. */
export function advisedSelectors(table: TableModel): string[] {
  const text = table.advised?.hint.texts[0]
  if (text === undefined) return []
  const number = table.options.findIndex((one) => one.text === text)
  const pieces = (table.description?.areas ?? [])
    .flatMap((area) => piecesOf(entriesOf(area)))
    .filter((piece) => piece.options?.includes(number))
  return [`[data-option=${quoted(text)}]`, ...new Set(pieces.map((one) => `button[data-piece=${quoted(one.key)}]`))]
}
