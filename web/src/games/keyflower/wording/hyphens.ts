// Where a long word may break: names of tiles are longer than a small tile is wide, and not every browser has a
// dictionary for every language.
const VOWELS = 'aáeéiíoóöőuúüűаеєиіїоуыэюяё'
/** Two letters for one sound stay together. */
const PAIRS = new Set(['cs', 'dz', 'gy', 'ly', 'ny', 'sz', 'ty', 'zs'])
/** Shorter words have room, in small letters. */
const LONG = 11
/** So many letters stay together at both ends. */
const ENDS = 3

const isVowel = (letter: string | undefined): boolean => !!letter && VOWELS.includes(letter)

/** A syllable begins with the last consonant before a vowel. */
function beginsSyllable(word: string, at: number): boolean {
  const pair = PAIRS.has(word.slice(at, at + 2))
  if (isVowel(word[at]) || !isVowel(word[at + (pair ? 2 : 1)])) return false
  return !PAIRS.has(word.slice(at - 1, at + 1))
}

function hyphenated(word: string): string {
  const low = word.toLowerCase()
  let out = ''
  for (let at = 0; at < word.length; at++) {
    const inside = at >= ENDS && at <= word.length - ENDS
    if (inside && beginsSyllable(low, at)) out += '\u00ad'
    out += word.charAt(at)
  }
  return out
}

/** That text with a soft hyphen at each syllable of its long words; English words are short enough. */
export const withHyphens = (lang: string, text: string): string =>
  lang === 'en' ? text : text.replace(new RegExp(`\\p{L}{${LONG},}`, 'gu'), hyphenated)

/** How many letters the longest word has. */
export const longestWord = (text: string): number => Math.max(...text.split(/[\s-]/).map((word) => word.length))
