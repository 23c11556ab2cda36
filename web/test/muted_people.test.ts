import { beforeEach, expect, test, vi } from 'vitest'
import { ofSeat, ofWatcher, readHidden, whose, writeHidden } from '../src/lib/muted_people.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

test('who is hidden at one table is not at another', () => {
  writeHidden('a', [{ key: ofSeat(1), name: 'Ben' }])
  expect(readHidden('a')).toEqual([{ key: 'seat 1', name: 'Ben' }])
  expect(readHidden('b')).toEqual([])
  writeHidden('a', [])
  expect(kept.size).toBe(0)
})

test('what is broken in the browser hides nobody', () => {
  kept.set('tilewright-hidden-a', '{"no": "list"}')
  expect(readHidden('a')).toEqual([])
  kept.set('tilewright-hidden-a', 'not json')
  expect(readHidden('a')).toEqual([])
  kept.set('tilewright-hidden-a', '[null, {"key": 3}, {"key": "seat 0", "name": "Anna"}]')
  expect(readHidden('a')).toEqual([{ key: 'seat 0', name: 'Anna' }])
})

test('a line belongs to a seat, or to a spectator by what they go by', () => {
  expect(whose({ seat: 2 })).toBe(ofSeat(2))
  expect(whose({ seat: -1, who: 'abc' })).toBe(ofWatcher('abc'))
})
