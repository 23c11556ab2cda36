// The line to one table: a socket that comes back by itself, asks nothing twice that would count twice, and notices
// silence.
import type { ClientMessage, ServerMessage } from './wire.ts'

const WIRE = 1

/**
 * `lost` has the time of the next try, by performance.now(); `gone`: no such table for us; `removed`: its owner does
 * not want us; `banned`: this server does not; `old`: the server speaks another version; `ended`: we were signed out
 * elsewhere.
 */
export type ConnectionState =
  | { kind: 'opening' | 'open' | 'gone' | 'removed' | 'banned' | 'old' | 'ended' | 'closed' }
  | { kind: 'lost'; next: number }

export interface Listeners {
  received(message: ServerMessage): void
  changed(state: ConnectionState): void
  /** What to say first, whenever the line opens. */
  hello(): { lang: string; look: number; have: number }
  /** Whether the table is still there, asked when the line cannot be opened at all. */
  exists(): Promise<boolean>
}

type Unnumbered<M> = M extends unknown ? Omit<M, 'id'> : never
export type Question = Unnumbered<ClientMessage>
export type Answer = Exclude<ServerMessage, { t: 'welcome' | 'table' | 'position' | 'handover' | 'chat' }>

/** What an asker is told when the line broke and nobody knows whether it arrived. */
export const LOST: Answer = { t: 'refused', id: 0, key: 'lost' }

interface Pending {
  message: Question & { id: number }
  sent: boolean
  again: boolean
  settle: (answer: Answer) => void
}

/** These can be said again after a break: an `act` carries its version, the others change nothing. */
const REPEATABLE = new Set(['act', 'why', 'score', 'try', 'helps', 'hint', 'sync', 'look'])
const BEAT = 20_000 // between two pings
const SILENCE = 8_000 // for an answer to a ping
const FIRST = 250
const LONGEST = 4_000
const CODE_NO_TABLE = 4004
const CODE_NO_ENTRY = 4003
const CODE_BAD_HELLO = 4011
const CODE_REMOVED = 4012
const CODE_BANNED = 4014
const CODE_SIGNED_OUT = 4013

export class Connection {
  #url: string
  #listeners: Listeners
  #make: (url: string) => WebSocket
  #socket: WebSocket | null = null
  #pending = new Map<number, Pending>()
  #last = 0
  #tries = 0
  #greeted = false
  #closed = false
  #retry: ReturnType<typeof setTimeout> | undefined
  #beat: ReturnType<typeof setTimeout> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined

  constructor(url: string, listeners: Listeners, make: (url: string) => WebSocket = (one) => new WebSocket(one)) {
    this.#url = url
    this.#listeners = listeners
    this.#make = make
  }

  open(): void {
    if (this.#closed) return
    clearTimeout(this.#retry)
    if (!this.#tries) this.#listeners.changed({ kind: 'opening' })
    const socket = this.#make(this.#url)
    this.#socket = socket
    this.#greeted = false
    socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', wire: WIRE, ...this.#listeners.hello() }))
    socket.onmessage = (event: MessageEvent<string>) =>
      socket === this.#socket && this.#receive(JSON.parse(event.data) as ServerMessage)
    socket.onclose = (event) => socket === this.#socket && this.#fell(event.code)
  }

  /** Ends it for good. */
  close(): void {
    this.#closed = true
    this.#stopClocks()
    this.#socket?.close()
    this.#socket = null
    for (const one of this.#pending.values()) one.settle(LOST)
    this.#pending.clear()
    this.#listeners.changed({ kind: 'closed' })
  }

  /** Tries at once instead of at the end of the wait; also the way to greet anew, in another language. */
  renew(): void {
    if (this.#closed) return
    this.#drop()
    this.open()
  }

  /** The network is said to be back, or the page is looked at again. */
  retry(): void {
    if (this.#closed) return
    if (!this.#greeted) this.renew()
    else this.#ping()
  }

  ask(question: Question): Promise<Answer> {
    const id = ++this.#last
    const message = { ...question, id } as Question & { id: number }
    return new Promise((settle) => {
      if (this.#closed) return settle(LOST)
      this.#pending.set(id, { message, sent: this.#greeted, again: false, settle })
      if (this.#greeted) this.#send(message)
      else if (!REPEATABLE.has(message.t)) this.#settle(id, LOST)
    })
  }

  #send(message: object): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message))
  }

  #settle(id: number, answer: Answer): void {
    const one = this.#pending.get(id)
    if (!one) return
    this.#pending.delete(id)
    // An action that was sent again and is stale had arrived the first time.
    const arrived = one.again && one.message.t === 'act' && answer.t === 'refused' && answer.key === 'stale'
    one.settle(arrived ? { t: 'done', id } : answer)
  }

  #receive(message: ServerMessage): void {
    clearTimeout(this.#silence)
    this.#silence = undefined
    if (message.t === 'welcome') this.#welcomed()
    this.#listeners.received(message)
    if ('id' in message && typeof message.id === 'number') this.#settle(message.id, message as Answer)
  }

  #welcomed(): void {
    this.#greeted = true
    this.#tries = 0
    this.#listeners.changed({ kind: 'open' })
    this.#rhythm()
    for (const one of this.#pending.values()) {
      one.again = one.sent
      one.sent = true
      this.#send(one.message)
    }
  }

  #rhythm(): void {
    clearTimeout(this.#beat)
    this.#beat = setTimeout(() => this.#ping(), BEAT)
  }

  #ping(): void {
    this.#send({ t: 'ping', id: 0 })
    this.#silence ??= setTimeout(() => this.#fell(0), SILENCE)
    this.#rhythm()
  }

  #stopClocks(): void {
    clearTimeout(this.#retry)
    clearTimeout(this.#beat)
    clearTimeout(this.#silence)
    this.#silence = undefined
  }

  /** Lets go of the socket without waiting for its farewell. */
  #drop(): void {
    this.#stopClocks()
    const old = this.#socket
    this.#socket = null
    this.#greeted = false
    try {
      old?.close()
    } catch {
      // it was closed already
    }
  }

  #fell(code: number): void {
    const never = !this.#greeted
    this.#drop()
    for (const [id, one] of this.#pending) if (!REPEATABLE.has(one.message.t)) this.#settle(id, LOST)
    if (code === CODE_BAD_HELLO) return this.#end('old')
    if (code === CODE_BANNED) return this.#end('banned')
    if (code === CODE_REMOVED) return this.#end('removed')
    if (code === CODE_SIGNED_OUT) return this.#end('ended')
    if (code === CODE_NO_TABLE || code === CODE_NO_ENTRY) return this.#end('gone')
    if (never && this.#tries === 1) void this.#listeners.exists().then((there) => there || this.#end('gone'))
    const wait = Math.min(LONGEST, FIRST * 2 ** this.#tries) * (0.8 + 0.2 * Math.random())
    this.#tries++
    this.#listeners.changed({ kind: 'lost', next: performance.now() + wait })
    this.#retry = setTimeout(() => this.open(), wait)
  }

  #end(kind: 'gone' | 'removed' | 'banned' | 'old' | 'ended'): void {
    this.close()
    this.#listeners.changed({ kind })
  }
}
