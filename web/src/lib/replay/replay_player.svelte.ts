// Plays a replay by itself, at the pace of the table: each step as long as it takes to see it.
import type { Step } from '../table/contract.ts'
import { beatOf, beatsOf } from '../table/pace.ts'

/** A step of which nothing is told passes soon. */
const QUIET = 0.25

export interface Played {
  readonly at: number
  readonly total: number
  readonly fresh: Step[]
  seek(at: number): Promise<void>
}

export class ReplayPlayer {
  playing = $state(false)
  /** How many times faster than the usual pace. */
  speed = $state(1)
  #table: Played
  #timer: ReturnType<typeof setTimeout> | undefined
  #holds = new Set<object>()

  constructor(table: Played) {
    this.#table = table
  }

  /** Milliseconds of one beat; 0 while it stands. */
  get beat(): number {
    return this.playing ? beatOf('normal') / this.speed : 0
  }

  toggle(): void {
    if (this.playing) this.stop()
    else this.#start()
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.playing = false
  }

  /** The last step once more, and then it stands. */
  async again(): Promise<void> {
    const { at } = this.#table
    if (at <= 0) return
    this.stop()
    await this.#table.seek(at - 1)
    this.playing = true
    this.#later(QUIET, async () => {
      await this.#table.seek(at)
      this.#later(beatsOf(this.#table.fresh), async () => this.stop())
    })
  }

  /** Waits with the next step until the returned function is called. */
  hold(): () => void {
    const one = {}
    this.#holds.add(one)
    clearTimeout(this.#timer)
    return () => {
      if (this.#holds.delete(one) && this.playing) this.#later(QUIET, () => this.#next())
    }
  }

  #start(): void {
    this.playing = true
    void this.#next()
  }

  async #next(): Promise<void> {
    if (!this.playing || this.#holds.size) return
    const before = this.#table.fresh
    if (this.#table.at >= this.#table.total) return this.stop()
    await this.#table.seek(this.#table.at + 1)
    this.#later(Math.max(QUIET, beatsOf(this.#table.fresh, before)), () => this.#next())
  }

  #later(beats: number, go: () => Promise<void>): void {
    clearTimeout(this.#timer)
    if (this.playing) this.#timer = setTimeout(() => void go(), beats * this.beat)
  }
}
