// Passkeys: where there can be none, and what each way to fail means.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { faultOf, makePasskey, obstacle, offerPasskey, usePasskey } from '../../src/shell/account/passkeys.ts'

type Ask = (options: { signal: AbortSignal; mediation?: string }) => Promise<unknown>
let asked: Ask

function browser(change: { secure?: boolean; host?: string; kind?: object | undefined } = {}) {
  const kind = { parseCreationOptionsFromJSON: (one: object) => one, parseRequestOptionsFromJSON: (one: object) => one }
  vi.stubGlobal('isSecureContext', change.secure ?? true)
  vi.stubGlobal('location', { hostname: change.host ?? 'localhost' })
  vi.stubGlobal('PublicKeyCredential', 'kind' in change ? change.kind : kind)
}
const named = (name: string) => Object.assign(new Error(name), { name })
const failure = (work: Promise<unknown>) => work.then(() => '', faultOf)

beforeEach(() => {
  browser()
  asked = () => Promise.resolve({ toJSON: () => ({ id: 'key' }) })
  vi.stubGlobal('navigator', {
    credentials: { create: (one: never) => asked(one), get: (one: never) => asked(one) },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('an obstacle is named', () => {
  expect(obstacle()).toBe('')
  browser({ secure: false })
  expect(obstacle()).toBe('insecure')
  for (const host of ['127.0.0.1', '192.168.1.20', '[::1]']) {
    browser({ host })
    expect(obstacle(), host).toBe('address')
  }
  browser({ host: 'tiles.example' })
  expect(obstacle()).toBe('')
  for (const kind of [undefined, {}]) {
    browser({ kind })
    expect(obstacle()).toBe('browser')
  }
})

it('the credential goes to the server as the browser writes it', async () => {
  expect(await makePasskey({})).toEqual({ id: 'key' })
  expect(await usePasskey({})).toEqual({ id: 'key' })
})

it.each([
  ['NotAllowedError', 'cancelled'],
  ['InvalidStateError', 'known'],
  ['SecurityError', 'address'],
  ['NotSupportedError', 'unable'],
  ['TimeoutError', 'late'],
  ['UnknownError', 'odd'],
])('%s means %s', async (name, fault) => {
  asked = () => Promise.reject(named(name))
  expect(await failure(makePasskey({}))).toBe(fault)
  expect(await failure(usePasskey({}))).toBe(fault)
})

it('no answer at all is a cancelled question', async () => {
  asked = () => Promise.resolve(null)
  expect(await failure(usePasskey({}))).toBe('cancelled')
})

it('a browser that never answers is not waited for, and its question goes away', async () => {
  vi.useFakeTimers()
  let signal: AbortSignal | undefined
  asked = (options) => {
    signal = options.signal
    return new Promise(() => undefined)
  }
  const found = failure(usePasskey({}, 5000))
  await vi.advanceTimersByTimeAsync(4999)
  expect(signal?.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await found).toBe('late')
  expect(signal?.aborted).toBe(true)
})

it('the quiet offer waits as long as the page does', async () => {
  vi.useFakeTimers()
  const page = new AbortController()
  asked = ({ signal, mediation }) =>
    new Promise((_, reject) => {
      expect(mediation).toBe('conditional')
      signal.addEventListener('abort', () => reject(named('AbortError')))
    })
  const found = failure(offerPasskey({}, page.signal))
  await vi.advanceTimersByTimeAsync(3_600_000)
  page.abort()
  expect(await found).toBe('cancelled')
})
