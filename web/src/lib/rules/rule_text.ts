// The few marks that the rules are written with, as data to be drawn: never as markup from outside.
export interface Run {
  kind: 'text' | 'strong' | 'em' | 'code' | 'rule'
  text: string
}
export type Block =
  { kind: 'p'; runs: Run[] } | { kind: 'list'; items: Run[][] } | { kind: 'table'; head: Run[][]; rows: Run[][][] }

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]{2,3}-\d+(?:\.\d+)*)\b/g

export function runsOf(text: string): Run[] {
  const found: Run[] = []
  let last = 0
  for (const match of text.matchAll(INLINE)) {
    if (match.index > last) found.push({ kind: 'text', text: text.slice(last, match.index) })
    const [whole, strong, em, code, rule] = match
    if (strong !== undefined) found.push({ kind: 'strong', text: strong })
    else if (em !== undefined) found.push({ kind: 'em', text: em })
    else if (code !== undefined) found.push({ kind: 'code', text: code })
    else found.push({ kind: 'rule', text: rule! })
    last = match.index + whole.length
  }
  if (last < text.length) found.push({ kind: 'text', text: text.slice(last) })
  return found
}

const cells = (line: string): Run[][] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => runsOf(cell.trim()))
const isRule = (line: string): boolean => /^\|?[\s:|-]+\|?$/.test(line)

export function blocksOf(text: string): Block[] {
  const found: Block[] = []
  let open = true // whether the last block can take a further line
  for (const line of text.split('\n')) {
    const last = open ? found.at(-1) : undefined
    if (!line.trim()) {
      open = false
      continue
    }
    if (/^\s*- /.test(line)) {
      const item = runsOf(line.replace(/^\s*- /, ''))
      if (last?.kind === 'list') last.items.push(item)
      else found.push({ kind: 'list', items: [item] })
    } else if (line.trim().startsWith('|')) {
      if (last?.kind !== 'table') found.push({ kind: 'table', head: cells(line.trim()), rows: [] })
      else if (!isRule(line.trim())) last.rows.push(cells(line.trim()))
    } else if (last?.kind === 'p') last.runs.push({ kind: 'text', text: ' ' }, ...runsOf(line.trim()))
    else if (last?.kind === 'list' && /^\s/.test(line))
      last.items.at(-1)!.push({ kind: 'text', text: ' ' }, ...runsOf(line.trim()))
    else found.push({ kind: 'p', runs: runsOf(line.trim()) })
    open = true
  }
  return found
}
