// Placing a tile: legal cells, the ghost in one of them, and turns among those that fit.
import { cellKey } from '../drawing/hex.ts'
import { around, bestTurn, cellsOf, type Cell } from './cells.ts'
import type { Plan } from './plan.svelte.ts'

export class Placing {
  spot = $state<{ q: number; r: number } | null>(null)
  turn = $state(0)
  /** The cell under the pointer: what is picked up is shown there as it would lie best. */
  over = $state<{ q: number; r: number; turn: number } | null>(null)
  private next = $state('')
  private readonly plan: Plan

  readonly on = $derived.by(() => this.plan.asked === 'place')
  readonly tile = $derived.by(() => (this.on ? (this.plan.view.players[this.plan.seat]?.placing ?? '') : ''))
  readonly waiting = $derived.by(() => this.plan.view.players[this.plan.seat]?.to_place ?? [])
  readonly cells = $derived.by((): Map<string, Cell> => {
    if (!this.on || !this.tile) return new Map()
    return new Map(cellsOf([...this.plan.texts]).map((one) => [cellKey(one.q, one.r), one]))
  })
  /** Cells beside the village where no turn fits. */
  readonly closed = $derived.by(() =>
    this.tile ? around(this.village).filter((one) => !this.cells.has(cellKey(one.q, one.r))) : [],
  )
  readonly cell = $derived.by(() => (this.spot ? this.cells.get(cellKey(this.spot.q, this.spot.r)) : undefined))

  constructor(plan: Plan) {
    this.plan = plan
  }

  private get village() {
    return this.plan.view.players[this.plan.seat]?.village ?? []
  }

  /** The ghost moves there, in its best turn; a second click on the same cell turns it. */
  pick(q: number, r: number): void {
    this.plan.why = null
    const cell = this.cells.get(cellKey(q, r))
    if (!cell) return void this.plan.explain(cellKey(q, r), `place ${this.tile} ${q},${r} 0`)
    if (this.spot?.q === q && this.spot.r === r) return this.rotate(1)
    this.over = null
    this.spot = { q, r }
    this.turn = bestTurn(this.plan.facts, this.village, this.tile, cell)
  }

  hover(q: number, r: number): void {
    const cell = this.cells.get(cellKey(q, r))
    this.over = cell && !this.spot ? { q, r, turn: bestTurn(this.plan.facts, this.village, this.tile, cell) } : null
  }

  rotate(by: number): void {
    const turns = this.cell?.turns
    if (!turns?.length) return
    const at = turns.indexOf(this.turn)
    this.turn = turns[(at + by + turns.length) % turns.length] ?? 0
  }

  async lay(tile: string): Promise<void> {
    this.spot = null
    await this.plan.sender.run([`lay ${tile}`])
  }

  /** Another tile of those that were won can be placed first: what was picked up is laid back for it. */
  canSwap(tile: string): boolean {
    return !!this.tile && this.tile !== tile && this.waiting.includes(tile) && this.plan.table.undoable
  }

  async swap(tile: string): Promise<void> {
    if (await this.plan.table.undo()) return
    this.next = tile
  }

  /** The tile to be picked up as soon as the one before lies with the others again. */
  async goOn(): Promise<void> {
    const tile = this.next
    if (!tile || this.tile) return
    this.next = ''
    if (this.plan.texts.has(`lay ${tile}`)) await this.lay(tile)
  }

  steps(): string[] {
    if (!this.cell || !this.spot || !this.cell.turns.includes(this.turn)) return []
    return [`place ${this.tile} ${this.spot.q},${this.spot.r} ${this.turn}`]
  }

  async act(): Promise<boolean> {
    const steps = this.steps()
    if (!steps.length) return false
    const done = await this.plan.sender.run(steps)
    if (done) this.spot = null
    return done
  }
}
