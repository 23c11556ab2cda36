// The suggestion that is shown on the table of Keyflower: what it changes, for every part that draws some of it.
import { getContext, onMount, setContext, untrack } from 'svelte'
import { markAdvised } from '../../../lib/advice/advised_marks.ts'
import type { KeyflowerControls } from '../planning/controls.svelte.ts'
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
  readonly #controls: KeyflowerControls
  readonly changes = $derived.by((): Changes => {
    const { table, plan } = this.#controls
    const shown = table.advised
    if (!shown) return NOTHING
    return changesOf(shown.hint.texts, plan.view, (shown.after?.view as View | undefined) ?? null, table.look)
  })

  constructor(controls: KeyflowerControls) {
    this.#controls = controls
  }
}

const KEY = Symbol('keyflower advice')
export const getAdvised = (): Advised => getContext<Advised>(KEY)

/** For the root of the table: shows suggestions, and lets those that are followed go through the controls. */
export function useAdvice(controls: KeyflowerControls, root: () => Element | undefined): void {
  const advised = setContext(KEY, new Advised(controls))
  onMount(() => controls.table.commits?.((texts) => controls.send(texts)))
  $effect(() => {
    const { selectors, area } = advised.changes
    const at = root()
    if (!at || !selectors.length) return
    if (area) untrack(() => (controls.tab = area))
    return markAdvised(at, selectors)
  })
}
