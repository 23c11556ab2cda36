// A bot's advice at a table: what it suggests in this position, which of it is drawn on the table, and how much may
// still be asked.
import type { Hint, ShownHint, Tried } from '../table/contract.ts'
import type { HintBudget } from '../server/wire.ts'

/** What is left now, and the seconds until one more comes (0: none is missing). */
export interface HintsLeft {
  left: number
  most: number
  next: number
}

/** What is left so many seconds after the server has said it. */
export function leftAfter(budget: HintBudget, seconds: number): HintsLeft {
  const { left, most, every, next = 0 } = budget
  if (!next || seconds < next) return { left, most, next: Math.max(0, Math.ceil(next - seconds)) }
  const more = 1 + Math.floor((seconds - next) / every)
  if (left + more >= most) return { left: most, most, next: 0 }
  return { left: left + more, most, next: Math.ceil(next + more * every - seconds) }
}

/** What it needs of the table that it belongs to. */
interface Table {
  /** The version at which it was asked what it is asked now. */
  readonly askedAt: number
  readonly look: number
  readonly lang: string
  preview(texts: string[]): Promise<Tried | null>
}

/** How the suggestions are asked for, and how they are not wanted any more. */
interface Wire {
  ask(): Promise<Hint[]>
  stop(): void
}

export class Advice {
  /** When the bot was asked, by performance.now(); 0 while it does not think. */
  since = $state(0)
  budget = $state.raw<HintBudget | null>(null)
  notes = $state.raw<string[]>([])
  #updatedAt = 0 // when the budget came
  #found = $state.raw<{ at: string; hints: Hint[] } | null>(null)
  #shown = $state.raw<(ShownHint & { at: string }) | null>(null)
  #asking: Promise<Hint[]> | null = null
  #commit: ((texts: string[]) => Promise<void>) | null = null
  readonly #table: Table
  readonly #wire: Wire

  constructor(table: Table, wire: Wire) {
    this.#table = table
    this.#wire = wire
  }

  /** The question that suggestions belong to. Where all choose at once, others may choose meanwhile. */
  get #at(): string {
    return `${this.#table.look} ${this.#table.askedAt} ${this.#table.lang}`
  }

  /** The suggestions for this very question, the best first; null until they are here. */
  get hints(): Hint[] | null {
    return this.#found?.at === this.#at ? this.#found.hints : null
  }

  /** The one that is drawn on the table. */
  get shown(): ShownHint | null {
    return this.#shown?.at === this.#at ? this.#shown : null
  }

  /** What may still be asked, and what to keep in mind for later. */
  update(budget: HintBudget | null | undefined, notes = this.notes): void {
    this.notes = notes
    if (!budget) return
    this.budget = budget
    this.#updatedAt = performance.now()
  }

  /** Null where nobody may ask. */
  leftAt(now: number): HintsLeft | null {
    return this.budget && leftAfter(this.budget, Math.max(0, now - this.#updatedAt) / 1000)
  }

  /** Asks once for each position, however many ask here. */
  async ask(): Promise<Hint[]> {
    if (this.hints) return this.hints
    this.#asking ??= this.#ask()
    return this.#asking
  }

  async #ask(): Promise<Hint[]> {
    const at = this.#at
    this.since = performance.now()
    try {
      const hints = await this.#wire.ask()
      if (hints.length) this.#found = { at, hints }
      return hints
    } finally {
      this.since = 0
      this.#asking = null
    }
  }

  cancel(): void {
    if (this.#asking) this.#wire.stop()
  }

  /** Draws it on the table, or takes it away again; what it would bring comes a moment later. */
  async show(hint: Hint): Promise<void> {
    if (this.shown?.hint === hint) return this.hide()
    const at = this.#at
    this.#shown = { hint, after: null, at }
    const after = await this.#table.preview(hint.texts).catch(() => null)
    if (this.#shown?.hint === hint && after?.done) this.#shown = { hint, after, at }
  }

  hide(): void {
    this.#shown = null
  }

  /** The gesture of the page commits what is followed; until it is no longer shown. */
  commits(run: (texts: string[]) => Promise<void>): () => void {
    this.#commit = run
    return () => {
      if (this.#commit === run) this.#commit = null
    }
  }

  /**
   * Does all of it at once, as if it had been put together by hand; `act` sends it where the page has no gesture of
   * its own.
   */
  async follow(hint: Hint, act: (...texts: string[]) => Promise<unknown>): Promise<void> {
    this.hide()
    if (this.#commit) await this.#commit([...hint.texts])
    else await act(...hint.texts)
  }
}
