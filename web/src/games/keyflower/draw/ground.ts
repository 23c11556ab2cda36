/** The ground of a tile: fields, water, roads that join across edges, trees. Only the ground turns. */
import type { TileFacts } from '../types.ts'
import { buildings } from './art.ts'
import { hexagon, short, steady, turned } from './hex.ts'

/** l everything; m big signs and no cost; s like m without scenery. */
export type Detail = 'l' | 'm' | 's'

export function palette(tile: TileFacts): string {
  if (tile.kind === 'home' || tile.kind === 'boat' || tile.kind === 'order') return tile.kind
  return tile.kind === 'summer_boat' ? 'summer' : (tile.season ?? 'spring')
}

const spin = (d: number, inner: string): string => `<g transform="rotate(${d * 60})">${inner}</g>`
const WATER = 'fill="var(--water)" stroke="var(--water-edge)" stroke-width="3"'
const FOAM = 'fill="none" stroke="var(--foam)" stroke-width="2.8" stroke-linecap="round"'
const RIVER = `<path d="M-27-95C-27-60-46-44-46 0S-27 60-27 95H27C27 60 46 44 46 0S27-60 27-95z" ${WATER}/><path d="M-12-74q6-5 12 0t12 0M-16 72q6-5 12 0t12 0" ${FOAM}/>`
const INLET = `<path d="M-27-95C-27-72-36-64-30-50-22-34 22-34 30-50 36-64 27-72 27-95z" ${WATER}/><path d="M-15-68q5-4 10 0t10 0 10 0M-8-56q5-4 10 0t8 0" ${FOAM}/>`
const GOLD_FRAME = `<polygon points="${hexagon(0.925)}" fill="none" stroke="#8a5d0d" stroke-width="7"/><polygon points="${hexagon(0.925)}" fill="none" stroke="#ffd268" stroke-width="4"/>`

function waters(edges: string[]): string {
  const first = edges.indexOf('W')
  if (first < 0) return ''
  if (edges[(first + 3) % 6] === 'W') return spin(first, RIVER)
  return edges.map((edge, d) => (edge === 'W' ? spin(d, INLET) : '')).join('')
}

function roads(edges: string[]): string {
  const lines = edges
    .map((edge, d) => (edge === 'R' ? `M0 0L${short(Math.sin((d * Math.PI) / 3) * 87)} ${short(-Math.cos((d * Math.PI) / 3) * 87)}` : ''))
    .join('')
  if (!lines) return ''
  return `<path d="${lines}" stroke="var(--road-edge)" stroke-width="25"/><circle r="30" fill="var(--road-edge)"/><path d="${lines}" stroke="var(--road)" stroke-width="19"/><circle r="27" fill="var(--road)"/>`
}

const bush = (shade: string, dark: string, light: string): string =>
  `<ellipse cy="5" rx="8" ry="3" fill="${shade}" opacity=".26"/><circle r="7.5" cy="-3" fill="${dark}"/><circle r="4.5" cx="-2" cy="-5" fill="${light}"/>`
const DECOR: Record<string, [string, string]> = {
  spring: [bush('#3c5c25', '#6fa446', '#8fc263'), '<circle r="2.6" fill="#f6b9cf"/><circle r="2.6" cx="7" cy="4" fill="#fff"/><circle r="2.6" cx="-5" cy="5" fill="#f6d365"/>'],
  summer: ['<path d="M-7 5v-9M-2 6v-11M3 5v-9M8 6v-10" stroke="#b08a1c" stroke-width="2.6" stroke-linecap="round"/>', bush('#6b5a10', '#8a9a3a', '#a8b654')],
  autumn: [bush('#5c3210', '#b5551f', '#d97a30'), '<g fill="#f4c05a"><circle r="2.8"/><circle r="2.4" cx="7" cy="3"/><circle r="2.4" cx="-6" cy="4"/></g>'],
  winter: ['<path d="M0-13 7 5H-7z" fill="#4f7f6f"/><path d="M0-13 4-3Q0 0-4-3z" fill="#fff"/>', '<g fill="#fff"><ellipse rx="8" ry="3.5"/><ellipse cx="7" cy="3" rx="5" ry="2.6"/></g>'],
  boat: ['', '<circle r="6" cy="-2" fill="#5f9a7a"/><circle r="3.5" cx="-2" cy="-4" fill="#86bd9b"/>'],
  order: ['', '<path d="M-5 5V-6h9" fill="none" stroke="#8b7753" stroke-width="2.6"/>']
}

function decor(kind: string, d: number, rand: () => number): string {
  const spots: [number, number][] = [[-0.34, 76], [0.34, 76], [0, 66]]
  const at = spots.map(([t, n]) => {
    const r = n + (rand() - 0.5) * 6
    const b = (d * Math.PI) / 3 + t + (rand() - 0.5) * 0.12
    return `${short(Math.sin(b) * r)} ${short(-Math.cos(b) * r)}`
  })
  const k = Math.floor(rand() * 3)
  const [often, seldom] = DECOR[kind] ?? ['', '']
  return at.map((spot, j) => ((j + k) % 3 ? often : seldom) && `<g transform="translate(${spot})">${(j + k) % 3 ? often : seldom}</g>`).join('')
}

/** Small houses in the corners of a home that no water touches. */
function cottages(edges: string[]): string {
  let out = ''
  for (let d = 0; d < 6; d++) {
    if (edges[d] === 'W' || edges[(d + 5) % 6] === 'W') continue
    const a = ((d - 0.5) * Math.PI) / 3
    const y = -Math.cos(a) * 76
    if (Math.abs(y) < 20) continue
    out += `<g transform="translate(${short(Math.sin(a) * 76)} ${short(y)})"><path d="M-8 8V-2L0-9 8-2V8z" fill="#fff6df"/><path d="M-11-1 0-11 11-1 8 1 0-6-8 1z" fill="#a8503a"/><path d="M-2 8V2H3V8z" fill="#6b4325"/></g>`
  }
  return out
}

const LOBE = '<path d="M-50-86.6H50L41-71C20-58-20-58-41-71z" opacity=".75"'
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
  const scenery = detail !== 's'
  let g = `<polygon points="${hexagon(1)}" fill="var(--${p})"/>`
  if (scenery) g += edges.map((edge, d) => (edge === 'F' ? spin(d, `${LOBE} fill="var(--${p}-2)"/>`) : '')).join('')
  if (up) g += GOLD_FRAME
  g += waters(edges) + roads(edges)
  const rand = steady(id)
  if (scenery) g += edges.map((edge, d) => (edge === 'F' ? decor(p, d, rand) : '')).join('')
  const boat = tile.kind === 'boat' || tile.kind === 'summer_boat'
  const built = !scenery || boat ? '' : tile.kind === 'home' ? cottages(edges) : buildings(id, tile.season, up)
  return `<g clip-path="url(#kt-hex)">${g}</g>${built}<polygon points="${hexagon(0.985)}" fill="none" stroke="var(--${p}-3)" stroke-width="3" stroke-linejoin="round"/>`
}
