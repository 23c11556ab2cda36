// Draws every tile and card with the page's own functions, for the pictures that Python shows in notebooks (tilewright.pictures).
// Reads the printed facts of the games from a file, writes one JSON file for each game into a folder. scripts/pictures calls it.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

const SOURCES = fileURLToPath(new URL('../src', import.meta.url))
const LANGS = ['en', 'ru', 'uk', 'hu']
const [factsFile, folder] = process.argv.slice(2)
const facts = JSON.parse(readFileSync(factsFile, 'utf8'))

/** The values of the light theme: a picture outside the page has no variables. */
function colours() {
  const light = /:root\s*\{([\s\S]*?)\n\}/.exec(readFileSync(join(SOURCES, 'ui/tokens.css'), 'utf8'))[1]
  return Object.fromEntries(
    [...light.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value.trim()]),
  )
}
const COLOURS = colours()
const painted = (svg) =>
  svg.replace(/var\((--[\w-]+)(?:,([^)]*))?\)/g, (whole, name, otherwise) => {
    return COLOURS[name] ?? otherwise ?? fail(`no colour ${name}`)
  })

/** What ui/styles/drawings.css says of a class, as attributes: a style sheet does not reach into symbols that are used. */
const CLASSES = {
  ki: {
    stroke: '--line-ink',
    'stroke-width': 1.7,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
    fill: 'none',
  },
  kn: { stroke: 'none' },
  kth: { 'stroke-width': 1.2 },
  kl: { 'font-size': 11.5, stroke: 'none' },
  kg: {
    stroke: '--plate-ink',
    'stroke-width': 2.2,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
    fill: 'none',
  },
  kf: { fill: '--plate-ink', stroke: 'none' },
}
const unclassed = (svg) =>
  svg.replace(
    /<(\w+)((?:\s[\w-]+="[^"]*")*?)\sclass="([\w ]+)"((?:\s[\w-]+="[^"]*")*)/g,
    (_, tag, before, classes, after) => {
      const given = before + after
      const styled = Object.assign({}, ...classes.split(' ').map((name) => CLASSES[name] ?? fail(`no class ${name}`)))
      const rest = Object.entries(styled).filter(([name]) => !new RegExp(`\\s${name}=`).test(given))
      return `<${tag}${given}${rest.map(([name, value]) => ` ${name}="${COLOURS[value] ?? value}"`).join('')}`
    },
  )

function fail(words) {
  throw new Error(words)
}

async function load(...paths) {
  const place = mkdtempSync(join(tmpdir(), 'pictures-'))
  const entry = join(place, 'entry.ts')
  writeFileSync(entry, paths.map((path) => `export * from ${JSON.stringify(join(SOURCES, path))}`).join('\n'))
  const bundle = await rolldown({ input: entry, logLevel: 'silent' })
  await bundle.write({ file: join(place, 'entry.mjs'), format: 'esm' })
  const found = await import(pathToFileURL(join(place, 'entry.mjs')).href)
  rmSync(place, { recursive: true })
  return found
}

/** The symbols that these drawings use, and those that Python draws itself. */
function symbolsOf(drawings, more) {
  const sprite = readFileSync(join(SOURCES, 'ui/icons.svg'), 'utf8')
  const all = Object.fromEntries(
    [...sprite.matchAll(/<symbol id="([\w-]+)"[\s\S]*?<\/symbol>/g)].map(([text, id]) => [id, text]),
  )
  const wanted = new Set(more)
  const add = (text) => {
    for (const [, id] of text.matchAll(/href="#([\w-]+)"/g)) {
      if (!wanted.has(id)) wanted.add(id)
    }
  }
  add(JSON.stringify(drawings).replaceAll('\\"', '"'))
  for (const id of wanted) add(all[id] ?? '')
  const missing = [...wanted].filter((id) => !(id in all))
  if (missing.length) fail(`no symbol ${missing.join(', ')}`)
  return Object.fromEntries([...wanted].sort().map((id) => [id, unclassed(painted(all[id])).replace(/>\s+</g, '><')]))
}

function write(name, drawings, symbols) {
  const row = (key, value) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`
  const part = (rows) =>
    `{\n${Object.entries(rows)
      .map(([key, value]) => row(key, value))
      .join(',\n')}\n}`
  writeFileSync(join(folder, `${name}.json`), `{"drawings": ${part(drawings)},\n"symbols": ${part(symbols)}}\n`)
}

/** A tile's side: the ground that turns with it, and the buildings and signs that stay upright. */
async function keyflower({ tiles }) {
  const draw = await load(
    ...['tile', 'ground', 'buildings', 'scenery'].map((name) => `games/keyflower/drawing/${name}.ts`),
  )
  const drawings = {}
  for (const [id, tile] of Object.entries(tiles)) {
    drawings[id] = tile.faces.map((_, side) => {
      const whole = draw.ground(id, tile, side, 0, 'l')
      const built =
        [draw.cottages([...tile.edges]), draw.buildings(id, tile.season, side === 1 && !!tile.cost)].find(
          (one) => one && whole.includes(one),
        ) ?? ''
      return {
        ground: painted(built ? whole.replace(built, '') : whole),
        upright: painted(built + draw.signs(tile, { side, detail: 'l' })),
      }
    })
  }
  const pieces = ['blue', 'red', 'yellow', 'green', 'purple'].map((one) => `w-${one}`)
  write(
    'keyflower',
    drawings,
    symbolsOf(drawings, [...pieces, 'gold', 'iron', 'stone', 'wood', 'anvil', 'pick', 'saw', 'w-any', 'any-skill']),
  )
}

async function artificium({ cards, numbers }) {
  const { back, face } = await load('games/artificium/drawing/card.ts')
  const drawings = { back: painted(back()) }
  for (const [id, card] of Object.entries(cards)) {
    drawings[id] = Object.fromEntries(
      LANGS.map((lang) => [lang, painted(face(id, card, card.names[lang], '', numbers.fair_coins))]),
    )
  }
  write(
    'artificium',
    drawings,
    symbolsOf(drawings, ['coin', 'points', ...Object.keys(facts.artificium.resources).map((one) => `a-${one}`)]),
  )
}

await keyflower(facts.keyflower)
await artificium(facts.artificium)
