/** One tab stop for an area; arrows go to the nearest thing in that direction. */

type Way = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'
const WAYS: Record<Way, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}
type Focusable = HTMLElement | SVGElement

const stops = (node: Element): Focusable[] => [...node.querySelectorAll<Focusable>('[data-rove]:not(:disabled)')]
const items = (node: Element): Focusable[] => stops(node).filter((one) => one.getClientRects().length > 0)

const centre = (node: Element): [number, number] => {
  const box = node.getBoundingClientRect()
  return [box.left + box.width / 2, box.top + box.height / 2]
}

/** The nearest in that direction; what lies straight ahead is nearer than what lies aside. */
export function nearest(from: [number, number], to: readonly [number, number][], way: [number, number]): number {
  let best = -1
  let least = Infinity
  to.forEach(([x, y], k) => {
    const ahead = (x - from[0]) * way[0] + (y - from[1]) * way[1]
    const aside = Math.abs((x - from[0]) * way[1]) + Math.abs((y - from[1]) * way[0])
    if (ahead < 4) return
    const far = ahead + aside * 2.2
    if (far < least) {
      least = far
      best = k
    }
  })
  return best
}

export function rove(node: HTMLElement): { destroy(): void } {
  let current: Focusable | null = null
  let frame = 0
  // Once for each picture, and without asking where anything is: that would lay the page out again.
  const soon = (): void => {
    frame ||= requestAnimationFrame(settle)
  }
  const settle = (): void => {
    frame = 0
    const all = stops(node)
    const focused = all.find((one) => one === document.activeElement)
    if (focused) current = focused
    if (!current || !all.includes(current)) current = all[0] ?? null
    for (const one of node.querySelectorAll('[data-rove]')) {
      const stop = one === current ? '0' : '-1'
      if (one.getAttribute('tabindex') !== stop) one.setAttribute('tabindex', stop)
    }
  }
  const key = (event: KeyboardEvent): void => {
    const way = WAYS[event.key as Way]
    const here = document.activeElement
    if (
      !way ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      !here ||
      !node.contains(here) ||
      !here.matches('[data-rove]')
    )
      return
    const others = items(node).filter((one) => one !== here)
    const at = nearest(centre(here), others.map(centre), way)
    event.preventDefault()
    if (at >= 0) others[at]?.focus()
  }
  const focus = (): void => settle()
  const watch = new MutationObserver(soon)
  watch.observe(node, { childList: true, subtree: true, attributeFilter: ['data-rove'] })
  node.addEventListener('keydown', key)
  node.addEventListener('focusin', focus)
  settle()
  return {
    destroy: () => {
      cancelAnimationFrame(frame)
      watch.disconnect()
      node.removeEventListener('keydown', key)
      node.removeEventListener('focusin', focus)
    },
  }
}
