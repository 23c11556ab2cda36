/** A card as SVG, 180 x 252. Pure: the same input gives the same string. */
import type { CardFacts } from '../types.ts'

export interface Sign {
  icon?: string
  n?: string
  op?: string
}

const short = (n: number): string => String(Math.round(n * 10) / 10)
export const use = (id: string, x: number, y: number, s: number): string =>
  `<use href="#${id}" x="${short(x - s / 2)}" y="${short(y - s / 2)}" width="${short(s)}" height="${short(s)}"/>`
const escaped = (words: string): string => words.replace(/&/g, '&amp;').replace(/</g, '&lt;')
export const label = (x: number, y: number, size: number, words: string, cls = ''): string =>
  `<text${cls ? ` class="${cls}"` : ''} x="${short(x)}" y="${short(y)}" font-size="${short(size)}">` +
  `${escaped(words)}</text>`

/** What goes in and what comes out, as a row of signs. */
export function signsOf(card: CardFacts, fairCoins = 2): Sign[] {
  const all = (counts: Record<string, number>): Sign[] =>
    Object.entries(counts).flatMap(([key, n]) => Array.from({ length: n }, () => ({ icon: `a-${key}` })))
  const inputs = all(card.inputs)
  const outputs = all(card.outputs)
  for (let k = 0; k < (card.input_coins ?? 0); k++) inputs.push({ icon: 'coin' })
  if (card.effect === 'knight' || card.effect === 'mage') outputs.push({ icon: card.effect })
  if (card.effect === 'fair') outputs.push({ icon: 'coin', n: `×${fairCoins}` })
  if (card.effect === 'theft') inputs.push({ icon: 'coin', n: '1–2' })
  return inputs.length && outputs.length ? [...inputs, { op: '→' }, ...outputs] : [...inputs, ...outputs]
}

const width = (sign: Sign, s: number): number =>
  sign.op ? s * 0.62 : s + (sign.n ? s * (0.1 + 0.46 * sign.n.length) : 0)

export function row(signs: readonly Sign[], cx: number, cy: number, size: number, most: number): string {
  const wide = signs.reduce((all, sign) => all + width(sign, size), 0)
  const s = wide > most ? (size * most) / wide : size
  let x = cx - Math.min(wide, most) / 2
  return signs
    .map((sign) => {
      const w = width(sign, s)
      const at = x
      x += w
      if (sign.op) return label(at + w / 2, cy + s * 0.25, s * 0.72, sign.op, 'kt-op')
      return (
        use(sign.icon ?? '', at + s / 2, cy, s) +
        (sign.n ? label(at + s + (w - s) / 2, cy + s * 0.26, s * 0.7, sign.n) : '')
      )
    })
    .join('')
}

/** The ground shows the class of points; actions stand on parchment. */
export function groundOf(card: CardFacts): string {
  if (card.kind === 'action') return 'order'
  return card.points <= 1
    ? 'spring'
    : card.points === 2
      ? 'summer'
      : card.points === 3
        ? 'autumn'
        : card.points <= 5
          ? 'boat'
          : 'winter'
}

/** Words in lines of at most so many letters. */
export function lines(words: string, most: number): string[] {
  const found: string[] = []
  for (const word of words.split(' ').filter(Boolean)) {
    const last = found.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= most) found[found.length - 1] = `${last} ${word}`
    else found.push(word)
  }
  return found
}

/** A long name stands in two lines if it has two words, else it shrinks; it is never cut. */
function title(name: string): string {
  const parts =
    name.length > 17
      ? lines(name.replace('-', '- '), Math.ceil(name.length / 2) + 2).map((one) => one.replace('- ', '-'))
      : [name]
  if (parts.length > 1)
    return parts
      .slice(0, 2)
      .map((one, k) =>
        label(
          90,
          149.5 + k * 14,
          Math.min(13, 230 / one.length),
          k === 1 ? [one, ...parts.slice(2)].join(' ') : one,
          'ar-name',
        ),
      )
      .join('')
  return label(90, 158, Math.min(17, 212 / name.length), name, 'ar-name')
}

const WIDE = 160
/** Letters of the widest usual font, in parts of their height. */
const LETTER = 0.64
const GOOD = 12

/**
 * The fewest lines in which words fit into a box of that height with letters of a good size, else the largest
 * letters.
 */
export function fitted(words: string, high: number, most = 16): { size: number; said: string[] } {
  let best = { size: 0, said: [words] }
  for (let letters = words.length; letters > 6; letters--) {
    const said = lines(words, letters)
    const size = Math.min(
      most,
      high / (said.length * 1.16),
      WIDE / (LETTER * Math.max(...said.map((line) => line.length))),
    )
    if (size > best.size && !(best.size >= GOOD && said.length > best.said.length)) best = { size, said }
  }
  return best
}

/** Name and few words are given in the language of the page. */
export function face(id: string, card: CardFacts, name: string, words: string, fairCoins = 2): string {
  const ground = groundOf(card)
  const signs = signsOf(card, fairCoins)
  const [above, high] = signs.length ? [203, 43] : [171, 76]
  const { size, said } = words ? fitted(words, high, signs.length ? 14 : 16) : { size: 0, said: [] }
  const first = above + (high - said.length * size * 1.16) / 2 + size * 0.88
  return (
    `<rect x="2" y="2" width="176" height="248" rx="14" fill="var(--plate)" stroke="var(--line-ink)"` +
    ` stroke-width="2"/>` +
    `<path d="M10 22a12 12 0 0 1 12-12H158a12 12 0 0 1 12 12V136H10z" fill="var(--${ground})"/>` +
    `<path d="M10 112q40-22 80-8t80-6v38H10z" fill="var(--${ground}-2)"/>` +
    use(`c-${id}`, 90, 80, 96) +
    (name
      ? `<rect x="10" y="136" width="160" height="32" fill="var(--line-ink)"/>${title(name)}`
      : `<rect x="10" y="135" width="160" height="33" fill="var(--${ground}-2)"/>`) +
    (signs.length ? row(signs, 90, said.length ? 187 : 208, said.length ? 31 : 46, 152) : '') +
    said.map((line, k) => label(90, first + k * size * 1.16, size, line, 'ar-said')).join('') +
    (card.points
      ? use('points', 146, 34, 46) + label(146, 42, 23, String(card.points))
      : `<circle cx="146" cy="34" r="18" fill="var(--plate)" stroke="var(--line-ink)" stroke-width="2"/>` +
        `${use('bolt', 146, 34, 22)}`)
  )
}

export const back = (): string =>
  `<rect x="2" y="2" width="176" height="248" rx="14" fill="var(--skill)" stroke="var(--line-ink)" stroke-width="2"/>` +
  `<rect x="14" y="14" width="152" height="224" rx="8" class="ar-backline"/>` +
  use('coin', 90, 126, 70)
