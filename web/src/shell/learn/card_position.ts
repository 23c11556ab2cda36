/**
 * Where the card of a lesson lies: in sight, never over what it asks for, off the rest if it can. Where there is no
 * such place it does not lie over the table at all, but above it, and the table becomes smaller.
 */
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

export interface Size {
  width: number
  height: number
}

export interface Spot {
  left: number
  top: number
}

const GRID = 16
const EDGE = 10
/** The bar above stays free. */
const BAR = 58
/** Between the card and what is asked for. */
const GAP = 6
/** A new place has to hide that much less, in pixels, before the card leaves the one it has. */
const INERTIA = 4000
/** Windows with less room have the card above the table. */
const NARROW = 744
const LOW = 600

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top))

/** How much of what matters a card hides there. */
export const hidden = (card: Box, kept: readonly Kept[]): number =>
  kept.reduce((sum, one) => sum + one.weight * shared(card, one.box), 0)

/** How much it hides of what the step asks for. */
export const covered = (card: Box, asked: readonly Box[]): number =>
  asked.reduce((sum, one) => sum + shared(card, one), 0)

export const isSmall = (window: Size): boolean => window.width < NARROW || window.height < LOW

/** The middle of something: who speaks of a large part of the table may lie over its edge. */
export const middleOf = (box: Box, share = 0.5): Box => ({
  left: box.left + (box.width * (1 - share)) / 2,
  top: box.top + (box.height * (1 - share)) / 2,
  width: box.width * share,
  height: box.height * share,
})

const around = (box: Box): Box => ({
  left: box.left - GAP,
  top: box.top - GAP,
  width: box.width + 2 * GAP,
  height: box.height + 2 * GAP,
})

/**
 * The place that hides nothing of what is asked for, and then least of the rest; low in the middle if there are
 * several. Null where there is none. The present place stays as long as no other is much better.
 */
export function cardPosition(
  size: Size,
  window: Size,
  kept: readonly Kept[],
  asked: readonly Box[],
  now: Spot | null,
): Spot | null {
  if (size.width + 2 * EDGE > window.width || size.height + BAR + EDGE > window.height) return null
  const free = asked.map(around)
  const best = lowest(size, window, kept, free)
  if (!best || !now) return best
  const stays =
    now.left + size.width <= window.width &&
    now.top + size.height <= window.height &&
    !covered({ ...now, ...size }, free) &&
    hidden({ ...now, ...size }, kept) <= hidden({ ...best, ...size }, kept) + INERTIA
  return stays ? now : best
}

function lowest(size: Size, window: Size, kept: readonly Kept[], asked: readonly Box[]): Spot | null {
  const most = { left: window.width - size.width - EDGE, top: window.height - size.height - EDGE }
  const middle = { left: (window.width - size.width) / 2, top: most.top }
  const far = (spot: Spot): number => Math.abs(spot.left - middle.left) + Math.abs(spot.top - middle.top)
  let best: Spot | null = null
  let least: [number, number] = [Infinity, Infinity]
  for (const top of tops(most.top, size.height, asked)) {
    for (const left of lefts(most.left, middle.left, size.width, asked)) {
      const card = { left, top, ...size }
      if (covered(card, asked)) continue
      const cost: [number, number] = [hidden(card, kept), far({ left, top })]
      if (cost[0] < least[0] || (cost[0] === least[0] && cost[1] < least[1])) [best, least] = [{ left, top }, cost]
    }
  }
  return best
}

/** Those on the grid, and those close above and below what is asked for. */
function tops(most: number, height: number, asked: readonly Box[]): number[] {
  const found = asked.flatMap((one) => [Math.floor(one.top - height), Math.ceil(one.top + one.height)])
  for (let top = most; top >= BAR; top -= GRID) found.push(top)
  return found.filter((top) => top >= BAR && top <= most)
}

/** The same beside it. */
function lefts(most: number, middle: number, width: number, asked: readonly Box[]): number[] {
  const found = [
    middle,
    most,
    ...asked.flatMap((one) => [Math.floor(one.left - width), Math.ceil(one.left + one.width)]),
  ]
  for (let left = EDGE; left < most; left += GRID) found.push(left)
  return found.filter((left) => left >= EDGE && left <= most)
}
