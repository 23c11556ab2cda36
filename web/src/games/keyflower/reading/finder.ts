/** Finds tiles by what they do: everything on the table that makes, draws or moves something. */
import type { Face, Facts, Placed, View } from '../types.ts'

export interface TileFilter {
  key: string
  icon: string
}

export const TILE_FILTERS: readonly TileFilter[] = [
  { key: 'gold', icon: 'gold' },
  { key: 'wood', icon: 'wood' },
  { key: 'stone', icon: 'stone' },
  { key: 'iron', icon: 'iron' },
  { key: 'workers', icon: 'w-random' },
  { key: 'green', icon: 'w-green' },
  { key: 'skills', icon: 'random-skill' },
  { key: 'transport', icon: 'cart' },
  { key: 'upgrade', icon: 'upgrade' },
]

function does(face: Face, filter: string): boolean {
  const gives = (word: string): boolean => (face.gives?.[word] ?? 0) > 0 || (face.one_of?.includes(word) ?? false)
  switch (filter) {
    case 'workers':
      return gives('random_worker')
    case 'green':
      return gives('green_worker')
    case 'skills':
      return gives('random_skill')
    case 'transport':
      return (face.transport ?? 0) > 1
    case 'upgrade':
      return (face.upgrades ?? 0) > 0
    default:
      return gives(filter)
  }
}

/** The tiles on the table whose upper side does the filter asks for. */
export function filteredTiles(facts: Facts, view: View, filter: string): Set<string> {
  const all: Placed[] = [...view.market, ...view.players.flatMap((one) => one.village)]
  return new Set(
    all
      .filter((one) => {
        const face = facts.tiles[one.tile]?.faces[one.side]
        return face && facts.tiles[one.tile]?.kind !== 'order' && does(face, filter)
      })
      .map((one) => one.tile),
  )
}
