// Checks every text of the page: each key that the sources name is there, in all languages, and parses.
import { FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const WORDS = fileURLToPath(new URL('../../src/tilewright/words', import.meta.url))
const SOURCES = fileURLToPath(new URL('../src', import.meta.url))
const langs = readdirSync(WORDS).filter((name) => statSync(join(WORDS, name)).isDirectory() && name.length === 2)
const rooms = readdirSync(join(WORDS, 'en')).map((name) => name.replace('.ftl', ''))

function files(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? files(path) : /\.(ts|svelte)$/.test(entry.name) ? [path] : []
  })
}

/** Whole keys, and the beginnings of keys that are put together: `shell-bot-${name}`. */
export function usedKeys() {
  const key = new RegExp(`(['"\`])((?:${rooms.join('|')})-[a-z0-9_-]*)(\\1|\\$\\{)`, 'g')
  const found = { whole: new Map(), begun: new Map() }
  for (const path of files(SOURCES)) {
    for (const [, , name, end] of readFileSync(path, 'utf8').matchAll(key)) {
      ;(end === '${' ? found.begun : found.whole).set(name, path.slice(SOURCES.length + 1))
    }
  }
  return found
}

function keysOf(lang) {
  const found = new Set()
  for (const room of rooms) {
    const source = readFileSync(join(WORDS, lang, `${room}.ftl`), 'utf8')
    const parsed = new FluentResource(source).body.map((message) => message.id)
    const written = [...source.matchAll(/^([a-z][\w-]*) *=/gm)].map((match) => match[1])
    for (const id of written) if (!parsed.includes(id)) throw new Error(`${lang}/${room}.ftl: ${id} cannot be read`)
    for (const id of parsed) found.add(id)
  }
  return found
}

export function checkedWords() {
  const faults = []
  const { whole, begun } = usedKeys()
  for (const lang of langs) {
    const keys = keysOf(lang)
    for (const [key, path] of whole) if (!keys.has(key)) faults.push(`${lang}: no text ${key} (${path})`)
    for (const [start, path] of begun) {
      if (![...keys].some((key) => key.startsWith(start))) faults.push(`${lang}: no text ${start}... (${path})`)
    }
  }
  return faults
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = checkedWords()
  for (const fault of faults) console.error(fault)
  console.log(faults.length ? `words: ${faults.length} missing` : 'words: all there')
  process.exit(faults.length ? 1 : 0)
}
