// Sales and purchases that are picked while a card is applied, and what could be traded after them. Nothing is sent by
// picking: they go with the card.
import type { TableModel } from '../../../lib/table/contract.ts'

interface Known {
  v: number
  after: readonly string[]
  legal: ReadonlySet<string>
}

export class PickedTrades {
  /** As texts, in the order in which they were picked. */
  texts = $state.raw<readonly string[]>([])
  #known = $state.raw<Known | null>(null)
  /** One after the other, so that quick clicks meet what the one before brought. */
  #row: Promise<void> = Promise.resolve()
  readonly #table: TableModel
  readonly #begin: () => readonly string[]

  /** `begin` are the actions that come before any trade. */
  constructor(table: TableModel, begin: () => readonly string[]) {
    this.#table = table
    this.#begin = begin
  }

  /** What may follow them; until that is known, what might follow those before. */
  get legal(): ReadonlySet<string> {
    return this.#known?.v === this.#table.v ? this.#known.legal : new Set()
  }

  /** It is known what may follow all of them. */
  get settled(): boolean {
    return !this.texts.length || (this.#known?.v === this.#table.v && this.#known.after === this.texts)
  }

  /** Asks the server what may follow them; those that are not possible any more are dropped. */
  async look(): Promise<void> {
    const { v } = this.#table
    const after = this.texts
    const tried = await this.#table.preview([...this.#begin(), ...after]).catch(() => null)
    if (v !== this.#table.v || after !== this.texts || !tried) return
    if (tried.stopped === '' && tried.options)
      this.#known = { v, after, legal: new Set(tried.options.map((one) => one.text)) }
    else if (after.length) {
      this.texts = []
      await this.look()
    }
  }

  /** Picks one more if it is legal, once those before it were looked up; whether it was. */
  async pick(text: string, isLegal: () => boolean): Promise<boolean> {
    let legal = false
    this.#row = this.#row.then(async () => {
      legal = isLegal()
      if (!legal) return
      this.texts = [...this.texts, text]
      await this.look()
    })
    await this.#row
    return legal
  }

  dropLast(): void {
    this.texts = this.texts.slice(0, -1)
    void this.look()
  }

  clear(): void {
    if (!this.texts.length) return
    this.texts = []
    void this.look()
  }
}
