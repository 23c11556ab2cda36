import { expect, test } from 'vitest'
import { Attempt } from '../src/lib/server/attempt.svelte.ts'

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
