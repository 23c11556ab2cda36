// Shows what others did one step after the other, at a pace one can follow; with pause, single steps, a way to the
// present, and again.
import type { Step } from './contract.ts'
import { beatsOf, pauseShare } from './pace.ts'

/** A position, and the steps that led to it. */
export interface Moment {
  steps: Step[]
  /** Something that this viewer did, or that cannot be shown step by step: it appears at once. */
  atOnce: boolean
  /** This viewer is asked something. */
  asked: boolean
}

/**
 * `present`: nothing newer is known, so what is asked may be asked; `repeated`: it was shown before; `passed`: nobody
 * looks at it.
 */
export interface Showing {
  present: boolean
  repeated: boolean
  passed: boolean
}

export interface Watching {
  /** Milliseconds of one beat; 0: everything at once. */
  beat(): number
  /** Nobody sees the page. */
  hidden(): boolean
  /** Only looks on: no turn of theirs waits behind what is shown. */
  looksOn(): boolean
}

interface Queued<M> {
  moment: M
  repeated: boolean
}

const MOST_QUEUED = 600
const MOST_KEPT = 200
/** For who only looks on: so many moments can be shown again. */
const MOST_FOR_WATCHERS = 24

export class Playback<M extends Moment> {
  /** How many moments are known and not shown yet. */
  behind = $state(0)
  paused = $state(false)
  /** What was shown before is shown again. */
  again = $state(false)
  /** How many moments can be shown again. */
  repeatable = $state(0)
  #queue: Queued<M>[] = []
  #kept: M[] = []
  #shown: M | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #holds = new Set<object>()
  #show: (moment: M, how: Showing) => void
  #watching: Watching

  constructor(show: (moment: M, how: Showing) => void, watching: Watching) {
    this.#show = show
    this.#watching = watching
  }

  /** What has just been heard. */
  take(moment: M): void {
    const steady = moment.asked && this.#shown?.asked && !this.#queue.length
    if (moment.atOnce || steady || this.#watching.beat() <= 0 || this.#watching.hidden()) {
      this.skip()
      this.#present(moment, false)
      return
    }
    this.#queue.push({ moment, repeated: false })
    if (this.#queue.length > MOST_QUEUED) this.skip()
    else this.#settle()
  }

  /** Another position altogether: nothing before it can be shown. */
  begin(moment: M): void {
    this.#drop()
    this.#present(moment, false)
    this.#kept = [moment]
    this.repeatable = 0
  }

  forget(): void {
    this.#drop()
    this.#kept = []
    this.#shown = null
    this.repeatable = 0
  }

  /** Pauses, or goes on. */
  toggle(): void {
    this.paused = !this.paused
    if (!this.paused && this.#timer === undefined) this.#next()
  }

  /** One step on, also while paused. */
  step(): void {
    this.#stopTimer()
    this.#advance()
  }

  /** To the present. */
  skip(): void {
    this.#stopTimer()
    const rest = this.#queue
    this.#queue = []
    this.again = false
    this.behind = 0
    rest.forEach(({ moment, repeated }, k) => {
      const last = k === rest.length - 1
      if (!last && repeated) return
      this.#record(moment, repeated)
      this.#show(moment, { present: last, repeated, passed: true })
    })
  }

  /** Shows again what happened since your last turn; `known` is shown where the page saw less than that. */
  repeat(known: M[]): void {
    this.skip()
    const kept = this.#kept.length > 1 ? this.#kept : known
    const [first, ...rest] = kept
    if (!first || !rest.length) return
    this.again = true
    this.paused = false
    this.#queue = rest.map((moment) => ({ moment, repeated: true }))
    this.behind = this.#queue.length
    this.#show({ ...first, steps: [] }, { present: false, repeated: true, passed: false })
    if (!this.#wait(this.#watching.beat() / 2)) this.#next()
  }

  /** Waits with what comes next until the returned function is called. */
  hold(): () => void {
    const one = {}
    this.#holds.add(one)
    return () => {
      if (this.#holds.delete(one) && this.#timer === undefined) this.#next()
    }
  }

  close(): void {
    this.#drop()
  }

  #drop(): void {
    this.#stopTimer()
    this.#queue = []
    this.#holds.clear()
    this.again = false
    this.behind = 0
  }

  #stopTimer(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #settle(): void {
    this.behind = this.#queue.length
    if (this.#timer === undefined) this.#next()
  }

  #next(): void {
    if (!this.paused && !this.#holds.size) this.#advance()
  }

  /** The next moment that shows something; those before it that show nothing pass with it. */
  #advance(): void {
    for (let first = this.#queue.shift(); first; first = this.#queue.shift()) {
      this.behind = this.#queue.length
      this.again = first.repeated && this.#queue.length > 0
      if (this.#present(first.moment, first.repeated)) return
    }
  }

  /** Whether it is looked at for a while. */
  #present(moment: M, repeated: boolean): boolean {
    const before = this.#shown?.steps ?? []
    this.#record(moment, repeated)
    this.#show(moment, { present: !this.#queue.length, repeated, passed: false })
    return this.#wait(this.#watching.beat() * beatsOf(moment.steps, before))
  }

  #wait(ms: number): boolean {
    this.#stopTimer()
    if (ms <= 0) return false
    const share = this.#watching.looksOn() ? 1 : pauseShare(this.#queue.length)
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      this.#next()
    }, ms * share)
    return true
  }

  /** Kept since your last step, which is where showing again begins. */
  #record(moment: M, repeated: boolean): void {
    const before = this.#shown
    this.#shown = moment
    if (repeated) return
    if (moment.atOnce) this.#kept = before && broad(moment) ? [before, moment] : [moment]
    else this.#kept = [...this.#kept, moment].slice(-(this.#watching.looksOn() ? MOST_FOR_WATCHERS : MOST_KEPT))
    this.repeatable = Math.max(0, this.#kept.length - 1)
  }
}

/** Something of one's own that moved the whole table, like the pass that ends a round. */
function broad(moment: Moment): boolean {
  const seats = new Set(moment.steps.flatMap((step) => step.events.map((event) => event.facts['seat'])))
  return seats.size > 1
}
