/** Arithmetic with printed facts, for what is shown before it is done; the server alone decides. */
import { GOODS, type CardFacts, type Counts, type Facts, type Player } from '../types.ts'

/** One entry for each piece: {farm: 2} is farm, farm. */
export const each = (counts: Counts | undefined): string[] =>
  Object.entries(counts ?? {}).flatMap(([key, n]) => Array.from({ length: n }, () => key))
export const sum = (counts: Counts | undefined): number => Object.values(counts ?? {}).reduce((all, n) => all + n, 0)
export const goodsOf = (counts: Counts | undefined): [string, number][] =>
  GOODS.flatMap((key) => ((counts?.[key] ?? 0) > 0 ? [[key, counts?.[key] ?? 0] as [string, number]] : []))

/** Each piece in a place of its own, with a name that stays while it lies there. */
export function pieces(counts: Counts | undefined): { card: string; key: string }[] {
  return Object.entries(counts ?? {}).flatMap(([card, n]) =>
    Array.from({ length: n }, (_, k) => ({ card, key: `${card}.${k}` })),
  )
}

/** The resource cells from one score to another, the last one included (AR-4.5). */
export function cellsPassed(facts: Facts, from: number, to: number): { cell: number; resource: string }[] {
  const found: { cell: number; resource: string }[] = []
  for (let score = from + 1; score <= to; score++) {
    const resource = facts.track.resources[String(score % facts.track.cells)]
    if (resource) found.push({ cell: score, resource })
  }
  return found
}

export function missingFor(card: CardFacts, have: Counts): Counts {
  return Object.fromEntries(
    Object.entries(card.inputs).flatMap(([key, n]) => (n > (have[key] ?? 0) ? [[key, n - (have[key] ?? 0)]] : [])),
  )
}

/** Points on the track, and those that coins and goods would make, if the game ended now (AR-7.1). */
export function worthOf(facts: Facts, player: Player): { track: number; coins: number } {
  const goods = goodsOf(player.resources).reduce((all, [key, n]) => all + n * (facts.resources[key]?.sell ?? 0), 0)
  return { track: player.points, coins: Math.floor((player.coins + goods) / facts.numbers.coins_per_point) }
}

export interface Outcome {
  missing: Counts
  /** Coins for what is missing. */
  buying: number
  fee: number
  /** Coins after buying what is missing and paying the fee. */
  left: number
  from: number
  to: number
  cells: { cell: number; resource: string }[]
}

/** What applying a card right now would bring, if all that is missing were bought. */
export function outcomeOf(facts: Facts, me: Player, id: string, fee?: number): Outcome {
  const card = facts.cards[id]
  const missing = card ? missingFor(card, me.resources) : {}
  const buying = Object.entries(missing).reduce((all, [key, n]) => all + n * (facts.resources[key]?.buy ?? 0), 0)
  const paid = fee ?? card?.input_coins ?? 0
  const to = me.points + (card?.points ?? 0)
  return {
    missing,
    buying,
    fee: paid,
    left: me.coins - buying - paid,
    from: me.points,
    to,
    cells: cellsPassed(facts, me.points, to),
  }
}

/** The same player after these trades with the bank: `sell wood`, `buy coal`. */
export function afterTrades(facts: Facts, me: Player, trades: readonly string[]): Player {
  const resources = { ...me.resources }
  let { coins } = me
  for (const text of trades) {
    const [kind, good = ''] = text.split(' ')
    const buys = kind === 'buy'
    resources[good] = (resources[good] ?? 0) + (buys ? 1 : -1)
    coins += buys ? -(facts.resources[good]?.buy ?? 0) : (facts.resources[good]?.sell ?? 0)
  }
  return { ...me, resources, coins }
}

/** How much of each kind more or less than before: what was bought and sold. */
export function changed(before: Counts, now: Counts): Counts {
  const keys = new Set([...Object.keys(before), ...Object.keys(now)])
  return Object.fromEntries(
    [...keys].flatMap((key) =>
      (now[key] ?? 0) === (before[key] ?? 0) ? [] : [[key, (now[key] ?? 0) - (before[key] ?? 0)]],
    ),
  )
}
