import { describe, expect, it } from 'vitest'
import { Zoom } from '../../src/games/keyflower/pointer/zoom.svelte.ts'

const FRAME = { x: -100, y: -300, w: 200, h: 600 }
const ROOM = { wide: 800, high: 300, most: 0.8 }

describe('a drawing in its panel', () => {
  it('is shown whole, in the middle of the whole panel', () => {
    const part = new Zoom().part(FRAME, ROOM)
    expect(part).toEqual({ x: -800, y: -300, w: 1600, h: 600 })
  })
  it('is never larger than a tile should be', () => {
    expect(new Zoom().scale({ x: 0, y: 0, w: 100, h: 100 }, ROOM)).toBe(0.8)
  })
  it('keeps in its place what the pointer is over', () => {
    const zoom = new Zoom()
    const before = zoom.part(FRAME, ROOM)
    zoom.by(4, 0.5, 0.25)
    const after = zoom.part(FRAME, ROOM)
    expect(after.h).toBeCloseTo(before.h / 4)
    expect(after.y + after.h * 0.25).toBeCloseTo(before.y + before.h * 0.25)
  })
  it('does not leave the drawing', () => {
    const zoom = new Zoom()
    zoom.part(FRAME, ROOM)
    zoom.by(2, 0.5, 0)
    zoom.by(2, 0.5, 0)
    const part = zoom.part(FRAME, ROOM)
    expect(part.y).toBeGreaterThanOrEqual(FRAME.y)
    expect(part.y + part.h).toBeLessThanOrEqual(FRAME.y + FRAME.h)
    zoom.fit()
    expect(zoom.part(FRAME, ROOM).h).toBe(600)
  })
})
