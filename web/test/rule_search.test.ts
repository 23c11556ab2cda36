import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ruleSearch } from '../src/lib/rules/rule_search.ts'

interface Case {
  lang: string
  query: string
  text: string
  groups: string[][]
  found: boolean
}
const cases = JSON.parse(readFileSync('../tests/words/search_cases.json', 'utf-8')) as Case[]

describe('the search of the rules', () => {
  for (const one of cases)
    it(`${one.lang}: “${one.query}” in “${one.text}”`, () => {
      expect(ruleSearch(one.query, one.groups)(one.text)).toBe(one.found)
    })
  it('finds a rule by its number, also by the beginning of it', () => {
    const search = ruleSearch('kf-5.2', [])
    expect(search('KF-5.2', 'The first use')).toBe(true)
    expect(search('KF-5.3', 'So: first use of 2, KF-4')).toBe(false)
  })
})
