/**
 * Bushes, flowers, corn, trees and cottages of a tile: all that has one paint is one path, so that a table of tiles
 * stays light.
 */
import { short } from './hex.ts'

/** A paint, and outlines in steps from the spot where the thing stands. */
type Layer = readonly [paint: string, ...outlines: string[]]
type Spot = readonly [x: number, y: number]

const round = (x: number, y: number, rx: number, ry = rx): string =>
  `m${short(x - rx)} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0z`
const fill = (colour: string, more = ''): string => `fill="${colour}"${more}`
const line = (colour: string, more = ''): string => `fill="none" stroke="${colour}" stroke-width="2.6"${more}`

const bush = (shade: string, dark: string, light: string): Layer[] => [
  [fill(shade, ' fill-opacity=".26"'), round(0, 5, 8, 3)],
  [fill(dark), round(0, -3, 7.5)],
  [fill(light), round(-2, -5, 4.5)],
]

/** What stands often and what stands seldom on the fields of a season. */
const DECOR: Record<string, readonly [often: Layer[], seldom: Layer[]]> = {
  spring: [
    bush('#3c5c25', '#6fa446', '#8fc263'),
    [
      [fill('#f6b9cf'), round(0, 0, 2.6)],
      [fill('#fff'), round(7, 4, 2.6)],
      [fill('#f6d365'), round(-5, 5, 2.6)],
    ],
  ],
  summer: [
    [[line('#b08a1c', ' stroke-linecap="round"'), 'm-7 5v-9m5 10v-11m5 10v-9m5 10v-10']],
    bush('#6b5a10', '#8a9a3a', '#a8b654'),
  ],
  autumn: [
    bush('#5c3210', '#b5551f', '#d97a30'),
    [[fill('#f4c05a'), round(0, 0, 2.8), round(7, 3, 2.4), round(-6, 4, 2.4)]],
  ],
  winter: [
    [
      [fill('#4f7f6f'), 'm0-13l7 18h-14z'],
      [fill('#fff'), 'm0-13l4 10q-4 3-8 0z'],
    ],
    [[fill('#fff'), round(0, 0, 8, 3.5), round(7, 3, 5, 2.6)]],
  ],
  boat: [
    [],
    [
      [fill('#5f9a7a'), round(0, -2, 6)],
      [fill('#86bd9b'), round(-2, -4, 3.5)],
    ],
  ],
  order: [[], [[line('#8b7753'), 'm-5 5v-11h9']]],
}
const COTTAGE: Layer[] = [
  [fill('#fff6df'), 'm-8 8v-10l8-7 8 7v10z'],
  [fill('#a8503a'), 'm-11-1l11-10 11 10-3 2-8-7-8 7z'],
  [fill('#6b4325'), 'm-2 8v-6h5v6z'],
]

/** Every layer once, with its outlines at each spot. */
function paths(layers: Layer[], spots: readonly Spot[]): string {
  const at = spots.map(([x, y]) => `M${short(x)} ${short(y)}`)
  if (!at.length) return ''
  return layers
    .map(
      ([paint, ...outlines]) =>
        `<path d="${at.flatMap((spot) => outlines.map((one) => spot + one)).join('')}" ${paint}/>`,
    )
    .join('')
}

/** Around the middle of each field edge: three spots, always the same for the same numbers. */
export function scenery(kind: string, edges: string[], rand: () => number): string {
  const often: Spot[] = []
  const seldom: Spot[] = []
  edges.forEach((edge, d) => {
    if (edge !== 'F') return
    const spots = (
      [
        [-0.34, 76],
        [0.34, 76],
        [0, 66],
      ] as const
    ).map(([turn, far]): Spot => {
      const r = far + (rand() - 0.5) * 6
      const b = (d * Math.PI) / 3 + turn + (rand() - 0.5) * 0.12
      return [Math.sin(b) * r, -Math.cos(b) * r]
    })
    const k = Math.floor(rand() * 3)
    spots.forEach((spot, j) => ((j + k) % 3 ? often : seldom).push(spot))
  })
  const [usual, rare] = DECOR[kind] ?? [[], []]
  return paths(usual, often) + paths(rare, seldom)
}

/** Small houses in the corners of a home that no water touches. */
export function cottages(edges: string[]): string {
  const spots = [0, 1, 2, 3, 4, 5]
    .filter((d) => edges[d] !== 'W' && edges[(d + 5) % 6] !== 'W')
    .map((d): Spot => {
      const a = ((d - 0.5) * Math.PI) / 3
      return [Math.sin(a) * 76, -Math.cos(a) * 76]
    })
  return paths(
    COTTAGE,
    spots.filter(([, y]) => Math.abs(y) >= 20),
  )
}
