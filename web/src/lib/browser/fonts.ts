// The fonts of the page are there before its first words, where the line is quick: no line breaks otherwise later.
import type { Lang } from '../words/words.svelte.ts'

/** Milliseconds; a slow line shows the words in spare fonts first, so that the page can be used as soon as ever. */
const LIMIT = 200
/** Letters of each file that a language needs (ui/fonts.css). */
const LETTERS: Record<Lang, string> = { en: 'a', ru: 'aа', uk: 'aа', hu: 'aő' }
const FAMILIES = ['400 16px Nunito', '700 16px Alegreya']

/** When the fonts of that language are there, failed, or take too long. */
export async function fontsFor(lang: Lang): Promise<void> {
  const files = FAMILIES.map((family) => document.fonts.load(family, LETTERS[lang]))
  const late = new Promise((done) => setTimeout(done, LIMIT))
  await Promise.race([Promise.all(files).catch(() => undefined), late])
}
