/** The keyboard map of the table; letters go by their place on the keyboard, so that they work in any layout. */
import type { Desk, Tab } from '../planning/desk.svelte.ts'
import { pieces } from '../reading/counts.ts'

const TABS: Record<string, Tab> = { KeyM: 'table', KeyB: 'boards', KeyO: 'plan', KeyN: 'news' }

function focusArea(root: Element, area: string): void {
  root.querySelector<HTMLElement>(`[data-area~="${area}"] [tabindex="0"], [data-area~="${area}"] button`)?.focus()
}

/** Digits: cards of the hand; with Shift those of the market. */
function digit(desk: Desk, n: number, shift: boolean): void {
  if (shift) {
    const card = pieces(desk.view.market)[n - 1]?.card
    if (card) desk.market(card)
    return
  }
  const answers = desk.asked === 'scout' || desk.asked === 'knight' || desk.asked === 'steal' || desk.asked === 'return'
  const text = answers ? desk.table.options[n - 1]?.text : undefined
  if (text) void desk.choose(text)
  else if (!answers) {
    const piece = pieces(desk.view.own?.hand)[n - 1]
    if (piece) desk.hand(piece.key)
  }
}

function inspect(desk: Desk): void {
  const id = document.activeElement?.getAttribute('data-card') ?? (desk.given || desk.card)
  if (id) desk.look = { id, pinned: true }
}

const DEEDS: Record<string, 'apply' | 'discard' | 'withdraw'> = { KeyA: 'apply', KeyD: 'discard', KeyW: 'withdraw' }

function taken(desk: Desk, event: KeyboardEvent): boolean {
  const n = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1]
  const deed = DEEDS[event.code]
  if (n) digit(desk, Number(n), event.shiftKey)
  else if (deed && desk.asked === 'resolve') void desk.choose(deed)
  else if (event.code === 'KeyP' && desk.asked === 'market') void desk.choose('pass')
  else if (event.code === 'KeyR' && desk.asked === 'market') void desk.choose('redraw')
  else if (event.code === 'KeyI') inspect(desk)
  else if (event.code === 'KeyH') {
    desk.tab = 'plan'
    void desk.seek()
  } else return false
  return true
}

/** Enter does the sentence, unless a control of its own has the focus. */
function enter(desk: Desk): boolean {
  const here = document.activeElement
  if (desk.table.unsent) {
    void desk.table.confirm?.()
    return true
  }
  if (here?.matches('button, a, summary') && !here.matches('[data-do=act], [aria-pressed=true], [aria-checked=true]'))
    return false
  if (!desk.ready) return false
  void desk.act()
  return true
}

export function onKey(desk: Desk, root: Element, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (
    document.activeElement?.matches('input, textarea, select, [contenteditable]') ||
    document.querySelector('dialog[open]')
  )
    return
  const tab = event.shiftKey ? undefined : TABS[event.code]
  let done = true
  if (event.key === 'Escape') done = desk.back()
  else if (event.key === 'Enter') done = enter(desk)
  else if (tab) {
    desk.tab = tab
    requestAnimationFrame(() => focusArea(root, tab))
  } else done = taken(desk, event)
  if (done) event.preventDefault()
}
