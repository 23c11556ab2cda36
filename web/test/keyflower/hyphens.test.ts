import { expect, test } from 'vitest'
import { longestWord, withHyphens } from '../../src/games/keyflower/wording/hyphens.ts'

const broken = (lang: string, text: string): string => withHyphens(lang, text).replaceAll('\u00ad', '-')

test('long words break between syllables', () => {
  expect(broken('hu', 'Selyemkereskedők céhe')).toBe('Selyem-ke-res-ke-dők céhe')
  expect(broken('ru', 'Кафедральный собор')).toBe('Кафед-раль-ный собор')
  expect(broken('uk', 'Лісопильник')).toBe('Лісо-пиль-ник')
})

test('letters that are one sound stay together', () => {
  expect(broken('hu', 'Öszvérhajcsár')).toBe('Ösz-vér-haj-csár')
})

test('short words and English ones stay whole', () => {
  expect(broken('hu', 'Szélmalom')).toBe('Szélmalom')
  expect(broken('en', "Craftsman's guild apprentices")).toBe("Craftsman's guild apprentices")
})

test('the longest word of a name', () => {
  expect(longestWord('Kézművesek céhe')).toBe(10)
  expect(longestWord('Malom-pékség')).toBe(6)
})
