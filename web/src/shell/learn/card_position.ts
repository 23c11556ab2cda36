/** Where the card of a lesson lies, and how high it may be: in sight, never over what it asks for, off the rest if it can. */
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
  /** The card is cut to this height, and what it says scrolls. */
  height: number
}

const GRID = 16
const EDGE = 10
/** The bar above stays free. */
const BAR = 58
/** A new place has to hide that much less, in pixels, before the card leaves the one it has. */
const INERTIA = 4000
/** Its head, a line and its buttons. */
const LEAST = 112

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top))

/** How much of what matters a card hides there. */
export const hidden = (card: Box, kept: readonly Kept[]): number =>
  kept.reduce((sum, one) => sum + one.weight * shared(card, one.box), 0)

/** How much it hides of what the step asks for. */
export const covered = (card: Box, asked: readonly Box[]): number =>
  asked.reduce((sum, one) => sum + shared(card, one), 0)

/** The middle of something: a click goes there. */
export const middleOf = (box: Box, size = 48): Box => {
  const [width, height] = [Math.min(box.width, size), Math.min(box.height, size)]
  return { left: box.left + (box.width - width) / 2, top: box.top + (box.height - height) / 2, width, height }
}

/** The place that hides nothing of what is asked for, and then least of the rest; low in the middle if there are several. Where
 *  there is none for the whole card it becomes lower. The present place stays as long as no other is much better. */
export function cardPosition(
  size: Size,
  window: Size,
  kept: readonly Kept[],
  asked: readonly Box[],
  now: Spot | null,
): Spot {
  const room = Math.max(LEAST, window.height - BAR - EDGE)
  let best: Spot | null = null
  let least = Infinity
  for (const height of heights(Math.min(size.height, room))) {
    const found = lowest({ width: size.width, height }, window, kept, asked)
    const cost = covered({ ...found, width: size.width }, asked)
    if (cost < least) [best, least] = [found, cost]
    if (!least) break
  }
  best ??= { left: EDGE, top: BAR, height: room }
  const card = { ...best, width: size.width }
  const there = now && { ...now, width: size.width }
  const fits =
    there &&
    now.height === best.height &&
    now.left + size.width <= window.width &&
    now.top + now.height <= window.height
  return fits && covered(there, asked) <= least && hidden(there, kept) <= hidden(card, kept) + INERTIA ? now : best
}

function lowest(size: Size, window: Size, kept: readonly Kept[], asked: readonly Box[]): Spot {
  const most = {
    left: Math.max(EDGE, window.width - size.width - EDGE),
    top: Math.max(BAR, window.height - size.height - EDGE),
  }
  const middle = { left: Math.max(EDGE, (window.width - size.width) / 2), top: most.top, height: size.height }
  const far = (spot: Spot): number => Math.abs(spot.left - middle.left) + Math.abs(spot.top - middle.top)
  const costs = (spot: Spot): [number, number, number] => [
    covered({ ...spot, ...size }, asked),
    hidden({ ...spot, ...size }, kept),
    far(spot),
  ]
  let best = middle
  let least = costs(middle)
  for (const top of tops(most.top, size.height, asked)) {
    for (const left of lefts(most.left, middle.left)) {
      const spot = { left, top, height: size.height }
      if (covered({ ...spot, ...size }, asked) > least[0]) continue
      const cost = costs(spot)
      if (less(cost, least)) [best, least] = [spot, cost]
    }
  }
  return best
}

/** The first number that differs decides. */
function less(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((one, place) => one !== b[place])
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0)
}

/** From the whole card down to the least of it. */
function heights(whole: number): number[] {
  const found = [whole]
  for (let height = whole - GRID; height > LEAST; height -= GRID) found.push(height)
  return whole > LEAST ? [...found, LEAST] : found
}

/** Those on the grid, and those close above and below what is asked for. */
function tops(most: number, height: number, asked: readonly Box[]): number[] {
  const found = asked.flatMap((one) => [Math.floor(one.top - height - 1), Math.ceil(one.top + one.height + 1)])
  for (let top = most; top >= BAR; top -= GRID) found.push(top)
  return found.filter((top) => top >= BAR && top <= most)
}

function lefts(most: number, middle: number): number[] {
  const found = [middle]
  for (let left = EDGE; left < most; left += GRID) found.push(left)
  return [...found, most]
}
