import { expect, test } from 'vitest'
import { voice } from '../src/lib/browser/announcements.svelte.ts'
import { Attempt, doOrNote } from '../src/lib/server/attempt.svelte.ts'

test('an attempt waits, keeps the refusal, and forgets it with the next one', async () => {
  const attempt = new Attempt()
  let finish = () => {}
  const refused = attempt.run(() => new Promise((_, fail) => (finish = () => fail(new Error('Not allowed.')))))
  expect(attempt.busy).toBe(true)
  finish()
  expect(await refused).toBe(false)
  expect([attempt.busy, attempt.trouble]).toEqual([false, 'Not allowed.'])
  expect(await attempt.run(() => Promise.resolve())).toBe(true)
  expect([attempt.busy, attempt.trouble]).toEqual([false, ''])
})

test('a refusal without a place of its own is shown as a note', async () => {
  expect(await doOrNote(() => Promise.resolve())).toBe(true)
  expect(voice.notes).toEqual([])
  expect(await doOrNote(() => Promise.reject(new Error('Not allowed.')))).toBe(false)
  expect(voice.notes.map((one) => [one.kind, one.text])).toEqual([['bad', 'Not allowed.']])
})
