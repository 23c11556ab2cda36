// Why something was not done, as the server said it, or in the page's own words when the answer was lost.
import type { Answer } from './connection.ts'
import type { Refusal } from '../table/contract.ts'
import { words } from '../words/words.svelte.ts'

export const refusalOf = (answer: Answer): Refusal | null => {
  if (answer.t !== 'refused') return null
  const found: Refusal = { key: answer.key }
  if (answer.rule) found.rule = answer.rule
  if (answer.facts) found.facts = answer.facts
  found.words = answer.words || (answer.key === 'lost' ? words.t('shell-lost-answer') : answer.key)
  return found
}

/** Something else is on its way; what was pressed now is not sent. */
export const stillSending = (): Refusal => ({ key: 'busy', words: words.t('shell-still-sending') })
