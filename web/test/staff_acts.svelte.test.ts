// What a moderator does: nothing that hits people happens at the first click.
import { expect, it } from 'vitest'
import { StaffActs } from '../src/shell/moderation/staff_acts.svelte.ts'

function watched() {
  const done: string[] = []
  const work = (name: string) => async () => void done.push(await Promise.resolve(name))
  return { done, acts: new StaffActs({ ban: work('ban'), removeLine: work('removeLine'), close: work('close') }) }
}

it.each(['ban', 'close'] as const)('asks before: %s', async (act) => {
  const { done, acts } = watched()
  await acts.want(act)
  expect([acts.asked, done]).toEqual([act, []])
  acts.cancel()
  await acts.confirm()
  expect([acts.asked, done]).toEqual(['', []])
  await acts.want(act)
  await acts.confirm()
  await acts.confirm() // a second click on the same button
  expect([acts.asked, done]).toEqual(['', [act]])
})

it('a message is removed at once, and what waited to be confirmed is dropped', async () => {
  const { done, acts } = watched()
  await acts.want('ban')
  await acts.want('removeLine')
  await acts.confirm()
  expect(done).toEqual(['removeLine'])
})

it('one thing at a time, and a refusal is shown', async () => {
  let refuse: (error: Error) => void = () => undefined
  const acts = new StaffActs({ ban: () => new Promise<void>((_, reject) => (refuse = reject)) })
  await acts.want('ban')
  const running = acts.confirm()
  expect(acts.busy).toBe(true)
  await acts.want('ban')
  expect(acts.asked).toBe('')
  refuse(new Error('not here'))
  await running
  expect([acts.busy, acts.trouble]).toEqual([false, 'not here'])
})
