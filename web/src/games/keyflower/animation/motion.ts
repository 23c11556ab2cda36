/** Lets pieces travel over the table for a moment: a picture above everything, which nobody can click. */
import { hexagon } from '../drawing/hex.ts'
import type { Flight } from './flights.ts'

const SIZE = 28
const EASE = 'cubic-bezier(.2,.7,.2,1)'
const SVG = 'http://www.w3.org/2000/svg'

/** Nobody looks, or nobody wants it. */
export const still = (): boolean => document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches

function middle(selector: string): { x: number; y: number } | null {
  for (const node of document.querySelectorAll(selector)) {
    const box = node.getBoundingClientRect()
    if (box.width) return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  }
  return null
}

function piece(icon: string, n: number): HTMLElement {
  const node = document.createElement('div')
  node.className = 'kf-fly'
  node.setAttribute('aria-hidden', 'true')
  for (let k = 0; k < Math.min(n, 4); k++) {
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

/** Every piece from its place to its other place. */
export function fly(flights: readonly Flight[]): void {
  flights.forEach(({ icon, n, from, to }, k) => {
    const start = middle(from)
    const end = middle(to)
    if (!start || !end || Math.hypot(end.x - start.x, end.y - start.y) < SIZE) return
    const at = (p: { x: number; y: number }): string => `translate(${p.x}px, ${p.y}px) translate(-50%, -50%)`
    play(
      piece(icon, n),
      [
        { transform: `${at(start)} scale(.7)`, opacity: 0 },
        { transform: `${at(start)} scale(1.1)`, opacity: 1, offset: 0.15 },
        { transform: at(end), opacity: 1, offset: 0.9 },
        { transform: `${at(end)} scale(.8)`, opacity: 0 },
      ],
      420,
      k * 60,
    )
  })
}

/** A ring around a tile that fades. */
export function ring(tile: string): void {
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
  play(
    svg,
    [
      { opacity: 1, transform: 'scale(1.12)' },
      { opacity: 1, transform: 'scale(1)', offset: 0.5 },
      { opacity: 0, transform: 'scale(1)' },
    ],
    700,
  )
}
