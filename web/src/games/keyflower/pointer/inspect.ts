/** Enlarges what is hovered or focused for a moment, or held: both sides, in words. */
import type { KeyflowerControls } from '../planning/controls.svelte.ts'

interface What {
  controls: KeyflowerControls
  id: string
  side: number
  deal?: 'contract' | 'extension'
}

const HOVER = 450
const HOLD = 500

export function inspects(node: Element, what: What): { update(next: What): void; destroy(): void } {
  let now = what
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = (): void => clearTimeout(timer)
  const show = (pinned: boolean) => (): void => {
    now.controls.look = {
      id: now.id,
      side: now.side,
      rect: node.getBoundingClientRect(),
      pinned,
      ...(now.deal ? { deal: now.deal } : {}),
    }
  }
  const enter = (event: Event): void => {
    stop()
    if ((event as PointerEvent).pointerType === 'mouse') timer = setTimeout(show(false), HOVER)
  }
  const leave = (): void => {
    stop()
    if (now.controls.look && !now.controls.look.pinned) now.controls.look = null
  }
  const down = (event: Event): void => {
    leave()
    if ((event as PointerEvent).pointerType !== 'mouse') timer = setTimeout(show(true), HOLD)
  }
  const focus = (): void => {
    stop()
    if (node.matches(':focus-visible')) timer = setTimeout(show(false), HOVER)
  }
  /** What had the focus may go in the middle of a drawing: nothing is changed before that is over. */
  const blur = (): void => {
    stop()
    setTimeout(leave)
  }
  const menu = (event: Event): void => {
    event.preventDefault()
    stop()
    show(true)()
  }
  const on: [string, (event: Event) => void][] = [
    ['pointerenter', enter],
    ['pointerleave', leave],
    ['pointerdown', down],
    ['pointerup', stop],
    ['pointercancel', stop],
    ['contextmenu', menu],
    ['focus', focus],
    ['blur', blur],
  ]
  for (const [name, run] of on) node.addEventListener(name, run)
  return {
    update: (next) => void (now = next),
    destroy: () => {
      stop()
      for (const [name, run] of on) node.removeEventListener(name, run)
    },
  }
}
