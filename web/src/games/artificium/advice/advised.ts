/** The suggestion that is shown on the table of Artificium: which cards, trades and buttons it means. */
import { onMount } from 'svelte'
import { markAdvised, quoted } from '../../../lib/advice/advised_marks.ts'
import type { ShownHint } from '../../../lib/table/contract.ts'
import type { ArtificiumControls } from '../planning/controls.svelte.ts'

const CARD_ACTIONS = new Set(['apply', 'discard', 'withdraw'])
const BUTTONS = new Set(['pass', 'redraw'])

/** Of cards alike in the market the first is meant. */
const inMarket = (card: string): string => {
  const it = `[data-at=${quoted(`market.${card}`)}]`
  return `.market .holder:not(.holder:has(${it}) ~ *) ${it}`
}

/** What these actions are about, as selectors; the same one twice means that it is done twice. */
export function selectorsOf(texts: readonly string[]): string[] {
  const used = new Map<string, number>()
  const inHand = (card: string): string => {
    const place = used.get(card) ?? 0
    used.set(card, place + 1)
    return `.hand [data-at=${quoted(`${card}.${place}`)}]`
  }
  return texts.flatMap((text) => {
    const [word = '', first = '', second = ''] = text.split(' ')
    if (word === 'swap') return [inHand(first), inMarket(second)]
    if (word === 'lay' || (word === 'discard' && first)) return [inHand(first)]
    if (CARD_ACTIONS.has(word)) return [`[data-action=${word}]`]
    if (word === 'sell' || word === 'buy') return [`[data-trade=${quoted(text)}]`, `[data-sale=${quoted(text)}]`]
    if (BUTTONS.has(word)) return [`[data-do=${word}]`]
    return word === 'done' ? ['[data-do=act]'] : [`[data-answer=${quoted(text)}]`]
  })
}

/** The card that would lie where this one is, or nothing. */
export function comesTo(shown: ShownHint | null | undefined, at: string): string {
  const [, given = '', taken = ''] = /^swap (\S+) (\S+)$/.exec(shown?.hint.texts[0] ?? '') ?? []
  return at === `${given}.0` ? taken : at === `market.${taken}` ? given : ''
}

/** For the root of the table: shows suggestions, and lets those that are followed go through the controls. */
export function useAdvice(controls: ArtificiumControls): void {
  onMount(() => controls.table.commits?.((texts) => controls.send(texts)))
}

export function showAdvice(controls: ArtificiumControls, root: Element | undefined): (() => void) | undefined {
  const shown = controls.table.advised
  return root && shown ? markAdvised(root, selectorsOf(shown.hint.texts)) : undefined
}
