// The live table: positions in order, gaps, other eyes, news since your turn, and acting once.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LiveTable } from '../src/lib/table/live_table.svelte.ts'
import { prefs } from '../src/lib/browser/prefs.svelte.ts'
import { notifier } from '../src/lib/browser/notifier.svelte.ts'
import type { Position, StepSeen } from '../src/lib/server/wire.ts'
import { FakeSocket, make } from './wire.ts'

vi.stubGlobal('location', { protocol: 'http:', host: 'here', origin: 'http://here' })
vi.stubGlobal('fetch', () => Promise.reject(new Error('no net in tests')))

let table: LiveTable
let socket: FakeSocket

const step = (v: number, seat: number): StepSeen => ({
  v,
  at: 0,
  events: [{ facts: { kind: 'did', seat }, words: `${seat} did ${v}` }],
})
function position(v: number, more: Partial<Position> = {}): Position {
  return { t: 'position', v, look: 0, at: 0, steps: [step(v, 1)], view: { n: v }, waiting: [1], ...more }
}
const asked = (v: number, more: Partial<Position> = {}) =>
  position(v, { waiting: [0], options: [{ text: 'pass' }], question: 'Well?', ...more })

beforeEach(() => {
  FakeSocket.all = []
  notifier.notes = []
  prefs.pace = 'once'
  table = new LiveTable('x', { rule: () => undefined, make })
  table.open()
  socket = FakeSocket.last.open()
})

describe('a live table', () => {
  it('shows the last position', () => {
    socket.tell(asked(1, { whole: true }))
    expect([table.v, table.question, table.options.length, table.asked]).toEqual([1, 'Well?', 1, true])
    socket.tell(position(2))
    expect([table.v, table.question, table.options.length, table.asked]).toEqual([2, '', 0, false])
    expect(table.view).toEqual({ n: 2 })
  })

  it('asks for what it missed instead of showing a gap', () => {
    socket.tell(position(1, { whole: true }))
    socket.tell(position(4))
    expect(table.v).toBe(1)
    expect(socket.heard('sync')).toMatchObject([{ have: 1 }])
    socket.tell(position(4, { whole: true, steps: [step(2, 1), step(3, 1), step(4, 1)] }))
    expect(table.v).toBe(4)
    expect(table.news.map((one) => one.v)).toEqual([1, 2, 3, 4])
  })

  it('asks for a single missed position too', () => {
    socket.tell(position(1, { whole: true }))
    socket.tell(position(3))
    expect(table.v).toBe(1)
    expect(socket.heard('sync')).toMatchObject([{ have: 1 }])
  })

  it('takes no step twice when the line comes back', () => {
    socket.tell(position(1, { whole: true }))
    socket.tell(position(2))
    socket.cut()
    table.retry()
    const again = FakeSocket.last.open()
    expect(again.sent[0]).toMatchObject({ t: 'hello', have: 2 })
    again.tell(position(3, { whole: true, steps: [step(2, 1), step(3, 1)] }))
    expect(table.news.map((one) => one.v)).toEqual([1, 2, 3])
  })

  it('keeps news during your turn and begins anew after it, without your own steps', () => {
    socket.tell(asked(1, { whole: true, steps: [step(1, 1)] }))
    expect(table.news.map((one) => one.v)).toEqual([1])
    socket.tell(asked(2, { steps: [step(2, 0)] }))
    expect(table.news.map((one) => one.v)).toEqual([1])
    socket.tell(position(3, { steps: [step(3, 0)] }))
    expect(table.news).toEqual([])
    socket.tell(position(4))
    socket.tell(asked(5))
    expect(table.news.map((one) => one.v)).toEqual([4, 5])
  })

  it('drops what was taken back from news and log, and has the news of the turn before again', () => {
    socket.tell(asked(1, { whole: true, steps: [step(1, 1)] }))
    socket.tell(position(2, { steps: [step(2, 0)], undo: true, undoing: { v: 2 } }))
    expect(table.undoSays).toContain('shell-undo-step')
    socket.tell(position(3))
    socket.tell(asked(4, { undo: true, undoing: { v: 2, answers: 2 } }))
    expect(table.news.map((one) => one.v)).toEqual([3, 4])
    expect(table.undoSays).toContain('shell-undo-answered')
    const undone = { v: 5, at: 0, back_to: 1, events: [{ facts: { kind: 'undone', seat: 0 }, words: 'back' }] }
    socket.tell(asked(5, { steps: [undone] }))
    expect(table.news.map((one) => one.v)).toEqual([1])
    expect(table.steps.map((one) => one.v)).toEqual([1, 5])
    expect([table.undoable, table.undoSays]).toEqual([false, 'shell-undo-nothing'])
    socket.tell(asked(6, { undoing: { v: 6, why: 'undo-revealed' } }))
    expect(table.undoSays).toBe('shell-undo-revealed 1 did 6')
    void table.undo()
    expect(socket.heard('undo')).toEqual([])
    expect(notifier.notes.map((note) => note.text)).toEqual(['shell-undo-revealed 1 did 6'])
  })

  it('says for how long a step can be taken back while bots wait', () => {
    const seats = [0, 1].map((seat) => ({ seat, kind: seat ? 'bot' : 'person', name: '' }))
    socket.tell({ t: 'table', id: 'x', spec: '', game: '', phase: 'playing', seats, bot_pause: 3000 })
    socket.tell(asked(1, { whole: true }))
    expect(table.undoTime).toBe(0)
    socket.tell(position(2, { steps: [step(2, 0)], undo: true, undoing: { v: 2 } }))
    expect(table.undoTime).toBe(3000)
    socket.tell(position(3, { undoing: { v: 3, why: 'nothing-to-undo' } }))
    expect(table.undoTime).toBe(0)
  })

  it('forgets everything when it looks with other eyes', () => {
    socket.tell(asked(5, { whole: true }))
    socket.tell(position(2, { look: 1, whole: true, view: { other: true }, steps: [] }))
    expect([table.look, table.v, table.news.length]).toEqual([1, 2, 0])
    expect(table.view).toEqual({ other: true })
  })

  it('shows others one step after the other, and asks with the last', () => {
    vi.useFakeTimers()
    prefs.pace = 'normal'
    socket.tell(position(1, { whole: true, steps: [] }))
    socket.tell(position(2))
    socket.tell(position(3, { steps: [step(3, 2)] }))
    socket.tell(asked(4, { steps: [step(4, 1)] }))
    expect([table.v, table.latest, table.asked, table.turnWaits]).toEqual([2, 4, false, true])
    expect(table.fresh.map((one) => one.v)).toEqual([2])
    vi.advanceTimersByTime(60_000)
    expect([table.v, table.asked, table.turnWaits]).toEqual([4, true, false])
    expect(table.news.map((one) => one.v)).toEqual([2, 3, 4])
    table.showAgain()
    expect([table.v, table.asked, table.repeating]).toEqual([1, false, true])
    vi.advanceTimersByTime(60_000)
    expect([table.v, table.asked, table.repeating]).toEqual([4, true, false])
    expect(table.news.map((one) => one.v)).toEqual([2, 3, 4])
    expect(table.steps.map((one) => one.v)).toEqual([2, 3, 4])
    vi.useRealTimers()
  })

  it('shows again what happened before the page was opened, step by step', () => {
    vi.useFakeTimers()
    prefs.pace = 'normal'
    socket.tell(asked(4, { whole: true, steps: [step(2, 1), step(3, 2), step(4, 1)] }))
    expect([table.canShowAgain, table.fresh.length]).toEqual([true, 0])
    const seen = new Set<number>()
    table.showAgain()
    expect([table.asked, table.repeating]).toEqual([false, true])
    for (let k = 0; k < 200; k++) {
      vi.advanceTimersByTime(100)
      for (const one of table.fresh) seen.add(one.v)
    }
    expect([...seen]).toEqual([2, 3, 4])
    expect([table.v, table.asked, table.repeating]).toEqual([4, true, false])
    vi.useRealTimers()
  })

  it('keeps advice while others act and the question stays, and drops it with your own step', async () => {
    socket.tell(asked(3, { whole: true }))
    const asking = table.hint()
    socket.tell(asked(4))
    socket.tell({ t: 'hints', id: socket.heard('hint').at(-1)!.id, seat: 0, v: 3, hints: [{ texts: ['pass'] }] })
    await asking
    expect(table.advice.hints).toHaveLength(1)
    socket.tell(asked(5, { steps: [step(5, 0)] }))
    expect(table.advice.hints).toBeNull()
  })

  it('is at the present as soon as the person acts', () => {
    prefs.pace = 'slow'
    socket.tell(position(1, { whole: true, steps: [] }))
    socket.tell(position(2))
    socket.tell(asked(3, { steps: [step(3, 2)] }))
    expect(table.v).toBe(2)
    void table.act('pass')
    expect([table.v, socket.heard('act')[0]]).toMatchObject([3, { v: 3, text: 'pass' }])
  })

  it('acts with the version it saw, one act at a time', async () => {
    socket.tell(asked(3, { whole: true }))
    const first = table.act('pass')
    expect(table.busy).toBe(true)
    expect(await table.act('pass')).toBeNull()
    expect(notifier.notes).toEqual([])
    expect(await table.act('bid a')).toMatchObject({ key: 'busy' })
    expect(notifier.notes).toMatchObject([{ kind: 'bad', text: 'shell-still-sending' }])
    expect(socket.heard('act')).toMatchObject([{ v: 3, seat: 0, text: 'pass' }])
    socket.tell({ t: 'done', id: socket.heard('act')[0]!.id, v: 4 })
    expect(await first).toBeNull()
    expect(table.busy).toBe(false)
  })

  it('shows a refusal with its rule, once without the number in front', async () => {
    socket.tell(asked(3, { whole: true }))
    const answer = table.act('bid x')
    socket.tell({
      t: 'refused',
      id: socket.heard('act')[0]!.id,
      key: 'too-low',
      rule: 'KF-4.2',
      words: 'KF-4.2: place more',
    })
    expect(await answer).toMatchObject({ key: 'too-low', rule: 'KF-4.2' })
    expect(notifier.notes).toMatchObject([{ kind: 'bad', text: 'place more', rule: 'KF-4.2' }])
  })

  it('tells what your last pass brought about for the whole table', () => {
    const pass: StepSeen = {
      v: 4,
      at: 0,
      events: [
        { facts: { kind: 'passed', seat: 0 }, words: 'I pass' },
        { facts: { kind: 'won', seat: 0 }, words: 'I win' },
        { facts: { kind: 'season', seat: -1 }, words: 'Summer' },
      ],
    }
    socket.tell(asked(3, { whole: true }))
    socket.tell(position(4, { steps: [pass] }))
    expect(table.news.flatMap((one) => one.events.map((event) => event.words))).toEqual(['I win', 'Summer'])
    socket.tell(position(5))
    expect(table.news.at(-1)?.v).toBe(5)
  })

  it('does again what was taken back, until something else is done', async () => {
    const offers = (v: number): void =>
      socket.tell(asked(v, { whole: true, undo: true, undoing: { v }, options: [{ text: 'bid a' }, { text: 'pass' }] }))
    const answered = async (run: () => Promise<unknown>, kind: 'act' | 'undo'): Promise<void> => {
      const answer = run()
      socket.tell({ t: 'done', id: socket.heard(kind).at(-1)!.id, v: table.v })
      await answer
    }
    offers(3)
    expect(table.redoable).toBe(false)
    await answered(() => table.act('bid a'), 'act')
    await answered(() => table.undo(), 'undo')
    offers(4)
    expect(table.redoable).toBe(true)
    await answered(() => table.redo(), 'act')
    expect(socket.heard('act')).toMatchObject([{ text: 'bid a' }, { text: 'bid a' }])
    expect(table.redoable).toBe(false)
    await answered(() => table.undo(), 'undo')
    offers(5)
    await answered(() => table.act('pass'), 'act')
    expect(table.redoable).toBe(false)
  })

  it('sends several actions in one message, and goes on when their position is here', async () => {
    socket.tell(asked(3, { whole: true }))
    let isDone = false
    const answer = table.act('bid a', 'send 1').then(() => (isDone = true))
    expect(socket.heard('act')).toMatchObject([{ v: 3, texts: ['bid a', 'send 1'] }])
    socket.tell({ t: 'done', id: socket.heard('act').at(-1)!.id, v: 5 })
    socket.tell(asked(4))
    await Promise.resolve()
    expect(isDone).toBe(false)
    socket.tell(asked(5))
    await answer
    expect(table.busy).toBe(false)
  })

  it('takes only the moves of a lesson', async () => {
    socket.tell(asked(3, { whole: true }))
    let strayed = 0
    table.guide(['bid a', 'send 1'], () => strayed++)
    expect(await table.act('pass')).toEqual({ key: 'lesson' })
    expect(await table.act('bid a', 'send 10 red')).toEqual({ key: 'lesson' })
    expect(socket.heard('act')).toEqual([])
    expect(strayed).toBe(2)
    void table.act('bid a', 'send 1 red')
    expect(socket.heard('act')).toMatchObject([{ texts: ['bid a', 'send 1 red'] }])
  })

  it('takes back nothing where others answer at once', () => {
    socket.tell(asked(3, { whole: true, undo: true }))
    expect(table.undoable).toBe(true)
    table.final = true
    expect(table.undoable).toBe(false)
  })

  it('plays one seat of several, and is never handed the screen', () => {
    table = new LiveTable('x', { rule: () => undefined, make, seat: 0 })
    table.open()
    socket = FakeSocket.last.open()
    expect(socket.sent[0]).toMatchObject({ t: 'hello', look: 0 })
    socket.tell({ t: 'welcome', wire: 1, server: '', seats: [0, 1], look: 0, now: 0 })
    socket.tell(position(1, { whole: true }))
    socket.tell({ t: 'handover', seats: [1] })
    expect([table.own, table.handover]).toEqual([[0], []])
  })

  it('hands the screen over, and shows nothing before the position of the eyes that were named', () => {
    socket.tell(asked(1, { whole: true }))
    socket.tell({ t: 'handover', seats: [1] })
    table.lookWith(1)
    expect([table.handover, socket.heard('look')]).toMatchObject([[1], [{ look: 1 }]])
    socket.tell(position(2, { look: 1, whole: true, view: { other: true }, waiting: [1] }))
    expect([table.handover, table.view]).toEqual([[], { other: true }])
  })

  it('keeps every line of chat once', () => {
    const line = { t: 'chat', n: 1, seat: 1, name: 'Ben', text: '<b>hi</b>', at: 0 } as const
    socket.tell(line)
    socket.tell(line)
    expect(table.chat).toHaveLength(1)
  })
})
