/**
 * Drawings from text: each is read once, its symbols are copied into it, and from then on it is stamped. A `use`
 * would build a shadow tree of its own for every sign, which the browser lays out more slowly than the same shapes in
 * their place.
 */
import type { Attachment } from 'svelte/attachments'

const SVG = 'http://www.w3.org/2000/svg'
const MOST = 800
const cut = new Map<string, Attachment<Element>>()

/**
 * The parts of a symbol where a `use` asks for it. Letters on workers go with the language, so those stay what they
 * are.
 */
function copied(use: Element): Element | null {
  const symbol = document.getElementById((use.getAttribute('href') ?? '').slice(1))
  if (!symbol || symbol.querySelector('text')) return null
  const [left = 0, top = 0, wide = 1, high = 1] = (symbol.getAttribute('viewBox') ?? '').split(' ').map(Number)
  const of = (name: string): number => Number(use.getAttribute(name))
  const scale = Math.min(of('width') / wide, of('height') / high)
  if (!(scale > 0)) return null
  const x = of('x') + (of('width') - wide * scale) / 2 - left * scale
  const y = of('y') + (of('height') - high * scale) / 2 - top * scale
  const group = document.createElementNS(SVG, 'g')
  group.setAttribute('transform', `translate(${x} ${y}) scale(${scale})`)
  group.setAttribute('class', [symbol.getAttribute('class'), use.getAttribute('class')].filter(Boolean).join(' '))
  for (const name of ['opacity', 'fill', 'color', 'style'])
    if (use.hasAttribute(name)) group.setAttribute(name, use.getAttribute(name) ?? '')
  group.append(...[...symbol.childNodes].map((one) => one.cloneNode(true)))
  return group
}

function read(svg: string): DocumentFragment {
  const frame = document.createElementNS(SVG, 'svg')
  frame.innerHTML = svg
  for (const use of frame.querySelectorAll('use')) {
    const group = copied(use)
    if (group) use.replaceWith(group)
  }
  const found = document.createDocumentFragment()
  found.append(...frame.childNodes)
  return found
}

/**
 * Fills an element of an SVG with a drawing. The same drawing is the same stamp, and what has it already is left
 * alone.
 */
export function stamped(svg: string): Attachment<Element> {
  let stamp = cut.get(svg)
  if (!stamp) {
    if (cut.size >= MOST) cut.clear()
    const drawing = read(svg)
    cut.set(svg, (stamp = (node) => node.replaceChildren(drawing.cloneNode(true))))
  }
  return stamp
}
