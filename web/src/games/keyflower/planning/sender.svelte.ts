// Sends the small actions of a turn in one message, and learns what would follow; nothing is asked twice.
import type { Refusal, TableModel, Tried } from '../../../lib/table/contract.ts'
import { stillSending } from '../../../lib/server/refusals.ts'

/** As usual; kept back if the turn would end with it; or at once, because it was asked about already. */
export type SendMode = 'act' | 'keepBack' | 'actNow'

export class Sender {
  trouble = $state<Refusal | null>(null)
  sending = $state(false)
  /** What was sent last. */
  private row: readonly string[] = []
  /** Questions to the server about what would follow that are not answered yet; counted where effects do not look. */
  private open = 0
  private asking = $state(0)
  private readonly table: TableModel
  private learnt = $state<Record<string, string[]>>({})
  private version = -1
  /** What was tried in this version, by its steps. */
  private trials = new Map<string, Promise<Tried | null>>()
  private triedAt = -1

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
  tried(steps: readonly string[]): Promise<Tried | null> {
    const key = steps.join(';')
    if (this.triedAt !== this.table.v) this.trials = new Map()
    this.triedAt = this.table.v
    const known = this.trials.get(key) ?? this.ask(steps)
    this.trials.set(key, known)
    return known
  }

  private async ask(steps: readonly string[]): Promise<Tried | null> {
    this.asking = ++this.open
    try {
      return await this.table.preview([...steps])
    } catch {
      return null
    } finally {
      this.asking = --this.open
    }
  }

  /** All of them or none. What is no longer offered is explained, and what comes too soon after something else. */
  async run(steps: readonly string[], how: SendMode = 'act'): Promise<boolean> {
    if (this.sending) {
      if (steps.join() !== this.row.join()) this.trouble = stillSending()
      return false
    }
    this.sending = true
    this.row = steps
    this.trouble = null
    try {
      const refusal = await this.send([...steps], how)
      if (refusal && refusal.key !== 'lesson') this.trouble = refusal // the guide has said it already
      return !refusal
    } finally {
      this.sending = false
    }
  }

  private async send(row: string[], how: SendMode): Promise<Refusal | null> {
    const [first = ''] = row
    const { table } = this
    if (table.options.some((one) => one.text === first)) return (table[how] ?? table.act).call(table, ...row)
    return (await this.table.why(first)) ?? { key: 'changed', words: this.table.t('keyflower-table-trouble-changed') }
  }
}
