// What is asked over HTTP: typed questions, and refusals as errors that carry their sentence.
import { untrack } from 'svelte'
import type {
  Allow,
  Branch,
  Games,
  HiddenHere,
  Hide,
  Introduce,
  Invitation,
  Join,
  Joined,
  Logged,
  Made,
  Mute,
  Myself,
  NewTable,
  PageSettings,
  PersonAtTable,
  Quick,
  Received,
  Replayed,
  ReportRequest,
  RulebookSeen,
  ServerState,
  Sit,
  Statistics,
  TableList,
  TableSeen,
} from './wire.ts'
import { words } from '../words/words.svelte.ts'

export class RequestError extends Error {
  readonly status: number
  readonly key: string
  constructor(status: number, key: string, sentence: string) {
    super(sentence || key)
    this.status = status
    this.key = key
  }
}

type Body = object | string | null

/** Somebody who has never sat down has no games; asking for them would only be refused. */
const KNOWN = 'tilewright-known'
const isKnown = (): boolean => {
  try {
    return localStorage.getItem(KNOWN) !== null
  } catch {
    return true
  }
}
function becomeKnown(): void {
  try {
    localStorage.setItem(KNOWN, '1')
  } catch {
    // then it is asked each time
  }
}
/** Whoever signed out is nobody here until they do something. */
export function forgetPerson(): void {
  try {
    localStorage.removeItem(KNOWN)
  } catch {
    // then it is asked each time
  }
}

/** Told whenever the server answers that it does not know who asks. */
export const onSignedOut: { call: () => void } = { call: () => undefined }

async function call<T>(method: string, path: string, body: Body = null, lang = true, until?: AbortSignal): Promise<T> {
  const plain = typeof body === 'string'
  const headers: Record<string, string> = lang ? { 'accept-language': spoken() } : {}
  if (body !== null) headers['content-type'] = plain ? 'text/plain' : 'application/json'
  const options: RequestInit = { method, headers }
  if (body !== null) options.body = plain ? body : JSON.stringify(body)
  if (until) options.signal = until
  let answer: Response
  try {
    answer = await fetch(path, options)
  } catch {
    throw new RequestError(0, 'lost', words.t('shell-no-line'))
  }
  const json = answer.headers.get('content-type')?.includes('json') ?? false
  const found: unknown = json ? await answer.json() : await answer.text()
  if (answer.ok) {
    if (method !== 'GET') becomeKnown()
    return found as T
  }
  if (answer.status === 401) onSignedOut.call()
  const problem = json ? (found as { error: string; words: string }) : { error: String(answer.status), words: '' }
  throw new RequestError(answer.status, problem.error, problem.words || words.t('shell-went-wrong'))
}

/** Read without following it: who asks in an effect must not ask again for another language by accident. */
const spoken = (): string => untrack(() => words.lang)

export const get = <T>(path: string): Promise<T> => call<T>('GET', path)
export const post = <T>(path: string, body: Body = {}): Promise<T> => call<T>('POST', path, body)
const table = (id: string, more = ''): string => `/api/tables/${encodeURIComponent(id)}${more}`

/** The answer, or the one for somebody whom the server does not know. */
async function ifKnown<T, N>(ask: () => Promise<T>, nobody: N): Promise<T | N> {
  if (!isKnown()) return nobody
  try {
    return await ask()
  } catch (trouble) {
    if (trouble instanceof RequestError && trouble.status === 401) return nobody
    throw trouble
  }
}

/** Asked once for each address; a failure may be tried again. */
function once<T>(load: (key: string) => Promise<T>): (key?: string) => Promise<T> {
  const kept = new Map<string, Promise<T>>()
  return (key = '') => {
    let found = kept.get(key)
    if (!found) {
      found = load(key)
      found.catch(() => kept.delete(key))
      kept.set(key, found)
    }
    return found
  }
}

/** Asked as the server announced it, so that it is asked once in each language. */
const gamesIn = once<Games>((lang) => call('GET', `/api/games?lang=${lang}`, null, false))

export const api = {
  games: (lang = spoken()): Promise<Games> => gamesIn(lang),
  me: (): Promise<Myself | null> => ifKnown(() => get<Myself>('/api/me'), null),
  server: (lang = spoken()): Promise<ServerState> => get(`/api/server?lang=${lang}`),
  invited: (code: string): Promise<unknown> => post('/api/invitation', { code }),
  introduce: (me: Introduce): Promise<Myself> => call('PUT', '/api/me', me),
  keepSettings: (change: PageSettings): Promise<unknown> => post('/api/me/settings', change),
  mine: (): Promise<TableList> => ifKnown(() => get('/api/me/tables'), { tables: [] }),
  finished: (before = 0): Promise<TableList> =>
    ifKnown(() => get(`/api/me/finished${before ? `?before=${before}` : ''}`), { tables: [] }),
  /** With the version of a list: as soon as it is another, or after a while. */
  listed: (after = '', until?: AbortSignal): Promise<TableList> =>
    call('GET', `/api/tables${after ? `?after=${encodeURIComponent(after)}` : ''}`, null, true, until),
  make: (body: NewTable): Promise<Made> => post('/api/tables', body),
  play: (body: Quick): Promise<Made> => post('/api/play', body),
  table: (id: string): Promise<TableSeen> => get(table(id)),
  sit: (id: string, body: Sit): Promise<Joined> => post(table(id, '/sit'), body),
  join: (body: Join): Promise<Joined> => post('/api/join', body),
  invite: (id: string, seat: number): Promise<Invitation> => post(table(id, '/invite'), { seat }),
  free: (id: string, seat: number): Promise<TableSeen> => post(table(id, '/free'), { seat }),
  remove: (id: string, body: PersonAtTable): Promise<TableSeen> => post(table(id, '/remove'), body),
  mute: (id: string, body: Mute): Promise<TableSeen> => post(table(id, '/mute'), body),
  allow: (id: string, body: Allow): Promise<TableSeen> => post(table(id, '/allow'), body),
  hidden: (id: string): Promise<HiddenHere> => get(table(id, '/hidden')),
  hide: (id: string, body: Hide): Promise<HiddenHere> => post(table(id, '/hide'), body),
  report: (id: string, body: ReportRequest): Promise<Received> => post(table(id, '/report'), body),
  leave: (id: string): Promise<TableSeen> => post(table(id, '/leave')),
  start: (id: string, bot = ''): Promise<TableSeen> => post(table(id, '/start'), { bot }),
  rematch: (id: string): Promise<Made> => post(table(id, '/rematch')),
  log: (id: string, look: number, from: number): Promise<Logged> =>
    get(table(id, `/log?look=${look}&from=${from}&lang=${spoken()}`)),
  facts: once<unknown>((id) => get(table(id, '/facts'))),
  rules: once<RulebookSeen>((key) => get(`/api/rules/${key}`)), // key: GAME?lang=xx
  replay: (id: string, look: number, from: number, count: number, describe = false): Promise<Replayed> => {
    const described = describe ? '&describe=1' : ''
    return get(table(id, `/replay?look=${look}&from=${from}&count=${count}&lang=${spoken()}${described}`))
  },
  branch: (id: string, body: Branch): Promise<Made> => post(table(id, '/branch'), body),
  statistics: (): Promise<Statistics> =>
    ifKnown(() => get('/api/me/statistics'), { played: [], levels: {}, pieces: {} }),
  gameFacts: once<unknown>((path) => get(`/api/games/${path}`)),
  record: (id: string): Promise<string> => get(table(id, '/record')),
  bring: (record: string): Promise<Made> => post('/api/records', record),
}

export const rulebook = (game: string, lang: string): Promise<RulebookSeen> => api.rules(`${game}?lang=${lang}`)
