// The end of a turn, kept back: shown as if it were done, and sent when it is confirmed. Before that it can be dropped.
import { voice } from './announcements.svelte.ts'
import type { Refusal, Tried, Unsent } from './contract.ts'
import type { LiveTable } from './live_table.svelte.ts'
import { words } from './words.svelte.ts'

interface Kept extends Unsent {
  v: number
  tried: Tried
}

type Instead = Pick<
  LiveTable,
  'view' | 'options' | 'description' | 'undoable' | 'redoable' | 'busy' | 'act' | 'undo'
> & {
  readonly unsent: Unsent | null
  keepBack(...texts: string[]): Promise<Refusal | null>
  actNow(...texts: string[]): Promise<Refusal | null>
  confirm(): Promise<Refusal | null>
}

/** Nobody asks this seat any more, or what comes next cannot be known before it is done. */
const ends = (tried: Tried, look: number): boolean =>
  tried.stopped === 'reveal' || (tried.stopped === '' && (tried.over === true || !tried.waiting.includes(look)))

export class HeldTurn {
  /** The same table as the pages see it: with what is kept back as if it were done. */
  readonly table: LiveTable & Instead
  #live: LiveTable
  #kept = $state.raw<Kept | null>(null)
  #trying = $state(false)

  /** `confirms`: whether every turn is to be confirmed. */
  constructor(live: LiveTable, confirms: () => boolean) {
    this.#live = live
    const instead = this.#instead(confirms)
    const bound = new Map<PropertyKey, unknown>()
    const own = (key: PropertyKey): unknown => {
      const value: unknown = Reflect.get(live, key, live)
      if (typeof value !== 'function') return value
      if (!bound.has(key)) bound.set(key, value.bind(live))
      return bound.get(key)
    }
    this.table = new Proxy(live, {
      get: (_, key) => (Object.hasOwn(instead, key) ? instead[key as keyof Instead] : own(key)),
      has: (_, key) => Object.hasOwn(instead, key) || key in live,
      set: (_, key, value) => Reflect.set(live, key, value, live),
    }) as LiveTable & Instead
  }

  #instead(confirms: () => boolean): Instead {
    const live = this.#live
    const kept = (): Kept | null => this.#kept
    const shown = (): Tried | null => (this.#kept && this.#kept.tried.stopped === '' ? this.#kept.tried : null)
    const trying = (): boolean => this.#trying
    return {
      get unsent() {
        return kept()
      },
      get view() {
        return shown()?.view ?? live.view
      },
      get description() {
        return shown()?.description ?? live.description
      },
      get options() {
        return kept() ? [] : live.options
      },
      get undoable() {
        return kept() !== null || live.undoable
      },
      get redoable() {
        return kept() === null && live.redoable
      },
      get busy() {
        return live.busy || trying()
      },
      act: (...texts) => (confirms() ? this.#keepBack(texts) : live.act(...texts)),
      keepBack: (...texts) => this.#keepBack(texts),
      actNow: (...texts) => live.act(...texts),
      confirm: () => this.#confirm(),
      undo: async () => {
        if (!this.#kept) return live.undo()
        this.#kept = null
        return null
      },
    } as Instead
  }

  /** Keeps them back if the turn ends with them; otherwise they are sent, and can be taken back as usual. */
  async #keepBack(texts: string[]): Promise<Refusal | null> {
    const live = this.#live
    if (live.busy || this.#trying || this.#kept) return null
    if (live.guided) return live.act(...texts)
    const v = live.latest
    this.#trying = true
    let tried: Tried | null
    try {
      tried = await live.preview(texts)
    } finally {
      this.#trying = false
    }
    if (!tried || v !== live.latest || !ends(tried, live.look)) return live.act(...texts)
    this.#keep(texts, tried)
    return null
  }

  #keep(texts: string[], tried: Tried): void {
    const said = tried.steps.flatMap((step) => step.events.flatMap((event) => event.words ?? []))
    const last = this.#live.options.find((one) => one.text === texts.at(-1))?.words ?? ''
    const reveals = tried.stopped === 'reveal'
    this.#kept = { v: this.#live.latest, tried, texts, words: reveals && last ? [...said, last] : said, reveals }
    voice.announce(`${words.t('shell-confirm-ask')} ${this.#kept.words.join(' ')}`)
  }

  async #confirm(): Promise<Refusal | null> {
    const texts = this.#kept?.texts
    this.#kept = null
    return texts ? this.#live.act(...texts) : null
  }

  /** Somebody else did something: what is kept back stays if it is still possible. */
  async recheck(): Promise<void> {
    const kept = this.#kept
    if (!kept || kept.v === this.#live.latest) return
    const tried = this.#live.asksNow ? await this.#live.preview(kept.texts) : null
    if (this.#kept !== kept) return
    if (tried && ends(tried, this.#live.look)) this.#kept = { ...kept, v: this.#live.latest, tried }
    else this.#kept = null
  }
}
