/** The keyboard map of the table; letters go by their place on the keyboard, so that they work in any layout. */
import type { Colour, Purpose } from '../types.ts'
import type { KeyflowerControls, Tab } from '../planning/controls.svelte.ts'

const PILES: Record<string, Colour> = { KeyB: 'blue', KeyR: 'red', KeyY: 'yellow', KeyG: 'green' }
const AREAS: Record<string, [Tab, string]> = {
  KeyM: ['market', 'market'],
  KeyV: ['villages', 'own'],
  KeyH: ['harbour', 'harbour'],
  KeyN: ['news', 'news'],
}

function focusArea(root: Element, area: string): void {
  const node = root.querySelector(`[data-area="${area}"]`)
  const target = node?.querySelector<HTMLElement>('[data-rove][tabindex="0"], [data-rove], [tabindex="0"]')
  target?.focus()
}

/** If nothing has the focus: what commits, else what is behind your screen. */
export function holdFocus(root: Element): void {
  const here = document.activeElement
  if (here && here !== document.body && here.checkVisibility({ visibilityProperty: true })) return
  const commits = root.querySelector<HTMLElement>('[data-do="confirm"], [data-do="sure"], [data-do="act"]')
  if (commits) commits.focus()
  else focusArea(root, 'dock')
}

/** The next thing that can be picked, anywhere on the table. */
function nextLit(root: Element, lit: ReadonlySet<string>, back: boolean): void {
  const all = [...root.querySelectorAll<HTMLElement>('[data-tile], .ship.can, [data-cell], [data-answer]')].filter(
    (one) =>
      (!one.dataset['tile'] || lit.has(one.dataset['tile'])) &&
      !one.matches(':disabled, [aria-disabled=true][data-answer], [aria-pressed=true][data-answer]') &&
      one.getClientRects().length > 0,
  )
  if (!all.length) return
  const at = all.indexOf(document.activeElement as HTMLElement)
  all[(at + (back ? -1 : 1) + all.length) % all.length]?.focus()
}

function inspect(controls: KeyflowerControls): void {
  const here = document.activeElement
  const id =
    here?.getAttribute('data-tile') ??
    here?.getAttribute('data-boat') ??
    here?.getAttribute('data-pick') ??
    controls.plan.target
  if (id)
    controls.look = {
      id,
      side: controls.plan.placed(id)?.side ?? 0,
      rect: here?.getBoundingClientRect() ?? null,
      pinned: true,
    }
}

/** Of the tile that has the focus, else of the one that is picked. */
function choosePurpose({ plan }: KeyflowerControls, purpose: Purpose): void {
  const tile = document.activeElement?.getAttribute('data-tile') ?? ''
  if (plan.picking && tile) void plan.pickFor(tile, purpose)
  else plan.pickPurpose(purpose)
}

/** Enter means it then, wherever the focus was: on a pile it would pick workers instead. */
function pickPass(controls: KeyflowerControls, root: Element): void {
  void controls.pass()
  if (controls.card === 'pass') root.querySelector<HTMLElement>('[data-do="act"]')?.focus()
}

/** Keys that stand for something to do; true if one was taken. */
function actByKey(controls: KeyflowerControls, root: Element, event: KeyboardEvent): boolean {
  const { plan, placing } = controls
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1]
  if (digit) plan.pickNumber(Number(digit))
  else if (event.code === 'KeyR' && placing.on) placing.rotate(event.shiftKey ? -1 : 1)
  else if (PILES[event.code] && plan.picking) plan.pickColour(PILES[event.code] as Colour)
  else if (event.key === '+' || event.key === '=') plan.step(1)
  else if (event.key === '-') plan.step(-1)
  else if (event.code === 'KeyL') nextLit(root, plan.lit, event.shiftKey)
  else if (event.code === 'KeyU') choosePurpose(controls, 'use')
  else if (event.code === 'KeyD') choosePurpose(controls, 'bid')
  else if (event.code === 'KeyI') inspect(controls)
  else if (event.code === 'KeyT') controls.listed = !controls.listed
  else if (event.code === 'KeyF') controls.large = !controls.large
  else if (event.code === 'KeyP') pickPass(controls, root)
  else if (event.code === 'KeyZ') void (event.shiftKey ? controls.redo() : controls.undo())
  else return false
  return true
}

/** What is picked already: another Enter on it means that it is meant. */
const CHOSEN =
  ':is([data-boat], [data-pick], [data-answer], [data-purpose], [data-pile], [data-join], [data-do="pass"])' +
  '[aria-pressed="true"]'
const PILE = '[data-pile][aria-pressed="true"], [data-join][aria-pressed="true"]'

function enter(controls: KeyflowerControls, here: Element | null): boolean {
  if (controls.table.unsent) void controls.confirmTurn()
  else if (controls.confirm) void controls.sure()
  else if (controls.plan.undecided && (here?.getAttribute('data-tile') === controls.plan.target || here?.matches(PILE)))
    controls.table.announce(controls.table.t('keyflower-table-choose-purpose'))
  else if (here?.matches(CHOSEN) && controls.ready) void controls.act()
  else if (
    here?.matches('[data-boat]') ||
    (here?.matches('[data-tile], [data-cell], [data-good], [data-pick]') && !controls.ready)
  )
    here.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  else if (here?.matches('button:not([data-tile]), a, summary') && !here.matches('[data-do="act"]')) return false
  else if (controls.ready) void controls.act()
  else return false
  return true
}

export function onKey(controls: KeyflowerControls, root: Element, event: KeyboardEvent): void {
  const here = document.activeElement
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (here?.matches('input, textarea, select, [contenteditable]') || document.querySelector('dialog[open]')) return
  const area = AREAS[event.code]
  let taken = true
  if (event.key === 'Escape') taken = controls.back()
  else if (event.key === 'Enter') taken = enter(controls, here)
  else if (area) {
    controls.tab = area[0]
    requestAnimationFrame(() => focusArea(root, area[1]))
  } else taken = actByKey(controls, root, event)
  if (taken) event.preventDefault()
}
