// Every tile, every thing that happens and every line of points leads to a rule that exists.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lineRule, ruleOf, rulesOf } from '../../src/games/keyflower/reading/rules.ts'
import { FACTS } from './scenes.ts'

const SOURCE = resolve(process.cwd(), '../src/tilewright')
const read = (path: string): string => readFileSync(resolve(SOURCE, path), 'utf8')

function numbered(path: string): Set<string> {
  const found = new Set<string>()
  let chapter = ''
  for (const line of read(path).split('\n')) {
    chapter = /^## ((?:KF|MC)-\d+)/.exec(line)?.[1] ?? chapter
    const number = /^(\d+)\. /.exec(line)?.[1]
    if (number) found.add(`${chapter}.${number}`)
  }
  return found
}
const RULES = new Set([...numbered('games/keyflower/rules.md'), ...numbered('games/keyflower/merchants/rules.md')])
const KINDS = ['keyflower', 'merchants'].flatMap((room) =>
  [...read(`words/en/${room}.ftl`).matchAll(/^(?:keyflower|merchants)-event-([a-z-]+) =/gm)].map((one) => one[1] ?? ''),
)

describe('rules', () => {
  it('stand behind everything that happens', () => {
    expect(KINDS.length).toBeGreaterThan(30)
    expect(KINDS.filter((kind) => !RULES.has(ruleOf({ kind })))).toEqual([])
  })
  it('stand behind both sides of every tile', () => {
    const missing = Object.entries(FACTS.tiles).flatMap(([id, tile]) =>
      tile.faces.flatMap((_, side) =>
        rulesOf(tile, side)
          .filter((rule) => !RULES.has(rule))
          .map((rule) => `${id} ${rule}`),
      ),
    )
    expect(missing).toEqual([])
  })
  it('stand behind every line of points', () => {
    for (const what of ['printed', 'store', 'contract', 'extension', 'leftover'])
      expect(RULES).toContain(lineRule(FACTS, { what, tile: '', points: 1, times: 1 }))
    for (const tile of Object.keys(FACTS.tiles))
      expect(RULES).toContain(lineRule(FACTS, { what: 'tile', tile, points: 1, times: 1 }))
  })
})
