// Stored positions of real games of Artificium, and the printed facts.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import facts from './fixtures/facts.json'
import scenes from './fixtures/scenes.json'
import type { Facts, Helps, Plan, Player, View } from '../../src/games/artificium/types.ts'
import { MockTable, sources, type Scene } from '../keyflower/mock.svelte.ts'

const WORDS = resolve(process.cwd(), '../src/tilewright/words')
for (const lang of ['en', 'ru', 'uk', 'hu']) {
  sources[lang] = ['core', 'artificium', 'artificium-table'].map((room) =>
    readFileSync(resolve(WORDS, lang, `${room}.ftl`), 'utf8'),
  )
}

export const FACTS = facts as unknown as Facts
export type Name = keyof typeof scenes
export const NAMES = Object.keys(scenes) as Name[]

interface Stored extends Scene {
  helps: Helps
  plan: Plan
  events: Record<string, unknown>[]
  after?: Player | null
}

export const stored = (name: Name): Stored => structuredClone(scenes[name]) as unknown as Stored
export const viewOf = (name: Name): View => stored(name).view as unknown as View
export function tableOf(name: Name, lang = 'en'): MockTable {
  const scene = stored(name)
  const table = new MockTable(FACTS, scene, lang)
  table.helps = scene.helps
  return table
}
