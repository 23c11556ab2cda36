/** The ground of a tile: fields, water, roads that join across edges, trees. Only the ground turns. */
import type { TileFacts } from '../types.ts'
import { buildings } from './buildings.ts'
import { hexagon, short, seededNumbers, turned } from './hex.ts'
import { cottages, scenery } from './scenery.ts'

/** l everything; m big signs and no cost; s like m without scenery. */
export type Detail = 'l' | 'm' | 's'

export function palette(tile: TileFacts): string {
  if (tile.kind === 'home' || tile.kind === 'boat' || tile.kind === 'order') return tile.kind
  return tile.kind === 'summer_boat' ? 'summer' : (tile.season ?? 'spring')
}

const spin = (d: number, inner: string): string => `<g transform="rotate(${d * 60})">${inner}</g>`
const FOAM = 'fill="none" stroke="var(--foam)" stroke-width="2.8" stroke-linecap="round"'
const BANKS = 'M-27-86.6C-27-58-46-44-46 0S-27 58-27 86.6'
const RIVER =
  `<path d="${BANKS}H27C27 58 46 44 46 0S27-58 27-86.6z" fill="var(--water)"/>` +
  `<path d="${BANKS}M27-86.6C27-58 46-44 46 0S27 58 27 86.6" fill="none" stroke="var(--water-edge)"` +
  ` stroke-width="3"/>` +
  `<path d="M-12-74q6-5 12 0t12 0M-16 72q6-5 12 0t12 0" ${FOAM}/>`
const INLET =
  `<path d="M-27-86.6C-27-70-36-64-30-50-22-34 22-34 30-50 36-64 27-70 27-86.6" fill="var(--water)"` +
  ` stroke="var(--water-edge)" stroke-width="3"/>` +
  `<path d="M-15-68q5-4 10 0t10 0 10 0M-8-56q5-4 10 0t8 0" ${FOAM}/>`
const GOLD_FRAME =
  `<polygon points="${hexagon(0.925)}" fill="none" stroke="#8a5d0d" stroke-width="7"/>` +
  `<polygon points="${hexagon(0.925)}" fill="none" stroke="#ffd268" stroke-width="4"/>`

function waters(edges: string[]): string {
  const first = edges.indexOf('W')
  if (first < 0) return ''
  if (edges[(first + 3) % 6] === 'W') return spin(first, RIVER)
  return edges.map((edge, d) => (edge === 'W' ? spin(d, INLET) : '')).join('')
}

function roads(edges: string[]): string {
  const lines = edges
    .map((edge, d) =>
      edge === 'R' ? `M0 0L${short(Math.sin((d * Math.PI) / 3) * 87)} ${short(-Math.cos((d * Math.PI) / 3) * 87)}` : '',
    )
    .join('')
  if (!lines) return ''
  return (
    `<path d="${lines}" stroke="var(--road-edge)" stroke-width="25"/><circle r="30" fill="var(--road-edge)"/>` +
    `<path d="${lines}" stroke="var(--road)" stroke-width="19"/><circle r="27" fill="var(--road)"/>`
  )
}

const LOBE: readonly (readonly [string, number, number])[] = [
  ['M', -50, -86.6],
  ['L', 50, -86.6],
  ['L', 41, -71],
  ['C', 20, -58],
  ['', -20, -58],
  ['', -41, -71],
]

/** The fields as one path: each lobe turned to its edge. */
function fields(edges: string[], paint: string): string {
  const lobe = (d: number): string => {
    const [sin, cos] = [Math.sin((d * Math.PI) / 3), Math.cos((d * Math.PI) / 3)]
    return (
      LOBE.map(([word, x, y]) => `${word || ' '}${short(x * cos - y * sin)} ${short(x * sin + y * cos)}`).join('') + 'z'
    )
  }
  const all = edges.map((edge, d) => (edge === 'F' ? lobe(d) : '')).join('')
  return all && `<path d="${all}" fill="${paint}" fill-opacity=".75"/>`
}

const kept = new Map<string, string>()

/** The whole ground with its outline; drawn once for each way a tile can lie. */
export function ground(id: string, tile: TileFacts, side: number, turn: number, detail: Detail): string {
  const key = `${id} ${side} ${turn} ${detail} ${tile.edges}`
  let svg = kept.get(key)
  if (svg === undefined) kept.set(key, (svg = draw(id, tile, side, turn, detail)))
  return svg
}

function draw(id: string, tile: TileFacts, side: number, turn: number, detail: Detail): string {
  const p = palette(tile)
  const edges = turned(tile.edges, turn)
  const up = side === 1 && !!tile.cost
  const large = detail !== 's'
  let g = `<polygon points="${hexagon(1)}" fill="var(--${p})"/>`
  if (large) g += fields(edges, `var(--${p}-2)`)
  if (up) g += GOLD_FRAME
  g += waters(edges) + roads(edges)
  if (large) g += scenery(p, edges, seededNumbers(id))
  const boat = tile.kind === 'boat' || tile.kind === 'summer_boat'
  const built = !large || boat ? '' : tile.kind === 'home' ? cottages(edges) : buildings(id, tile.season, up)
  return (
    `${g}${built}<polygon points="${hexagon(0.985)}" fill="none" stroke="var(--${p}-3)"` +
    ` stroke-width="3" stroke-linejoin="round"/>`
  )
}
