// What one person likes at this browser: language, theme, sound; remembered, and followed at once. An account keeps
// most of it for all its browsers (lib/people/kept_settings.ts).
import { isPace, type Pace } from '../table/pace.ts'
import type { PageSettings } from '../server/wire.ts'
import { isLang, preferred, words, type Lang } from '../words/words.svelte.ts'

const KEY = 'tilewright'
/** Who has finished fewer games is a beginner. */
const BEGINNER = 3
export type Theme = '' | 'light' | 'dark' // '' goes with the system

interface Kept {
  lang?: string
  theme?: Theme
  /** Kept by earlier versions: false is a volume of 0. */
  sound?: boolean
  volume?: number
  haptics?: boolean
  pace?: string
  botPause?: number
  confirmTurn?: boolean
  /** The lesson was the last thing that was played. */
  fromLesson?: boolean
  /** Turns are confirmed, unless that was chosen otherwise, until so many games are finished. */
  confirmUntil?: number
  /** The games that were finished, as far as they were counted. */
  finished?: number
  bot?: string
  game?: string
  /** It was said once that games can be kept. */
  toldToKeep?: boolean
}

/** Told whenever something is chosen that an account keeps. */
export const onChoice: { call: (change: PageSettings) => void } = { call: () => undefined }

/** The part of it that an account keeps. */
function shared(kept: Kept): PageSettings {
  const { lang, theme, haptics, pace, bot, game } = kept
  const volume = kept.sound === false ? 0 : kept.volume
  const all = {
    lang,
    theme,
    volume,
    haptics,
    pace,
    confirm_turn: kept.confirmTurn,
    bot_pause: kept.botPause,
    bot,
    game,
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept
  } catch {
    return {}
  }
}

class Prefs {
  #kept: Kept = $state(read())

  #keep(change: Kept): void {
    this.#write(change)
    const synced = shared(change)
    if (Object.keys(synced).length) onChoice.call(synced)
  }

  #write(change: Kept): void {
    Object.assign(this.#kept, change)
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept))
    } catch {
      // a browser that keeps nothing still plays
    }
  }

  /** All that was chosen here and that an account keeps. */
  get shared(): PageSettings {
    return shared(this.#kept)
  }

  /** What was chosen in another browser. */
  async take(settings: PageSettings): Promise<void> {
    const { lang, theme, volume, haptics, pace, confirm_turn: confirmTurn, bot_pause: botPause, bot, game } = settings
    const given = { theme: theme as Theme, volume, haptics, pace, confirmTurn, botPause, bot, game }
    const change: Kept = Object.fromEntries(Object.entries(given).filter(([, value]) => value != null))
    if (change.volume !== undefined) change.sound = true
    this.#write(change)
    this.applyTheme()
    if (lang && isLang(lang) && lang !== words.lang) {
      await words.setLanguage(lang)
      document.documentElement.lang = lang
      this.#write({ lang })
    }
  }

  get lang(): Lang {
    const kept = this.#kept.lang ?? ''
    return isLang(kept) ? kept : preferred(navigator.languages ?? [navigator.language])
  }

  async setLanguage(lang: Lang): Promise<void> {
    await words.setLanguage(lang)
    document.documentElement.lang = lang
    this.#keep({ lang })
  }

  get theme(): Theme {
    return this.#kept.theme ?? ''
  }

  set theme(theme: Theme) {
    this.#keep({ theme })
    this.applyTheme()
  }

  get dark(): boolean {
    return this.theme ? this.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  }

  applyTheme(): void {
    document.documentElement.dataset.theme = this.dark ? 'dark' : 'light'
  }

  /** 0 to 1; 0 is off. */
  get volume(): number {
    return this.#kept.sound === false ? 0 : (this.#kept.volume ?? 0.5)
  }

  set volume(volume: number) {
    this.#keep({ volume, sound: true })
  }

  /** A phone may shake a little. */
  get haptics(): boolean {
    return this.#kept.haptics ?? true
  }

  set haptics(haptics: boolean) {
    this.#keep({ haptics })
  }

  /** What was last chosen for new tables: seconds that bots wait for second thoughts, -1 as usual at the server. */
  get botPause(): number {
    return this.#kept.botPause ?? -1
  }

  set botPause(botPause: number) {
    this.#keep({ botPause })
  }

  /** How fast the moves of others are shown. */
  get pace(): Pace {
    const kept = this.#kept.pace ?? ''
    return isPace(kept) ? kept : 'normal'
  }

  set pace(pace: Pace) {
    this.#keep({ pace })
  }

  /** Whether a turn has to be confirmed before it is sent: as chosen, else for beginners. */
  get confirmTurn(): boolean {
    return this.#kept.confirmTurn ?? (this.#kept.finished ?? 0) < (this.#kept.confirmUntil ?? BEGINNER)
  }

  set confirmTurn(confirmTurn: boolean) {
    this.#keep({ confirmTurn })
  }

  /** Whether the number of finished games matters, and is not known to be enough. */
  get isCounting(): boolean {
    return this.#kept.confirmTurn === undefined && (this.confirmTurn || this.#kept.fromLesson === true)
  }

  /** So many games are finished; who comes from the lesson is a beginner until the next one is. */
  count(finished: number): void {
    const until = this.#kept.fromLesson ? finished + 1 : 0
    this.#keep({ finished, fromLesson: false, confirmUntil: Math.max(this.#kept.confirmUntil ?? BEGINNER, until) })
  }

  rememberLesson(): void {
    this.#keep({ fromLesson: true })
  }

  /** The bot that was played against last. */
  get bot(): string {
    return this.#kept.bot ?? ''
  }

  set bot(bot: string) {
    this.#keep({ bot })
  }

  get toldToKeep(): boolean {
    return this.#kept.toldToKeep ?? false
  }

  set toldToKeep(toldToKeep: boolean) {
    this.#keep({ toldToKeep })
  }

  /** The game that was chosen last. */
  get game(): string {
    return this.#kept.game ?? ''
  }

  set game(game: string) {
    this.#keep({ game })
  }
}

export const prefs = new Prefs()
