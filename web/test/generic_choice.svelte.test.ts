// Options of any game: grouped as the server says, narrowed by a click or by words.
import { describe, expect, it } from 'vitest'
import type { TableModel } from '../src/lib/table/contract.ts'
import { grouped, narrowed, OptionChoice, remembered } from '../src/shell/generic/choice.svelte.ts'

const OPTIONS = ['bid a', 'use a', 'bid b', 'pass'].map((text) => ({ text, words: text.toUpperCase() }))
const GROUPS = [
  { key: 'pass', title: 'Pass', options: [3] },
  { key: 'bid', title: 'Bid', options: [0, 2] },
]
const shown = (groups: { key: string; options: { text: string }[] }[]) =>
  groups.map((one) => `${one.key}: ${one.options.map((option) => option.text).join(', ')}`)

function choice(): { choice: OptionChoice; acted: string[]; table: { v: number; askedAt: number } } {
  const acted: string[] = []
  const table = {
    v: 1,
    askedAt: 1,
    live: true,
    busy: false,
    look: 0,
    question: 'what?',
    options: OPTIONS,
    description: { areas: [], groups: GROUPS },
    act: async (text: string) => (acted.push(text), null),
  }
  return { choice: new OptionChoice(table as unknown as TableModel), acted, table }
}

describe('options in groups', () => {
  it('come in the order of their last option, and none is lost', () => {
    expect(shown(grouped(OPTIONS, GROUPS))).toEqual([': use a', 'bid: bid a, bid b', 'pass: pass'])
    expect(shown(grouped(OPTIONS, []))).toEqual([': bid a, use a, bid b, pass'])
  })
  it('are narrowed by words of an option or its group', () => {
    const all = grouped(OPTIONS, GROUPS)
    expect(shown(narrowed(all, null, 'PASS'))).toEqual(['pass: pass'])
    expect(shown(narrowed(all, [0, 1], ''))).toEqual([': use a', 'bid: bid a'])
    expect(narrowed(all, null, 'nothing')).toEqual([])
    const named = grouped(
      [
        { text: 'bid miner', words: 'Шахтёр' },
        { text: 'bid alehouse', words: 'Пив’ярня' },
      ],
      [],
    )
    expect(shown(narrowed(named, null, 'ШАХТЕР'))).toEqual([': bid miner'])
    expect(shown(narrowed(named, null, "пив'ярня"))).toEqual([': bid alehouse'])
  })
})

describe('the order of groups', () => {
  it('stays from turn to turn, and new ones come after what they follow', () => {
    expect(remembered([], ['bid', 'pass'])).toEqual(['bid', 'pass'])
    expect(remembered(['bid', 'pass'], ['use', 'bid', 'trade', 'pass'])).toEqual(['use', 'bid', 'trade', 'pass'])
    expect(remembered(['bid', 'use', 'pass'], ['pass', 'use'])).toEqual(['bid', 'use', 'pass'])
  })
  it('is kept by a table though the list comes in another order', () => {
    const { choice: one, table } = choice()
    expect(shown(one.groups)).toEqual([': use a', 'bid: bid a, bid b', 'pass: pass'])
    Object.assign(table, { options: ['pass', 'bid a'].map((text) => ({ text, words: text })) })
    Object.assign(table, {
      description: {
        areas: [],
        groups: [
          { key: 'pass', title: '', options: [0] },
          { key: 'bid', title: '', options: [1] },
        ],
      },
    })
    expect(shown(new OptionChoice(table as unknown as TableModel).groups)).toEqual(['pass: pass', 'bid: bid a'])
    expect(shown(one.groups)).toEqual(['bid: bid a', 'pass: pass'])
  })
})

describe('a click on a piece', () => {
  it('shows the only thing it allows, and does not do it', () => {
    const { choice: one, acted } = choice()
    one.pick('B', [2])
    expect(acted).toEqual([])
    expect(shown(one.groups)).toEqual(['bid: bid b'])
  })
  it('chooses the only thing it allows, as a click on that does; a second click drops it', () => {
    const { choice: one } = choice()
    one.pick('B', [2])
    expect([one.chosen?.text, one.isMeant([2]), one.isMeant([0, 1])]).toEqual(['bid b', true, false])
    one.pick('B', [2])
    expect([one.chosen, one.picked, one.isMeant([2])]).toEqual([null, null, false])
    one.choose('bid b')
    expect(one.isMeant([2])).toBe(true)
    one.pick('B', [2])
    expect([one.chosen, one.isMeant([2])]).toEqual([null, false])
    one.choose('pass')
    one.pick('A', [0, 1]) // two things are possible: none of them is meant yet
    expect(one.chosen).toBeNull()
    one.pick('B', [2])
    expect([one.back(), one.chosen, one.picked]).toEqual([true, null, null])
  })
  it('shows its options until it is clicked again or something else is asked', () => {
    const { choice: one, acted, table } = choice()
    one.pick('A', [0, 1])
    expect(acted).toEqual([])
    expect(shown(one.groups)).toEqual([': use a', 'bid: bid a'])
    one.pick('A', [0, 1])
    expect(one.picked).toBeNull()
    one.pick('A', [0, 1])
    table.v = 2
    expect(one.picked?.name).toBe('A')
    Object.assign(table, { question: 'another' })
    expect(one.picked).toBeNull()
  })
  it('does nothing while nothing can be done', () => {
    const { choice: one, acted, table } = choice()
    Object.assign(table, { live: false })
    one.pick('B', [2])
    one.chooseAt(1)
    one.act()
    expect(acted).toEqual([])
  })
})

describe('an option', () => {
  it('is chosen by a click or by its place in what is shown, and sent by the main button', () => {
    const { choice: one, acted } = choice()
    one.act()
    one.chooseAt(9)
    expect(one.chosen).toBeNull()
    one.chooseAt(1)
    expect(one.chosen?.text).toBe('use a')
    one.choose('pass')
    expect(acted).toEqual([])
    one.act()
    expect(acted).toEqual(['pass'])
  })
  it('is dropped by a second click, by a step back, and when something else is asked', () => {
    const { choice: one, table } = choice()
    one.choose('pass')
    one.choose('pass')
    expect(one.chosen).toBeNull()
    one.pick('A', [0, 1])
    one.choose('use a')
    expect(one.back()).toBe(true)
    expect([one.chosen, one.picked?.name]).toEqual([null, 'A'])
    expect([one.back(), one.back()]).toEqual([true, false])
    one.choose('pass')
    table.v = 2
    expect(one.chosen?.text).toBe('pass')
    Object.assign(table, { options: OPTIONS.slice(1) })
    expect(one.chosen).toBeNull()
  })
  it('is dropped when the same is asked anew, and when the seat is not asked any more', () => {
    const { choice: one, table } = choice()
    one.choose('pass')
    one.forget()
    expect(one.chosen).toBeNull()
    one.choose('pass')
    table.v = table.askedAt = 2
    expect(one.chosen).toBeNull()
  })
  it('stays when the page greets anew', () => {
    const { choice: one, table } = choice()
    table.v = 0
    one.choose('pass')
    table.v = 1
    expect(one.chosen?.text).toBe('pass')
  })
  it('cannot be chosen before the table is described, which moves it', () => {
    const { choice: one, table } = choice()
    Object.assign(table, { description: null })
    one.choose('pass')
    expect(one.chosen).toBeNull()
  })
  it('needs no click where it is the only one', () => {
    const { choice: one, acted, table } = choice()
    Object.assign(table, { options: [{ text: 'done', words: 'Done' }] })
    one.act()
    expect(acted).toEqual(['done'])
  })
})
