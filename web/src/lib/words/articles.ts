/**
 * The Hungarian article: `a(z)` of a message becomes `a` or `az`, by the sound that the word behind it begins with.
 * Server and terminal do the same (words/articles.py).
 */
const OPEN = /(?<!\p{L})([aA])\(z\)(\s+[„“"(]?)([\p{L}\p{N}])([\d.]*)/gu
const VOWELS = 'aáeéiíoóöőuúüű'

/** Numbers as they are spoken: egy, öt, ötven, ezer begin with a vowel; tíz and száz do not. */
function vowel(first: string, digits: string): boolean {
  if (!/\d/.test(first)) return VOWELS.includes(first.toLowerCase())
  return first === '5' || (first === '1' && (digits.replace(/\.+$/, '').length + 1) % 3 === 1)
}

export const withArticles = (text: string): string =>
  text.replace(
    OPEN,
    (_, article: string, gap: string, first: string, digits: string) =>
      `${article}${vowel(first, digits) ? 'z' : ''}${gap}${first}${digits}`,
  )
