// The other seats of a scene: each plays its lines of the scene in their order, after a moment.
import { LiveTable } from '../../lib/table/live_table.svelte.ts'

/** Milliseconds in which the learner sees what the last action did. */
const PAUSE = 1100
const SOON = 60

export type Played = Record<number, number>

/** The lines of each seat but the learner's. */
export function linesBySeat(moves: string): Map<number, string[]> {
  const found = new Map<number, string[]>()
  for (const line of moves.split('\n').filter(Boolean)) {
    const at = line.indexOf(' ')
    const seat = Number(line.slice(0, at))
    if (seat > 0) found.set(seat, [...(found.get(seat) ?? []), line.slice(at + 1)])
  }
  return found
}

/**
 * What a seat does now: the next of its lines that is offered, else the first thing that is; and how many of its
 * lines lie behind it then.
 */
export function nextMove(lines: readonly string[], played: number, offered: readonly string[]): [string, number] {
  const at = lines.findIndex((line, place) => place >= played && offered.includes(line))
  return at < 0 ? [offered[0] ?? '', played] : [lines[at] ?? '', at + 1]
}

function sitDown(
  id: string,
  seat: number,
  lines: string[],
  from: number,
  onPlayed: (count: number) => void,
): () => void {
  const table = new LiveTable(id, { rule: () => undefined, seat, silent: true })
  const pause = matchMedia('(prefers-reduced-motion: reduce)').matches ? SOON : PAUSE
  let played = from
  async function move(): Promise<void> {
    const [text, after] = nextMove(
      lines,
      played,
      table.options.map((one) => one.text),
    )
    if (!text || (await table.act(text))) return
    played = after
    onPlayed(played)
  }
  table.open()
  const stop = $effect.root(() => {
    $effect(() => {
      if (!table.options.length || table.busy || !table.live) return
      const wait = setTimeout(() => void move(), pause)
      return () => clearTimeout(wait)
    })
  })
  return () => {
    stop()
    table.close()
  }
}

/** All other seats, until the answer is called. `onPlayed` hears how many lines each has played. */
export function seatOthers(id: string, moves: string, played: Played, onPlayed: (played: Played) => void): () => void {
  let now = { ...played }
  const stops = [...linesBySeat(moves)].map(([seat, lines]) =>
    sitDown(id, seat, lines, now[seat] ?? 0, (count) => onPlayed((now = { ...now, [seat]: count }))),
  )
  return () => stops.forEach((stop) => stop())
}
