// The line: greeting, answers, breaks, what is said again and what is not, silence, and the end.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Connection, LOST, type ConnectionState } from '../src/lib/server/connection.ts'
import type { ServerMessage } from '../src/lib/server/wire.ts'
import { FakeSocket, make } from './wire.ts'

let states: ConnectionState[]
let received: ServerMessage[]
let have: number
let there: boolean

function opened(): Connection {
  const line = new Connection(
    'ws://here/api/tables/x/socket',
    {
      received: (message) => received.push(message),
      changed: (state) => states.push(state),
      hello: () => ({ lang: 'hu', look: 0, have }),
      exists: () => Promise.resolve(there),
    },
    make,
  )
  line.open()
  return line
}
const kinds = () => states.map((state) => state.kind)

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  states = []
  received = []
  have = 0
  there = true
})
afterEach(() => vi.useRealTimers())

describe('a line', () => {
  it('greets with language, eyes and the last known version', () => {
    have = 7
    opened()
    FakeSocket.last.open()
    expect(FakeSocket.last.sent[0]).toEqual({ t: 'hello', wire: 1, lang: 'hu', look: 0, have: 7 })
    expect(kinds()).toEqual(['opening', 'open'])
  })

  it('gives every question the answer with its number', async () => {
    const line = opened()
    const socket = FakeSocket.last.open()
    const [one, two] = [line.ask({ t: 'why', seat: 0, text: 'a' }), line.ask({ t: 'why', seat: 0, text: 'b' })]
    const [a, b] = socket.heard('why')
    socket.tell({ t: 'refused', id: b!.id, key: 'no' })
    socket.tell({ t: 'done', id: a!.id })
    expect((await one).t).toBe('done')
    expect(await two).toMatchObject({ t: 'refused', key: 'no' })
  })

  it('comes back within five seconds however often it falls', () => {
    opened()
    for (let fall = 0; fall < 12; fall++) {
      const before = FakeSocket.all.length
      FakeSocket.last.cut()
      vi.advanceTimersByTime(5000)
      expect(FakeSocket.all.length).toBe(before + 1)
    }
  })

  it('waits shortly at first and longer later', () => {
    opened()
    const waits: number[] = []
    for (let fall = 0; fall < 6; fall++) {
      FakeSocket.last.cut()
      const state = states.at(-1)!
      if (state.kind === 'lost') waits.push(state.next - performance.now())
      vi.advanceTimersByTime(5000)
    }
    expect(waits[0]).toBeLessThanOrEqual(250)
    expect(waits.at(-1)).toBeGreaterThan(3000)
    const growing = waits.slice(0, 4) // later ones are as long as they get, give or take
    expect([...growing].sort((a, b) => a - b)).toEqual(growing)
  })

  it('sends an act again after a break, with the same version, and takes "stale" for "it had arrived"', async () => {
    const line = opened()
    const first = FakeSocket.last.open()
    const answer = line.ask({ t: 'act', seat: 0, v: 4, text: 'pass' })
    first.cut()
    vi.advanceTimersByTime(1000)
    const second = FakeSocket.last.open()
    expect(second.heard('act')).toEqual(first.heard('act'))
    second.tell({ t: 'refused', id: second.heard('act')[0]!.id, key: 'stale' })
    expect((await answer).t).toBe('done')
  })

  it('tells of "stale" when the act was sent only once', async () => {
    const line = opened()
    const answer = line.ask({ t: 'act', seat: 0, v: 4, text: 'pass' }) // before the line is open
    const socket = FakeSocket.last.open()
    expect(socket.heard('act')).toHaveLength(1)
    socket.tell({ t: 'refused', id: socket.heard('act')[0]!.id, key: 'stale' })
    expect(await answer).toMatchObject({ t: 'refused', key: 'stale' })
  })

  it('never says twice what would count twice', async () => {
    const line = opened()
    const first = FakeSocket.last.open()
    const answers = [
      line.ask({ t: 'undo', seat: 0 }),
      line.ask({ t: 'say', text: 'hello' }),
      line.ask({ t: 'vote', ballot: 1, yes: true }),
    ]
    first.cut()
    expect(await Promise.all(answers)).toEqual([LOST, LOST, LOST])
    vi.advanceTimersByTime(1000)
    expect(FakeSocket.last.open().sent.map((message) => message.t)).toEqual(['hello'])
  })

  it('notices that nobody answers a ping', () => {
    opened()
    FakeSocket.last.open()
    vi.advanceTimersByTime(20_000)
    expect(FakeSocket.last.heard('ping')).toHaveLength(1)
    vi.advanceTimersByTime(8000)
    expect(states.at(-1)!.kind).toBe('lost')
    vi.advanceTimersByTime(1000)
    expect(FakeSocket.all).toHaveLength(2)
  })

  it('stays while pings are answered', () => {
    opened()
    const socket = FakeSocket.last.open()
    for (let beat = 0; beat < 5; beat++) {
      vi.advanceTimersByTime(20_000)
      socket.tell({ t: 'pong', id: 0, now: 0 })
    }
    expect(FakeSocket.all).toHaveLength(1)
    expect(states.at(-1)!.kind).toBe('open')
  })

  it('does not come back to a table whose owner does not want it', async () => {
    opened()
    FakeSocket.last.cut(4012)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(states.at(-1)!.kind).toBe('removed')
    expect(FakeSocket.all).toHaveLength(1)
  })

  it('gives up when the table is not there, but not when only the server is away', async () => {
    there = false
    opened()
    FakeSocket.last.cut()
    await vi.advanceTimersByTimeAsync(1000)
    FakeSocket.last.cut()
    await vi.advanceTimersByTimeAsync(1000)
    expect(states.at(-1)!.kind).toBe('gone')
    there = true
    states = []
    opened()
    for (let fall = 0; fall < 4; fall++) {
      FakeSocket.last.cut()
      await vi.advanceTimersByTimeAsync(5000)
    }
    expect(kinds()).not.toContain('gone')
  })

  it('asks for a new page when the server speaks another version', () => {
    opened()
    FakeSocket.last.cut(4011)
    expect(states.at(-1)!.kind).toBe('old')
    vi.advanceTimersByTime(10_000)
    expect(FakeSocket.all).toHaveLength(1)
  })

  it('hears nothing of a socket that it has left', () => {
    const line = opened()
    const old = FakeSocket.last.open()
    line.renew()
    FakeSocket.last.open()
    received = []
    old.tell({ t: 'pong', id: 0, now: 1 })
    old.cut()
    expect(received).toEqual([])
    expect(states.at(-1)!.kind).toBe('open')
  })

  it('settles everything when it is closed', async () => {
    const line = opened()
    FakeSocket.last.open()
    const answer = line.ask({ t: 'act', seat: 0, v: 1, text: 'x' })
    line.close()
    expect(await answer).toEqual(LOST)
    expect(await line.ask({ t: 'ping' })).toEqual(LOST)
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all).toHaveLength(1)
  })
})
