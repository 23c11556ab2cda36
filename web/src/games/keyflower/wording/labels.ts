/** What a screen reader says of a tile: name, side, owner; effect; workers; goods; bids; what you can do. */
import { isFull } from '../drawing/pieces.ts'
import type { Lot, Placed, TileFacts } from '../types.ts'
import type { KeyflowerControls } from '../planning/controls.svelte.ts'
import { leading } from '../planning/worker_groups.ts'
import { faceText, item, items, tileName, who } from './names.ts'

function bids(controls: KeyflowerControls, lot: Lot): string {
  const { table } = controls
  const lead = leading(lot.bids)
  return lot.bids
    .map((bid) =>
      table.t('keyflower-table-bid-said', {
        ...who(table, bid.seat),
        workers: item(table, `${bid.colour}_worker`, bid.count, 'count'),
        state: bid === lead ? 'wins' : 'loses',
      }),
    )
    .join('; ')
}

function state(controls: KeyflowerControls, placed: Placed): string[] {
  const found: string[] = []
  if (placed.workers)
    found.push(
      controls.table.t('keyflower-table-label-workers', {
        workers: items(controls.table, placed.workers),
        full: isFull(placed) ? 'yes' : 'no',
      }),
    )
  else if (placed.colour) found.push(controls.table.t('keyflower-table-label-colour', { colour: placed.colour }))
  if (placed.goods)
    found.push(controls.table.t('keyflower-table-label-goods', { goods: items(controls.table, placed.goods) }))
  return found
}

/** What lies there stays the same object until it changes (lib/table/unchanged.ts): its words are made once. */
const known = new WeakMap<Placed, { key: string; words: string }>()

function standing(controls: KeyflowerControls, placed: Placed, tile: TileFacts, owner: number): string {
  const { table, plan } = controls
  const name = owner < 0 ? '' : table.name(owner)
  const key = `${table.lang} ${owner} ${table.look} ${name}`
  const found = known.get(placed)
  if (found?.key === key) return found.words
  const where =
    owner < 0
      ? table.t('keyflower-table-label-market')
      : owner === table.look
        ? table.t('keyflower-table-label-own')
        : table.t('keyflower-table-label-village', { name })
  const turned = placed.side === 1 && tile.cost ? `, ${table.t('keyflower-table-label-upgraded')}` : ''
  const words = [
    `${tileName(plan.facts, table.lang, placed.tile, placed.side)}${turned}, ${where}`,
    faceText(table, tile, placed.side),
    ...state(controls, placed),
  ].join('. ')
  known.set(placed, { key, words })
  return words
}

/** `owner` is a seat, or -1 for the market. */
export function tileLabel(controls: KeyflowerControls, placed: Placed | Lot, owner: number): string {
  const { table, plan } = controls
  const tile = plan.facts.tiles[placed.tile]
  if (!tile) return placed.tile
  const parts = [standing(controls, placed, tile, owner)]
  if ('bids' in placed && placed.bids.length) parts.push(bids(controls, placed))
  if (plan.asked === 'turn') {
    if (plan.legal(placed.tile, 'use')) parts.push(table.t('keyflower-table-label-use'))
    if (plan.legal(placed.tile, 'bid')) parts.push(table.t('keyflower-table-label-bid'))
  }
  if (controls.transport.payable.has(placed.tile)) parts.push(table.t('keyflower-table-label-payable'))
  return parts.join('. ')
}
