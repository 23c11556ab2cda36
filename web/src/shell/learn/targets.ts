// What a step of a lesson speaks of, as it lies on the page now.
import type { LessonStep } from '../../lib/table/contract.ts'
import { middleOf, type Box, type Kept } from './card_position.ts'

const boxOf = (one: Element): Box => {
  const { left, top, width, height } = one.getBoundingClientRect()
  return { left, top, width, height }
}

/** What of it can be seen: not what its surroundings cut off, nor what lies outside the window. */
export function visibleBox(one: Element): Box {
  let { left, top, right, bottom } = one.getBoundingClientRect()
  const cut = (box: { left: number; top: number; right: number; bottom: number }) => {
    left = Math.max(left, box.left)
    top = Math.max(top, box.top)
    right = Math.min(right, box.right)
    bottom = Math.min(bottom, box.bottom)
  }
  for (let around = one.parentElement; around; around = around.parentElement)
    if (getComputedStyle(around).overflow !== 'visible') cut(around.getBoundingClientRect())
  cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) }
}

const isShown = (one: Element): boolean => {
  const { width, height } = one.getBoundingClientRect()
  return width > 0 && height > 0
}

const shown = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(isShown)

/** The first that is shown, nearer to what is asked for first. */
export const firstShown = (selector: string | undefined): Element | undefined =>
  selector ? shown(selector)[0] : undefined

/** What has the ring: what the step points at, or what leads there. */
export const pointedAt = (step: LessonStep): Element | undefined => firstShown(step.point) ?? firstShown(step.way)

/** What the card should not hide: what can be clicked, and a little what can be read. */
export function keptFree(): Kept[] {
  const all = (selector: string, weight: number): Kept[] => shown(selector).map((one) => ({ box: boxOf(one), weight }))
  return [...all('.game :is(button, a[href], [role=button])', 3), ...all('.game :is(h2, h3, p, li, svg)', 0.5)]
}

/**
 * What it never hides: all that is to be clicked, and what it speaks of; of that only the middle if there is no other
 * way.
 */
export function askedFor(step: LessonStep, whole: boolean): Box[] {
  const clicks = step.clicks ? shown(step.clicks).map(visibleBox) : []
  const pointed = pointedAt(step)
  return pointed ? [...clicks, whole ? visibleBox(pointed) : middleOf(visibleBox(pointed))] : clicks
}

/** Brings what the step speaks of into sight: opens what leads there, and scrolls whatever it lies in. */
export function bringIntoSight(step: LessonStep): void {
  const pointed = firstShown(step.point)
  if (pointed) pointed.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  else (firstShown(step.way) as HTMLElement | undefined)?.click?.()
}

/** Whether a click was about something else than the step. */
export function isElsewhere(step: LessonStep, target: Element): boolean {
  const piece = target.closest(
    '[data-tile], [data-card], [data-pile], [data-do], [data-answer], [data-boat], [data-option]',
  )
  if (!piece || !step.clicks) return false
  return !piece.closest([step.clicks, step.point, step.way].filter(Boolean).join(', '))
}
