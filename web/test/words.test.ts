// Texts: one language at a time, all there before the switch, English where something is missing.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { withArticles } from '../src/lib/words/articles.ts'
import { preferred, Words, unbroken } from '../src/lib/words/words.svelte.ts'

const WORDS = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'src', 'tilewright', 'words')
const file = (lang: string, room: string) => readFileSync(join(WORDS, lang, `${room}.ftl`), 'utf8')

function fromDisk() {
  const asked: string[] = []
  const words = new Words((lang, room) => {
    asked.push(`${lang}/${room}`)
    return Promise.resolve(file(lang, room))
  })
  return { words, asked }
}

describe('texts', () => {
  it('come by language and room, each once', async () => {
    const { words, asked } = fromDisk()
    await words.need('shell')
    await words.need('shell', 'games')
    expect(asked).toEqual(['en/shell', 'en/games'])
    await words.setLanguage('hu')
    await words.setLanguage('en')
    expect(asked).toEqual(['en/shell', 'en/games', 'hu/shell', 'hu/games'])
  })

  it('have plurals in every language', async () => {
    const { words } = fromDisk()
    await words.need('shell')
    const said = async (lang: 'en' | 'ru' | 'uk' | 'hu') => {
      await words.setLanguage(lang)
      return [1, 3, 5, 21].map((count) => words.t('shell-free-seats', { count }))
    }
    expect(await said('en')).toEqual(['1 free seat', '3 free seats', '5 free seats', '21 free seats'])
    expect(await said('ru')).toEqual([
      '1 свободное место',
      '3 свободных места',
      '5 свободных мест',
      '21 свободное место',
    ])
    expect(await said('uk')).toEqual(['1 вільне місце', '3 вільні місця', '5 вільних місць', '21 вільне місце'])
    expect(await said('hu')).toEqual(['1 szabad hely', '3 szabad hely', '5 szabad hely', '21 szabad hely'])
  })

  it('switch only when all is there, and stay when it fails', async () => {
    const words = new Words((lang) =>
      lang === 'ru' ? Promise.reject(new Error('no')) : Promise.resolve('a-b = hello'),
    )
    await words.need('shell')
    await expect(words.setLanguage('ru')).rejects.toThrow()
    expect([words.lang, words.t('a-b')]).toEqual(['en', 'hello'])
  })

  it('fall back to English, then to the key', async () => {
    const words = new Words((lang) => Promise.resolve(lang === 'en' ? 'a-b = hello' : 'a-c = szia'))
    await words.need('shell')
    await words.setLanguage('hu')
    expect([words.t('a-c'), words.t('a-b'), words.t('a-d'), words.first(['a-d', 'a-c'])]).toEqual([
      'szia',
      'hello',
      'a-d',
      'szia',
    ])
  })

  it('begin with what the browser prefers', () => {
    expect([preferred(['de-AT', 'uk-UA', 'ru']), preferred(['fr']), preferred([])]).toEqual(['uk', 'en', 'en'])
  })
})

describe('spaces that do not break', () => {
  it('stand before dashes and percent signs outside English', () => {
    expect(unbroken('ru', 'a = { $file } — папка, 5 %')).toBe('a = { $file }\u00a0— папка, 5\u00a0%')
    expect(unbroken('en', 'a = Guild — tile, 5 %')).toBe('a = Guild — tile, 5 %')
  })
})

describe('the Hungarian article', () => {
  it('fits the word behind it', () => {
    expect(withArticles('a(z) „Istálló” lapka, A(z) „Bányász” lapka')).toBe('az „Istálló” lapka, A „Bányász” lapka')
    expect(withArticles('a(z) 1. hely, a(z) 5. hely, a(z) 10. sor, a(z) 1000. sor')).toBe(
      'az 1. hely, az 5. hely, a 10. sor, az 1000. sor',
    )
    expect(withArticles('a(z) „1a hajó”, fa(z) ék')).toBe('az „1a hajó”, fa(z) ék')
  })
})
