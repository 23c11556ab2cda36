// Pan, zoom and fit of a drawing that fills its panel: wheel, drag, two fingers.

export interface ViewBox {
  x: number
  y: number
  w: number
  h: number
}

/** The panel in pixels, and the most pixels for a unit when everything is shown. */
export interface PanelSize {
  wide: number
  high: number
  most: number
}

const MOST = 4

export class Zoom {
  k = $state(1)
  private cx = $state(0.5)
  private cy = $state(0.5)
  /** How much of the whole the panel shows, as it was drawn last. */
  private share = { x: 1, y: 1 }
  private fingers = new Map<number, { x: number; y: number }>()
  /** A drag just ended: the click that follows is none. */
  moved = false

  /** Pixels for a unit when all of it is shown. */
  fitted(frame: ViewBox, room: PanelSize): number {
    return Math.min(room.wide / frame.w, room.high / frame.h, room.most)
  }

  /** Pixels for a unit. */
  scale(frame: ViewBox, room: PanelSize): number {
    return this.fitted(frame, room) * this.k
  }

  /** What the panel shows: all of it in the middle, or a part when it is enlarged. */
  part(frame: ViewBox, room: PanelSize): ViewBox {
    if (!room.wide || !room.high) return frame
    const scale = this.scale(frame, room)
    const w = room.wide / scale
    const h = room.high / scale
    this.share = { x: w / frame.w, y: h / frame.h }
    const cx = within(this.cx, this.share.x)
    const cy = within(this.cy, this.share.y)
    return { x: frame.x + cx * frame.w - w / 2, y: frame.y + cy * frame.h - h / 2, w, h }
  }

  fit(): void {
    this.k = 1
    this.cx = this.cy = 0.5
  }

  /** What lies at that place of the panel stays there. */
  by(factor: number, px = 0.5, py = 0.5): void {
    const k = Math.min(MOST, Math.max(1, this.k * factor))
    const less = 1 - this.k / k
    const { x, y } = this.share
    this.share = { x: x * (1 - less), y: y * (1 - less) }
    this.cx += (px - 0.5) * x * less
    this.cy += (py - 0.5) * y * less
    this.k = k
    this.keep()
  }

  private keep(): void {
    this.cx = within(this.cx, this.share.x)
    this.cy = within(this.cy, this.share.y)
  }

  wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey && this.k === 1 && event.deltaY > 0) return
    event.preventDefault()
    const box = (event.currentTarget as Element).getBoundingClientRect()
    this.by(
      event.deltaY < 0 ? 1.15 : 1 / 1.15,
      (event.clientX - box.left) / box.width,
      (event.clientY - box.top) / box.height,
    )
  }

  down = (event: PointerEvent): void => {
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    this.moved = false
  }

  move = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId)
    if (!before) return
    const box = (event.currentTarget as Element).getBoundingClientRect()
    const dx = event.clientX - before.x
    const dy = event.clientY - before.y
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1]
    if (other) {
      const far = (a: { x: number; y: number }): number => Math.hypot(a.x - other.x, a.y - other.y) || 1
      this.by(far({ x: event.clientX, y: event.clientY }) / far(before))
    } else if (this.k > 1) {
      if (!this.moved && Math.hypot(dx, dy) < 5) return
      this.cx -= (dx / box.width) * this.share.x
      this.cy -= (dy / box.height) * this.share.y
      this.keep()
    } else return
    this.moved = true
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }

  up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId)
  }
}

/** The middle of what is shown, so that no more than its share is empty. */
function within(at: number, share: number): number {
  const room = Math.max(0, 0.5 - share / 2)
  return Math.min(0.5 + room, Math.max(0.5 - room, at))
}
