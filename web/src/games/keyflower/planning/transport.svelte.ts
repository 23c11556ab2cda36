// Transport and upgrade: a good is picked, then a tile it can reach; every step of the way is sent as an option of
// its own.
import type { VillageTile } from '../types.ts'
import { links, shortestRoutes } from './roads.ts'
import type { Plan } from './plan.svelte.ts'

export interface Load {
  good: string
  from: string
}

export class Transport {
  load = $state<Load | null>(null)
  private readonly plan: Plan

  readonly on = $derived.by(() => this.plan.asked === 'transport')
  readonly transport = $derived.by(() => this.plan.view.question.transport ?? 0)
  readonly upgrades = $derived.by(() => this.plan.view.question.upgrades ?? 0)
  readonly payable = $derived.by(() => this.tilesOf('upgrade'))
  readonly extendable = $derived.by(() => this.tilesOf('extend'))
  /** Tiles with something that can be moved. */
  readonly movable = $derived.by(() => this.movables())
  /** Where the picked good can go, with the way there. */
  readonly reach = $derived.by(() => this.reached())

  constructor(plan: Plan) {
    this.plan = plan
  }

  private get village(): VillageTile[] {
    return this.plan.view.players[this.plan.seat]?.village ?? []
  }

  private tilesOf(word: string): Set<string> {
    const found = new Set<string>()
    if (!this.on) return found
    for (const text of this.plan.texts) {
      const [first, tile] = text.split(' ')
      if (first === word && tile) found.add(tile)
    }
    return found
  }

  private movables(): Set<string> {
    const found = new Set<string>()
    if (!this.on) return found
    for (const text of this.plan.texts) {
      const [first, good, from] = text.split(' ')
      if (first === 'move') found.add(`${good} ${from}`)
    }
    return found
  }

  private reached(): Map<string, string[]> {
    const load = this.load
    if (!this.on || !load || !this.movable.has(`${load.good} ${load.from}`)) return new Map()
    const powers = this.plan.view.players[this.plan.seat]?.powers ?? []
    return shortestRoutes(links(this.plan.facts, this.village, powers), load.from, this.transport)
  }

  pick(good: string, from: string): void {
    this.plan.why = null
    if (this.load?.good === good && this.load.from === from) this.load = null
    else this.load = { good, from }
  }

  /** A click on your own tile while goods are transported. */
  async tile(tile: string): Promise<void> {
    this.plan.why = null
    if (this.load && this.load.from !== tile) return this.bring(tile)
    if (this.payable.has(tile)) return this.upgrade(tile)
    const goods = Object.keys(this.village.find((one) => one.tile === tile)?.goods ?? {})
    const first = goods.find((good) => this.movable.has(`${good} ${tile}`))
    if (this.load) this.load = null
    else if (first) this.pick(first, tile)
    else await this.plan.explain(tile, `upgrade ${tile}`)
  }

  async bring(tile: string): Promise<void> {
    const load = this.load
    if (!load) return
    const way = this.reach.get(tile)
    if (!way) return this.plan.explain(tile, `move ${load.good} ${load.from} ${tile}`)
    const stops = [load.from, ...way]
    const steps = way.map((to, k) => `move ${load.good} ${stops[k] ?? load.from} ${to}`)
    this.load = null
    await this.plan.sender.run(steps, 'keepBack')
  }

  async upgrade(tile: string): Promise<void> {
    this.load = null
    await this.plan.sender.run([`upgrade ${tile}`], 'keepBack')
  }
}
