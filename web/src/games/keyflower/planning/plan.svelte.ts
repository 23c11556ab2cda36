// The plan of a turn: clicks pick colour, number, tile and purpose, or say why not; then all of it is sent.
import type { Refusal } from '../../../lib/table/contract.ts'
import { asHelps, namesAllGroups } from '../reading/play_aids.ts'
import { PURPOSES, type Colour, type Purpose } from '../types.ts'
import { tileName } from '../wording/names.ts'
import { isPlannable } from './out_of_turn.ts'
import { PlanState } from './plan_state.svelte.ts'
import { withColour, wrongWorkers } from './why_not.ts'
import { fits } from './worker_groups.ts'

export class Plan extends PlanState {
  /** Asks which workers may follow, unless the helps have said it already. */
  protected async learn(tile: string, purpose: Purpose): Promise<void> {
    const isKnown = !this.joinedFor(tile, purpose).length && namesAllGroups(asHelps(this.table.helps), tile, purpose)
    if (!isKnown) await this.sender.learn(this.path(tile, purpose))
  }

  /** The piles: a click picks the colour, another one adds a worker. */
  pickColour(colour: Colour): void {
    this.why = null
    const have = this.view.own?.workers[colour] ?? 0
    if (!have) return
    if (this.colour !== colour) {
      this.colour = colour
      this.count = 0
      return
    }
    const numbers = this.numbers()
    const now = this.number || numbers[0] || 0
    if (this.alone && !numbers.some((n) => n > now)) return this.dropColour()
    this.count = numbers.find((n) => n > now) ?? numbers[0] ?? (now % have) + 1
  }

  private dropColour(): void {
    this.colour = ''
    this.count = 0
  }

  pickNumber(n: number): void {
    const have = this.hue ? (this.view.own?.workers[this.hue] ?? 0) : 0
    if (n < 1 || n > have) return
    this.colour = this.hue
    this.count = n
  }

  step(by: number): void {
    const numbers = this.numbers()
    const at = numbers.indexOf(this.number)
    const next = numbers[at < 0 ? 0 : at + by]
    if (next !== undefined) this.pickNumber(next)
  }

  /** A tile with what is to be done with it, where that is known: by keys. */
  async pickFor(tile: string, purpose: Purpose): Promise<void> {
    if (tile !== this.target) {
      if (this.asked === 'turn' && !this.offered(tile, purpose)) return this.explain(tile, `${purpose} ${tile}`)
      await this.pickTile(tile)
    }
    if (tile === this.target) this.pickPurpose(purpose)
  }

  /** A click on a tile: pick it, or hear why it cannot be picked. Where use and bid are possible, none is chosen. */
  async pickTile(tile: string): Promise<void> {
    this.why = null
    if (this.asked === 'group' && tile !== this.target) return this.explain(tile, `use ${tile}`)
    if (this.asked !== 'turn' && !this.planning) return
    this.kept = false
    if (this.tile === tile) return this.dropTile()
    const purposes = PURPOSES.filter((one) => this.offered(tile, one))
    if (this.planning) return this.planTile(tile, purposes)
    if (!purposes.length) return this.explain(tile, this.lot(tile) ? `bid ${tile}` : `use ${tile}`)
    const fitting = purposes.filter((one) => this.legal(tile, one))
    if (!fitting.length) return this.explainColour(tile, purposes[0] ?? 'use')
    this.take(tile, fitting)
    for (const one of fitting) void this.learn(tile, one)
  }

  private take(tile: string, purposes: readonly Purpose[]): void {
    this.tile = tile
    this.purpose = purposes.length === 1 ? (purposes[0] ?? '') : ''
  }

  private planTile(tile: string, purposes: readonly Purpose[]): void {
    const fitting = purposes.filter((one) => fits(this.after(tile, one), this.colour, this.count))
    if (purposes.length) this.take(tile, fitting.length ? fitting : purposes)
  }

  /** Your turn has come: what was planned stays if it is possible; else its reason is said. */
  async adopt(): Promise<void> {
    const { tile, purpose } = this
    if (!tile) return
    this.joined = this.joined.filter((one) => this.losing.some((bid) => bid.tile === one))
    const open = purpose ? [purpose] : [...PURPOSES]
    const still = open.filter((one) => this.offered(tile, one))
    if (!still.length) {
      this.table.announce(
        this.table.t('keyflower-table-plan-gone', { tile: tileName(this.facts, this.table.lang, tile) }),
      )
      this.dropTile()
      return this.explain(tile, `${purpose || (this.lot(tile) ? 'bid' : 'use')} ${tile}`)
    }
    await Promise.all(still.map((one) => this.learn(tile, one)))
    if (this.tile !== tile || this.purpose !== purpose) return
    const fit = (): boolean => still.some((one) => fits(this.after(tile, one), this.colour, this.count))
    if (!fit()) this.count = 0
    if (!fit()) {
      this.explainColour(tile, still[0] ?? 'use')
      this.colour = ''
    }
    this.take(tile, still)
    this.kept = true
    this.table.announce(this.table.t('keyflower-table-plan-kept'))
  }

  pickPurpose(purpose: Purpose): void {
    if ((this.asked !== 'turn' && !this.planning) || !this.tile) return
    this.kept = false
    if (this.planning) {
      if (isPlannable(this, this.tile, purpose)) this.purpose = purpose
      return
    }
    if (!this.offered(this.tile, purpose)) return void this.explain(this.tile, `${purpose} ${this.tile}`)
    this.purpose = purpose
    if (!this.legal(this.tile, purpose)) this.count = 0
    if (!this.legal(this.tile, purpose)) this.colour = ''
    void this.learn(this.tile, purpose)
  }

  /** A losing bid goes along as a whole, or stays. */
  async toggleJoin(tile: string): Promise<void> {
    this.why = null
    this.joined = this.joined.includes(tile) ? this.joined.filter((one) => one !== tile) : [...this.joined, tile]
    const bid = this.losing.find((one) => one.tile === tile)?.bid
    if (this.joined.length && bid && this.colour && this.colour !== bid.colour) this.colour = ''
    this.count = 0
    if (this.composing && this.target && this.aim) await this.learn(this.target, this.aim)
  }

  dropTile(): void {
    this.kept = false
    this.tile = ''
    this.purpose = ''
    this.count = 0
  }

  clear(): void {
    this.dropTile()
    this.colour = ''
    this.joined = []
    this.why = null
    this.sender.trouble = null
  }

  /** One step back of what is picked; false if nothing is. */
  back(): boolean {
    if (this.why) this.why = null
    else if (this.tile) this.dropTile()
    else if (this.joined.length) this.joined = []
    else if (this.count) this.count = 0
    else if (this.colour) this.colour = ''
    else return false
    return true
  }

  async explain(at: string, text: string): Promise<void> {
    const refusal = await this.table.why(text)
    if (refusal) this.say(at, withColour(this, refusal, at))
  }

  /** The tile is open to others, not to what is picked: say so, and name the colours that fit. */
  private explainColour(tile: string, purpose: Purpose): void {
    const refusal = wrongWorkers(this, this.after(tile, purpose), tile)
    const named = refusal.key === 'wrong-colour' && this.colour
    this.say(tile, refusal, named ? this.table.t('keyflower-table-why-with', { colour: named }) : '')
  }

  say(at: string, refusal: Refusal, title = ''): void {
    this.why = { at, title, refusal }
    this.table.announce(`${title} ${refusal.words ?? refusal.key}`.trim())
  }

  /** Does what is picked, small step by small step. */
  async act(): Promise<boolean> {
    const steps = this.steps()
    if (!steps.length) return false
    const done = await this.sender.run(steps)
    if (done) this.clear()
    return done
  }
}
