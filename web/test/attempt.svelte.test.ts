import { expect, test } from 'vitest'
import { notifier } from '../src/lib/browser/notifier.svelte.ts'
import { Attempt, runOrNotify } from '../src/lib/server/attempt.svelte.ts'

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
  expect(await runOrNotify(() => Promise.resolve())).toBe(true)
  expect(notifier.notes).toEqual([])
  expect(await runOrNotify(() => Promise.reject(new Error('Not allowed.')))).toBe(false)
  expect(notifier.notes.map((one) => [one.kind, one.text])).toEqual([['bad', 'Not allowed.']])
})
