// What travels at the table of Artificium.
import { describe, expect, it } from 'vitest'
import { shownBy } from '../../src/games/artificium/animation/flights.ts'
import type { Step } from '../../src/lib/table/contract.ts'

const step = (...facts: Record<string, unknown>[]): Step => ({
  v: 1,
  at: 0,
  events: facts.map((one) => ({ facts: one })),
})

describe('what travels', () => {
  it('a swap is two cards, a theft goes from the victim to the thief', () => {
    const swap = shownBy([step({ kind: 'swapped', seat: 1, gave: 'farm', took: 'fair', coins: 1 })])
    expect(swap.flights.map((one) => one.icon)).toEqual(['c-fair', 'c-farm'])
    expect(swap.touched).toEqual(['#ar-seat-1'])
    const theft = shownBy([step({ kind: 'stole', seat: 2, victim: 0, resource: 'wood' })])
    expect(theft.flights).toMatchObject([{ icon: 'a-wood' }])
    expect(theft.flights[0]?.from).toContain('#ar-seat-0')
    expect(theft.flights[0]?.to).toContain('#ar-seat-2')
    expect(theft.touched).toEqual(['#ar-seat-2', '#ar-seat-0'])
  })
  it('nothing travels for what concerns the whole table or brings nothing', () => {
    const events = [
      { kind: 'round', seat: -1 },
      { kind: 'scored', seat: 0, points: 0 },
    ]
    expect(shownBy([step(...events)])).toEqual({ flights: [], touched: ['#ar-seat-0'] })
  })
})
