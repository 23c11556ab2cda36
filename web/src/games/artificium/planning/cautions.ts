// What is legal and yet brings nothing, pointed out before it is sent.
import { sum } from '../reading/counts.ts'
import type { ArtificiumControls } from './controls.svelte.ts'

type Picked = Pick<
  ArtificiumControls,
  'asked' | 'given' | 'take' | 'card' | 'chosen' | 'trading' | 'facts' | 'me' | 'helps' | 'trades'
>

/** The key of a sentence, or nothing. */
export function cautionOf(picked: Picked): string {
  const { asked, given } = picked
  if (asked === 'market') return given && given === picked.take ? 'artificium-table-caution-same' : ''
  if (asked === 'lay' && given) {
    const help = picked.helps?.cards?.find((one) => one.card === given)
    if (help && !help.possible) return 'artificium-table-caution-unpayable'
    return bringsNothing(picked, given) ? 'artificium-table-caution-fair' : ''
  }
  if (!picked.trading) return ''
  if (picked.chosen === 'apply' && bringsNothing(picked, picked.card)) return 'artificium-table-caution-fair'
  const { texts } = picked.trades
  return texts.some((text) => texts.includes(text.replace('sell', 'buy')) && text.startsWith('sell'))
    ? 'artificium-table-caution-trades'
    : ''
}

/** The Fair pays for cards that were applied before it. */
const bringsNothing = ({ facts, me }: Picked, card: string): boolean =>
  facts.cards[card]?.effect === 'fair' && !sum(me.applied)
