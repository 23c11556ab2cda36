// What a moderator does, one thing at a time; what keeps people out or ends their game is asked once more.
import { Attempt } from '../../lib/server/attempt.svelte.ts'

const SERIOUS: ReadonlySet<string> = new Set(['ban', 'close'])

export class StaffActs<Act extends string> extends Attempt {
  /** What waits to be confirmed. */
  asked = $state<Act | ''>('')
  readonly #work: Record<Act, () => Promise<void>>

  constructor(work: Record<Act, () => Promise<void>>) {
    super()
    this.#work = work
  }

  async want(act: Act): Promise<void> {
    if (this.busy) return
    this.asked = SERIOUS.has(act) ? act : ''
    if (!this.asked) await this.run(this.#work[act])
  }

  async confirm(): Promise<void> {
    const act = this.asked
    this.asked = ''
    if (act && !this.busy) await this.run(this.#work[act])
  }

  cancel(): void {
    this.asked = ''
  }
}
