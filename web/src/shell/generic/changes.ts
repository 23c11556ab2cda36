// What changed between two positions of any game, as far as its description tells: pieces that went elsewhere, other
// values.
import { highlight, playOnce, still, unseen } from '../../ui/travel.ts'

interface Lying {
  area: string
  node: Element
  box: DOMRect
  copy: Element
}

export interface Seen {
  pieces: Map<string, Lying[]>
  values: Map<string, string>
}

const MOST = 8
const areaOf = (node: Element): string => node.closest('[data-area]')?.getAttribute('data-area') ?? ''

/** Everything as it lies now. */
export function seen(root: Element): Seen {
  const pieces = new Map<string, Lying[]>()
  for (const node of root.querySelectorAll('[data-piece]')) {
    const key = node.getAttribute('data-piece') ?? ''
    const one = { area: areaOf(node), node, box: node.getBoundingClientRect(), copy: node.cloneNode(true) as Element }
    pieces.set(key, [...(pieces.get(key) ?? []), one])
  }
  const values = new Map<string, string>()
  for (const node of root.querySelectorAll('[data-entry]'))
    values.set(`${areaOf(node)} ${node.getAttribute('data-entry') ?? ''}`, valueOf(node))
  return { pieces, values }
}

const valueOf = (entry: Element): string => entry.querySelector(':scope > .label > b')?.textContent ?? ''

/** Pieces that were in one area and are in another now. */
export function moved(before: Seen, after: Seen): { from: Lying; to: Lying }[] {
  const found: { from: Lying; to: Lying }[] = []
  for (const [key, now] of after.pieces) {
    const old = [...(before.pieces.get(key) ?? [])]
    const came = now.filter((one) => {
      const at = old.findIndex((other) => other.area === one.area)
      if (at >= 0) old.splice(at, 1)
      return at < 0
    })
    came.forEach((to, k) => old[k] && found.push({ from: old[k], to }))
  }
  return found
}

/** Areas and entries whose value is another one now. */
export const otherValues = (before: Seen, after: Seen): string[] =>
  [...after.values]
    .filter(([key, value]) => before.values.has(key) && before.values.get(key) !== value)
    .map(([key]) => key)

/** Pieces travel, other values get a frame; where nothing may move both get a frame. */
export function showChanges(root: Element, before: Seen, duration: number): void {
  if (unseen()) return
  const after = seen(root)
  const travels = moved(before, after).slice(0, MOST)
  for (const { from, to } of travels) {
    if (still()) highlight(to.node, duration)
    else glide(from, to, duration)
  }
  const others = new Set(otherValues(before, after))
  for (const node of root.querySelectorAll('[data-entry]'))
    if (others.has(`${areaOf(node)} ${node.getAttribute('data-entry') ?? ''}`)) highlight(node, 1.5 * duration)
}

function glide(from: Lying, to: Lying, duration: number): void {
  if (!from.box.width || !to.box.width) return
  const holder = document.createElement('div')
  holder.className = 'travels'
  holder.setAttribute('aria-hidden', 'true')
  from.copy.removeAttribute('data-piece')
  holder.append(from.copy)
  document.body.append(holder)
  const at = ({ left, top }: DOMRect): string => `translate(${left}px, ${top}px)`
  playOnce(
    holder,
    [{ transform: at(from.box) }, { transform: at(to.box), offset: 0.9 }, { transform: at(to.box), opacity: 0 }],
    duration,
  )
}
