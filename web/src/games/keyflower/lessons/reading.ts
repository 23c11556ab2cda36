// What the steps of the lessons ask about a position: they go on when something is really done and the learner is
// asked again.
import type { TableModel } from '../../../lib/table/contract.ts'
import type { Lot, Player, View, VillageTile } from '../types.ts'

type Held = (table: TableModel) => boolean

const view = (table: TableModel): View => table.view as View
const me = (table: TableModel): Player | undefined => view(table).players[table.look]
const lot = (table: TableModel, tile: string): Lot | undefined =>
  [...view(table).market, ...view(table).orders].find((one) => one.tile === tile)
const sum = (counts: Record<string, number> | undefined): number =>
  Object.values(counts ?? {}).reduce((all, one) => all + one, 0)

/** A tile of the learner's village. */
export const ownTile = (table: TableModel, tile: string): VillageTile | undefined =>
  me(table)?.village.find((one) => one.tile === tile)
export const goods = (table: TableModel, tile: string): number => sum(ownTile(table, tile)?.goods)
export const skills = (table: TableModel): number => sum(view(table).own?.skills)
export const contracts = (table: TableModel): string[] => view(table).merchants?.own ?? []
export const extended = (table: TableModel, tile: string): boolean => !!view(table).merchants?.extensions[tile]
export const used = (table: TableModel, tile: string): boolean => (lot(table, tile)?.used ?? 0) > 0
export const toPlace = (table: TableModel): number => me(table)?.to_place.length ?? 0

/** The learner is asked one of these. */
export const asks =
  (...questions: string[]): Held =>
  (table) =>
    table.options.length > 0 && questions.includes(view(table).question.asked)

/** It is the learner's turn again: nothing of the last action is left to choose, and the others have answered. */
export const isTurn = asks('turn')

/** The turn has come back, and this holds. */
export const back =
  (held: Held): Held =>
  (table) =>
    isTurn(table) && held(table)

export const bidders = (table: TableModel, tile: string): number[] =>
  lot(table, tile)?.bids.map((one) => one.seat) ?? []
export const ownBid = (table: TableModel, tile: string): number =>
  lot(table, tile)?.bids.find((one) => one.seat === table.look)?.count ?? 0
