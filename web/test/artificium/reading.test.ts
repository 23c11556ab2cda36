// What is shown before it is done agrees with the rules, and every card and word can be shown in every language.
import { describe, expect, it } from 'vitest'
import { face, fitted, groundOf, lines, signsOf } from '../../src/games/artificium/drawing/card.ts'
import { edgesOf, HIGH, sourcesOf, SPOTS, WIDE } from '../../src/games/artificium/drawing/tree.ts'
import { cellsPassed, outcomeOf, worthOf } from '../../src/games/artificium/reading/counts.ts'
import { ledBy } from '../../src/games/artificium/planning/card_order.ts'
import { cardName, cardText, printedText, rulesOf, withPlainNames } from '../../src/games/artificium/wording/names.ts'
import { afterEvent, places, playedIn, type Revealed } from '../../src/games/artificium/reading/played_cards.svelte.ts'
import { stacked, windowOf } from '../../src/games/artificium/drawing/track.ts'
import { FACTS, NAMES, stored, tableOf, viewOf } from './scenes.ts'

const cards = Object.keys(FACTS.cards)
const LANGS = ['en', 'ru', 'uk', 'hu']

describe('cards', () => {
  it.each(cards)('%s is drawn and worded in four languages', (id) => {
    const card = FACTS.cards[id]!
    for (const lang of LANGS) {
      const table = tableOf('market4', lang)
      const words = printedText(table, card)
      const svg = face(id, card, cardName(FACTS, lang, id), words)
      expect(svg).not.toMatch(/undefined|NaN|null|style=|artificium-/)
      expect(cardText(table, FACTS, id)).not.toMatch(/artificium-|undefined|\{/)
      expect(Boolean(words)).toBe(Boolean(card.effect))
    }
    expect(rulesOf(card).length).toBeGreaterThan(0)
  })
  it('shows what goes in and what comes out', () => {
    expect(signsOf(FACTS.cards['weapon_workshop']!).map((one) => one.icon ?? one.op)).toEqual([
      'a-coal',
      'a-metal',
      '→',
      'a-sword',
    ])
    expect(signsOf(FACTS.cards['castle']!).map((one) => one.icon ?? one.op)).toEqual([
      'a-kvass',
      'a-sword',
      'coin',
      '→',
      'knight',
    ])
    expect(signsOf(FACTS.cards['sawmill']!).map((one) => one.icon)).toEqual(['a-wood', 'a-wood'])
  })
  it.each(LANGS)('has its few words in letters that can be read, inside the card (%s)', (lang) => {
    for (const card of Object.values(FACTS.cards)) {
      const words = printedText(tableOf('market4', lang), card)
      const high = signsOf(card).length ? 43 : 76
      const { size, said } = fitted(words, high)
      if (!words) continue
      expect(said.join(' ')).toBe(words)
      expect(size).toBeGreaterThanOrEqual(9.5)
      expect(said.length * size * 1.16).toBeLessThanOrEqual(high + 0.01)
      expect(Math.max(...said.map((line) => line.length)) * size * 0.64).toBeLessThanOrEqual(160.01)
    }
  })
  it('prefers few lines to large letters', () => {
    expect(fitted('An opponent: back 4', 43).said).toEqual(['An opponent: back 4'])
  })
  it('breaks words between words only', () => {
    expect(lines('Take a random card from a hand', 12)).toEqual(['Take a', 'random card', 'from a hand'])
    expect(groundOf(FACTS.cards['fair']!)).toBe('order')
  })
})

describe('the tree of production', () => {
  it('has an edge for each input of each building', () => {
    const wanted = Object.values(FACTS.cards).reduce((all, card) => all + Object.keys(card.inputs).length, 0)
    expect(edgesOf(FACTS)).toHaveLength(wanted)
    expect(sourcesOf(FACTS)).toEqual({ wood: 'sawmill', wheat: 'farm' })
  })
  it('leaves room between all goods', () => {
    const all = Object.values(SPOTS)
    for (const one of all) {
      expect(one.x > 15 && one.x < WIDE - 15 && one.y > 15 && one.y < HIGH - 15).toBe(true)
      for (const other of all)
        if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(40)
    }
  })
})

describe('the sum before a card is applied', () => {
  const done = NAMES.filter((name) => name.startsWith('done-'))
  it.each(done)('%s: what is said is what the engine does', (name) => {
    const scene = stored(name)
    const view = viewOf(name)
    const card = view.question.card ?? ''
    const after = scene.after!
    const out = outcomeOf(FACTS, view.players[scene.look]!, card, view.question.coins)
    expect(out.missing).toEqual({})
    expect(out.to).toBe(after.points)
    if (FACTS.cards[card]!.kind === 'building') expect(out.left).toBe(after.coins)
    for (const cell of out.cells) expect(after.resources[cell.resource]).toBeGreaterThan(0)
  })
  it('counts coins and goods as the engine does at the end, and at any time before', () => {
    const total = (name: (typeof NAMES)[number], seat: number): number =>
      Object.values(worthOf(FACTS, viewOf(name).players[seat]!)).reduce((all, n) => all + n, 0)
    for (const one of viewOf('over').explained!) expect(total('over', one.seat)).toBe(one.total)
    const standings = NAMES.flatMap((name) => (stored(name).helps?.standings ?? []).map((one) => ({ name, ...one })))
    expect(standings.length).toBeGreaterThan(40)
    for (const one of standings) expect(total(one.name, one.seat)).toBe(one.points)
  })
  it('gives the cell that is landed on, not the one left, and loops', () => {
    const [first, good] = Object.entries(FACTS.track.resources)[0]!
    const at = Number(first)
    expect(cellsPassed(FACTS, at - 2, at)).toEqual([{ cell: at, resource: good }])
    expect(cellsPassed(FACTS, at, at + 1)).toEqual([])
    expect(cellsPassed(FACTS, at + 99, at + 100)).toEqual([{ cell: at + 100, resource: good }])
  })
})

describe('the best order', () => {
  const card = (name: string, feeds: number[] = [], cost = 0) => ({
    card: name,
    needs: {},
    missing: {},
    cost,
    gain: 1,
    sold: [],
    feeds,
  })
  const plan = (...order: ReturnType<typeof card>[]) => ({ order, left: [], coins: 0, points: 0, worth: 0 })
  const names = (one: ReturnType<typeof plan>): string[] => one.order.map((each) => each.card)
  it('begins with the advised card where nothing is lost by that', () => {
    const led = ledBy(plan(card('charcoal_house', [1]), card('laboratory'), card('farm')), 'farm')
    expect(names(led as ReturnType<typeof plan>)).toEqual(['farm', 'charcoal_house', 'laboratory'])
    expect(led.order[1]!.feeds).toEqual([2])
  })
  it('stays as it is where the advised card is fed by an earlier one, or has to be paid', () => {
    const fed = plan(card('sawmill', [1]), card('hunter_hut'))
    expect(ledBy(fed, 'hunter_hut')).toBe(fed)
    const paid = plan(card('farm'), card('castle', [], 1))
    expect(ledBy(paid, 'castle')).toBe(paid)
    expect(ledBy(fed, 'fair')).toBe(fed)
  })
})

describe('the words of the server', () => {
  it('call a card as its picture does', () => {
    const long = FACTS.cards['ore_manufactory']!.names['en']!
    expect(long).toContain('(')
    expect(withPlainNames(FACTS, 'en', `Lay ${long} (food → metal)`)).toBe('Lay Ore Manufactory (food → metal)')
  })
})

describe('the track', () => {
  it('stays at the beginning while all fit, then moves on with the leader', () => {
    expect(windowOf([0, 40], 41)).toBe(0)
    expect(windowOf([30, 41], 41)).toBe(30)
    expect(windowOf([2, 80], 41)).toBe(40)
    for (const score of [45, 99, 104, 137]) {
      const first = windowOf([score, 3], 41)
      expect(score >= first && score < first + 41).toBe(true)
    }
  })
  it('stacks those who share a cell, your own lowest', () => {
    const stood = stacked([5, 5, 9, 5], 1)
    expect(stood.find((one) => one.seat === 1)).toMatchObject({ row: 0, side: -0.5, shared: true })
    expect(stood.find((one) => one.seat === 3)).toMatchObject({ row: 1, side: 0 })
    expect(stood.find((one) => one.seat === 2)).toMatchObject({ row: 0, side: 0, shared: false })
  })
})

describe('the reveal', () => {
  const revealed = (events: Record<string, unknown>[]): Revealed =>
    events.reduce<Revealed>((all, event) => afterEvent(FACTS, all, event), { cards: {}, outcomes: {}, past: [] })
  it('stands in the order of resolution: actions, then buildings, from the first player', () => {
    const view = viewOf('resolve4')
    const row = places(FACTS, view, revealed(stored('resolve4').events))
    expect(row.map((one) => one.seat).sort()).toEqual([0, 1, 2, 3])
    const kinds = row.filter((one) => one.card).map((one) => FACTS.cards[one.card]!.kind)
    expect([...kinds].sort()).toEqual(kinds)
    expect(row.filter((one) => one.state === 'now').map((one) => one.seat)).toEqual(view.question.waiting)
  })
  it('tells what became of each card', () => {
    const found = revealed([
      { kind: 'revealed', seat: 0, card: 'theft' },
      { kind: 'revealed', seat: 1, card: 'sawmill' },
      { kind: 'revealed', seat: 2, card: 'farm' },
      { kind: 'applied', seat: 0, card: 'theft' },
      { kind: 'stole', seat: 0, victim: 1, resource: 'wheat', coins: 1 },
      { kind: 'applied', seat: 1, card: 'sawmill' },
      { kind: 'scored', seat: 1, points: 1, score: 10, resources: ['wood'] },
      { kind: 'withdrew', seat: 2, card: 'farm' },
    ])
    expect(found.outcomes[0]).toMatchObject({ kind: 'applied', gains: ['a-wheat'], victim: 1 })
    expect(found.outcomes[1]).toMatchObject({ kind: 'applied', gains: ['a-wood', 'a-wood', 'a-wood'], points: 1 })
    expect(found.outcomes[2]?.kind).toBe('withdrew')
  })
  it('remembers the cards of the round until the next one', () => {
    const steps = [
      { kind: 'revealed', seat: 0, card: 'farm' },
      { kind: 'applied', seat: 0, card: 'farm' },
      { kind: 'scored', seat: 0, points: 1, resources: [] },
      { kind: 'revealed', seat: 0, card: 'fair' },
      { kind: 'discarded', seat: 0, card: 'fair' },
    ]
    expect(playedIn(revealed(steps)).map((one) => [one.seat, one.card, one.outcome.kind, one.outcome.points])).toEqual([
      [0, 'farm', 'applied', 1],
      [0, 'fair', 'discarded', 0],
    ])
    expect(playedIn(revealed([...steps, { kind: 'round', round: 2 }]))).toEqual([])
  })
  it('shows the card whose effect is asked about to who comes in the middle of it', () => {
    const view = viewOf('resolve4')
    const seat = view.question.waiting[0]!
    const { card: _, ...player } = view.players[seat]!
    const asked = {
      ...view,
      players: view.players.map((one) => (one.seat === seat ? player : one)),
      question: { asked: 'steal' as const, waiting: [seat] },
    }
    expect(places(FACTS, asked, revealed([])).find((one) => one.seat === seat)?.card).toBe('theft')
  })
  it('forgets the last step when the next cards are revealed', () => {
    const found = revealed([
      { kind: 'revealed', seat: 0, card: 'farm' },
      { kind: 'discarded', seat: 0, card: 'farm' },
      { kind: 'revealed', seat: 1, card: 'fair' },
    ])
    expect(found).toMatchObject({ cards: { 1: 'fair' }, outcomes: {} })
  })
})
