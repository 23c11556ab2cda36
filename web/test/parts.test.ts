// Small parts: rule texts, addresses, option strings, spans, new tables, figures, the fair shuffle.
import { describe, expect, it, vi } from 'vitest'
import { commitmentOf } from '../src/lib/table/fair_shuffle.ts'
import { blocksOf, runsOf } from '../src/lib/rules/rule_text.ts'
import { placeOf } from '../src/lib/browser/router.svelte.ts'
import { clockFace } from '../src/lib/words/durations.ts'
import { readSpec } from '../src/lib/games/spec.ts'
import { usualBot } from '../src/lib/games/usual_bot.ts'
import type { GamePlayed, GameSeen } from '../src/lib/server/wire.ts'
import { chosen, resized, seatsFor, seatRequests, shownOptions } from '../src/shell/lobby/table_settings.ts'
import { levelsOf, piecesOf, running, scorePoints } from '../src/shell/statistics/figures.ts'
import { factsOf, namesIn } from '../src/shell/statistics/names.ts'

vi.stubGlobal('location', { protocol: 'http:', host: 'here', origin: 'http://here' })

describe('rule texts', () => {
  it('know strong, stressed, code and numbers of rules, and nothing else', () => {
    expect(runsOf('a **b** *c* `d` KF-5.2 <i>e</i>')).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'strong', text: 'b' },
      { kind: 'text', text: ' ' },
      { kind: 'em', text: 'c' },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'd' },
      { kind: 'text', text: ' ' },
      { kind: 'rule', text: 'KF-5.2' },
      { kind: 'text', text: ' <i>e</i>' },
    ])
  })
  it('have paragraphs, lists and tables', () => {
    const blocks = blocksOf('one\ntwo\n\nthree\n- a\n- b\n  more\n\n| x | y |\n|---|---|\n| 1 | 2 |')
    expect(blocks.map((block) => block.kind)).toEqual(['p', 'p', 'list', 'table'])
    const [, , list, table] = blocks
    expect(list?.kind === 'list' && list.items.length).toBe(2)
    expect(table?.kind === 'table' && [table.head.length, table.rows.length]).toEqual([2, 1])
  })
})

describe('addresses and option strings', () => {
  it('have a page, an id, a question and a place', () => {
    expect(placeOf('http://h/rules/a%20b?x=1#KF-5.2')).toMatchObject({ page: 'rules', id: 'a b', hash: 'KF-5.2' })
    expect(placeOf('/')).toMatchObject({ page: '', id: '' })
  })
  it('are read option by option, lists too', () => {
    expect(readSpec('game(players=4,extra=true,seats=[0,2])')).toEqual({
      game: 'game',
      options: { players: '4', extra: 'true', seats: '[0,2]' },
    })
    expect(readSpec('game')).toEqual({ game: 'game', options: {} })
  })
})

describe('a new table', () => {
  const game: GameSeen = {
    key: 'g',
    version: 1,
    title: '',
    headline: '',
    about: '',
    low: 2,
    high: 6,
    usual: 3,
    minutes: [0, 0],
    weight: 0,
    lesson: '',
    lesson_about: '',
    picture: '',
    page: '',
    rooms: [],
    ratings: {},
    options: [
      { name: 'players', kind: 'number', default: 4, about: '', low: 2, high: 6 },
      { name: 'more', kind: 'flag', default: false, about: '' },
      { name: 'which', kind: 'choice', default: 'a', about: '', choices: ['a', 'b'], under: 'more' },
    ],
  }
  it('shows an option only while its base is on, and sends only what differs', () => {
    expect(shownOptions(game, { more: false }).map((one) => one.name)).toEqual(['more'])
    const values = { more: true, which: 'b', players: 4 }
    expect(chosen(shownOptions(game, values), values)).toEqual({ more: true, which: 'b' })
    expect(chosen(shownOptions(game, { ...values, more: false }), { ...values, more: false })).toEqual({})
  })
  it('has as many seats as wanted, and keeps who sits there', () => {
    const seats = seatsFor(2, 'easy')
    seats[1] = { kind: 'bot', name: '', bot: 'hard' }
    expect(resized(seats, 4, 'easy').map((seat) => `${seat.kind}${seat.bot}`)).toEqual([
      'meeasy',
      'bothard',
      'boteasy',
      'boteasy',
    ])
    expect(resized(seats, 1, 'easy')).toHaveLength(1)
    expect(seatRequests(seats, { name: 'Anna', mark: 'key' })).toEqual([
      { kind: 'me', name: 'Anna', mark: 'key' },
      { kind: 'bot', bot: 'hard' },
    ])
  })
  it('means the bot that was played last, else a middling one', () => {
    expect(usualBot(['easy', 'normal', 'hard'], 'easy')).toBe('easy')
    expect(usualBot(['easy', 'normal', 'hard'], 'gone')).toBe('normal')
    expect(usualBot(['easy', 'hard'], '')).toBe('hard')
    expect(usualBot([], '')).toBe('')
  })
})

describe('figures', () => {
  const played = (score: number, ended: number) => ({ id: String(ended), score, ended }) as unknown as GamePlayed
  it('put scores into the order of time and into the box', () => {
    const points = scorePoints([played(30, 3), played(10, 1), played(20, 2)], 100, 50)
    expect(points.map((point) => [point.x, point.y])).toEqual([
      [0, 50],
      [50, 25],
      [100, 0],
    ])
    expect(scorePoints([played(5, 1)], 100, 50)[0]).toMatchObject({ x: 50, y: 25 })
  })
  it('have a running mean', () => expect(running([2, 4, 6, 8], 2)).toEqual([2, 3, 5, 7]))
  it('order levels from weak to strong and pieces by their share of wins', () => {
    const share = (games: number, wins: number) => ({ games, wins })
    const statistics = {
      played: [],
      levels: { g: { hard: share(1, 0), 'easy:x=1': share(2, 1), strange: share(1, 1) } },
      pieces: {
        g: {
          mill: { mine: share(0, 0), all: share(9, 3) },
          forge: { mine: share(0, 0), all: share(8, 6) },
          rare: { mine: share(0, 0), all: share(1, 1) },
        },
      },
    }
    expect(levelsOf(statistics, 'g').map(([name]) => name)).toEqual(['easy:x=1', 'hard', 'strange'])
    expect(piecesOf(statistics, 'g', 2).map(([name]) => name)).toEqual(['forge', 'mill'])
  })
})

describe('names of pieces', () => {
  const facts = {
    tiles: { inn: { names: [{ en: 'Inn' }, { en: 'Inn' }] }, boat: { names: [{ en: 'Boat a' }, { en: 'Boat b' }] } },
    cards: { yard: { names: { en: 'Yard (Brewery)' } } },
    inputs: { wood: 1 },
  }
  it('are read with one side, two sides and without brackets', () => {
    expect(namesIn(facts, 'en')).toEqual({ inn: 'Inn', boat: 'Boat a / Boat b', yard: 'Yard' })
    expect(namesIn([{}, facts], 'en')).toMatchObject({ inn: 'Inn' })
  })
  it('come from the game and from all that was added to it', () => {
    expect(factsOf('g', ['g(players=2)', 'g(players=4,more=true,kind=x)', 'g(more=true)'])).toEqual([
      'g/facts',
      'g/facts?more=true',
    ])
  })
})

describe('clocks and promises', () => {
  it('show minutes and seconds, never below zero', () => {
    expect([clockFace(881_000), clockFace(3_723_000), clockFace(-5), clockFace(1)]).toEqual([
      '14:41',
      '1:02:03',
      '0:00',
      '0:01',
    ])
  })
  it('check a seed against its digest', async () => {
    expect(await commitmentOf('abc')).toBe('d891207b8b9e61a3d63105ea67f72cdf15c860779ed1697cc619721aa0c0dce2')
  })
})
