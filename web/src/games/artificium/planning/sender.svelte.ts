// Sends the small actions of a turn in one message.
import type { Refusal, TableModel } from '../../../lib/table/contract.ts'

export class Sender {
  sending = $state(false)
  readonly #table: TableModel

  constructor(table: TableModel) {
    this.#table = table
  }

  /** True if all of them were done; otherwise none was, and why. */
  async run(steps: readonly string[]): Promise<Refusal | true> {
    if (this.sending || !this.#table.live) return { key: 'busy' }
    this.sending = true
    try {
      return (await this.#send([...steps])) ?? true
    } finally {
      this.sending = false
    }
  }

  async #send(row: string[]): Promise<Refusal | null> {
    const [first = ''] = row
    if (this.#table.options.some((one) => one.text === first)) return this.#table.act(...row)
    return (await this.#table.why(first)) ?? { key: 'changed' }
  }
}
