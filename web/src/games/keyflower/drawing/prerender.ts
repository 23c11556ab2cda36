/** Reads the drawings of all tiles while nobody waits, so that a new season only stamps them. */
import { stamped } from '../../../ui/svg_templates.ts'
import type { Facts, TileFacts } from '../types.ts'
import { ground } from './ground.ts'
import { signs } from './tile.ts'

const soon: (run: (left: { timeRemaining(): number }) => void) => void =
  typeof requestIdleCallback === 'function'
    ? (run) => void requestIdleCallback(run)
    : (run) => void setTimeout(() => run({ timeRemaining: () => 2 }), 50)

function read(id: string, tile: TileFacts): void {
  for (const side of tile.kind === 'summer_boat' ? [0, 1] : [0]) {
    stamped(ground(id, tile, side, 0, 'l'))
    stamped(signs(tile, { side, detail: 'l' }))
  }
}

/** Some at a time; returns how to stop. */
export function prerenderTiles(facts: Facts): () => void {
  const left = Object.entries(facts.tiles).filter(
    ([, tile]) => tile.kind !== 'boat' && tile.kind !== 'order' && tile.kind !== 'home',
  )
  let stopped = false
  const on = (time: { timeRemaining(): number }): void => {
    while (left.length && !stopped && time.timeRemaining() > 1) read(...left.pop()!)
    if (left.length && !stopped) soon(on)
  }
  soon(on)
  return () => void (stopped = true)
}
