/**
 * Finding words in rules as people type them: accents, ё and apostrophes forgiven, other forms and synonyms found.
 * The terminal does the same (words/search.py); both are tested with the cases of tests/words/search_cases.json.
 */
const SHORT_WORD = 3 // letters that a word has at least when another form of it is looked for
const STEM = 4 // letters that two forms of a word share at least
const ENDING = 3 // letters in which they may differ

/** Letters alone: small, without accents, dots and apostrophes. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’ʼ‘`´]/g, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')

/** The sides of boats as the rules write them: 3a and 3b, also where a name has them in Cyrillic. */
const latinSides = (text: string): string =>
  text.replace(/(\d)([аб])(?!\p{L})/gu, (_, number: string, side: string) => number + (side === 'а' ? 'a' : 'b'))

const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}_]+/gu) ?? []

function shared(one: string, other: string): number {
  let count = 0
  while (count < one.length && one[count] === other[count]) count++
  return count
}

/** Whether a word begins as it was typed, or both are forms of one word. */
function alike(wanted: string, word: string): boolean {
  if (word.startsWith(wanted)) return true
  if (wanted.startsWith(word)) return word.length >= SHORT_WORD && wanted.length - word.length <= ENDING
  const stem = shared(wanted, word)
  return stem >= STEM && Math.max(wanted.length, word.length) - stem <= ENDING
}

const belongs = (wanted: string, stem: string) =>
  wanted.startsWith(stem) || (wanted.length >= STEM && alike(wanted, stem))

/**
 * A test of rules for a query: they have all its numbers as typed, and each of its words in some form or a synonym of
 * it.
 */
export function ruleSearch(query: string, groups: string[][]): (...texts: string[]) => boolean {
  const stems = groups.map((group) => group.map(folded))
  const parts = latinSides(query.toLowerCase()).split(/\s+/).filter(Boolean)
  const numbers = parts.filter((part) => /\d/.test(part))
  const wanted = wordsOf(parts.filter((part) => !/\d/.test(part)).join(' ')).map((word) => ({
    word,
    same: stems.filter((group) => group.some((stem) => belongs(word, stem))).flat(),
  }))
  return (...texts) => {
    const text = texts.join(' ')
    const plain = latinSides(text.toLowerCase())
    if (!numbers.every((number) => plain.includes(number))) return false
    const there = new Set(wordsOf(text))
    return wanted.every(({ word, same }) =>
      [...there].some((one) => alike(word, one) || same.some((stem) => one.startsWith(stem))),
    )
  }
}
