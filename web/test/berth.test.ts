// The card of a lesson hides neither what it speaks of nor what can be clicked.
import { describe, expect, it } from 'vitest'
import { berth, hidden, type Kept } from '../src/shell/learn/berth.ts'

const WINDOW = { width: 1440, height: 900 }
const CARD = { width: 480, height: 170 }
const keep = (left: number, top: number, width: number, height: number, weight = 3): Kept => ({ box: { left, top, width, height }, weight })

describe('the card of a lesson', () => {
  it('lies low in the middle of an empty table', () => {
    expect(berth(CARD, WINDOW, [], null)).toEqual({ left: 480, top: 720 })
  })
  it('leaves everything free that can be clicked where there is room', () => {
    const kept = [keep(320, 60, 810, 220), keep(0, 770, 1440, 130), keep(620, 450, 200, 160)]
    const spot = berth(CARD, WINDOW, kept, null)
    expect(hidden(spot, CARD, kept)).toBe(0)
    expect(spot.top).toBeGreaterThanOrEqual(58)
    expect(spot.left + CARD.width).toBeLessThanOrEqual(1430)
  })
  it('stays where it is as long as nothing much is gained', () => {
    const now = { left: 900, top: 500 }
    expect(berth(CARD, WINDOW, [keep(900, 500, 20, 20)], now)).toEqual(now)
    expect(berth(CARD, WINDOW, [keep(900, 500, 200, 100)], now)).not.toEqual(now)
  })
  it('stays inside a window that is hardly larger', () => {
    expect(berth({ width: 340, height: 700 }, { width: 360, height: 740 }, [keep(0, 600, 360, 140)], { left: 900, top: 500 })).toEqual({ left: 10, top: 58 })
  })
})
