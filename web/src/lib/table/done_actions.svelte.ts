// What this page sent, so that it can be done again when it was taken back.

export class DoneActions {
  #done: string[] = []
  #taken: string[] = $state.raw([])

  clear(): void {
    this.#done = []
    this.#taken = []
  }

  /** Doing something else than what was taken back is another way: the old one is gone. */
  did(text: string): void {
    this.#done.push(text)
    this.#taken = this.#taken.at(-1) === text ? this.#taken.slice(0, -1) : []
  }

  tookBack(): void {
    const last = this.#done.pop()
    if (last !== undefined) this.#taken = [...this.#taken, last]
  }

  /** What was taken back last. */
  get again(): string | undefined {
    return this.#taken.at(-1)
  }
}
