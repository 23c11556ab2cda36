// The generic pages for a game that has none of its own.
import type { GamePage } from '../../lib/table/contract.ts'
import GenericTable from './GenericTable.svelte'

const keys = [
  { keys: ['1–9'], text: 'shell-generic-key-number' },
  { keys: ['⏎'], text: 'shell-generic-key-enter' },
  { keys: ['S'], text: 'shell-generic-key-search' },
  { keys: ['Esc'], text: 'shell-generic-key-all' },
]

export const page: GamePage = { Table: GenericTable, confirms: true, keys }
