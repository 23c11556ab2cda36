// What one person likes at this browser: language, theme, sound; remembered, and followed at once.
import { isLang, preferred, words, type Lang } from './words.svelte.ts'

const KEY = 'tilewright'
export type Theme = '' | 'light' | 'dark' // '' goes with the system

interface Kept {
  lang?: string
  theme?: Theme
  sound?: boolean
  volume?: number
  bot?: string
  game?: string
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
    Object.assign(this.#kept, change)
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept))
    } catch {
      // a browser that keeps nothing still plays
    }
  }

  get lang(): Lang {
    const kept = this.#kept.lang ?? ''
    return isLang(kept) ? kept : preferred(navigator.languages ?? [navigator.language])
  }

  async speak(lang: Lang): Promise<void> {
    await words.speak(lang)
    document.documentElement.lang = lang
    this.#keep({ lang })
  }

  get theme(): Theme {
    return this.#kept.theme ?? ''
  }

  set theme(theme: Theme) {
    this.#keep({ theme })
    this.wear()
  }

  get dark(): boolean {
    return this.theme ? this.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  }

  wear(): void {
    document.documentElement.dataset.theme = this.dark ? 'dark' : 'light'
  }

  get sound(): boolean {
    return this.#kept.sound ?? true
  }

  set sound(sound: boolean) {
    this.#keep({ sound })
  }

  /** 0 to 1. */
  get volume(): number {
    return this.#kept.volume ?? 0.5
  }

  set volume(volume: number) {
    this.#keep({ volume })
  }

  /** The bot that was played against last. */
  get bot(): string {
    return this.#kept.bot ?? ''
  }

  set bot(bot: string) {
    this.#keep({ bot })
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
export const stillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
