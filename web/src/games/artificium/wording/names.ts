/** What cards and goods are called and what cards do, in whole words of the page's language. */
import type { TableModel } from '../../../lib/table/contract.ts'
import type { CardFacts, Counts, Facts } from '../types.ts'
import { goodsOf } from '../reading/counts.ts'

export type Speaker = Pick<TableModel, 't' | 'lang'>

const plain = (name: string): string => name.replace(/ *\([^)]*\)/, '')

export const cardName = (facts: Facts, lang: string, id: string): string =>
  plain(facts.cards[id]?.names[lang] ?? facts.cards[id]?.names['en'] ?? id)
export const goodName = (facts: Facts, lang: string, id: string): string =>
  facts.resources[id]?.names[lang] ?? facts.resources[id]?.names['en'] ?? id

/** Words of the server with the names that the cards of this page bear: without a second name in brackets. */
export function withPlainNames(facts: Facts, lang: string, words: string): string {
  return Object.values(facts.cards).reduce((text, card) => {
    const name = card.names[lang] ?? card.names['en'] ?? ''
    return name.includes('(') ? text.replaceAll(name, plain(name)) : text
  }, words)
}

export function list(s: Speaker, parts: readonly string[]): string {
  return parts.length ? new Intl.ListFormat(s.lang, { type: 'conjunction' }).format(parts) : ''
}

/** "2 × wood, coal"; names stay as printed, so that every language gets them right. */
export function goodsText(s: Speaker, facts: Facts, counts: Counts | undefined): string {
  const parts = goodsOf(counts).map(
    ([key, n]) => (n > 1 ? `${n} × ` : '') + goodName(facts, s.lang, key).toLocaleLowerCase(s.lang),
  )
  return list(s, parts)
}

const coinsText = (s: Speaker, coins: number): string => s.t('artificium-coins', { coins })

/** What a card does, in one line. */
export function cardText(s: Speaker, facts: Facts, id: string): string {
  const card = facts.cards[id]
  if (!card) return ''
  const n = facts.numbers
  const inputs = goodsText(s, facts, card.inputs)
  const args = { inputs, coins: card.input_coins ?? 0, points: card.points }
  switch (card.effect) {
    case 'knight':
      return s.t('artificium-face-knight', { ...args, back: n.knight_back })
    case 'mage':
      return s.t('artificium-face-mage', { ...args, draw: n.mage_draw, discard: n.mage_discard })
    case 'scouting':
      return s.t('artificium-face-scouting')
    case 'reconstruction':
      return s.t('artificium-face-reconstruction')
    case 'fair':
      return s.t('artificium-face-fair', { coins: n.fair_coins })
    case 'theft':
      return s.t('artificium-face-theft', {
        one: coinsText(s, n.theft_coins['1'] ?? 0),
        two: coinsText(s, n.theft_coins['2'] ?? 0),
      })
    default:
      return s.t('artificium-face-makes', {
        ...args,
        'inputs-count': Object.keys(card.inputs).length,
        outputs: goodsText(s, facts, card.outputs),
      })
  }
}

/** The few words printed on a card; buildings that only make goods need none. */
export const printedText = (s: Speaker, card: CardFacts): string =>
  card.effect ? s.t(`artificium-table-card-${card.effect}`) : ''

/** The rules that say what a card does. */
export function rulesOf(card: CardFacts): string[] {
  const own: Record<string, string[]> = {
    knight: ['AR-5.2', 'AR-4.6'],
    mage: ['AR-5.2', 'AR-5.8'],
    scouting: ['AR-5.3', 'AR-5.9'],
    reconstruction: ['AR-5.4', 'AR-8.5'],
    fair: ['AR-5.5'],
    theft: ['AR-5.6', 'AR-5.9'],
  }
  return own[card.effect ?? ''] ?? ['AR-5.1', 'AR-4.5']
}
