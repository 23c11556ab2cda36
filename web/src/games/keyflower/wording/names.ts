/** What pieces are called and what tiles do, in whole words of the page's language. */
import type { TableModel } from '../../../lib/table/contract.ts'
import type { Counts, Face, Facts, Scoring, TileFacts, View } from '../types.ts'

type Speaker = Pick<TableModel, 't' | 'lang'>

/** Who a text speaks of: its name, and whether it is the player who reads it. */
export const who = (
  table: Pick<TableModel, 'look' | 'name'>,
  seat: number,
): { name: string; who: 'you' | 'other' } => ({
  name: table.name(seat),
  who: seat >= 0 && seat === table.look ? 'you' : 'other',
})

/** The printed name of a tile; summer boats have one on each side. */
export function tileName(facts: Facts, lang: string, id: string, side = 0): string {
  const names = facts.tiles[id]?.names
  const here = names?.[side] ?? names?.[0]
  return here?.[lang] ?? here?.['en'] ?? id
}

/** The English name of a boat where the page calls it otherwise: some boxes print only that. */
export function englishName(facts: Facts, lang: string, id: string): string {
  const tile = facts.tiles[id]
  const english = tile?.kind === 'boat' ? (tile.names[0]?.['en'] ?? '') : ''
  return english === tileName(facts, lang, id) ? '' : english
}

/**
 * The side with which a tile that was won comes into the village: a summer boat keeps the one with which it was
 * dealt.
 */
export const sideWon = (view: View, seat: number, tile: string): number => view.players[seat]?.sides?.[tile] ?? 0

const MERCHANTS = new Set(['contract', 'cabin', 'start_player'])
const MERCHANT_SCORING = new Set([
  'gold_on_home',
  'replaced',
  'winter_tiles',
  'free_extension',
  'symbols',
  'contract_value',
  'upgraded_tiles',
  'extensions',
  'unfulfilled',
])

/** "2 red workers". */
export const item = (s: Speaker, word: string, count: number, form: 'item' | 'count' = 'item'): string =>
  s.t(`${MERCHANTS.has(word) ? 'merchants' : 'keyflower'}-${form}-${word}`, { count })

/** "2 red workers and 1 saw": as the object of a sentence, or by itself as in brackets and after a colon. */
export function items(s: Speaker, counts: Counts | undefined, form: 'item' | 'count' = 'item'): string {
  const parts = Object.entries(counts ?? {})
    .filter(([, n]) => n > 0)
    .map(([word, n]) => item(s, word, n, form))
  if (!parts.length) return s.t('core-nothing')
  const last = parts.pop() ?? ''
  return parts.length ? s.t('core-list-and', { first: parts.join(', '), last }) : last
}

function uses(s: Speaker, face: Face): string[] {
  const price = face.price ? items(s, { [face.price]: 1 }) : 'none'
  const found: string[] = []
  if (face.gives) found.push(s.t('keyflower-face-gives', { price, gives: items(s, face.gives) }))
  if (face.one_of) {
    const gives = face.one_of.map((word) => item(s, word, 1)).join(', ')
    found.push(s.t('keyflower-face-one-of', { price, gives }))
  }
  if (face.transport || face.upgrades) {
    found.push(s.t('keyflower-face-transport', { transport: face.transport ?? 0, upgrades: face.upgrades ?? 0 }))
  }
  return found
}

/** What a tile scores at the end, in words. */
export function scoringText(s: Speaker, scoring: Scoring): string {
  const counts = Object.entries(scoring.needs ?? {})
  const room = MERCHANT_SCORING.has(scoring.word) ? 'merchants' : 'keyflower'
  return s.t(`${room}-scoring-${scoring.word}`, {
    points: scoring.points,
    domain: scoring.domain ?? 'none',
    needs: items(s, scoring.needs, 'count'),
    each: counts.length === 1 && counts[0]?.[1] === 1 ? counts[0][0] : 'none',
    scale: (scoring.scale ?? []).slice(1).join(', '),
  })
}

/** What using that side brings; empty for a tile that cannot be used. */
export const useText = (s: Speaker, tile: TileFacts, side: number): string =>
  tile.faces[side] && tile.kind !== 'order' ? uses(s, tile.faces[side]).join('; ') : ''

const kept = new WeakMap<TileFacts, Map<string, string>>()

/** Everything that side does and is worth; said often, so it is put together once. */
export function faceText(s: Speaker, tile: TileFacts, side: number): string {
  let texts = kept.get(tile)
  if (!texts) kept.set(tile, (texts = new Map()))
  const key = `${s.lang} ${side}`
  let text = texts.get(key)
  if (text === undefined) texts.set(key, (text = readFace(s, tile, side)))
  return text
}

function readFace(s: Speaker, tile: TileFacts, side: number): string {
  const face = tile.faces[side] ?? tile.faces[0]
  if (tile.kind === 'order') {
    return s.t('keyflower-face-order', { number: tile.number ?? 0, start: tile.start_player ? 'yes' : 'no' })
  }
  if (!face) return ''
  if (face.power) return s.t(`keyflower-power-${face.power}`)
  const parts = uses(s, face)
  if (face.points && !tile.scoring) parts.push(s.t('keyflower-face-points', { points: face.points }))
  if (face.store) parts.push(s.t('keyflower-face-store', { resource: face.store.kind, points: face.store.points }))
  if (tile.scoring) parts.push(scoringText(s, tile.scoring))
  return parts.join('; ') || s.t('keyflower-face-nothing')
}

/** "2 wood and 1 iron": what a contract asks for. */
export const contractText = (s: Speaker, facts: Facts, id: string): string =>
  items(s, facts.merchants?.contracts[id]?.needs, 'count')

export const extensionText = (s: Speaker, facts: Facts, id: string): string => {
  const one = facts.merchants?.extensions[id]
  return one ? s.t('merchants-extension', { colour: one.colour, cost: items(s, one.cost, 'count') }) : id
}
