// What the shell needs of Artificium.
import type { GamePage } from '../../lib/table/contract.ts'
import Bar from './Bar.svelte'
import { lesson } from './lesson.ts'
import Piece from './Piece.svelte'
import Scores from './Scores.svelte'
import Table from './Table.svelte'

const keys = [
  { keys: ['1–9'], text: 'artificium-table-key-hand' },
  { keys: ['⇧ 1–6'], text: 'artificium-table-key-market' },
  { keys: ['⏎'], text: 'artificium-table-key-enter' },
  { keys: ['Esc'], text: 'artificium-table-key-back' },
  { keys: ['Z'], text: 'artificium-table-key-undo' },
  { keys: ['A', 'D', 'W'], text: 'artificium-table-key-action' },
  { keys: ['R', 'P'], text: 'artificium-table-key-redraw' },
  { keys: ['H'], text: 'artificium-table-key-plan' },
  { keys: ['I'], text: 'artificium-table-key-inspect' },
  { keys: ['←', '→'], text: 'artificium-table-key-arrows' },
  { keys: ['M', 'B', 'O', 'N'], text: 'artificium-table-key-areas' },
]

export const page: GamePage = { Table, Bar, Scores, Piece, lessons: [lesson], confirms: true, keys }
