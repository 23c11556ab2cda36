// One thing that a part of the page asks of the server: whether it waits, and why the last one did not work.
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
}
