// The account as the page knows it: what the server answers, what is refused, and what ended elsewhere.
import { beforeEach, expect, it, vi } from 'vitest'
import { notifier } from '../../src/lib/browser/notifier.svelte.ts'
import { myself } from '../../src/lib/people/myself.svelte.ts'
import type { Account } from '../../src/lib/server/wire.ts'
import { OwnAccount } from '../../src/shell/account/account.svelte.ts'
import { calls } from '../../src/shell/account/calls.ts'

const session = { id: 's1', label: 'Chrome, Linux', made: 1, seen: 2, current: true }
const own: Account = {
  kept: false,
  name: 'Anna',
  passkeys: [],
  recovery: 0,
  email: '',
  sessions: [session],
  passkeys_possible: true,
  mail_possible: false,
  guest_games: 0,
}
let answers: Record<string, [number, object]>
const asked: { path: string; body: unknown }[] = []

beforeEach(() => {
  asked.length = 0
  answers = { '/api/me/account': [200, own] }
  const kept = new Map([['tilewright-known', '1']])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('fetch', (path: string, options: RequestInit) => {
    asked.push({ path, body: options.body ? JSON.parse(options.body as string) : null })
    const [status, body] = answers[path] ?? [404, { error: 'server-no-path', words: 'Nothing here.' }]
    return Promise.resolve(
      new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }),
    )
  })
  myself.seen = { name: 'Anna', mark: 'key', lang: 'en', kept: false }
  myself.ended = false
  notifier.notes = []
})

it('what was done is announced, and the head of the page knows that games are kept', async () => {
  answers['/api/me/recovery'] = [200, { code: 'ABCD-2345' }]
  const account = new OwnAccount()
  await account.load()
  expect(account.seen?.kept).toBe(false)
  answers['/api/me/account'] = [200, { ...own, kept: true, recovery: 5 }]
  let code = ''
  const work = async () => {
    code = (await calls.newRecovery()).code
    return calls.account()
  }
  expect(await account.run('recovery', work, 'Done.')).toBe(true)
  expect(code).toBe('ABCD-2345')
  expect(account.seen?.recovery).toBe(5)
  expect(myself.seen?.kept).toBe(true)
  expect(notifier.notes.map((note) => note.text)).toEqual(['Done.'])
})

it('a refusal is the sentence of the server, beside what was asked', async () => {
  answers['/api/me/sessions/end'] = [429, { error: 'server-slow-down', words: 'Please wait 5 seconds.' }]
  const account = new OwnAccount()
  await account.load()
  expect(await account.run('session', () => calls.endOthers(), 'Done.')).toBe(false)
  expect(account.trouble).toEqual({ about: 'session', text: 'Please wait 5 seconds.' })
  expect(account.seen).toEqual(own)
  expect(account.busy).toBe('')
  expect(notifier.notes).toEqual([])
  expect(asked.at(-1)).toEqual({ path: '/api/me/sessions/end', body: { all: true } })
})

it('one thing is done at a time', async () => {
  const account = new OwnAccount()
  let finish = () => undefined as void
  const first = account.run('passkey', () => new Promise((done) => (finish = done)))
  expect(await account.run('recovery', () => Promise.resolve())).toBe(false)
  finish()
  expect(await first).toBe(true)
})

it('a session that was ended elsewhere is noticed', async () => {
  const account = new OwnAccount()
  await account.load()
  answers['/api/me/account'] = [200, { ...own, name: '', sessions: [] }]
  await account.load()
  expect(account.seen).toBeNull()
  expect(myself.ended).toBe(true)
})

it('whoever never was here has not been signed out', async () => {
  myself.seen = null
  answers['/api/me/account'] = [200, { ...own, name: '', sessions: [] }]
  const account = new OwnAccount()
  await account.load()
  expect(account.seen).toBeNull()
  expect(myself.ended).toBe(false)
})

it('any page notices it by the first refusal, and forgets it after signing in', async () => {
  answers['/api/me'] = [401, { error: 'server-nobody', words: 'Who are you?' }]
  await myself.load()
  expect(myself.ended).toBe(true)
  expect(myself.seen).toBeNull()
  answers['/api/me'] = [200, { name: 'Anna', mark: 'key', lang: 'en', kept: true }]
  await myself.change(true)
  expect(myself.ended).toBe(false)
  expect(myself.seen?.kept).toBe(true)
})
