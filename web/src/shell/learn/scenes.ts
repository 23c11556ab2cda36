// Opening the scenes of a lesson: each is a table of one's own.
import { api } from '../../lib/server/api.ts'
import type { Lesson } from '../../lib/table/contract.ts'
import { go } from '../../lib/browser/router.svelte.ts'
import { lessonProgress } from './progress.ts'

/** How the address of a table names the lesson about the game itself. */
const THE_GAME = 'game'

export const lessonNamed = (lessons: readonly Lesson[], name: string): Lesson | undefined =>
  lessons.find((one) => (one.about || THE_GAME) === name)

const address = (lesson: Lesson, scene: number, table: string): string =>
  `/table/${table}?lesson=${lesson.about || THE_GAME}&scene=${scene}`

/** A new table in the position of that scene. */
export async function openScene(game: string, lesson: Lesson, scene: number): Promise<void> {
  const part = lesson.scenes[scene]
  if (!part) return
  const made = await api.bring(await part.record())
  lessonProgress.begin(game, lesson.about, scene, made.id)
  go(address(lesson, scene, made.id), true)
}

/** Where the lesson was left, if that table is still there; else its beginning. */
export async function openLesson(game: string, lesson: Lesson): Promise<void> {
  const place = lessonProgress.place(game, lesson.about)
  if (place && place.scene < lesson.scenes.length) {
    const phase = await api.table(place.table).then(
      (table) => table.phase,
      () => '',
    )
    if (phase === 'playing') return go(address(lesson, place.scene, place.table), true)
    if (phase === 'finished' && place.scene + 1 < lesson.scenes.length) return openScene(game, lesson, place.scene + 1)
  }
  await openScene(game, lesson, 0)
}
