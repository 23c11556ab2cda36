/** The keyboard map of the table; letters go by their place on the keyboard, so that they work in any layout. */
import type { ArtificiumControls, Tab } from '../planning/controls.svelte.ts'
import { pieces } from '../reading/counts.ts'

const TABS: Record<string, Tab> = { KeyM: 'table', KeyB: 'boards', KeyO: 'plan', KeyN: 'news' }

function focusArea(root: Element, area: string): void {
  root.querySelector<HTMLElement>(`[data-area~="${area}"] [tabindex="0"], [data-area~="${area}"] button`)?.focus()
}

/** Digits: cards of the hand; with Shift those of the market. */
function digit(controls: ArtificiumControls, n: number, shift: boolean): void {
  if (shift) {
    const card = pieces(controls.view.market)[n - 1]?.card
    if (card) controls.market(card)
    return
  }
  const answers =
    controls.asked === 'scout' ||
    controls.asked === 'knight' ||
    controls.asked === 'steal' ||
    controls.asked === 'return'
  const text = answers ? controls.table.options[n - 1]?.text : undefined
  if (text) void controls.choose(text)
  else if (!answers) {
    const piece = pieces(controls.view.own?.hand)[n - 1]
    if (piece) controls.hand(piece.key)
  }
}

function inspect(controls: ArtificiumControls): void {
  const id = document.activeElement?.getAttribute('data-card') ?? (controls.given || controls.card)
  if (id) controls.look = { id, pinned: true }
}

const CARD_ACTIONS: Record<string, 'apply' | 'discard' | 'withdraw'> = {
  KeyA: 'apply',
  KeyD: 'discard',
  KeyW: 'withdraw',
}

function taken(controls: ArtificiumControls, event: KeyboardEvent): boolean {
  const n = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1]
  const action = CARD_ACTIONS[event.code]
  if (n) digit(controls, Number(n), event.shiftKey)
  else if (action && controls.asked === 'resolve') void controls.choose(action)
  else if (event.code === 'KeyP' && controls.asked === 'market') void controls.choose('pass')
  else if (event.code === 'KeyR' && controls.asked === 'market') void controls.choose('redraw')
  else if (event.code === 'KeyI') inspect(controls)
  else if (event.code === 'KeyH') {
    controls.tab = 'plan'
    void controls.seek()
  } else return false
  return true
}

/** Enter does the sentence, unless a control of its own has the focus. */
function enter(controls: ArtificiumControls): boolean {
  const here = document.activeElement
  if (controls.table.unsent) {
    void controls.table.confirm?.()
    return true
  }
  if (here?.matches('button, a, summary') && !here.matches('[data-do=act], [aria-pressed=true], [aria-checked=true]'))
    return false
  if (!controls.ready) return false
  void controls.act()
  return true
}

export function onKey(controls: ArtificiumControls, root: Element, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (
    document.activeElement?.matches('input, textarea, select, [contenteditable]') ||
    document.querySelector('dialog[open]')
  )
    return
  const tab = event.shiftKey ? undefined : TABS[event.code]
  let done = true
  if (event.key === 'Escape') done = controls.back()
  else if (event.key === 'Enter') done = enter(controls)
  else if (tab) {
    controls.tab = tab
    requestAnimationFrame(() => focusArea(root, tab))
  } else done = taken(controls, event)
  if (done) event.preventDefault()
}
