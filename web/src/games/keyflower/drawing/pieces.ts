/** What stands and lies on a tile: workers above, goods below, extension and cabins in the corner. */
import { GOODS, type Colour, type Counts, type Placed } from '../types.ts'
import { short } from './hex.ts'
import { label, row, use } from './sign_rows.ts'

/** Workers that came together; gaps part the groups. */
export interface WorkerGroup {
  colour: Colour
  n: number
  lying: boolean
}

const MOST = 6

/** The workers on a tile: the last use apart from those before; whoever has another colour than the tile lies. */
export function workerGroupsOf(placed: Placed): WorkerGroup[] {
  const counts = Object.entries(placed.workers ?? {}) as [Colour, number][]
  const last = placed.used ?? 0
  return counts.flatMap(([colour, n]) => {
    const lying = placed.colour !== undefined && placed.colour !== colour
    const before = n - last
    if (counts.length > 1 || before <= 0) return [{ colour, n, lying }]
    return [
      { colour, n: before, lying },
      { colour, n: last, lying },
    ]
  })
}

/** No further use is possible this season (KF-5.2). */
export function isFull(placed: Placed): boolean {
  const total = Object.values(placed.workers ?? {}).reduce((sum, n) => sum + n, 0)
  return total > 0 && total + (placed.used ?? 0) + 1 > MOST
}

const lock = (x: number, y: number, r: number): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${r}" fill="var(--plate-ink)"/><g class="kt-lock">` +
  `${use('lock', x, y - 0.5, r * 1.28)}</g>`

export function workers(groups: WorkerGroup[], full: boolean, large: boolean, dx: number): string {
  const total = groups.reduce((sum, c) => sum + c.n, 0)
  const first = groups[0]
  if (!first) return ''
  if (large) {
    return (
      `<g transform="translate(${dx} 0)">` +
      `<rect x="-45" y="-83" width="90" height="46" rx="20" fill="var(--plate)" stroke="var(--plate-line)"` +
      ` stroke-width="3"/>` +
      `${use(`w-${first.colour}`, -19, -61, 40)}${label('kt-n', 19, -47, 38, total)}` +
      `${full ? lock(-46, -76, 17) : ''}</g>`
    )
  }
  const s = total > 4 ? 27 : 30
  const step = s * (total > 5 ? 0.74 : 0.84)
  const gap = 7
  const width = step * total + gap * (groups.length - 1)
  let x = -width / 2 + step / 2
  let out = ''
  for (const group of groups) {
    for (let k = 0; k < group.n; k++) {
      out += use(`w-${group.colour}`, x, -60, s, group.lying ? ` transform="rotate(90 ${short(x)} -60)"` : '')
      x += step
    }
    x += gap
  }
  return (
    `<rect x="${short(-width / 2 - 8)}" y="-72" width="${short(width + 16)}" height="29" rx="13"` +
    ` fill="var(--plate)" opacity=".7"/>` +
    `${out}${full ? lock(width / 2 + 12, -70, 11) : ''}`
  )
}

export interface GoodSpot {
  good: string
  n: number
  x: number
  y: number
  w: number
  h: number
}

function goodsRow(
  counts: Counts | undefined,
  large: boolean,
): { svg: string; w: number; y: number; h: number; kinds: readonly string[] } {
  const kinds = GOODS.filter((k) => (counts?.[k] ?? 0) > 0)
  const n = (k: string): number => counts?.[k] ?? 0
  const single = !large && kinds.reduce((sum, k) => sum + n(k), 0) <= 4
  const list = single
    ? kinds.flatMap((k) => Array.from({ length: n(k) }, () => ({ icon: k })))
    : kinds.map((k) => ({ icon: k, n: n(k) }))
  const y = large ? 58 : 64
  const r = row(list, 0, y, large ? 38 : 27, large ? 100 : 104)
  return { svg: r.svg, w: r.w + 12, y, h: large ? 44 : 31, kinds }
}

/** Where each kind of goods lies, for those who click or drag it. */
export function goodSpots(counts: Counts | undefined, large: boolean): GoodSpot[] {
  const { w, y, h, kinds } = goodsRow(counts, large)
  const wide = Math.max(w, kinds.length * 34)
  return kinds.map((good, j) => ({
    good,
    n: counts?.[good] ?? 0,
    x: (j - (kinds.length - 1) / 2) * (wide / kinds.length),
    y,
    w: wide / kinds.length,
    h,
  }))
}

export function goods(counts: Counts | undefined, large: boolean): string {
  const { svg, w, y, h, kinds } = goodsRow(counts, large)
  if (!kinds.length) return ''
  return (
    `<rect x="${short(-w / 2)}" y="${y - h / 2}" width="${short(w)}" height="${h}" rx="${h / 2}"` +
    ` fill="var(--plate)" stroke="var(--plate-line)" stroke-width="2"/>` +
    `${svg}`
  )
}

/** Extension and cabins: beside the workers, or on large signs below, where nothing else stands. */
export function additions(extension: Colour | undefined, cabins: number, large: boolean): string {
  const [ex, ey, cx, cy] = large ? [-70, 34, 70, 34] : [42, -62, 44, -60]
  let out = ''
  if (extension) {
    out +=
      `<g transform="translate(${ex} ${ey})">` +
      `<circle r="17" fill="var(--w-${extension})" stroke="var(--line-ink)" stroke-width="2"/>` +
      `${use('extension', 0, 0, 24)}</g>`
  }
  if (cabins) out += use('cabin', cx, cy, 28) + (cabins > 1 ? label('kt-n', cx + 20, cy + 10, 20, cabins) : '')
  return out
}
