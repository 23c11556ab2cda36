// The end of a turn, kept back: shown as if it were done, and sent when it is confirmed. Before that it can be dropped.
import { notifier } from '../browser/notifier.svelte.ts'
import type { GamePage, Refusal, Tried, Unsent } from './contract.ts'
import type { LiveTable } from './live_table.svelte.ts'
import { stillSending } from '../server/refusals.ts'
import { words } from '../words/words.svelte.ts'

interface Kept extends Unsent {
  v: number
  tried: Tried
}

type Instead = Pick<
  LiveTable,
  'view' | 'options' | 'description' | 'undoable' | 'redoable' | 'busy' | 'act' | 'undo' | 'redo'
> & {
  readonly unsent: Unsent | null
  keepBack(...texts: string[]): Promise<Refusal | null>
  actNow(...texts: string[]): Promise<Refusal | null>
  confirm(): Promise<Refusal | null>
}

/** Nobody asks this seat any more, or what comes next cannot be known before it is done. */
const ends = (tried: Tried, look: number): boolean =>
  tried.stopped === 'reveal' || (tried.stopped === '' && (tried.over === true || !tried.waiting.includes(look)))

/** What the pages of the game know of its turns, and whether each of them is to be confirmed. */
export interface TurnRules extends Pick<GamePage, 'endsTurn' | 'reveals'> {
  confirms: boolean
}

export class HeldTurn {
  /** The same table as the pages see it: with what is kept back as if it were done. */
  readonly table: LiveTable & Instead
  #live: LiveTable
  #kept = $state.raw<Kept | null>(null)
  /** What is looked up before it is kept back or sent. */
  #trying = $state.raw<readonly string[] | null>(null)

  #turnRules: () => TurnRules

  constructor(live: LiveTable, turnRules: () => TurnRules) {
    this.#live = live
    this.#turnRules = turnRules
    const instead = this.#instead()
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

  #instead(): Instead {
    const live = this.#live
    const kept = (): Kept | null => this.#kept
    const shown = (): Tried | null => (this.#kept && this.#kept.tried.stopped === '' ? this.#kept.tried : null)
    const trying = (): boolean => this.#trying !== null
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
      act: (...texts) => this.#act(texts),
      keepBack: (...texts) => this.#keepBack(texts),
      actNow: (...texts) => live.act(...texts),
      confirm: () => this.#confirm(),
      undo: async () => {
        if (!this.#kept) return live.undo()
        this.#kept = null
        return null
      },
      // What was taken back leaves the page like anything else.
      redo: async () => (live.toRedo === undefined ? null : this.#act([live.toRedo])),
    } as Instead
  }

  #act(texts: string[]): Promise<Refusal | null> {
    return this.#turnRules().confirms ? this.#keepBack(texts) : this.#live.act(...texts)
  }

  /** Keeps them back if the turn ends with them; otherwise they are sent, and can be taken back as usual. */
  async #keepBack(texts: string[]): Promise<Refusal | null> {
    const live = this.#live
    const held = this.#trying ?? this.#kept?.texts
    if (held) return held.join() === texts.join() ? null : this.#refused()
    if (live.busy || !live.isTaught(texts)) return live.act(...texts) // which says why it is not sent
    const v = live.latest
    this.#trying = texts
    let tried: Tried | null
    try {
      tried = await live.preview(texts)
    } finally {
      this.#trying = null
    }
    if (!tried || v !== live.latest || !this.#isLast(texts, tried)) return live.act(...texts)
    this.#keep(texts, tried)
    return null
  }

  #refused(): Refusal {
    const refusal = stillSending()
    notifier.refused(words.t('shell-refused'), refusal)
    return refusal
  }

  /** The turn ends with them; a game knows of its own turns that are followed by another question to the same seat. */
  #isLast(texts: string[], tried: Tried): boolean {
    const { confirms, endsTurn } = this.#turnRules()
    return ends(tried, this.#live.look) || (confirms && tried.stopped === '' && endsTurn?.(texts) === true)
  }

  #keep(texts: string[], tried: Tried): void {
    const said = tried.steps.flatMap((step) => step.events.flatMap((event) => event.words ?? []))
    const last = this.#live.options.find((one) => one.text === texts.at(-1))?.words ?? ''
    const reveals = tried.stopped === 'reveal'
    const shows = reveals ? this.#revealed(texts, tried.reveals ?? []) : ''
    this.#kept = {
      v: this.#live.latest,
      tried,
      texts,
      words: reveals && last ? [...said, last] : said,
      steps: tried.steps,
      reveals,
      shows,
    }
    notifier.announce([words.t('shell-confirm-ask'), ...this.#kept.words, shows].join(' ').trim())
  }

  /** What becomes known: as the game's page names it, else as its texts name it by the kinds of what would happen. */
  #revealed(texts: string[], kinds: readonly string[]): string {
    const live = this.#live
    const named = this.#turnRules().reveals?.(this.table, texts, kinds)
    const key = kinds.map((kind) => `${live.game}-reveal-${kind}`).find((one) => words.has(one))
    const what = named || (key ? words.t(key) : '')
    return what ? words.t('shell-confirm-shows', { what }) : words.t('shell-confirm-reveals')
  }

  async #confirm(): Promise<Refusal | null> {
    const texts = this.#kept?.texts
    this.#kept = null
    return texts ? this.#live.act(...texts) : null
  }

  /** Somebody else did something: what is kept back stays if it is still possible; if not, that is said. */
  async recheck(): Promise<void> {
    const kept = this.#kept
    if (!kept || kept.v === this.#live.latest) return
    const tried = this.#live.asksNow ? await this.#live.preview(kept.texts) : null
    if (this.#kept !== kept) return
    const stays = tried !== null && this.#isLast(kept.texts, tried)
    this.#kept = stays ? { ...kept, v: this.#live.latest, tried } : null
    if (!stays) notifier.note({ kind: 'bad', text: words.t('shell-confirm-dropped') })
  }
}
