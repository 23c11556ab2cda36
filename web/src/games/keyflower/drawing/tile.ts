/**
 * Everything on a tile but its ground: effect, cost, season, points, workers, goods. Stays upright when the ground
 * turns.
 */
import type { Colour, Counts, TileFacts } from '../types.ts'
import { palette, type Detail } from './ground.ts'
import { short } from './hex.ts'
import { additions, goods, workers, type WorkerGroup } from './pieces.ts'
import { label, row, seal, use } from './sign_rows.ts'
import { costTokens, tokensOf, type Token } from './tokens.ts'

export interface TileLook {
  side: number
  detail: Detail
  groups?: WorkerGroup[]
  full?: boolean
  goods?: Counts
  extension?: Colour
  cabins?: number
  /** What turning it costs lies there. */
  payable?: boolean
}

const plate = (w: number, y: number, h: number, rx: number): string =>
  `<rect x="${short(-w / 2)}" y="${short(y)}" width="${short(w)}" height="${h}" rx="${short(rx)}"` +
  ` fill="var(--plate)" stroke="var(--plate-line)" stroke-width="2.5"/>`

function orderNumber(tile: TileFacts, large: boolean): string {
  const start = tile.start_player ?? false
  return (
    `<circle r="${large ? 44 : 40}" fill="var(--plate)" stroke="var(--plate-line)" stroke-width="3"/>` +
    label('kt-n', 0, start ? 26 : 19, start ? 44 : 54, tile.number ?? '·') +
    (start ? use('start', 0, -24, 26) : '')
  )
}

/** A set of three and its points: two rows. */
function twoRows(list: Token[], cy: number, large: boolean): string {
  const d = large ? 25 : 20
  const r = row(list.slice(0, -2), 0, cy - d, large ? 44 : 34, large ? 140 : 110)
  const h = large ? 108 : 84
  return (
    plate(r.w + (large ? 20 : 18), cy - h / 2 - 1, h, 20) +
    r.svg +
    seal(0, cy + d - 1, large ? 52 : 40, list.at(-1)?.points ?? 0)
  )
}

function effect(list: Token[], cy: number, large: boolean): string {
  const big = list.length === 1 ? list[0]?.big : undefined
  if (big !== undefined) return seal(0, large ? 0 : cy - 3, large ? 92 : 66, big)
  if (list.length > 4 && list.at(-1)?.points !== undefined) return twoRows(list, cy, large)
  const r = row(list, 0, cy, large ? 48 : 34, large ? 146 : 110)
  const h = large ? 60 : 46
  return plate(Math.max(r.w + (large ? 16 : 14), large ? 66 : 56), cy - h / 2, h, h * 0.3) + r.svg
}

function cost(tile: TileFacts, payable: boolean): string {
  const r = row([{ icon: 'upgrade' }, ...costTokens(tile.cost)], 0, 30, 24, 110)
  const w = r.w + 14
  const look = payable
    ? 'fill="var(--pay)" stroke="var(--upgrade)" stroke-width="4"'
    : 'fill="var(--plate)" stroke="var(--plate-line)" stroke-width="2" stroke-dasharray="4 3"'
  return `<rect x="${short(-w / 2)}" y="15" width="${short(w)}" height="30" rx="15" ${look}/>${r.svg}`
}

/** The books in Cyrillic call the second side б; the styles show the one or the other. */
const SIDES = ['a', '<tspan class="kt-latin">b</tspan><tspan class="kt-cyrillic" display="none">б</tspan>']

function corners(tile: TileFacts, side: number): string {
  const disc = (x: number, words: string, size: number): string =>
    `<circle cx="${x}" cy="0" r="15.5" fill="var(--plate)" stroke="var(--plate-line)" stroke-width="2"/>` +
    label('kt-n', x, 6.5, size, words)
  let out = ''
  if (tile.kind === 'home') {
    out +=
      `<path d="M-93 15V-3L-79-17-65-3V15z" fill="var(--plate)" stroke="var(--plate-line)"` +
      ` stroke-width="2.5" stroke-linejoin="round"/>` +
      `${label('kt-n', -79, 11, 22, tile.number ?? '')}`
  } else if (tile.season) {
    out +=
      `<circle cx="-79" cy="0" r="15.5" fill="var(--plate)" stroke="var(--${palette(tile)}-3)" stroke-width="2"/>` +
      `${use(`s-${tile.season}`, -79, 0, 22)}`
  }
  if (tile.kind === 'summer_boat') out += disc(79, `${tile.number ?? ''}${SIDES[side] ?? ''}`, 18)
  if (tile.min_players) out += disc(79, `${tile.min_players}+`, 17)
  return out
}

const pointsOf = (tile: TileFacts, side: number): number => (tile.scoring ? 0 : (tile.faces[side]?.points ?? 0))

/** What is printed on a tile. */
export function signs(tile: TileFacts, look: TileLook): string {
  const { side } = look
  const large = look.detail !== 'l'
  const up = side === 1 && !!tile.cost
  const list = tokensOf(tile, side)
  const boat = tile.kind === 'boat' || tile.kind === 'summer_boat'
  const costly = !!tile.cost && !up
  const cy = large ? 0 : boat ? 24 : costly ? -15 : -4
  const points = pointsOf(tile, side)
  const big = list.length === 1 && list[0]?.big !== undefined
  let g = boat && !large ? use('boat', 0, -34, 62) : ''
  g += tile.kind === 'order' ? orderNumber(tile, large) : effect(list, cy, large)
  if (!large && costly) g += cost(tile, look.payable ?? false)
  if (!large) g += corners(tile, side)
  return points && !big ? g + seal(large ? 54 : 78, large ? -58 : 0, large ? 46 : 38, points) : g
}

/** What lies on a tile; often changed, so it is drawn apart from what is printed there. */
export function load(tile: TileFacts, look: TileLook): string {
  const large = look.detail !== 'l'
  return (
    additions(look.extension, look.cabins ?? 0, large) +
    workers(look.groups ?? [], look.full ?? false, large, large && pointsOf(tile, look.side) ? -16 : 0) +
    goods(look.goods, large)
  )
}

/** The signs and pieces of a tile as SVG. */
export const face = (tile: TileFacts, look: TileLook): string => signs(tile, look) + load(tile, look)
