/** Where the card of a lesson lies: in sight, and off what it speaks of and what can be clicked. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Something the card should not hide, and how much each pixel of it matters. */
export interface Kept {
  box: Box
  weight: number
}

export interface Spot {
  left: number
  top: number
}

const GRID = 16
const EDGE = 10
/** The bar above stays free. */
const BAR = 58
/** A new place has to hide that much less, in pixels, before the card leaves the one it has. */
const INERTIA = 4000

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top))

/** How much of what matters a card of that size hides there. */
export const hidden = (spot: Spot, size: { width: number; height: number }, kept: readonly Kept[]): number =>
  kept.reduce((sum, one) => sum + one.weight * shared({ ...spot, ...size }, one.box), 0)

/** The place that hides least, low in the middle if there are several; the present one as long as none is much better. */
export function berth(size: { width: number; height: number }, window: { width: number; height: number }, kept: readonly Kept[], now: Spot | null): Spot {
  const most = { left: Math.max(EDGE, window.width - size.width - EDGE), top: Math.max(BAR, window.height - size.height - EDGE) }
  const middle = { left: Math.max(EDGE, (window.width - size.width) / 2), top: most.top }
  const far = (spot: Spot): number => Math.abs(spot.left - middle.left) + Math.abs(spot.top - middle.top)
  let best = middle
  let least = hidden(middle, size, kept)
  for (let top = most.top; top >= BAR; top -= GRID) {
    for (const left of lefts(most.left, middle.left)) {
      const spot = { left, top }
      const cost = hidden(spot, size, kept)
      if (cost < least || (cost === least && far(spot) < far(best))) [best, least] = [spot, cost]
    }
  }
  const fits = now && now.left <= most.left && now.top <= most.top
  return fits && hidden(now, size, kept) <= least + INERTIA ? now : best
}

function lefts(most: number, middle: number): number[] {
  const found = [middle]
  for (let left = EDGE; left < most; left += GRID) found.push(left)
  return [...found, most]
}
