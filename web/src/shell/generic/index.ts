// Plain pages for a game that has none of its own: the options in words, and what happened.
import type { GamePage } from '../../lib/contract.ts'
import GenericTable from './GenericTable.svelte'

export const page: GamePage = { Table: GenericTable }
