// Which lines of the chat this person has not seen: remembered in this browser, by table.
import type { Chat } from '../server/wire.ts'

const KEY = 'tilewright-read'
const MOST = 60 // tables

function readAll(): Record<string, number> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return found && typeof found === 'object' ? (found as Record<string, number>) : {}
  } catch {
    return {}
  }
}

interface Table {
  readonly id: string
  readonly shownChat: Chat[]
  readonly own: number[]
}

export class Unread {
  /** The time of the last line that was seen. */
  #seen = $state(0)
  readonly #table: Table
  readonly count = $derived.by(
    () => this.#table.shownChat.filter((line) => line.at > this.#seen && !this.#table.own.includes(line.seat)).length,
  )

  constructor(table: Table) {
    this.#table = table
    const seen = readAll()[table.id]
    this.#seen = typeof seen === 'number' ? seen : 0
  }

  /** The chat is looked at: nothing is unread. */
  seen(): void {
    const last = Math.max(this.#seen, ...this.#table.shownChat.map((line) => line.at))
    if (last === this.#seen) return
    this.#seen = last
    const { [this.#table.id]: _, ...others } = readAll()
    const kept = Object.entries(others).slice(1 - MOST)
    try {
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [this.#table.id, last]])))
    } catch {
      // then it holds until the page is left
    }
  }
}
