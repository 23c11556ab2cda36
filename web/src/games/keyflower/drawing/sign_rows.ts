/** Draws rows of signs as SVG text, shrunk to fit. Pure: the same input gives the same string. */
import { hexagon, short } from './hex.ts'
import type { Token } from './tokens.ts'

export const use = (id: string, x: number, y: number, s: number, more = ''): string =>
  `<use href="#${id}" x="${short(x - s / 2)}" y="${short(y - s / 2)}" width="${short(s)}" height="${short(s)}"${more}/>`

export const label = (cls: string, x: number, y: number, size: number, words: string | number, anchor = ''): string =>
  `<text class="${cls}" x="${short(x)}" y="${short(y)}" font-size="${short(size)}"${anchor}>${words}</text>`

/** Points in a seal. */
export function seal(x: number, y: number, s: number, n: number | string): string {
  const words = n === '' ? '' : label('kt-p', x, y + s * 0.185, s * (String(n).length > 1 ? 0.47 : 0.55), n)
  return use('points', x, y, s) + words
}

const SPECIAL: Record<string, (x: number, y: number, s: number) => string> = {
  hexup: (x, y, s) =>
    `<polygon points="${hexagon(s / 200)}" transform="translate(${short(x)} ${short(y)})" class="kt-hexup"/>` +
    use('upgrade', x, y, s * 0.55),
  loop: (x, y, s) =>
    `<g transform="translate(${short(x)} ${short(y)}) scale(${(s / 32).toFixed(2)})" fill="none">` +
    `<circle r="10" stroke-width="7" stroke="var(--road-edge)"/>` +
    `<circle r="10" stroke-width="4" stroke="var(--road)"/>` +
    `<path d="M10-4v5h-5" stroke="var(--plate-ink)" stroke-width="1.8" transform="translate(2 -2)"/></g>`,
  noroad: (x, y, s) =>
    `<g transform="translate(${short(x)} ${short(y)}) scale(${(s / 32).toFixed(2)})">` +
    `<path d="M-13 0H-5M5 0h8" stroke="var(--road-edge)" stroke-width="7"/>` +
    `<path d="M-3-10c3 5-3 8 0 12s-2 6 0 10M4-10c3 5-3 8 0 12s-2 6 0 10" fill="none" stroke="var(--plate-ink)"` +
    ` stroke-width="1.8"/>` +
    `</g>`,
}

function widthOf(t: Token & { again?: boolean }, s: number): number {
  if (t.text) return s * 0.5 * t.text.length
  if (t.again) return s * 0.7
  if (t.op) return s * (t.op === '/' ? 0.36 : t.op === ':' ? 0.34 : 0.62)
  if (t.points !== undefined) return s * 1.12
  if (t.n === undefined || t.n === '') return s
  const n = String(t.n)
  return s + s * 0.14 + n.length * s * (n.startsWith('×') ? 0.5 : 0.42)
}

function sign(t: Token, x: number, cy: number, s: number): string {
  const id = t.icon ?? ''
  let out = SPECIAL[id]?.(x, cy, s) ?? use(id, x, cy, s)
  if (t.same) {
    out +=
      `<circle cx="${short(x + s * 0.34)}" cy="${short(cy - s * 0.32)}" r="${short(s * 0.24)}"` +
      ` fill="var(--plate)" stroke="var(--plate-ink)" stroke-width="1.5"/>`
    out += label('kt-op', x + s * 0.34, cy - s * 0.16, s * 0.44, '=')
  }
  if (t.not) {
    const a = s * 0.42
    out +=
      `<path d="M${short(x - a)} ${short(cy + a)}L${short(x + a)} ${short(cy - a)}" stroke="var(--w-red)"` +
      ` stroke-width="${short(s * 0.1)}"/>`
  }
  if (t.n !== undefined && t.n !== '')
    out += label('kt-n', x + s * 0.54, cy + s * 0.27, s * 0.74, t.n, ' text-anchor="start"')
  return out
}

/** A row of signs around (cx, cy), of size s or smaller, at most `most` wide. */
export function row(tokens: Token[], cx: number, cy: number, s: number, most: number): { svg: string; w: number } {
  const list = tokens.map((t, j) => {
    const before = tokens[j - 1]
    return { ...t, again: j > 0 && !!t.icon && t.n === undefined && before?.icon === t.icon && before.n === undefined }
  })
  const gap = s * 0.07
  const width = (k: number): number =>
    list.reduce((sum, t) => sum + widthOf(t, k), 0) + gap * (list.length - 1) * (k / s)
  const size = width(s) > most ? (s * most) / width(s) : s
  let x = cx - width(size) / 2
  let svg = ''
  for (const t of list) {
    const w = widthOf(t, size)
    const m = x + w / 2
    if (t.text) svg += label('kt-n', m, cy + size * 0.26, size * 0.74, t.text)
    else if (t.op) svg += label('kt-op', m, cy + size * 0.25, size * 0.72, t.op)
    else if (t.points !== undefined) svg += seal(m, cy, size * 1.14, t.points)
    else svg += sign(t, x + w - (t.again ? size / 2 : w - size / 2), cy, size)
    x += w + gap * (size / s)
  }
  return { svg, w: width(size) }
}
