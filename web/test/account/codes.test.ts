// Codes as people type them, codes in addresses.
import { describe, expect, it } from 'vitest'
import { codeIn, safeReturn, typedCode } from '../../src/shell/account/codes.ts'

describe('a typed code', () => {
  it('may be large or small, with spaces and any dashes', () => {
    for (const typed of ['abcd-efgh-2345', ' ABCD EFGH 2345 ', 'abcd–efgh—2345', 'ABCD.efgh\t2345', 'ＡＢＣＤefgh2345'])
      expect(typedCode(typed)).toBe('ABCDEFGH2345')
    expect(typedCode(' - ')).toBe('')
  })
})

describe('an address', () => {
  it('brings the code of a device or of a letter', () => {
    expect(codeIn('#link=ABC-123')).toEqual({ kind: 'link', code: 'ABC-123' })
    expect(codeIn('https://tiles.example/sign-in#letter=a%2Bb')).toEqual({ kind: 'letter', code: 'a+b' })
    for (const other of ['', '#', '#link=', '#rule=5', '#letter=%', 'ABCD-2345']) expect(codeIn(other)).toBeNull()
  })

  it('leads back only to a page of the same server', () => {
    const back = (wanted: string | null) => safeReturn(wanted, 'https://tiles.example')
    expect(back('/table/x?plain=1')).toBe('/table/x?plain=1')
    for (const wanted of [
      null,
      '',
      'table',
      'https://evil.example/',
      '//evil.example/x',
      '/\\evil.example',
      '/sign-in',
    ])
      expect(back(wanted)).toBe('/')
  })
})
