// Pan, zoom and fit of a drawing: wheel, drag, two fingers.

export interface Frame {
  x: number
  y: number
  w: number
  h: number
}

const MOST = 4

export class Zoom {
  k = $state(1)
  private cx = $state(0.5)
  private cy = $state(0.5)
  private fingers = new Map<number, { x: number; y: number }>()
  /** A drag just ended: the click that follows is none. */
  moved = false

  /** The part of the whole frame that is seen. */
  part(frame: Frame): Frame {
    const w = frame.w / this.k
    const h = frame.h / this.k
    return { x: frame.x + this.cx * frame.w - w / 2, y: frame.y + this.cy * frame.h - h / 2, w, h }
  }

  fit(): void {
    this.k = 1
    this.cx = this.cy = 0.5
  }

  by(factor: number, px = 0.5, py = 0.5): void {
    const k = Math.min(MOST, Math.max(1, this.k * factor))
    const shift = 1 / this.k - 1 / k
    this.cx += (px - 0.5) * shift
    this.cy += (py - 0.5) * shift
    this.k = k
    this.keep()
  }

  private keep(): void {
    const room = 0.5 - 0.5 / this.k
    this.cx = Math.min(0.5 + room, Math.max(0.5 - room, this.cx))
    this.cy = Math.min(0.5 + room, Math.max(0.5 - room, this.cy))
  }

  wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey && this.k === 1 && event.deltaY > 0) return
    event.preventDefault()
    const box = (event.currentTarget as Element).getBoundingClientRect()
    this.by(event.deltaY < 0 ? 1.15 : 1 / 1.15, (event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height)
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
      this.cx -= dx / box.width / this.k
      this.cy -= dy / box.height / this.k
      this.keep()
    } else return
    this.moved = true
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }

  up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId)
  }
}
