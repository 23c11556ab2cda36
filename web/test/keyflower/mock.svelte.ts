// A table from stored views, for tests: what is asked of it is kept, what it answers is set by the test.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type {
  Args,
  LegalOption,
  Explained,
  Refusal,
  SeatSeen,
  Step,
  TableModel,
  Tried,
} from '../../src/lib/table/contract.ts'

/** The Fluent files by language; whoever makes tables puts them here. */
export const sources: Record<string, string[]> = {}

function bundleOf(lang: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  for (const source of sources[lang] ?? []) bundle.addResource(new FluentResource(source))
  return bundle
}

export interface Scene {
  view: { seats: number; question: { asked: string; waiting: number[] } }
  options: string[]
  look: number
  follow?: Record<string, string[]>
}

export class MockTable implements TableModel {
  readonly id = 'mock'
  readonly game = 'keyflower'
  readonly spec = 'keyflower'
  lang = $state('en')
  facts = $state.raw<unknown>(null)
  view = $state.raw<unknown>(null)
  look = $state(0)
  v = $state(1)
  question = ''
  waiting: number[] = []
  options = $state.raw<LegalOption[]>([])
  seats = $state.raw<SeatSeen[]>([])
  news = $state.raw<Step[]>([])
  fresh: Step[] = []
  undoable = $state(false)
  undoSays = ''
  watching = false
  over = $state(false)
  live = $state(true)
  busy = $state(false)
  allows = $state({ hints: true, helps: true })
  helps = $state.raw<unknown>(null)
  guided: string[] | null = null
  acted: string[] = []
  /** The same as it was sent. */
  rows: string[][] = []
  previews: string[][] = []
  asked: string[] = []
  said: string[] = []
  /** The action that shows something new, and what kinds of things happen by it. */
  reveals = ''
  kinds: string[] = []
  refusal: Refusal | null = null
  /** What happens after an action. */
  then: (text: string) => void = () => undefined
  /** What is asked after these actions in a row, as options. */
  follow: Record<string, string[]> = {}
  #scene: Scene
  #bundles = new Map<string, FluentBundle>()

  constructor(facts: unknown, scene: Scene, lang = 'en') {
    this.facts = facts
    this.lang = lang
    this.#scene = scene
    this.show(scene)
    const names = ['Mira', 'Anton', 'Zsófi', 'Данило', 'Orsolya', 'Bot 4']
    const marks = ['key', 'star', 'boat', 'oak', 'bell', 'fish']
    this.seats = Array.from({ length: scene.view.seats }, (_, seat) => ({
      seat,
      kind: 'person',
      name: names[seat] ?? '',
      mark: marks[seat] ?? '',
      mine: seat === scene.look,
    }))
  }

  show(scene: Scene): void {
    this.#scene = scene
    this.view = scene.view
    this.look = scene.look
    this.options = scene.options.map((text) => ({ text, words: text }))
    this.over = scene.view.question.asked === ''
    this.v++
  }

  async act(...texts: string[]): Promise<Refusal | null> {
    this.acted.push(...texts)
    this.rows.push(texts)
    if (this.refusal) return this.refusal
    this.v += texts.length
    for (const text of texts) this.then(text)
    return null
  }

  async why(text: string): Promise<Refusal | null> {
    this.asked.push(text)
    return this.refusal ?? { key: 'no-use', rule: 'KF-5.1', words: `KF-5.1: not ${text}` }
  }

  async undo(): Promise<Refusal | null> {
    this.acted.push('undo')
    return null
  }

  async score(): Promise<Explained> {
    return {
      explained: (this.view as { explained?: unknown[] }).explained?.[this.look] ?? {
        seat: 0,
        total: 0,
        lines: [],
        unused: [],
        purple: '',
        flipped: '',
      },
      words: [],
    }
  }

  async askHelps(): Promise<void> {}

  async preview(texts: string[]): Promise<Tried> {
    this.previews.push(texts)
    const row = texts.join('; ')
    const next = this.follow[row] ?? this.#scene.follow?.[row]
    return {
      done: texts.length,
      stopped: texts.includes(this.reveals) ? 'reveal' : '',
      reveals: this.kinds,
      steps: [],
      view: this.view,
      waiting: [],
      ...(next || !this.refusal ? {} : { refused: this.refusal }),
      options: (next ?? []).map((text) => ({ text })),
    }
  }

  async hint(): Promise<never[]> {
    return []
  }

  rule(): void {}

  announce(text: string): void {
    this.said.push(text)
  }

  t(key: string, args?: Args): string {
    let bundle = this.#bundles.get(this.lang)
    if (!bundle) this.#bundles.set(this.lang, (bundle = bundleOf(this.lang)))
    const pattern = bundle.getMessage(key)?.value
    return pattern ? bundle.formatPattern(pattern, args, []) : key
  }

  name(seat: number): string {
    return this.seats[seat]?.name ?? ''
  }
}
