// The card of a lesson never lies over what it asks for, and hides little of what else can be clicked.
import { describe, expect, it } from 'vitest'
import { cardPosition, covered, hidden, middleOf, type Box, type Kept } from '../src/shell/learn/card_position.ts'

const WINDOW = { width: 1440, height: 900 }
const PHONE = { width: 360, height: 740 }
const CARD = { width: 480, height: 170 }
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height })
const keep = (left: number, top: number, width: number, height: number, weight = 3): Kept => ({
  box: box(left, top, width, height),
  weight,
})

describe('the card of a lesson', () => {
  it('lies low in the middle of an empty table', () => {
    expect(cardPosition(CARD, WINDOW, [], [], null)).toEqual({ left: 480, top: 720, height: 170 })
  })
  it('leaves everything free that can be clicked where there is room', () => {
    const kept = [keep(320, 60, 810, 220), keep(0, 770, 1440, 130), keep(620, 450, 200, 160)]
    const spot = cardPosition(CARD, WINDOW, kept, [], null)
    expect(hidden({ ...CARD, ...spot }, kept)).toBe(0)
    expect(spot.top).toBeGreaterThanOrEqual(58)
    expect(spot.left + CARD.width).toBeLessThanOrEqual(1430)
  })
  it('stays where it is as long as nothing much is gained', () => {
    const now = { left: 900, top: 500, height: 170 }
    expect(cardPosition(CARD, WINDOW, [keep(900, 500, 20, 20)], [], now)).toEqual(now)
    expect(cardPosition(CARD, WINDOW, [keep(900, 500, 200, 100)], [], now)).not.toEqual(now)
  })
  it('leaves at once a place over what is asked for', () => {
    const now = { left: 900, top: 500, height: 170 }
    expect(cardPosition(CARD, WINDOW, [], [box(900, 500, 5, 5)], now)).not.toEqual(now)
  })
  it('lies over much of the rest before it lies over what is asked for', () => {
    const kept = [keep(0, 58, 1440, 600, 50)]
    const asked = [box(0, 640, 1440, 260)]
    expect(covered({ ...CARD, ...cardPosition(CARD, WINDOW, kept, asked, null) }, asked)).toBe(0)
  })
  it.each([60, 100, 137, 211, 300])(
    'becomes lower where there is no room for all of it: hand of %i above the buttons',
    (high) => {
      const asked = [box(0, 200, 360, high), box(0, 640, 360, 100)]
      const spot = cardPosition({ width: 340, height: 420 }, PHONE, [], asked, null)
      expect(covered({ ...spot, width: 340 }, asked)).toBe(0)
      expect(spot.height).toBeGreaterThanOrEqual(112)
      expect(spot.height).toBeLessThan(420)
    },
  )
  it('hides as little as it can of what leaves no room at all', () => {
    const spot = cardPosition({ width: 340, height: 300 }, PHONE, [], [box(0, 58, 360, 660)], null)
    expect(spot).toEqual({ left: 10, top: 618, height: 112 })
  })
  it('stays inside a window that is hardly larger', () => {
    const spot = cardPosition({ width: 340, height: 700 }, PHONE, [keep(0, 600, 360, 140)], [], {
      left: 900,
      top: 500,
      height: 700,
    })
    expect(spot).toEqual({ left: 10, top: 58, height: 672 })
  })
  it('knows the middle of something large and all of something small', () => {
    expect(middleOf(box(100, 100, 300, 20))).toEqual(box(226, 100, 48, 20))
  })
})
