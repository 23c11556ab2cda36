/** Which numbered rule stands behind a tile, a thing that happened, or a line of the final scoring. */
import type { Facts, ScoreLine, TileFacts } from '../types.ts'

const HAPPENED: Record<string, string> = {
  season: 'KF-2.5',
  loaded: 'KF-2.1',
  market: 'KF-2.3',
  'chose-winter': 'KF-2.4',
  'winter-counts': 'KF-2.4',
  passed: 'KF-3.2',
  bid: 'KF-4.2',
  use: 'KF-5.2',
  'paid-workers': 'KF-5.4',
  'paid-skill': 'KF-5.4',
  'drew-workers': 'KF-5.7',
  'took-green': 'KF-5.5',
  'drew-skills': 'KF-5.7',
  made: 'KF-5.6',
  moved: 'KF-6.2',
  upgraded: 'KF-6.3',
  'bid-returned': 'KF-7.1',
  unsold: 'KF-7.2',
  won: 'KF-7.3',
  collected: 'KF-7.4',
  'order-won': 'KF-7.5',
  boarded: 'KF-7.5',
  'start-player': 'KF-7.6',
  power: 'KF-9.1',
  placed: 'KF-7.10',
  'fits-nowhere': 'KF-9.8',
  ended: 'KF-8.1',
  'took-contract': 'MC-4.1',
  'contract-turned-up': 'MC-4.1',
  'took-unseen-contract': 'MC-4.1',
  exchanged: 'MC-4.5',
  extended: 'MC-5.1',
  'loaded-more': 'MC-1.6',
  'unloaded-more': 'MC-2.1',
  moored: 'MC-2.2',
  'contracts-renewed': 'MC-4.2',
  cabins: 'MC-3.1',
  'contracts-shuffled': 'MC-4.3',
  'brought-gold': 'MC-2.3',
}

/** The rule behind something that happened; empty if there is none. */
export const ruleOf = (facts: Record<string, unknown>): string => HAPPENED[String(facts['kind'])] ?? ''

const MERCHANT_WINTER = new Set(['symbols', 'contract_value', 'upgraded_tiles', 'extensions', 'unfulfilled'])
const MERCHANT_BOATS = new Set(['gold_on_home', 'replaced', 'winter_tiles', 'free_extension'])

function ofScoring(tile: TileFacts): string {
  const word = tile.scoring?.word ?? ''
  if (MERCHANT_BOATS.has(word)) return 'MC-2.3'
  if (tile.kind === 'boat') return MERCHANT_WINTER.has(word) ? 'MC-2.3' : 'KF-8.10'
  return MERCHANT_WINTER.has(word) ? 'MC-6.1' : 'KF-8.9'
}

/** The rules that say what such a tile does, for links into the rule book. */
export function rulesOf(tile: TileFacts, side: number): string[] {
  if (tile.kind === 'order') return ['KF-7.5', 'KF-8.11']
  if (tile.kind === 'boat') return ['KF-7.5', ofScoring(tile)]
  if (tile.kind === 'summer_boat') return [tile.number === 4 && side === 0 ? 'KF-9.2' : 'KF-9.1', 'KF-7.15']
  if (tile.scoring) return [ofScoring(tile), 'KF-8.8']
  const face = tile.faces[side]
  const turning = tile.cost && side === 0 ? ['KF-6.3'] : []
  if (face?.store) return ['KF-8.3', 'KF-5.1', ...turning]
  if (face?.transport || face?.upgrades) return ['KF-6.1', 'KF-6.2', 'KF-6.3']
  if (face?.gives?.['contract'] || face?.one_of?.includes('contract')) return ['MC-4.1', 'KF-5.2', ...turning]
  if (face?.one_of) return ['KF-5.14', 'KF-5.6', ...turning]
  if (face?.gives) return [face.price ? 'KF-5.4' : 'KF-5.6', 'KF-5.2', ...turning]
  return ['KF-8.2', ...turning]
}

/** The rule behind a line of points. */
export function lineRule(facts: Facts, line: ScoreLine): string {
  if (line.what === 'printed') return 'KF-8.2'
  if (line.what === 'store') return 'KF-8.3'
  if (line.what === 'contract') return 'MC-4.7'
  if (line.what === 'extension') return 'MC-5.4'
  const tile = facts.tiles[line.tile]
  if (!tile) return 'KF-8.6'
  if (tile.kind === 'order') return 'KF-8.11'
  return tile.scoring ? ofScoring(tile) : 'KF-8.2'
}
