// Waits until the table has reached a version: the answer to an action may come before the position that belongs to it.

/** How long a position is waited for whose actions are done already, in milliseconds. */
const PATIENCE = 3000

export class AwaitedVersions {
  #awaited: { v: number; go: () => void }[] = []

  until(v: number): Promise<void> {
    return new Promise<void>((go) => {
      const late = setTimeout(go, PATIENCE)
      this.#awaited.push({
        v,
        go: () => {
          clearTimeout(late)
          go()
        },
      })
    })
  }

  reached(v: number): void {
    const there = this.#awaited.filter((each) => each.v <= v)
    this.#awaited = this.#awaited.filter((each) => each.v > v)
    for (const one of there) one.go()
  }
}
