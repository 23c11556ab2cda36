// Which level of bots to try after a game: one rung up after a win, one down after a clear loss.
const CLEAR = 0.75 // less than such a share of the winner's points is a clear loss

/** Empty where there is nothing to suggest: bots of several levels or of none, no bots, or a close game. */
export function nextLevel(
  ladder: readonly string[],
  bots: readonly string[],
  own: number,
  best: number,
  won: boolean,
): string {
  const levels = new Set(bots.map((bot) => bot.split(/[:(]/)[0] ?? ''))
  const [level] = levels
  if (levels.size !== 1 || level === undefined || !ladder.includes(level)) return ''
  if (!won && own >= CLEAR * best) return ''
  return ladder[ladder.indexOf(level) + (won ? 1 : -1)] ?? ''
}
