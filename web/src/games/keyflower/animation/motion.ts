/** Lets pieces travel over the table for a moment: a picture above everything, which nobody can click. */
import { hexagon } from '../drawing/hex.ts'
import type { Flight } from './flights.ts'

const SIZE = 28
const EASE = 'cubic-bezier(.2,.7,.2,1)'
const SVG = 'http://www.w3.org/2000/svg'

/** Nobody looks at the page. */
export const unseen = (): boolean => document.hidden
/** Somebody looks, but wants nothing to move. */
export const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

interface Point {
  x: number
  y: number
}

/** Where a piece starts, and what travels if it is the thing itself. */
export interface Start {
  at: Point
  copy: Element | null
}

function found(selector: string): Element | null {
  for (const one of selector.split(', '))
    for (const node of document.querySelectorAll(one)) if (node.getBoundingClientRect().width) return node
  return null
}

function middle(node: Element | null): Point | null {
  const box = node?.getBoundingClientRect()
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null
}

/** Where everything starts, before the table is drawn anew. */
export function starts(flights: readonly Flight[]): (Start | null)[] {
  return flights.map(({ from, itself }) => {
    const node = found(from)
    const at = middle(node)
    if (!at) return null
    const drawn = itself ? node?.querySelector('svg.kt') : null
    return { at, copy: drawn ? copied(drawn) : null }
  })
}

function copied(drawn: Element): Element {
  const { width, height } = drawn.getBoundingClientRect()
  const copy = drawn.cloneNode(true) as SVGElement
  Object.assign(copy.style, { width: `${width}px`, height: `${height}px` })
  return copy
}

function piece(icon: string, n: number, copy: Element | null): HTMLElement {
  const node = document.createElement('div')
  node.className = 'kf-fly'
  node.setAttribute('aria-hidden', 'true')
  if (copy) node.append(copy)
  for (let k = 0; icon && k < Math.min(n, 4); k++) {
    const svg = document.createElementNS(SVG, 'svg')
    const use = document.createElementNS(SVG, 'use')
    use.setAttribute('href', `#${icon}`)
    svg.append(use)
    node.append(svg)
  }
  document.body.append(node)
  return node
}

function play(node: Element, frames: Keyframe[], duration: number, delay = 0): void {
  const going = node.animate(frames, { duration, delay, easing: EASE, fill: 'both' })
  going.onfinish = going.oncancel = () => node.remove()
}

/** Every piece from its place to its other place, one shortly after the other. */
export function fly(flights: readonly Flight[], from: readonly (Start | null)[], duration: number): void {
  const later = Math.min(60, duration / Math.max(1, flights.length))
  flights.forEach(({ icon, n, to }, k) => {
    const start = from[k]
    const end = middle(found(to))
    if (!start || !end || !(icon || start.copy)) return
    if (Math.hypot(end.x - start.at.x, end.y - start.at.y) < SIZE) return
    const at = (p: Point): string => `translate(${p.x}px, ${p.y}px) translate(-50%, -50%)`
    play(
      piece(icon, n, start.copy),
      [
        { transform: `${at(start.at)} scale(.7)`, opacity: 0 },
        { transform: `${at(start.at)} scale(1.1)`, opacity: 1, offset: 0.15 },
        { transform: at(end), opacity: 1, offset: 0.9 },
        { transform: `${at(end)} scale(.8)`, opacity: 0 },
      ],
      duration,
      k * later,
    )
  })
}

/** A ring around a tile that fades. */
export function ring(tile: string, duration = 700): void {
  const box = document.querySelector(`[data-tile="${tile}"]`)?.getBoundingClientRect()
  if (!box?.width) return
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '-110 -96 220 192')
  svg.classList.add('kf-flash')
  svg.setAttribute('aria-hidden', 'true')
  Object.assign(svg.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  })
  const shape = document.createElementNS(SVG, 'polygon')
  shape.setAttribute('points', hexagon(1))
  svg.append(shape)
  document.body.append(svg)
  const first = still() ? 'scale(1)' : 'scale(1.12)'
  play(
    svg,
    [
      { opacity: 1, transform: first },
      { opacity: 1, transform: 'scale(1)', offset: 0.5 },
      { opacity: 0, transform: 'scale(1)' },
    ],
    duration,
  )
}
