/** Points as far as they are printed or explained by the server. */
import type { Explained, Facts, Placed, ScoreLine } from '../types.ts'

/** The printed points of the sides that are up. */
export const printed = (facts: Facts, village: readonly Placed[]): number =>
  village.reduce((sum, one) => {
    const tile = facts.tiles[one.tile]
    return sum + (tile && !tile.scoring && tile.kind !== 'order' ? (tile.faces[one.side]?.points ?? 0) : 0)
  }, 0)

export const CATEGORIES = ['printed', 'stores', 'winter', 'boats', 'order', 'contracts', 'gold'] as const
export type Category = (typeof CATEGORIES)[number]

export function categoryOf(facts: Facts, line: ScoreLine): Category {
  if (line.what === 'printed') return 'printed'
  if (line.what === 'store') return 'stores'
  if (line.what === 'leftover' || !line.tile) return line.what === 'contract' ? 'contracts' : 'gold'
  if (line.what === 'contract' || line.what === 'extension') return 'contracts'
  const tile = facts.tiles[line.tile]
  if (tile?.kind === 'order') return 'order'
  return tile?.kind === 'boat' ? 'boats' : 'winter'
}

/** The points of each category, in the order of CATEGORIES. */
export function sums(facts: Facts, explained: Explained): Record<Category, number> {
  const found = Object.fromEntries(CATEGORIES.map((one) => [one, 0])) as Record<Category, number>
  for (const line of explained.lines) found[categoryOf(facts, line)] += line.points
  return found
}

/** Lines that scored, printed points drawn together into one. */
export function grouped(
  facts: Facts,
  explained: Explained,
): { category: Category; points: number; lines: ScoreLine[] }[] {
  const plain = explained.lines.filter((one) => one.what === 'printed' && one.points)
  const rest = explained.lines.filter((one) => one.what !== 'printed')
  const first = plain.length
    ? [{ category: 'printed' as const, points: plain.reduce((sum, one) => sum + one.points, 0), lines: plain }]
    : []
  return [...first, ...rest.map((one) => ({ category: categoryOf(facts, one), points: one.points, lines: [one] }))]
}
