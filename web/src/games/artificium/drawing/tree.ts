/** Where the goods stand in the tree of production, and which card leads from which to which. */
import type { Facts } from '../types.ts'

export interface Spot {
  x: number
  y: number
}

export const WIDE = 276
export const HIGH = 176
const COLUMNS = [26, 84, 142, 198, 250]

/** The last two are no goods: the Knight and the Mage are what castles and towers make. */
export const SPOTS: Record<string, Spot> = {
  wood: { x: COLUMNS[0]!, y: 44 },
  wheat: { x: COLUMNS[0]!, y: 122 },
  food: { x: COLUMNS[1]!, y: 28 },
  coal: { x: COLUMNS[1]!, y: 88 },
  kvass: { x: COLUMNS[1]!, y: 148 },
  metal: { x: COLUMNS[2]!, y: 22 },
  crystal: { x: COLUMNS[2]!, y: 72 },
  sword: { x: COLUMNS[3]!, y: 38 },
  potion: { x: COLUMNS[3]!, y: 98 },
  knight: { x: COLUMNS[4]!, y: 62 },
  mage: { x: COLUMNS[4]!, y: 122 },
}

export interface Edge {
  card: string
  from: string
  to: string
  path: string
}

/** A gentle line that leaves and arrives level, so that it passes between the goods. */
function curve(from: Spot, to: Spot): string {
  const [x1, x2] = [from.x + 17, to.x - 18]
  const bend = Math.max(12, (x2 - x1) * 0.6)
  return `M${x1} ${from.y}C${x1 + bend} ${from.y} ${x2 - Math.min(bend, 22)} ${to.y} ${x2} ${to.y}`
}

/** Every step of production that the cards print. */
export function edgesOf(facts: Facts): Edge[] {
  return Object.entries(facts.cards).flatMap(([card, printed]) => {
    const made = [
      ...Object.keys(printed.outputs),
      ...(printed.effect === 'knight' || printed.effect === 'mage' ? [printed.effect] : []),
    ]
    return Object.keys(printed.inputs).flatMap((from) =>
      made.flatMap((to) => {
        const [a, b] = [SPOTS[from], SPOTS[to]]
        return a && b ? [{ card, from, to, path: curve(a, b) }] : []
      }),
    )
  })
}

/** The cards that make a good from nothing. */
export const sourcesOf = (facts: Facts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(facts.cards).flatMap(([card, one]) =>
      Object.keys(one.inputs).length ? [] : Object.keys(one.outputs).map((good) => [good, card]),
    ),
  )
