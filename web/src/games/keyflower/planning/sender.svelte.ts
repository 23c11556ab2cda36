// Sends small actions in a row, each one checked against the options that came back, and learns what would follow.
import type { Refusal, TableModel, Tried } from '../../../lib/contract.ts'

const PATIENCE = 3000

export class Sender {
  trouble = $state<Refusal | null>(null)
  sending = $state(false)
  /** Questions to the server about what would follow that are not answered yet; counted where effects do not look. */
  private open = 0
  private asking = $state(0)
  private readonly table: TableModel
  private learnt = $state<Record<string, string[]>>({})
  private version = -1

  constructor(table: TableModel) {
    this.table = table
  }

  /** Something is on its way; what can be done may change at once. */
  get busy(): boolean {
    return this.sending || this.asking > 0
  }

  /** The options after these steps: the present ones, or what was learnt of later ones. */
  after(steps: readonly string[]): string[] | undefined {
    if (!steps.length) return this.table.options.map((one) => one.text)
    return this.learnt[`${this.table.v} ${steps.join(';')}`]
  }

  /** Asks what would follow, once for each version. */
  async learn(steps: readonly string[]): Promise<void> {
    if (!steps.length || this.after(steps)) return
    if (this.version !== this.table.v) this.learnt = {}
    this.version = this.table.v
    const key = `${this.table.v} ${steps.join(';')}`
    const tried = await this.tried(steps)
    if (tried?.stopped === '' && tried.options) this.learnt[key] = tried.options.map((one) => one.text)
  }

  /** What these steps would bring, up to the first thing that is revealed; null when nobody can say. */
  async tried(steps: readonly string[]): Promise<Tried | null> {
    this.asking = ++this.open
    try {
      return await this.table.preview([...steps])
    } catch {
      return null
    } finally {
      this.asking = --this.open
    }
  }

  /** The answer may come before the position that belongs to it. */
  private async heard(before: number): Promise<void> {
    const end = Date.now() + PATIENCE
    while (this.table.v === before && Date.now() < end) await new Promise((go) => setTimeout(go, 4))
  }

  /** Sends them one after the other; stops at the first that is refused or no longer offered. */
  async run(steps: readonly string[]): Promise<boolean> {
    if (this.sending) return false
    this.sending = true
    this.trouble = null
    try {
      for (const step of steps) {
        if (!this.table.options.some((one) => one.text === step)) {
          this.trouble = (await this.table.why(step)) ?? {
            key: 'changed',
            words: this.table.t('keyflower-table-trouble-changed'),
          }
          return false
        }
        const before = this.table.v
        const refusal = await this.table.act(step)
        if (refusal) {
          if (refusal.key !== 'lesson') this.trouble = refusal // the guide has said it already
          return false
        }
        await this.heard(before)
      }
      return true
    } finally {
      this.sending = false
    }
  }
}
