// The suggestion that is shown on the table of Keyflower: what it changes, for every part that draws some of it.
import { getContext, onMount, setContext, untrack } from 'svelte'
import { markAdvised } from '../../../lib/advised_marks.ts'
import type { Desk } from '../planning/desk.svelte.ts'
import type { View } from '../types.ts'
import { changesOf, type Changes } from './changes.ts'

const NOTHING: Changes = {
  bids: new Map(),
  tiles: new Map(),
  placed: [],
  legs: [],
  named: new Set(),
  selectors: [],
  area: '',
}

export class Advised {
  readonly #desk: Desk
  readonly changes = $derived.by((): Changes => {
    const { table, plan } = this.#desk
    const shown = table.advised
    if (!shown) return NOTHING
    return changesOf(shown.hint.texts, plan.view, (shown.after?.view as View | undefined) ?? null, table.look)
  })

  constructor(desk: Desk) {
    this.#desk = desk
  }
}

const KEY = Symbol('keyflower advice')
export const getAdvised = (): Advised => getContext<Advised>(KEY)

/** For the root of the table: shows suggestions, and lets those that are followed go through the desk. */
export function useAdvice(desk: Desk, root: () => Element | undefined): void {
  const advised = setContext(KEY, new Advised(desk))
  onMount(() => desk.table.commits?.((texts) => desk.send(texts)))
  $effect(() => {
    const { selectors, area } = advised.changes
    const at = root()
    if (!at || !selectors.length) return
    if (area) untrack(() => (desk.tab = area))
    return markAdvised(at, selectors)
  })
}
