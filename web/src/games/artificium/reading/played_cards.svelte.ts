// What became of the cards of a step: the reveal and its outcomes, gathered from events.
import type { Step } from '../../../lib/table/contract.ts'
import type { Facts, Player, View } from '../types.ts'

export interface Outcome {
  kind: 'applied' | 'discarded' | 'withdrew'
  points: number
  /** Icons of what came of it. */
  gains: string[]
  /** Somebody whom it hit. */
  victim: number
  words: string[]
}

export interface Revealed {
  cards: Record<number, string>
  outcomes: Record<number, Outcome>
  /** The cards of earlier steps of this round, as far as they are known. */
  past: Played[]
}

export interface Played {
  seat: number
  card: string
  outcome: Outcome
}

/** All cards of this round of which something has become, oldest first. */
export const playedIn = (revealed: Revealed): Played[] => [
  ...revealed.past,
  ...Object.entries(revealed.outcomes).map(([seat, outcome]) => ({
    seat: Number(seat),
    card: revealed.cards[Number(seat)] ?? '',
    outcome,
  })),
]

type EventFacts = Record<string, unknown>
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
const number = (value: unknown): number => (typeof value === 'number' ? value : 0)

const none = (past: Played[] = []): Revealed => ({ cards: {}, outcomes: {}, past })

/** The same with one more event; the cards of a new step push the old ones out. */
export function afterEvent(facts: Facts, before: Revealed, event: EventFacts, words = ''): Revealed {
  const seat = number(event['seat'])
  if (event['kind'] === 'round' || event['kind'] === 'market') return none()
  if (event['kind'] === 'revealed') {
    const fresh = Object.keys(before.outcomes).length || before.cards[seat] ? none(playedIn(before)) : before
    return { cards: { ...fresh.cards, [seat]: text(event['card']) }, outcomes: {}, past: fresh.past }
  }
  if (!before.cards[seat]) return before
  const one = changedBy(facts, before.outcomes[seat], event)
  if (!one) return before
  return {
    ...before,
    outcomes: { ...before.outcomes, [seat]: { ...one, words: words ? [...one.words, words] : one.words } },
  }
}

const begun = (kind: Outcome['kind']): Outcome => ({ kind, points: 0, gains: [], victim: -1, words: [] })

function changedBy(facts: Facts, now: Outcome | undefined, event: EventFacts): Outcome | null {
  const kind = text(event['kind'])
  if (kind === 'discarded' || kind === 'withdrew') return now ? null : begun(kind)
  if (kind === 'applied') {
    const made = facts.cards[text(event['card'])]?.outputs ?? {}
    return {
      ...begun('applied'),
      gains: Object.entries(made).flatMap(([key, n]) => Array.from({ length: n }, () => `a-${key}`)),
    }
  }
  if (now?.kind !== 'applied') return null
  if (kind === 'scored')
    return {
      ...now,
      points: number(event['points']),
      gains: [...now.gains, ...texts(event['resources']).map((key) => `a-${key}`)],
    }
  if (kind === 'stole') return { ...now, gains: [`a-${text(event['resource'])}`], victim: number(event['victim']) }
  if (kind === 'knight') return { ...now, gains: ['knight'], victim: number(event['victim']) }
  if (kind === 'scouted')
    return { ...now, gains: event['card'] ? [`c-${text(event['card'])}`] : ['eye'], victim: number(event['victim']) }
  if (kind === 'returned') return { ...now, gains: [`c-${text(event['card'])}`] }
  if (kind === 'fair')
    return { ...now, gains: Array.from({ length: Math.min(number(event['coins']), 6) }, () => 'coin') }
  return null
}

export const afterSteps = (facts: Facts, before: Revealed, steps: readonly Step[]): Revealed =>
  steps
    .flatMap((step) => step.events)
    .reduce((found, event) => afterEvent(facts, found, event.facts, event.words), before)

/** Follows the table; a position that comes whole begins anew with what is still known. */
export class PlayedCards {
  now = $state.raw<Revealed>(none())
  #seen = 0

  follow(facts: Facts, v: number, fresh: readonly Step[], news: readonly Step[]): void {
    if (v < this.#seen) this.now = none()
    const steps = [...news, ...fresh].filter((step) => step.v > this.#seen || v < this.#seen)
    const once = new Map(steps.map((step) => [`${step.v} ${step.at}`, step]))
    const inOrder = [...once.values()].sort((a, b) => a.v - b.v)
    const found = afterSteps(facts, this.now, inOrder)
    this.#seen = v
    if (found !== this.now) this.now = found
  }
}

export interface CardPlace {
  seat: number
  card: string
  state: 'now' | 'later' | 'done' | 'out' | 'laid' | 'choosing'
  outcome: Outcome | null
}

/** The card whose effect is being asked about, for who comes in the middle of it. */
function asking(facts: Facts, asked: string): string {
  const effect = { scout: 'scouting', steal: 'theft', return: 'reconstruction' }[asked] ?? asked
  return Object.keys(facts.cards).find((card) => facts.cards[card]?.effect === effect) ?? ''
}

/** Everybody in the order in which cards are resolved: first actions, then buildings, clockwise (AR-4.2). */
export function places(facts: Facts, view: View, revealed: Revealed): CardPlace[] {
  const seats = Array.from({ length: view.seats }, (_, k) => (view.first + k) % view.seats)
  if (view.question.asked === 'lay') return seats.map((seat) => laying(view, seat))
  const cardOf = (player: Player | undefined): string => {
    const seat = player?.seat ?? -1
    return (
      player?.card ??
      revealed.cards[seat] ??
      (view.question.waiting.includes(seat) ? (view.question.card ?? asking(facts, view.question.asked)) : '')
    )
  }
  const rank = (seat: number): number => {
    const card = facts.cards[cardOf(view.players[seat])]
    return card ? (card.kind === 'action' ? 0 : 1) : 2
  }
  return seats
    .map((seat) => ({ seat, rank: rank(seat) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ seat }) => {
      const player = view.players[seat]
      const outcome = revealed.outcomes[seat] ?? null
      const waits = view.question.waiting.includes(seat)
      const state = waits ? 'now' : player?.laid ? 'later' : outcome ? 'done' : 'out'
      return { seat, card: cardOf(player), state, outcome }
    })
}

function laying(view: View, seat: number): CardPlace {
  const player = view.players[seat]
  const state = player?.laid ? 'laid' : player?.in_round ? 'choosing' : 'out'
  return { seat, card: '', state, outcome: null }
}
