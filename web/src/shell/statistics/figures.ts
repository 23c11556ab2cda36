// Numbers of your own finished games, made ready to be drawn.
import type { GamePlayed, PieceShare, Share, Statistics } from '../../lib/server/wire.ts'

export interface Point {
  x: number
  y: number
  game: GamePlayed
}

/** Scores in the order of time, oldest first, scaled into a box; equal scores lie in the middle. */
export function scorePoints(played: GamePlayed[], width: number, height: number): Point[] {
  const games = [...played].sort((a, b) => a.ended - b.ended)
  const scores = games.map((game) => game.score)
  const [low, high] = [Math.min(...scores), Math.max(...scores)]
  return games.map((game, place) => ({
    x: games.length > 1 ? (place * width) / (games.length - 1) : width / 2,
    y: high > low ? height - ((game.score - low) * height) / (high - low) : height / 2,
    game,
  }))
}

/** The mean of the last few at every place: the trend behind the dots. */
export function running(values: number[], span: number): number[] {
  return values.map((_, place) => {
    const part = values.slice(Math.max(0, place - span + 1), place + 1)
    return part.reduce((sum, value) => sum + value, 0) / part.length
  })
}

export const rate = (share: Share): number => (share.games ? (share.wins ?? 0) / share.games : 0)

const LADDER = ['newcomer', 'beginner', 'easy', 'casual', 'normal', 'skilled', 'hard', 'master']
const ORDER = ['random', 'greedy', ...LADDER, 'builder', 'denier', 'merchant', 'gambler']

/** Levels from weak to strong, unknown ones last. */
export function levelsOf(statistics: Statistics, game: string): [string, Share][] {
  const place = (bot: string) => (ORDER.indexOf(bot.split(/[:(]/)[0]!) + ORDER.length + 1) % (ORDER.length + 1)
  return Object.entries(statistics.levels[game] ?? {}).sort(([a], [b]) => place(a) - place(b) || a.localeCompare(b))
}

/** The pieces that were had most often, best rate of wins first. */
export function piecesOf(statistics: Statistics, game: string, most: number): [string, PieceShare][] {
  return Object.entries(statistics.pieces[game] ?? {})
    .filter(([, share]) => (share.all.games ?? 0) > 0)
    .sort(([, a], [, b]) => (b.all.games ?? 0) - (a.all.games ?? 0))
    .slice(0, most)
    .sort(([, a], [, b]) => rate(b.all) - rate(a.all))
}
