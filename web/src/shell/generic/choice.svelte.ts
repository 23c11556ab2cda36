// What a person has narrowed the options to, by a click on something they are about or by words, and which one is
// picked.
import type { LegalOption, TableModel } from '../../lib/table/contract.ts'
import type { Description, OptionGroup } from '../../lib/server/wire.ts'
import { folded } from '../../lib/rules/rule_search.ts'

/** One of the options, with its number in the list that was sent. */
export interface Numbered extends LegalOption {
  number: number
}

export interface ShownGroup {
  key: string
  title: string
  options: Numbered[]
}

/** Groups with their options; those that end last in the list come last. Without any there is one group of all. */
export function grouped(options: readonly LegalOption[], groups: readonly OptionGroup[]): ShownGroup[] {
  const numbered = options.map((one, number) => ({ ...one, number }))
  const named = groups.map(({ key, title, options: numbers = [] }) => ({
    key,
    title,
    options: numbers.flatMap((number) => numbered[number] ?? []),
  }))
  const inGroups = new Set(named.flatMap((one) => one.options.map((option) => option.number)))
  const rest = numbered.filter((one) => !inGroups.has(one.number))
  const all = rest.length ? [...named, { key: '', title: '', options: rest }] : named
  const last = (group: ShownGroup): number => Math.max(-1, ...group.options.map((one) => one.number))
  return all.filter((one) => one.options.length).sort((a, b) => last(a) - last(b))
}

/**
 * The groups in the order in which they were shown before, so that places and keys stay where they were. New ones come
 * after the group that they follow now. `known` are the keys so far; the answer has the new ones too.
 */
export function remembered(known: readonly string[], now: readonly string[]): string[] {
  const order = [...known]
  now.forEach((key, k) => {
    if (order.includes(key)) return
    const before = now[k - 1]
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key)
  })
  return order
}

/** Only what holds all the words, and only those numbers; empty groups are left out. */
export function narrowed(groups: readonly ShownGroup[], only: readonly number[] | null, wanted: string): ShownGroup[] {
  const parts = folded(wanted).split(/\s+/).filter(Boolean)
  const fits = (one: Numbered, title: string): boolean => {
    const text = folded(`${title} ${one.words ?? ''} ${one.text}`)
    return (!only || only.includes(one.number)) && parts.every((part) => text.includes(part))
  }
  return groups
    .map((group) => ({ ...group, options: group.options.filter((one) => fits(one, group.title)) }))
    .filter((group) => group.options.length)
}

/** What was asked when something was picked, and since which version. */
interface AskedAt {
  since: number
  what: string
}

export class OptionChoice {
  readonly table: TableModel
  search = $state('')
  #picked = $state.raw<(AskedAt & { name: string; options: number[] }) | null>(null)
  #chosen = $state.raw<(AskedAt & { text: string }) | null>(null)
  #order: string[] = []

  constructor(table: TableModel) {
    this.table = table
  }

  get description(): Description | null {
    return this.table.description ?? null
  }

  #asked(): AskedAt {
    const { askedAt = 0, look, question, options } = this.table
    return { since: askedAt, what: [look, question, ...options.map((one) => one.text)].join('\n') }
  }

  /** Whether the same is still asked: what others do meanwhile, or a greeting anew, changes nothing about it. */
  #stands(then: AskedAt | null): boolean {
    const now = this.#asked()
    return then !== null && then.since === now.since && then.what === now.what
  }

  /** What was clicked, as long as the same is asked. */
  get picked(): { name: string; options: number[] } | null {
    return this.#stands(this.#picked) ? this.#picked : null
  }

  /** Whoever is not asked any more starts anew, also where the same is asked later. */
  forget(): void {
    this.#chosen = this.#picked = null
  }

  get groups(): ShownGroup[] {
    return narrowed(this.#inOrder(), this.picked?.options ?? null, this.table.options.length > MANY ? this.search : '')
  }

  /** All groups, in an order that stays from turn to turn. */
  #inOrder(): ShownGroup[] {
    const found = grouped(this.table.options, this.description?.groups ?? [])
    const keys = found.map((one) => one.key)
    const order = (this.#order = remembered(this.#order, keys))
    return found.sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key))
  }

  /** Nothing before the description is here, which puts every option in its place. */
  get enabled(): boolean {
    return this.table.live && !this.table.busy && this.description !== null
  }

  isPicked(options: readonly number[]): boolean {
    return this.picked !== null && this.picked.options.join() === options.join()
  }

  /** It was clicked, or the only thing that can be done with it is chosen. */
  isMeant(options: readonly number[]): boolean {
    const [only] = options
    const chosen = options.length === 1 && only !== undefined && this.table.options[only] === this.chosen
    return this.isPicked(options) || (chosen && this.table.options.length > 1)
  }

  /**
   * A click on a piece picks it: its options are shown by themselves, and the only one is chosen; a second click shows
   * all. Nothing is done by it.
   */
  pick(name: string, options: readonly number[]): void {
    const [first] = options
    if (!this.enabled || first === undefined) return
    if (this.isMeant(options)) return this.drop()
    this.#picked = { ...this.#asked(), name, options: [...options] }
    const only = options.length === 1 ? this.table.options[first] : undefined
    this.#chosen = only ? { ...this.#asked(), text: only.text } : null
    this.search = ''
  }

  /** Everything: what is chosen, and what is narrowed. */
  drop(): void {
    this.#chosen = null
    this.clear()
  }

  /** The option that the main button would send: the one that was chosen, or the only one there is. */
  get chosen(): LegalOption | null {
    const { options } = this.table
    const text = this.#stands(this.#chosen) ? this.#chosen?.text : undefined
    return options.find((one) => one.text === text) ?? (options.length === 1 ? (options[0] ?? null) : null)
  }

  /** A click on an option chooses it, a second one drops it. Nothing is done by it. */
  choose(text: string): void {
    if (!text || !this.enabled) return
    this.#chosen = this.chosen?.text === text ? null : { ...this.#asked(), text }
  }

  /** The option with that place in what is shown, counted from 1. */
  chooseAt(place: number): void {
    this.choose(this.groups.flatMap((group) => group.options)[place - 1]?.text ?? '')
  }

  /** Sends what is chosen. */
  act(): void {
    const text = this.chosen?.text
    if (text === undefined || !this.enabled) return
    void this.table.act(text)
  }

  /** One step back: what is chosen, then what is narrowed. False if there is nothing. */
  back(): boolean {
    if (this.picked?.options.length === 1) this.drop()
    else if (this.#stands(this.#chosen)) this.#chosen = null
    else if (this.picked || this.search) this.clear()
    else return false
    return true
  }

  clear(): void {
    this.#picked = null
    this.search = ''
  }
}

/** More options than this can be searched. */
export const MANY = 12
