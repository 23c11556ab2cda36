/** A piece that can be dragged: its picture follows the pointer, and it is dropped on whatever lies below. */

export interface Drag {
  icon: string
  /** Picks the piece up; false: it cannot be moved. */
  start: () => unknown
  drop: (at: Element | null) => void
}

const SLACK = 6
const SIZE = 34

function picture(icon: string): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
  use.setAttribute('href', `#${icon}`)
  svg.append(use)
  svg.classList.add('kf-drag')
  document.body.append(svg)
  return svg
}

export function draggable(node: Element, what: Drag): { update(next: Drag): void; destroy(): void } {
  let now = what
  let from: { x: number; y: number; id: number } | null = null
  let shown: SVGSVGElement | null = null

  const end = (): void => {
    shown?.remove()
    shown = from = null
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', up)
    window.removeEventListener('pointercancel', end)
  }
  const move = (event: PointerEvent): void => {
    if (!from || event.pointerId !== from.id) return
    if (!shown) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLACK) return
      if (now.start() === false) return end()
      shown = picture(now.icon)
    }
    event.preventDefault()
    shown.style.transform = `translate(${event.clientX - SIZE / 2}px, ${event.clientY - SIZE / 2}px)`
  }
  const up = (event: PointerEvent): void => {
    const dragged = shown !== null
    end()
    if (!dragged) return
    window.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0)
    now.drop(document.elementFromPoint(event.clientX, event.clientY))
  }
  /** The click that ends a drag is none. */
  const swallow = (event: Event): void => event.stopPropagation()
  const down = (event: Event): void => {
    const pointer = event as PointerEvent
    if (pointer.button !== 0) return
    pointer.stopPropagation()
    from = { x: pointer.clientX, y: pointer.clientY, id: pointer.pointerId }
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', end)
  }
  node.addEventListener('pointerdown', down)
  return {
    update: (next) => void (now = next),
    destroy: () => {
      end()
      node.removeEventListener('pointerdown', down)
    },
  }
}
