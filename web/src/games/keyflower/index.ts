// What the shell needs of Keyflower and The Merchants.
import type { GamePage } from '../../lib/table/contract.ts'
import Bar from './Bar.svelte'
import { first } from './lessons/first.ts'
import { merchants } from './lessons/merchants.ts'
import { reveals } from './planning/reveal.ts'
import { ruleOf } from './reading/rules.ts'
import { said } from './wording/placement_words.ts'
import Piece from './Piece.svelte'
import Scores from './Scores.svelte'
import Table from './Table.svelte'
import './styles/index.css'

const keys = [
  { keys: ['B', 'R', 'Y', 'G'], text: 'keyflower-table-key-colour' },
  { keys: ['1–9', '+', '−'], text: 'keyflower-table-key-number' },
  { keys: ['←', '↑', '→', '↓'], text: 'keyflower-table-key-arrows' },
  { keys: ['L'], text: 'keyflower-table-key-legal' },
  { keys: ['U', 'D'], text: 'keyflower-table-key-purpose' },
  { keys: ['⏎'], text: 'keyflower-table-key-enter' },
  { keys: ['Esc'], text: 'keyflower-table-key-back' },
  { keys: ['Z'], text: 'keyflower-table-key-undo' },
  { keys: ['⇧ Z'], text: 'keyflower-table-key-redo' },
  { keys: ['P'], text: 'keyflower-table-key-pass' },
  { keys: ['R'], text: 'keyflower-table-key-turn' },
  { keys: ['I'], text: 'keyflower-table-key-inspect' },
  { keys: ['F'], text: 'keyflower-table-key-large' },
  { keys: ['T'], text: 'keyflower-table-key-list' },
  { keys: ['M', 'V', 'H', 'N'], text: 'keyflower-table-key-areas' },
]

const lessons = [first, merchants]

/** The last pass ends the season, and whoever takes a boat may be asked at once what to do with the tiles. */
const endsTurn = (texts: readonly string[]): boolean => /^(pass|board|moor)\b/.test(texts.at(-1) ?? '')

export const page: GamePage = {
  scope: 'keyflower',
  Table,
  Bar,
  Scores,
  Piece,
  lessons,
  confirms: true,
  endsTurn,
  reveals,
  keys,
  ruleOf,
  said,
}
