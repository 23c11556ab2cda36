// Stored positions of real games, and the printed facts.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import facts from './fixtures/facts.json'
import scenes from './fixtures/scenes.json'
import type { Facts, View } from '../../src/games/keyflower/types.ts'
import { MockTable, sources, type Scene } from './mock.svelte.ts'

const WORDS = resolve(process.cwd(), '../src/tilewright/words')
for (const lang of ['en', 'ru', 'uk', 'hu']) {
  sources[lang] = ['core', 'keyflower', 'merchants', 'keyflower-table'].map((room) =>
    readFileSync(resolve(WORDS, lang, `${room}.ftl`), 'utf8'),
  )
}

export const FACTS = facts as unknown as Facts
type Name = keyof typeof scenes

export const sceneOf = (name: Name): Scene => structuredClone(scenes[name]) as unknown as Scene
export const viewOf = (name: Name): View => sceneOf(name).view as unknown as View
export const tableOf = (name: Name, lang = 'en'): MockTable => new MockTable(FACTS, sceneOf(name), lang)
