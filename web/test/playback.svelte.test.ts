// The pace: others' steps one after the other, your own at once, pause, one step, to the present, and again.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beatsOf } from '../src/lib/table/pace.ts'
import { Playback, type Moment, type Showing } from '../src/lib/table/playback.svelte.ts'

interface Numbered extends Moment {
  v: number
}
const BEAT = 1000
let beat = BEAT
let hidden = false
let looksOn = false
let shown: string[] = []
let playback: Playback<Numbered>

/** Whoever is told of `present` may be asked; `again` and `passed` as they are. */
const show = ({ v }: Numbered, how: Showing): void => {
  shown.push([v, how.present && 'present', how.repeated && 'again', how.passed && 'passed'].filter(Boolean).join(' '))
}
const moment = (v: number, seat: number, more: Partial<Numbered> = {}): Numbered => ({
  v,
  steps: [{ v, at: 0, events: [{ facts: { seat }, words: `${seat} did ${v}` }] }],
  asked: false,
  atOnce: seat === 0,
  ...more,
})

beforeEach(() => {
  vi.useFakeTimers()
  beat = BEAT
  hidden = looksOn = false
  shown = []
  playback = new Playback<Numbered>(show, { beat: () => beat, hidden: () => hidden, looksOn: () => looksOn })
  playback.begin(moment(1, 0, { steps: [] }))
  shown = []
})
afterEach(() => vi.useRealTimers())

describe('the pace', () => {
  it('shows one step after the other, and only the last is the present', () => {
    playback.take(moment(2, 1))
    playback.take(moment(3, 2))
    playback.take(moment(4, 3, { asked: true }))
    expect(shown).toEqual(['2 present'])
    expect(playback.behind).toBe(2)
    vi.advanceTimersByTime(BEAT)
    expect(shown).toEqual(['2 present', '3'])
    vi.advanceTimersByTime(BEAT)
    expect(shown).toEqual(['2 present', '3', '4 present'])
    expect(playback.behind).toBe(0)
  })

  it('shows your own step at once, whatever was still to be shown', () => {
    playback.take(moment(2, 1))
    playback.take(moment(3, 2))
    playback.take(moment(4, 0))
    expect(shown).toEqual(['2 present', '3 present passed', '4 present'])
    playback.take(moment(5, 1))
    expect(shown).toHaveLength(3) // your own step is looked at for a while
    vi.advanceTimersByTime(BEAT)
    expect(shown.at(-1)).toBe('5 present')
  })

  it('does not wait while the person is asked already, in a hidden tab, or at once', () => {
    playback.take(moment(2, 1, { asked: true }))
    playback.take(moment(3, 2, { asked: true }))
    hidden = true
    playback.take(moment(4, 2))
    playback.take(moment(5, 3))
    hidden = false
    beat = 0
    playback.take(moment(6, 1))
    playback.take(moment(7, 2))
    expect(shown).toEqual([2, 3, 4, 5, 6, 7].map((v) => `${v} present`))
  })

  it('pauses, goes one step on, and goes on', () => {
    playback.take(moment(2, 1))
    playback.toggle()
    playback.take(moment(3, 2))
    playback.take(moment(4, 3))
    playback.take(moment(5, 1))
    vi.advanceTimersByTime(20 * BEAT)
    expect(shown).toEqual(['2 present'])
    playback.step()
    expect(shown).toEqual(['2 present', '3'])
    vi.advanceTimersByTime(20 * BEAT)
    expect(shown).toHaveLength(2)
    playback.toggle()
    vi.advanceTimersByTime(2 * BEAT)
    expect(shown).toEqual(['2 present', '3', '4', '5 present'])
  })

  it('waits for whoever holds it', () => {
    const release = playback.hold()
    playback.take(moment(2, 1))
    vi.advanceTimersByTime(20 * BEAT)
    expect(shown).toEqual([])
    release()
    expect(shown).toEqual(['2 present'])
  })

  it('shows again what came after your last step, and what comes meanwhile after it', () => {
    for (const one of [moment(2, 0), moment(3, 1), moment(4, 2)]) playback.take(one)
    vi.advanceTimersByTime(5 * BEAT)
    shown = []
    expect(playback.repeatable).toBe(2)
    playback.repeat([])
    expect([shown, playback.again]).toEqual([['2 again'], true])
    playback.take(moment(5, 1))
    vi.advanceTimersByTime(5 * BEAT)
    expect(shown).toEqual(['2 again', '3 again', '4 again', '5 present'])
    expect(playback.again).toBe(false)
  })

  it('goes from showing again to the present at once', () => {
    for (const one of [moment(2, 0), moment(3, 1), moment(4, 2)]) playback.take(one)
    vi.advanceTimersByTime(5 * BEAT)
    shown = []
    playback.repeat([])
    playback.skip()
    expect(shown).toEqual(['2 again', '4 present again passed'])
    vi.advanceTimersByTime(5 * BEAT)
    expect(shown).toHaveLength(2)
  })

  it('takes no time for what nobody sees, and less for what one seat does in a row', () => {
    const silent = moment(3, 1, { steps: [{ v: 3, at: 0, events: [] }] })
    playback.take(moment(2, 1))
    playback.take(silent)
    playback.take(moment(4, 2))
    vi.advanceTimersByTime(BEAT)
    expect(shown).toEqual(['2 present', '3', '4 present'])
    const row = moment(5, 1).steps
    expect(beatsOf(row, row)).toBeLessThan(beatsOf(row, moment(4, 2).steps))
    expect(beatsOf([])).toBe(0)
  })

  it('hurries for who is to move, not for who looks on', () => {
    for (looksOn of [false, true]) {
      playback.forget()
      shown = []
      for (let v = 2; v < 42; v++) playback.take(moment(v, 1 + (v % 2)))
      vi.advanceTimersByTime(25 * BEAT)
      if (looksOn) expect(shown.length).toBeLessThan(30)
      else expect(shown).toHaveLength(40)
    }
  })
})
