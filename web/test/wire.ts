// A table's side of the line, for tests: sockets that are opened, answered and cut by hand.
import type { ClientMessage, ServerMessage } from '../src/lib/server/wire.ts'

export class FakeSocket {
  static all: FakeSocket[] = []
  readyState = 0
  sent: (ClientMessage & { id: number })[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage & { id: number })
  }

  close(): void {
    this.readyState = 3
  }

  /** The server lets us in. */
  open(welcome: Partial<ServerMessage> = {}): this {
    this.readyState = 1
    this.onopen?.()
    this.tell({
      t: 'welcome',
      wire: 1,
      server: '0',
      seats: [0],
      look: 0,
      now: performance.now(),
      ...welcome,
    } as ServerMessage)
    return this
  }

  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  cut(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code })
  }

  heard(kind: string): (ClientMessage & { id: number })[] {
    return this.sent.filter((message) => message.t === kind)
  }
}

export const make = (url: string): WebSocket => new FakeSocket(url) as unknown as WebSocket
