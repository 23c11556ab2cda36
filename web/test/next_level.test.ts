import { expect, test } from 'vitest'
import { nextLevel } from '../src/lib/games/next_level.ts'

const LADDER = ['easy', 'normal', 'hard']

test('a win leads one rung up, a clear loss one down', () => {
  expect(nextLevel(LADDER, ['easy', 'easy'], 60, 60, true)).toBe('normal')
  expect(nextLevel(LADDER, ['normal:worlds=4'], 40, 60, false)).toBe('easy')
})

test('a close loss, the ends of the ladder, mixed levels and other bots suggest nothing', () => {
  expect(nextLevel(LADDER, ['normal'], 58, 60, false)).toBe('')
  expect(nextLevel(LADDER, ['hard'], 60, 60, true)).toBe('')
  expect(nextLevel(LADDER, ['easy'], 10, 60, false)).toBe('')
  expect(nextLevel(LADDER, ['easy', 'hard'], 60, 60, true)).toBe('')
  expect(nextLevel(LADDER, ['random'], 60, 60, true)).toBe('')
  expect(nextLevel(LADDER, [], 60, 60, true)).toBe('')
})
