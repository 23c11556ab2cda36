// The list of tables is followed: asked once, waited for, with longer and longer pauses when the line is lost.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FollowedList } from '../src/lib/server/followed_list.ts'
import type { TableList } from '../src/lib/server/wire.ts'

interface Asked {
  after: string
  until: AbortSignal
  answer: (list: TableList) => void
  fail: () => void
}

let asked: Asked[]
let found: [string | undefined, boolean][]
let lost: string[]

function followed(): FollowedList {
  return new FollowedList({
    ask: (after, until) =>
      new Promise((answer, refuse) => asked.push({ after, until, answer, fail: () => refuse(new Error('lost')) })),
    found: (list, changed) => found.push([list.version, changed]),
    lost: (error) => lost.push(error.message),
  })
}

const last = (): Asked => asked[asked.length - 1] as Asked

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  found = []
  lost = []
})
afterEach(() => vi.useRealTimers())

describe('the list of tables', () => {
  it('is asked for once and then waited for', async () => {
    const list = followed()
    list.go()
    list.go()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked.map((one) => one.after)).toEqual([''])
    last().answer({ tables: [], version: 'a' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked.map((one) => one.after)).toEqual(['', 'a'])
    last().answer({ tables: [], version: 'a' }) // nothing new, after a while
    await vi.advanceTimersByTimeAsync(0)
    expect(asked.map((one) => one.after)).toEqual(['', 'a', 'a'])
    expect(found).toEqual([
      ['a', true],
      ['a', false],
    ])
  })

  it('is not asked for again at once where nobody can wait', async () => {
    const list = followed()
    list.go()
    last().answer({ tables: [], version: 'a' })
    await vi.advanceTimersByTimeAsync(0)
    last().answer({ tables: [], version: 'a' })
    await vi.advanceTimersByTimeAsync(9_000)
    expect(asked.length).toBe(2)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(asked.length).toBe(3)
  })

  it('is asked for ever more rarely when the line is lost, and at once when it is back', async () => {
    const list = followed()
    list.go()
    const pauses: number[] = []
    for (let n = 0; n < 9; n++) {
      last().fail()
      const before = asked.length
      let waited = 0
      while (asked.length === before) {
        await vi.advanceTimersByTimeAsync(250)
        waited += 250
      }
      pauses.push(waited)
    }
    expect(pauses[0]).toBeLessThanOrEqual(1_500)
    expect(pauses[3]).toBeGreaterThanOrEqual(6_000)
    for (const one of pauses.slice(6)) expect(one).toBeGreaterThanOrEqual(22_500)
    for (const one of pauses) expect(one).toBeLessThanOrEqual(37_750)
    expect(lost.length).toBe(9)
    last().fail()
    await vi.advanceTimersByTimeAsync(0)
    list.go()
    expect(asked.length).toBe(11)
    last().answer({ tables: [], version: 'a' })
    await vi.advanceTimersByTimeAsync(0)
    last().fail()
    await vi.advanceTimersByTimeAsync(1_500) // from the start again
    expect(asked.length).toBe(13)
  })

  it('is not asked for once it is stopped, and what comes then is not heard', async () => {
    const list = followed()
    list.go()
    const first = last()
    list.stop()
    expect(first.until.aborted).toBe(true)
    first.fail()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked.length).toBe(1)
    expect(lost).toEqual([])
    list.go()
    expect(asked.length).toBe(2)
    last().fail()
    await vi.advanceTimersByTimeAsync(0)
    list.stop() // also in the pause
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked.length).toBe(2)
  })
})
