// The texts of the page: the same Fluent files as server and terminal, loaded by language and room when first needed.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { withArticles } from './articles.ts'
import type { Args } from '../table/contract.ts'

export const LANGS = ['en', 'ru', 'uk', 'hu'] as const
export type Lang = (typeof LANGS)[number]
/**
 * No line begins with a dash or a percent sign: the space before it does not break, as books outside English are set.
 */
export const unbroken = (lang: Lang, source: string): string =>
  lang === 'en' ? source : source.replaceAll(' — ', '\u00a0— ').replaceAll(' %', '\u00a0%')
export const LANG_NAMES: Record<Lang, string> = { en: 'English', ru: 'Русский', uk: 'Українська', hu: 'Magyar' }

const urls = import.meta.glob<string>(
  [
    '../../../../src/tilewright/words/*/*.ftl',
    '!../../../../src/tilewright/words/*/admin.ftl',
    '!../../../../src/tilewright/words/*/cli.ftl',
    '!../../../../src/tilewright/words/*/server.ftl',
  ],
  { query: '?url', import: 'default', eager: true },
)

function urlOf(lang: string, room: string): string | undefined {
  return urls[`../../../../src/tilewright/words/${lang}/${room}.ftl`]
}

/** Whether there is such a file at all; a game's page may not have one yet. */
export const hasRoom = (room: string): boolean => urlOf('en', room) !== undefined

export const isLang = (text: string): text is Lang => (LANGS as readonly string[]).includes(text)

/** The first of the browser's languages that we have. */
export function preferred(wanted: readonly string[]): Lang {
  for (const one of wanted) {
    const short = one.slice(0, 2).toLowerCase()
    if (isLang(short)) return short
  }
  return 'en'
}

type Fetcher = (lang: string, room: string) => Promise<string>

/** The texts of a whole game, as the server has them: for games whose files are not in this build. */
const GAME = 'game/'

const fetched: Fetcher = async (lang, room) => {
  const url = room.startsWith(GAME)
    ? `/api/games/${encodeURIComponent(room.slice(GAME.length))}/words?lang=${lang}`
    : urlOf(lang, room)
  if (!url) throw new Error(`no texts ${lang}/${room}`)
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`texts ${lang}/${room}: ${answer.status}`)
  return answer.text()
}

export class Words {
  lang: Lang = $state('en')
  #rooms = new Set<string>()
  #bundles = new Map<string, FluentBundle>()
  #loaded = new Map<string, Promise<void>>()
  #turn = $state(0) // grows when texts arrive, so that everything that reads them is drawn again
  #fetch: Fetcher

  constructor(fetcher: Fetcher = fetched) {
    this.#fetch = fetcher
  }

  /** Makes these rooms ready in the language of the page; English stands in for what fails to come. */
  async need(...rooms: string[]): Promise<void> {
    for (const room of rooms) this.#rooms.add(room)
    await this.#load(this.lang)
  }

  /** All texts of a game from the server. */
  async needGame(game: string): Promise<void> {
    await this.#one(this.lang, GAME + game)
    this.#rooms.add(GAME + game)
  }

  /** The switch happens when all texts are there, never in between. */
  async setLanguage(lang: Lang): Promise<void> {
    await this.#load(lang)
    this.lang = lang
  }

  async #load(lang: Lang): Promise<void> {
    await Promise.all([...this.#rooms].map((room) => this.#one(lang, room)))
  }

  #one(lang: Lang, room: string): Promise<void> {
    const key = `${lang}/${room}`
    let loading = this.#loaded.get(key)
    if (!loading) {
      loading = this.#fetch(lang, room).then((source) => {
        this.#bundle(lang).addResource(new FluentResource(unbroken(lang, source)))
        this.#turn++
      })
      loading.catch(() => this.#loaded.delete(key))
      this.#loaded.set(key, loading)
    }
    return loading
  }

  #bundle(lang: Lang): FluentBundle {
    let bundle = this.#bundles.get(lang)
    if (!bundle) this.#bundles.set(lang, (bundle = new FluentBundle(lang, { useIsolating: false })))
    return bundle
  }

  has(key: string): boolean {
    void this.#turn
    return this.#bundles.get(this.lang)?.hasMessage(key) ?? false
  }

  t = (key: string, args?: Args): string => {
    void this.#turn
    for (const lang of [this.lang, 'en'] as const) {
      const bundle = this.#bundles.get(lang)
      const pattern = bundle?.getMessage(key)?.value
      if (!bundle || !pattern) continue
      const text = bundle.formatPattern(pattern, args, [])
      return lang === 'hu' ? withArticles(text) : text
    }
    return key
  }

  /** The text of the first key that there is. */
  first(keys: string[], args?: Args): string {
    const key = keys.find((one) => this.has(one))
    return key ? this.t(key, args) : (keys.at(-1) ?? '')
  }

  number = (value: number, options?: Intl.NumberFormatOptions): string =>
    new Intl.NumberFormat(this.lang, options).format(value)

  date = (at: number, options: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' }): string =>
    new Intl.DateTimeFormat(this.lang, options).format(at)

  /** "3 minutes ago". */
  ago(at: number, now: number): string {
    const seconds = Math.round((at - now) / 1000)
    const format = new Intl.RelativeTimeFormat(this.lang, { numeric: 'auto' })
    const steps: [Intl.RelativeTimeFormatUnit, number][] = [
      ['day', 86400],
      ['hour', 3600],
      ['minute', 60],
    ]
    for (const [unit, size] of steps) {
      if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit)
    }
    return format.format(0, 'minute')
  }

  list(parts: string[]): string {
    return new Intl.ListFormat(this.lang, { type: 'conjunction' }).format(parts)
  }
}

export const words = new Words()
export const t = words.t
