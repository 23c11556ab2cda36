// Follows the list of tables: the server answers when it is another, so nothing is asked again and again.
import type { TableList } from './wire.ts'

const FIRST = 1_000 // until the second try when the line is lost
const LONGEST = 30_000
const AT_ONCE = 2_000 // an answer that came sooner and says nothing new: the server has no room for whoever waits
const NO_ROOM = 10_000

export interface Listening {
  ask: (after: string, until: AbortSignal) => Promise<TableList>
  /** Answered: with another list, or with the same one after a while. */
  found: (list: TableList, changed: boolean) => void
  lost: (error: Error) => void
}

export class FollowedList {
  #listening: Listening
  #version = ''
  #tries = 0
  #asked: AbortController | null = null
  #later: ReturnType<typeof setTimeout> | undefined

  constructor(listening: Listening) {
    this.#listening = listening
  }

  /** Asks now, unless it is asking. */
  go(): void {
    clearTimeout(this.#later)
    if (!this.#asked) void this.#ask()
  }

  /** Asks no more until it is told to go. */
  stop(): void {
    clearTimeout(this.#later)
    this.#asked?.abort()
    this.#asked = null
  }

  async #ask(): Promise<void> {
    const asked = new AbortController()
    const began = Date.now()
    this.#asked = asked
    let wait = 0
    try {
      const list = await this.#listening.ask(this.#version, asked.signal)
      if (this.#asked !== asked) return
      const changed = !list.version || list.version !== this.#version
      if (!changed && Date.now() - began < AT_ONCE) wait = NO_ROOM
      this.#version = list.version ?? ''
      this.#tries = 0
      if (!list.version) wait = NO_ROOM
      this.#listening.found(list, changed)
    } catch (error) {
      if (this.#asked !== asked) return
      // Not all pages at the same moment when a server comes back.
      wait = Math.min(LONGEST, FIRST * 2 ** this.#tries++) * (0.75 + Math.random() / 2)
      this.#listening.lost(error as Error)
    }
    this.#asked = null
    this.#later = setTimeout(() => this.go(), wait)
  }
}
