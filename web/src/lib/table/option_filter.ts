// Narrowing: a click leaves fewer of the options that were sent, and the last one left is what is done.
import type { LegalOption } from '../server/wire.ts'

export const wordsOf = (text: string): string[] => text.split(' ')

/** The options whose words begin like this; `null` fits any word. */
export function beginning(options: readonly LegalOption[], ...start: (string | null)[]): LegalOption[] {
  return options.filter((option) => {
    const words = wordsOf(option.text)
    return start.length <= words.length && start.every((word, place) => word === null || words[place] === word)
  })
}

/** The different words at one place, in the order of the options. */
export function wordsAt(options: readonly LegalOption[], place: number): string[] {
  const found = new Set<string>()
  for (const option of options) {
    const word = wordsOf(option.text)[place]
    if (word !== undefined) found.add(word)
  }
  return [...found]
}

/** The option with exactly this text. */
export const exactly = (options: readonly LegalOption[], text: string): LegalOption | undefined =>
  options.find((option) => option.text === text)

/** The one that is left, or null. */
export const last = (options: readonly LegalOption[]): LegalOption | null => (options.length === 1 ? options[0]! : null)

/** Options by the word at one place, for rings and counts on the board. */
export function byWord(options: readonly LegalOption[], place: number): Map<string, LegalOption[]> {
  const found = new Map<string, LegalOption[]>()
  for (const option of options) {
    const word = wordsOf(option.text)[place]
    if (word === undefined) continue
    const there = found.get(word)
    if (there) there.push(option)
    else found.set(word, [option])
  }
  return found
}

/** What was clicked so far: each pick keeps the options that fit it, and can be taken back one by one. */
export interface Pick {
  name: string
  fits: (option: LegalOption) => boolean
}

export function left(options: readonly LegalOption[], picks: readonly Pick[]): LegalOption[] {
  return options.filter((option) => picks.every((pick) => pick.fits(option)))
}

/** A new pick replaces one of the same name, and is not taken if nothing would be left. */
export function picked(options: readonly LegalOption[], picks: readonly Pick[], pick: Pick): Pick[] {
  const others = picks.filter((one) => one.name !== pick.name)
  const all = [...others, pick]
  return left(options, all).length ? all : [...picks]
}
