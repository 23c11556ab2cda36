// Lessons: what the other seats play, what is remembered of a lesson, and which clicks were about something else.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { LessonStep } from '../src/lib/table/contract.ts'
import { lessonProgress } from '../src/shell/learn/progress.ts'
import { linesBySeat, nextMove } from '../src/shell/learn/scripted_seats.svelte.ts'
import { isElsewhere } from '../src/shell/learn/targets.ts'

describe('the other seats of a scene', () => {
  it('have their own lines, the learner none', () => {
    expect(linesBySeat('0 pass\n1 bid a\n1 send 1 red\n2 pass\n')).toEqual(
      new Map([
        [1, ['bid a', 'send 1 red']],
        [2, ['pass']],
      ]),
    )
  })
  it('play the next of their lines that is offered', () => {
    const lines = ['bid a', 'send 1 red', 'pass']
    expect(nextMove(lines, 0, ['pass', 'bid a', 'bid b'])).toEqual(['bid a', 1])
    expect(nextMove(lines, 1, ['pass', 'bid a'])).toEqual(['pass', 3])
  })
  it('do the first thing that is offered when none of their lines is', () => {
    expect(nextMove(['bid a'], 0, ['pass', 'bid b'])).toEqual(['pass', 0])
    expect(nextMove(['bid a'], 1, ['pass', 'bid a'])).toEqual(['pass', 1])
    expect(nextMove(['bid a'], 0, [])).toEqual(['', 0])
  })
})

describe('what is remembered of lessons', () => {
  const kept = new Map<string, string>()
  beforeEach(() => {
    kept.clear()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    })
  })

  it('is the scene, its table and how far it is', () => {
    expect(lessonProgress.place('g', '')).toBeNull()
    lessonProgress.begin('g', '', 1, 'table-a')
    lessonProgress.keep('g', '', 'table-a', { step: 4 })
    lessonProgress.keep('g', '', 'table-a', { played: { 1: 3 } })
    expect(lessonProgress.place('g', '')).toEqual({ scene: 1, table: 'table-a', step: 4, played: { 1: 3 } })
    expect(lessonProgress.place('g', 'more')).toBeNull()
  })
  it('is not changed by a table that was left behind', () => {
    lessonProgress.begin('g', '', 0, 'table-a')
    lessonProgress.begin('g', '', 1, 'table-b')
    lessonProgress.keep('g', '', 'table-a', { step: 9 })
    expect(lessonProgress.place('g', '')).toEqual({ scene: 1, table: 'table-b', step: 0, played: {} })
  })
  it('tells lessons that are done, and their tables from games', () => {
    lessonProgress.begin('g', 'more', 0, 'table-a')
    lessonProgress.finish('g', 'more')
    expect([lessonProgress.isDone('g', 'more'), lessonProgress.isDone('g', '')]).toEqual([true, false])
    expect(lessonProgress.place('g', 'more')).toBeNull()
    expect([...lessonProgress.tables()]).toEqual(['table-a'])
    lessonProgress.release('table-a')
    expect([...lessonProgress.tables()]).toEqual([])
  })
  it('survives what somebody else wrote there', () => {
    kept.set('tilewright-lessons', 'no JSON')
    expect(lessonProgress.place('g', '')).toBeNull()
    expect(lessonProgress.isDone('g', '')).toBe(false)
  })
})

describe('a click in a lesson', () => {
  const step: LessonStep = { text: '', point: '.market', clicks: '.wanted, .dock' }
  /** An element that lies in others, each as one of the parts of a selector names it. */
  const lying = (...inside: string[]): Element => {
    const closest = (selectors: string): unknown => {
      const at = inside.findIndex((one) => selectors.split(', ').includes(one))
      return at < 0 ? null : lying(...inside.slice(at))
    }
    return { closest } as unknown as Element
  }
  it('is about something else when another piece was meant', () => {
    expect(isElsewhere(step, lying('[data-tile]'))).toBe(true)
    expect(isElsewhere(step, lying('[data-do]', '.bar'))).toBe(true)
  })
  it('is about the step when it was on what is asked for, or what it points at', () => {
    expect(isElsewhere(step, lying('[data-tile]', '.wanted'))).toBe(false)
    expect(isElsewhere(step, lying('[data-do]', '.dock'))).toBe(false)
    expect(isElsewhere(step, lying('[data-tile]', '.market'))).toBe(false)
  })
  it('is nobody’s business when it was on no piece, or nothing is to be clicked', () => {
    expect(isElsewhere(step, lying('.bar'))).toBe(false)
    expect(isElsewhere({ text: '' }, lying('[data-tile]'))).toBe(false)
  })
})
