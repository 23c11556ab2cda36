/** What a side of a tile says, as a row of signs: icons, operators, points. */
import type { Counts, Face, Scoring, TileFacts } from '../types.ts'

export interface Token {
  icon?: string
  /** Shown beside the icon. */
  n?: string | number
  op?: string
  /** Points in a seal; '' is an empty seal. */
  points?: number | string
  big?: number
  text?: string
  /** All of one kind. */
  same?: boolean
  /** Crossed out. */
  not?: boolean
}

const ICONS: Record<string, string> = {
  random_worker: 'w-random',
  green_worker: 'w-green',
  blue_worker: 'w-blue',
  red_worker: 'w-red',
  yellow_worker: 'w-yellow',
  any_worker: 'w-any',
  random_skill: 'random-skill',
  any_skill: 'any-skill',
  any_resource: 'any-resource',
  start_player: 'w-purple',
  purple: 'w-purple',
  blue: 'w-blue',
  red: 'w-red',
  yellow: 'w-yellow',
  green: 'w-green',
}
export const iconOf = (word: string): string => ICONS[word] ?? word

const op = (sign: string): Token => ({ op: sign })
const icon = (name: string, n?: string | number): Token => ({ icon: name, n })
export const each = (counts: Counts | undefined): Token[] =>
  Object.entries(counts ?? {}).flatMap(([word, n]) => Array.from({ length: n }, () => icon(iconOf(word))))

const POWERS: Record<string, Token[]> = {
  '1a': [op('+'), icon('w-random'), icon('w-random')],
  '1b': [op('+'), icon('w-green')],
  '2a': [icon('cart'), icon('noroad')],
  '2b': [icon('cart', '×2'), icon('upgrade', '×2')],
  '3a': [icon('upgrade'), op(':'), icon('any-resource')],
  '3b': [{ points: '' }, op(':'), icon('any-resource')],
  '4a': [icon('w-any'), op('≠'), icon('w-blue')],
  '4b': [icon('w-red'), icon('w-yellow'), icon('w-blue')],
}

function scored(s: Scoring): Token[] {
  const per = (...what: Token[]): Token[] => [...what, op(':'), { points: s.points }]
  switch (s.word) {
    case 'sets':
      return per(...Object.entries(s.needs ?? {}).map(([word, n]) => icon(iconOf(word), n > 1 ? n : undefined)))
    case 'one_kind':
      return per({
        icon: s.domain === 'worker' ? 'w-any' : s.domain === 'skill' ? 'any-skill' : 'any-resource',
        same: true,
      })
    case 'fixed':
      return [{ big: s.points }]
    case 'transport':
      return per(icon('cart'))
    case 'circuit':
      return per(icon('loop'))
    case 'river':
      return [icon('boat'), op(':'), { text: `${s.scale?.[1] ?? 2}–${s.scale?.at(-1) ?? 32}` }]
    case 'flip':
      return [icon('upgrade'), op('+'), { points: s.points }]
    case 'leftover_workers':
      return per(icon('w-any'))
    case 'gold_on_home':
      return each({ gold: s.points })
    case 'replaced':
      return [icon('boat'), op('⇄'), icon('boat')]
    case 'winter_tiles':
      return per(icon('s-winter'))
    case 'free_extension':
      return [icon('extension')]
    case 'symbols':
      return per(icon('upgrade'))
    case 'contract_value':
      return per(icon('contract'))
    case 'upgraded_tiles':
      return per(icon('hexup'))
    case 'extensions':
      return per(icon('extension'))
    case 'unfulfilled':
      return per({ icon: 'contract', not: true })
    default:
      return []
  }
}

function done(face: Face): Token[] {
  if (face.transport || face.upgrades) return [icon('cart', face.transport ?? 0), icon('upgrade', face.upgrades ?? 0)]
  if (face.store) return [icon(iconOf(face.store.kind)), op(':'), { points: face.store.points }]
  const price = face.price ? [icon(iconOf(face.price)), op('→')] : []
  if (face.one_of)
    return [...price, ...face.one_of.flatMap((word, j) => (j ? [op('/'), icon(iconOf(word))] : [icon(iconOf(word))]))]
  if (face.gives) return [...price, ...each(face.gives)]
  return [{ big: face.points }]
}

/** What that side shows in its plate. */
export function tokensOf(tile: TileFacts, side: number): Token[] {
  if (tile.kind === 'order') return []
  const face = tile.faces[side] ?? tile.faces[0]
  const power = face?.power
  if (power) return POWERS[power] ?? []
  if (tile.scoring) return scored(tile.scoring)
  return face ? done(face) : []
}

/** What turning it costs. */
export const costTokens = (cost: Counts | undefined): Token[] => each(cost)
