// Sends small actions in a row, each checked against the options that came back.
import type { Refusal, TableModel } from '../../../lib/contract.ts'

const PATIENCE = 3000
const pause = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, ms))

export class Sender {
  sending = $state(false)
  readonly #table: TableModel

  constructor(table: TableModel) {
    this.#table = table
  }

  /** True if all of them were done; what is refused, and why, is returned otherwise. */
  async run(steps: readonly string[]): Promise<Refusal | true> {
    if (this.sending || !this.#table.live) return { key: 'busy' }
    this.sending = true
    try {
      for (const step of steps) {
        const refusal = await this.#one(step)
        if (refusal) return refusal
      }
      return true
    } finally {
      this.sending = false
    }
  }

  async #one(step: string): Promise<Refusal | null> {
    const table = this.#table
    if (!table.options.some((one) => one.text === step)) return (await table.why(step)) ?? { key: 'changed' }
    const before = table.v
    const refusal = await table.act(step)
    if (refusal) return refusal
    for (const end = Date.now() + PATIENCE; table.v === before && Date.now() < end;) await pause(4)
    return null
  }
}
