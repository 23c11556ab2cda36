// Everybody's final score, as pages show it.
interface Scored {
  seat: number
  total: number
}

/** Best first; of equals the earlier seat. */
export const byPoints = <T extends Scored>(scores: readonly T[] = []): T[] =>
  [...scores].sort((a, b) => b.total - a.total || a.seat - b.seat)
