// The card of a lesson never lies over what it asks for, and hides little of what else can be clicked.
import { describe, expect, it } from 'vitest'
import {
  cardPosition,
  covered,
  hidden,
  isSmall,
  middleOf,
  type Box,
  type Kept,
  type Spot,
} from '../src/shell/learn/card_position.ts'

const WINDOW = { width: 1440, height: 900 }
const CARD = { width: 480, height: 170 }
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height })
const keep = (left: number, top: number, width: number, height: number, weight = 3): Kept => ({
  box: box(left, top, width, height),
  weight,
})
const at = (spot: Spot | null): Box => {
  if (!spot) throw new Error('the card has no place over the table')
  return { ...spot, ...CARD }
}

describe('the card of a lesson', () => {
  it('lies low in the middle of an empty table', () => {
    expect(cardPosition(CARD, WINDOW, [], [], null)).toEqual({ left: 480, top: 720 })
  })
  it('leaves everything free that can be clicked where there is room', () => {
    const kept = [keep(320, 60, 810, 220), keep(0, 770, 1440, 130), keep(620, 450, 200, 160)]
    const card = at(cardPosition(CARD, WINDOW, kept, [], null))
    expect(hidden(card, kept)).toBe(0)
    expect(card.top).toBeGreaterThanOrEqual(58)
    expect(card.left + CARD.width).toBeLessThanOrEqual(1430)
  })
  it('stays where it is as long as nothing much is gained', () => {
    const now = { left: 900, top: 500 }
    expect(cardPosition(CARD, WINDOW, [keep(900, 500, 20, 20)], [], now)).toEqual(now)
    expect(cardPosition(CARD, WINDOW, [keep(900, 500, 200, 100)], [], now)).not.toEqual(now)
  })
  it('leaves at once a place over what is asked for', () => {
    const now = { left: 900, top: 500 }
    expect(cardPosition(CARD, WINDOW, [], [box(900, 500, 5, 5)], now)).not.toEqual(now)
  })
  it('lies over much of the rest before it lies over what is asked for', () => {
    const asked = [box(0, 640, 1440, 260)]
    expect(covered(at(cardPosition(CARD, WINDOW, [keep(0, 58, 1440, 580, 50)], asked, null)), asked)).toBe(0)
  })
  it('finds the gap beside what is asked for', () => {
    const asked = [box(0, 58, 940, 842), box(1436, 58, 4, 842)]
    expect(covered(at(cardPosition({ ...CARD, width: 470 }, WINDOW, [], asked, null)), asked)).toBe(0)
  })
  it.each([box(0, 58, 1440, 842), box(0, 200, 1440, 600), box(400, 0, 640, 900)])(
    'has no place over the table where all of them are asked for: %o',
    (asked) => {
      expect(cardPosition({ width: 480, height: 300 }, WINDOW, [], [asked], null)).toBeNull()
    },
  )
  it('has no place in a window that is hardly larger', () => {
    expect(cardPosition({ width: 340, height: 700 }, { width: 360, height: 740 }, [], [], null)).toBeNull()
    expect(cardPosition({ width: 340, height: 100 }, { width: 350, height: 740 }, [], [], null)).toBeNull()
  })
  it('lies above the table on phones, and on laptops that show everything twice as large', () => {
    expect(isSmall({ width: 360, height: 740 })).toBe(true)
    expect(isSmall({ width: 640, height: 360 })).toBe(true)
    expect(isSmall({ width: 820, height: 1180 })).toBe(false)
    expect(isSmall({ width: 1280, height: 720 })).toBe(false)
  })
  it('keeps the middle of something large free', () => {
    expect(middleOf(box(100, 100, 400, 200))).toEqual(box(200, 150, 200, 100))
  })
})
