// The lessons of a game as they are offered: what each teaches, how far one is, and where it begins.
import type { GameSeen, GameOptionSeen } from '../../lib/server/wire.ts'
import { lessonProgress } from './progress.ts'

export interface LessonOffered {
  game: string
  title: string
  about: string
  href: string
  done: boolean
  /** The scene in which it goes on, counted from 1; 0: at the beginning. */
  scene: number
}

function offered(game: string, option: string, title: string, about: string): LessonOffered {
  const place = lessonProgress.place(game, option)
  return {
    game,
    title,
    about,
    href: `/learn/${game}${option ? `?about=${option}` : ''}`,
    done: lessonProgress.isDone(game, option),
    scene: place && (place.scene || place.step) ? place.scene + 1 : 0,
  }
}

/** The lesson about an option of a game, if there is one. */
export const lessonAbout = (game: string, option: GameOptionSeen): LessonOffered | null =>
  option.lesson ? offered(game, option.name, option.lesson, option.lesson_about ?? '') : null

/** Of the game itself first, then of what its options add. */
export const lessonsOf = (game: GameSeen): LessonOffered[] => [
  ...(game.lesson ? [offered(game.key, '', game.lesson, game.lesson_about)] : []),
  ...game.options.flatMap((option) => lessonAbout(game.key, option) ?? []),
]
