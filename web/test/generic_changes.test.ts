// What changed at the table of any game: pieces in another area, other values.
import { describe, expect, it } from 'vitest'
import { moved, otherValues, type Seen } from '../src/shell/generic/changes.ts'

const lying = (pieces: Record<string, string[]>, values: Record<string, string> = {}): Seen =>
  ({
    pieces: new Map(Object.entries(pieces).map(([key, areas]) => [key, areas.map((area) => ({ area }))])),
    values: new Map(Object.entries(values)),
  }) as unknown as Seen

describe('changes', () => {
  it('finds what went from one area to another, and nothing that stayed or is new', () => {
    const before = lying({ ace: ['hand', 'table'], king: ['hand'] })
    const after = lying({ ace: ['table', 'pile'], king: ['hand'], queen: ['hand'] })
    expect(moved(before, after).map(({ from, to }) => [from.area, to.area])).toEqual([['hand', 'pile']])
  })
  it('finds other values of what was there before', () => {
    const after = lying({}, { 'a coins': '3', 'b coins': '2', 'c coins': '1' })
    expect(otherValues(lying({}, { 'a coins': '2', 'b coins': '2' }), after)).toEqual(['a coins'])
  })
})
