import { expect, test } from 'vitest'
import { byPoints } from '../src/lib/table/final_scores.ts'
import { newsLines } from '../src/lib/table/news_lines.ts'

test('news are the events that have words, with the seat they are about', () => {
  const events = [
    { facts: { kind: 'passed', seat: 1 }, words: 'Mira passes.' },
    { facts: { kind: 'silent', seat: 0 } },
    { facts: { kind: 'season' }, words: 'Summer begins.' },
  ]
  const lines = newsLines([{ v: 3, at: 7, events }])
  expect(lines.map(({ key, seat, words }) => [key, seat, words])).toEqual([
    ['3 7 0', 1, 'Mira passes.'],
    ['3 7 2', -1, 'Summer begins.'],
  ])
})

test('final scores are shown best first, of equals the earlier seat', () => {
  const scores = [3, 9, 9].map((total, seat) => ({ seat, total }))
  expect(byPoints(scores).map((one) => one.seat)).toEqual([1, 2, 0])
  expect(scores[0]?.seat).toBe(0)
  expect(byPoints(undefined)).toEqual([])
})
