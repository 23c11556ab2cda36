// One thing that a part of the page asks of the server: whether it waits, and why the last one did not work.
import { notifier } from '../browser/notifier.svelte.ts'

export class Attempt {
  busy = $state(false)
  trouble = $state('')

  /** Does the work; true when it was done, else `trouble` is the sentence of the refusal. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    this.busy = true
    this.trouble = ''
    try {
      await work()
      return true
    } catch (error) {
      this.trouble = (error as Error).message
      return false
    } finally {
      this.busy = false
    }
  }

  /** The same for a part that has no place for the sentence: it is shown as a note. */
  async runOrNote(work: () => Promise<unknown>): Promise<boolean> {
    const done = await this.run(work)
    if (!done) notifier.note({ kind: 'bad', text: this.trouble })
    return done
  }
}

/** Does the work once; a refusal is shown as a note. */
export const runOrNotify = (work: () => Promise<unknown>): Promise<boolean> => new Attempt().runOrNote(work)
