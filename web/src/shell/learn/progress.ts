// How far somebody has come in lessons, remembered by this browser, so that a lesson goes on where it was left.

const KEY = 'tilewright-lessons'
/** Tables of lessons are told apart from games as long as they may be listed. */
const MOST_TABLES = 200

export interface LessonProgress {
  scene: number
  table: string
  /** The step in hand. */
  step: number
  /** How many of their lines the other seats have played, by seat. */
  played: Record<number, number>
}

interface Kept {
  places: Record<string, LessonProgress>
  done: string[]
  tables: string[]
}

function read(): Kept {
  const none: Kept = { places: {}, done: [], tables: [] }
  try {
    return { ...none, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) }
  } catch {
    return none
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // a browser that keeps nothing still teaches
  }
}

const nameOf = (game: string, about: string): string => `${game}/${about}`

export const lessonProgress = {
  place: (game: string, about: string): LessonProgress | null => read().places[nameOf(game, about)] ?? null,
  /** A scene begins at that table. */
  begin(game: string, about: string, scene: number, table: string): void {
    const kept = read()
    kept.places[nameOf(game, about)] = { scene, table, step: 0, played: {} }
    kept.tables = [...kept.tables.filter((one) => one !== table), table].slice(-MOST_TABLES)
    write(kept)
  },
  /** What changed at the table of the scene in hand; a table that was left behind changes nothing. */
  keep(game: string, about: string, table: string, change: Partial<LessonProgress>): void {
    const kept = read()
    const place = kept.places[nameOf(game, about)]
    if (place?.table !== table) return
    kept.places[nameOf(game, about)] = { ...place, ...change }
    write(kept)
  },
  finish(game: string, about: string): void {
    const kept = read()
    const name = nameOf(game, about)
    delete kept.places[name]
    kept.done = [...kept.done.filter((one) => one !== name), name]
    write(kept)
  },
  isDone: (game: string, about: string): boolean => read().done.includes(nameOf(game, about)),
  /** The tables at which somebody learns: they are not listed among the games. */
  tables: (): ReadonlySet<string> => new Set(read().tables),
  /** It is a game from now on. */
  release(table: string): void {
    const kept = read()
    kept.tables = kept.tables.filter((one) => one !== table)
    write(kept)
  },
}
