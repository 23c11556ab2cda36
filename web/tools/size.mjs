// Measures the page: the script that the front door loads at once, gzipped, must stay within the budget.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const [folder, budget] = [process.argv[2], Number(process.argv[3])]
const weigh = (path) => gzipSync(readFileSync(path), { level: 9 }).length
const html = readFileSync(join(folder, 'index.html'), 'utf8')
const first = new Set([...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map((match) => match[1]))

/** What a script imports without being asked comes with it. */
function follow(name) {
  const source = readFileSync(join(folder, name), 'utf8')
  for (const [, other] of source.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) {
    const path = `assets/${other}`
    if (!first.has(path)) {
      first.add(path)
      follow(path)
    }
  }
}
for (const name of [...first]) follow(name)
const total = [...first].reduce((sum, name) => sum + weigh(join(folder, name)), 0)
const kilo = (bytes) => `${(bytes / 1024).toFixed(1)} kB`
for (const name of readdirSync(join(folder, 'assets')).filter((one) => one.endsWith('.js'))) {
  console.log(
    `${kilo(weigh(join(folder, 'assets', name))).padStart(9)}  ${first.has(`assets/${name}`) ? 'first ' : 'later '} ${name}`,
  )
}
console.log(
  `first load: ${kilo(total)} of script gzipped, budget ${kilo(budget)}; page ${kilo(weigh(join(folder, 'index.html')))}`,
)
process.exit(total > budget ? 1 : 0)
