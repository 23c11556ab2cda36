// The end of a turn that is kept back: when that happens, what it says, and how it leaves the page.
import { describe, expect, it } from 'vitest'
import { notifier } from '../src/lib/browser/notifier.svelte.ts'
import type { Tried } from '../src/lib/table/contract.ts'
import { HeldTurn, type TurnRules } from '../src/lib/table/held_turn.svelte.ts'
import type { LiveTable } from '../src/lib/table/live_table.svelte.ts'

const TRIED: Tried = { done: 1, stopped: '', steps: [], view: { after: true }, waiting: [1] }

function heldTurn(tried: Partial<Tried>, turnRules: Partial<TurnRules> = {}) {
  const acted: string[][] = []
  const live = {
    look: 0,
    latest: 7,
    asksNow: true,
    game: 'some-game',
    view: { after: false },
    options: [{ text: 'pass' }, { text: 'take' }],
    busy: false,
    undoable: false,
    redoable: true,
    toRedo: 'pass' as string | undefined,
    taught: ['pass', 'take'],
    isTaught: (texts: string[]) => texts.every((one) => live.taught.includes(one)),
    preview: async () => ({ ...TRIED, ...tried }),
    act: async (...texts: string[]) => (acted.push(texts), null),
  }
  const held = new HeldTurn(live as unknown as LiveTable, () => ({ confirms: true, ...turnRules }))
  notifier.notes = []
  return { table: held.table, held, acted, live }
}

describe('a turn that is to be confirmed', () => {
  it('is shown as if it were done, and sent when it is confirmed', async () => {
    const { table, acted } = heldTurn({})
    await table.act('pass')
    expect(acted).toEqual([])
    expect(table.unsent?.texts).toEqual(['pass'])
    expect(table.view).toEqual({ after: true })
    expect(table.options).toEqual([])
    await table.confirm()
    expect(acted).toEqual([['pass']])
    expect(table.unsent).toBeNull()
  })
  it('is sent at once while the same seat goes on', async () => {
    const { table, acted } = heldTurn({ waiting: [0, 1] })
    await table.act('take')
    expect(acted).toEqual([['take']])
  })
  it('is kept back where its game says that it ends, though the same seat is asked next', async () => {
    const endsTurn = (texts: readonly string[]) => texts.at(-1) === 'pass'
    const { table, acted } = heldTurn({ waiting: [0] }, { endsTurn })
    await table.act('take')
    expect(acted).toEqual([['take']])
    await table.act('pass')
    expect(acted).toEqual([['take']])
    expect(table.unsent?.texts).toEqual(['pass'])
    const silent = heldTurn({ waiting: [0] }, { endsTurn, confirms: false })
    await silent.table.act('pass')
    expect(silent.acted).toEqual([['pass']])
  })
  it('is kept back too when it was taken back and is done again', async () => {
    const { table, acted, live } = heldTurn({})
    await table.redo()
    expect(acted).toEqual([])
    expect(table.unsent?.texts).toEqual(['pass'])
    await table.undo()
    live.toRedo = undefined
    await table.redo()
    expect(table.unsent).toBeNull()
  })
  it('says what becomes known with it', async () => {
    const known = heldTurn({ stopped: 'reveal', reveals: ['drew'] }, { reveals: (_, __, kinds) => `shows ${kinds[0]}` })
    await known.table.act('take')
    expect(known.table.unsent).toMatchObject({ reveals: true, shows: 'shell-confirm-shows' })
    expect(known.table.view).toEqual({ after: false })
    const unknown = heldTurn({ stopped: 'reveal', reveals: ['drew'] })
    await unknown.table.act('take')
    expect(unknown.table.unsent?.shows).toBe('shell-confirm-reveals')
  })
})

describe('a press while others act', () => {
  it('is sent when the table changed while it was looked up', async () => {
    const { table, acted, live } = heldTurn({})
    const pressed = table.act('pass')
    live.latest++
    await pressed
    expect(acted).toEqual([['pass']])
  })
  it('stays kept back when it is still possible, and else that is said', async () => {
    const { table, held, live } = heldTurn({})
    await table.act('pass')
    live.latest++
    await held.recheck()
    expect([table.unsent?.texts, notifier.notes]).toEqual([['pass'], []])
    live.latest++
    live.asksNow = false
    await held.recheck()
    expect(table.unsent).toBeNull()
    expect(notifier.notes).toMatchObject([{ text: 'shell-confirm-dropped' }])
  })
  it('is announced while another one is looked up, unless it is the same', async () => {
    const { table, acted } = heldTurn({})
    const first = table.act('pass')
    expect(await table.act('pass')).toBeNull()
    expect(notifier.notes).toEqual([])
    expect(await table.act('take')).toMatchObject({ key: 'busy' })
    expect(notifier.notes).toMatchObject([{ text: 'shell-still-sending' }])
    await first
    expect([acted, table.unsent?.texts]).toEqual([[], ['pass']])
  })
})

describe('the end of a turn that nobody asked for', () => {
  it('is kept back in a lesson as well, if the lesson takes it', async () => {
    const { table, acted, live } = heldTurn({}, { confirms: false })
    await table.keepBack('take')
    expect(table.unsent?.texts).toEqual(['take'])
    await table.undo()
    live.taught = []
    await table.keepBack('take')
    expect(table.unsent).toBeNull()
    expect(acted).toEqual([['take']]) // which answers with what the lesson asks for
  })
})
