// A replay that plays by itself: as long as it takes to see each step, with speed, waiting, and a step again.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Step } from '../src/lib/table/contract.ts'
import { ReplayPlayer } from '../src/lib/replay/replay_player.svelte.ts'

class Moments {
  at = 0
  total = 4
  went: number[] = []
  get fresh(): Step[] {
    return [{ v: this.at, at: 0, events: [{ facts: { seat: this.at % 2 }, words: `step ${this.at}` }] }]
  }
  async seek(at: number): Promise<void> {
    this.at = at
    this.went.push(at)
  }
}
let table: Moments
let player: ReplayPlayer

beforeEach(() => {
  vi.useFakeTimers()
  table = new Moments()
  player = new ReplayPlayer(table)
})
afterEach(() => vi.useRealTimers())

describe('a replay that plays', () => {
  it('goes on to the end, faster at a higher speed, and stands there', async () => {
    player.toggle()
    await vi.advanceTimersByTimeAsync(1300)
    expect(table.went).toEqual([1, 2])
    player.speed = 8
    await vi.advanceTimersByTimeAsync(1700)
    expect(table.went).toEqual([1, 2, 3, 4])
    expect(player.playing).toBe(false)
  })
  it('waits for whoever holds it', async () => {
    player.toggle()
    const release = player.hold()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(table.went).toEqual([1])
    release()
    await vi.advanceTimersByTimeAsync(400)
    expect(table.went).toEqual([1, 2])
  })
  it('shows a step again and stands', async () => {
    table.at = 3
    void player.again()
    await vi.advanceTimersByTimeAsync(60_000)
    expect([table.went, player.playing]).toEqual([[2, 3], false])
  })
})
