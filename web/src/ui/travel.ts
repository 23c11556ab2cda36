// Lets pieces travel over the table for a moment: a picture above everything, which nobody can click.

/** What travels: an icon so many times, or what lies at `from` itself. */
export interface Flight {
  icon: string
  n: number
  /** Selectors, the first that is there counts. */
  from: string
  to: string
  itself?: boolean
}

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

export function found(selector: string): Element | null {
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
    const drawn = itself && node?.matches('[data-tile]') ? (node.querySelector('svg.kt') ?? node) : null
    return { at, copy: drawn ? copied(drawn) : null }
  })
}

function copied(drawn: Element): Element {
  const { width, height } = drawn.getBoundingClientRect()
  const copy = drawn.cloneNode(true) as HTMLElement | SVGElement
  copy.removeAttribute('id')
  for (const name of ['data-tile', 'data-card', 'data-piece', 'data-rove']) copy.removeAttribute(name)
  Object.assign(copy.style, { width: `${width}px`, height: `${height}px` })
  return copy
}

function piece(icon: string, n: number, copy: Element | null): HTMLElement {
  const node = document.createElement('div')
  node.className = 'travels'
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

/** Plays once and takes the picture away. */
export function playOnce(node: Element, frames: Keyframe[], duration: number, delay = 0): void {
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
    playOnce(
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

/** Without a pace, in milliseconds. */
const USUAL = 420
const SHORTEST = 260
const LONGEST = 900
/** The share of a beat that a piece travels; the rest is for looking. */
const SHARE = 0.6

export const travelTime = (beat: number): number =>
  beat > 0 ? Math.max(SHORTEST, Math.min(LONGEST, SHARE * beat)) : USUAL

/** Once the table is drawn, so that drawing does not wait for it. */
export const afterDrawing = (go: () => void): number => requestAnimationFrame(() => setTimeout(go))

/** A frame around something that changed, which fades; nothing moves. */
export function highlight(node: Element | null, duration: number): void {
  const box = node?.getBoundingClientRect()
  if (!box?.width) return
  const frame = document.createElement('div')
  frame.className = 'changed'
  frame.setAttribute('aria-hidden', 'true')
  Object.assign(frame.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  })
  document.body.append(frame)
  playOnce(frame, [{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }], duration)
}
