// The games on the shelf; the only file outside games/ that names one.
import type { Component } from 'svelte'
import type { GamePage, OnShelf } from '../lib/contract.ts'

const pages = import.meta.glob<{ page: GamePage }>('./*/index.ts')
const pictures = import.meta.glob<{ default: Component }>('./*/Picture.svelte')
/** Any game as a list of what can be done: for who prefers it, and for games without pages. */
export const plain = () => import('../shell/generic/index.ts')
const noPicture = () => import('../shell/generic/Picture.svelte')

type Described = Omit<OnShelf, 'load' | 'picture'>

/** A game without pages of its own is played with plain ones. */
function shelved(key: string, game: Described): OnShelf {
  const rooms = [...game.rooms, `${key}-table`]
  return {
    ...game,
    rooms,
    load: () => (pages[`./${key}/index.ts`] ?? plain)(),
    picture: pictures[`./${key}/Picture.svelte`] ?? noPicture,
  }
}

export const shelf: Record<string, OnShelf> = {
  keyflower: shelved('keyflower', {
    rooms: ['core', 'keyflower', 'merchants'],
    icon: 's-spring',
    players: [2, 6],
    minutes: [60, 120],
    weight: 4,
    quick: 4,
    lesson: './keyflower/lesson.ts' in import.meta.glob('./*/lesson.ts'),
    under: { variant: 'merchants', open_workers: 'merchants', handicap: 'merchants' },
  }),
  artificium: shelved('artificium', {
    rooms: ['artificium'],
    icon: 'coin',
    pieces: 'c-',
    players: [2, 6],
    minutes: [25, 50],
    weight: 2,
    quick: 3,
    lesson: './artificium/lesson.ts' in import.meta.glob('./*/lesson.ts'),
    under: {},
  }),
}
