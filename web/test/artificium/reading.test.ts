// What is shown before it is done agrees with the rules, and every card and word can be shown in every language.
import { describe, expect, it } from 'vitest'
import { face, groundOf, lines, signsOf } from '../../src/games/artificium/draw/card.ts'
import { edgesOf, HIGH, sourcesOf, SPOTS, WIDE } from '../../src/games/artificium/draw/tree.ts'
import { cellsPassed, outcomeOf } from '../../src/games/artificium/logic/count.ts'
import { cardName, cardText, printedText, rulesOf } from '../../src/games/artificium/logic/say.ts'
import { heard, places, type Revealed } from '../../src/games/artificium/logic/stage.svelte.ts'
import { stacked, windowOf } from '../../src/games/artificium/logic/track.ts'
import { FACTS, NAMES, stored, tableOf, viewOf } from './scenes.ts'

const cards = Object.keys(FACTS.cards)
const LANGS = ['en', 'ru', 'uk', 'hu']

describe('cards', () => {
  it.each(cards)('%s is drawn and told in four languages', (id) => {
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
    expect(signsOf(FACTS.cards['weapon_workshop']!).map((one) => one.icon ?? one.op)).toEqual(['a-coal', 'a-metal', '→', 'a-sword'])
    expect(signsOf(FACTS.cards['castle']!).map((one) => one.icon ?? one.op)).toEqual(['a-kvass', 'a-sword', 'coin', '→', 'knight'])
    expect(signsOf(FACTS.cards['sawmill']!).map((one) => one.icon)).toEqual(['a-wood', 'a-wood'])
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
      for (const other of all) if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(40)
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
  it('gives the cell that is landed on, not the one left, and loops', () => {
    const [first, good] = Object.entries(FACTS.track.resources)[0]!
    const at = Number(first)
    expect(cellsPassed(FACTS, at - 2, at)).toEqual([{ cell: at, resource: good }])
    expect(cellsPassed(FACTS, at, at + 1)).toEqual([])
    expect(cellsPassed(FACTS, at + 99, at + 100)).toEqual([{ cell: at + 100, resource: good }])
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
  it('stacks those who share a cell, the own one lowest', () => {
    const stood = stacked([5, 5, 9, 5], 1)
    expect(stood.find((one) => one.seat === 1)).toMatchObject({ row: 0, side: -0.5, shared: true })
    expect(stood.find((one) => one.seat === 3)).toMatchObject({ row: 1, side: 0 })
    expect(stood.find((one) => one.seat === 2)).toMatchObject({ row: 0, side: 0, shared: false })
  })
})

describe('the reveal', () => {
  const revealed = (events: Record<string, unknown>[]): Revealed => events.reduce<Revealed>((all, event) => heard(FACTS, all, event), { cards: {}, outcomes: {} })
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
      { kind: 'revealed', seat: 0, card: 'theft' }, { kind: 'revealed', seat: 1, card: 'sawmill' }, { kind: 'revealed', seat: 2, card: 'farm' },
      { kind: 'applied', seat: 0, card: 'theft' }, { kind: 'stole', seat: 0, victim: 1, resource: 'wheat', coins: 1 },
      { kind: 'applied', seat: 1, card: 'sawmill' }, { kind: 'scored', seat: 1, points: 1, score: 10, resources: ['wood'] }, { kind: 'withdrew', seat: 2, card: 'farm' }
    ])
    expect(found.outcomes[0]).toMatchObject({ kind: 'applied', gains: ['a-wheat'], victim: 1 })
    expect(found.outcomes[1]).toMatchObject({ kind: 'applied', gains: ['a-wood', 'a-wood', 'a-wood'], points: 1 })
    expect(found.outcomes[2]?.kind).toBe('withdrew')
  })
  it('forgets the last step when the next cards are revealed', () => {
    const found = revealed([{ kind: 'revealed', seat: 0, card: 'farm' }, { kind: 'discarded', seat: 0, card: 'farm' }, { kind: 'revealed', seat: 1, card: 'fair' }])
    expect(found).toEqual({ cards: { 1: 'fair' }, outcomes: {} })
  })
})
