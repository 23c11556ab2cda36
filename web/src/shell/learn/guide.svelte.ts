// The course of one scene of a lesson: which step is in hand, which one is read, and what the table takes meanwhile.
import type { Lesson, LessonScene, LessonStep } from '../../lib/table/contract.ts'
import type { LiveTable } from '../../lib/table/live_table.svelte.ts'
import { lessonProgress } from './progress.ts'
import { seatOthers } from './scripted_seats.svelte.ts'

export class Guide {
  readonly table: LiveTable
  readonly lesson: Lesson
  readonly number: number
  /** The step in hand; as many as there are steps: the scene is over. */
  at = $state(0)
  /** What is read: the step in hand, or one before it. */
  read = $state(0)
  /** The learner looks at the table alone for a while. */
  away = $state(false)
  /** The learner goes on alone. */
  left = $state(false)
  /** Something else was done than what is asked. */
  strayed = $state(false)

  readonly scene: LessonScene
  readonly current = $derived.by((): LessonStep | undefined => this.scene.steps[this.at])
  readonly step = $derived.by((): LessonStep | undefined => this.scene.steps[this.read])
  readonly over = $derived.by(() => this.read >= this.scene.steps.length)
  readonly isLast = $derived.by(() => this.number + 1 >= this.lesson.scenes.length)
  /** The step in hand is something to do, and it is read. */
  readonly waits = $derived.by(() => this.read === this.at && !!(this.current?.until || this.current?.seen))
  /** Others are to move. */
  readonly others = $derived.by(() => !this.table.options.length && !this.table.over)

  constructor(table: LiveTable, lesson: Lesson, number: number) {
    this.table = table
    this.lesson = lesson
    this.number = number
    this.scene = lesson.scenes[number] ?? { title: '', record: () => Promise.resolve(''), steps: [] }
    const place = lessonProgress.place(table.game, lesson.about)
    this.at = this.read = place?.table === table.id ? place.step : 0
  }

  /** The other seats play as long as the answer is not called. */
  seat(): () => void {
    const { table, lesson, scene } = this
    if (!scene.moves) return () => undefined
    let stop: (() => void) | null = null
    let gone = false
    table.final = true
    void scene.moves().then((moves) => {
      const place = lessonProgress.place(table.game, lesson.about)
      const played = place?.table === table.id ? place.played : {}
      const keep = (now: Record<number, number>) =>
        lessonProgress.keep(table.game, lesson.about, table.id, { played: now })
      if (!gone) stop = seatOthers(table.id, moves, played, keep)
    })
    return () => {
      gone = true
      stop?.()
    }
  }

  /** What the table takes now: in a step that is read nothing, after a scene with others' lines nothing more. */
  allow(): void {
    const { current, table, scene } = this
    const all =
      this.away || this.left || (!current && !scene.moves) || (current && !current.only && this.isDoing(current))
    table.guide(all ? null : (current?.only ?? []), () => (this.strayed = true))
  }

  private isDoing(step: LessonStep): boolean {
    return !!(step.until || step.seen)
  }

  /** Goes on when what is asked is done. */
  look(): void {
    if (!this.away && this.current?.until?.(this.table)) this.forward()
  }

  forward(): void {
    this.at++
    this.read = this.at
    this.strayed = false
    lessonProgress.keep(this.table.game, this.lesson.about, this.table.id, { step: this.at })
  }

  next(): void {
    if (this.read < this.at) this.read++
    else this.forward()
  }

  back(): void {
    this.strayed = false
    this.read = Math.max(0, this.read - 1)
  }
}
