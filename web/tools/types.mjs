// Makes src/lib/server/wire.ts from the file that scripts/wire-schema writes; the digest in its head is checked by the tests.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { compile } from 'json-schema-to-typescript'

const source = readFileSync(process.argv[2], 'utf8')
const { http, socket } = JSON.parse(source)
const digest = createHash('sha256').update(source).digest('hex').slice(0, 16)

/** Titles would make twins of types that are referred to by name; a property that is called `title` stays. */
function plain(node, isProperties = false) {
  if (Array.isArray(node)) return node.map((one) => plain(one))
  if (node === null || typeof node !== 'object') return node
  const found = Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => isProperties || key !== 'title')
      .map(([key, value]) => [key, plain(value, key === 'properties' && !isProperties)]),
  )
  if (isProperties) return found
  if (found.prefixItems)
    return { type: 'array', items: found.prefixItems, minItems: node.minItems, maxItems: node.maxItems }
  if (found.type === 'object' && found.properties && found.additionalProperties === undefined)
    found.additionalProperties = false
  delete found.discriminator
  for (const limit of ['minItems', 'maxItems', 'minimum', 'maximum', 'minLength', 'maxLength', 'pattern'])
    delete found[limit]
  return found
}

const all = {
  ...http.components.schemas,
  ...socket.$defs,
  ClientMessage: socket.incoming,
  ServerMessage: socket.outgoing,
}
const named = JSON.stringify(all).replace(/#\/(components\/schemas|\$defs)\//g, '#/definitions/')
const definitions = plain(Object.fromEntries(Object.entries(JSON.parse(named)).sort(([a], [b]) => (a < b ? -1 : 1))))
const text = await compile(
  { title: 'Wire', type: 'object', definitions, properties: {}, additionalProperties: false },
  'Wire',
  {
    bannerComment: `// Made by scripts/web from the server's own types; do not edit. schema ${digest}`,
    unreachableDefinitions: true,
    style: { semi: false, singleQuote: true, printWidth: 115 },
  },
)
const clean = text
  .replace(/\/\*\*\n \* This interface was referenced by[\s\S]*?\*\/\n/g, '')
  .replace(/ \*\n \* This interface was referenced by `Wire`'s JSON-Schema\n \* via the `definition` "[^"]*"\.\n/g, '')
  .replace(/export interface Wire \{\}\n/, '')
writeFileSync(new URL('../src/lib/server/wire.ts', import.meta.url), clean)
