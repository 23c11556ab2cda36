import { expect, test } from 'vitest'
import { hiddenAs, hiddenHere, ofSeat, ofWatcher, whoSaid } from '../src/lib/people/hidden_people.ts'

const ben = { seats: [1, 3], who: 'b', name: 'Ben', hidden: true, blocked: false, here: true }
const eve = { seats: [], who: 'e', name: 'Eve', hidden: false, blocked: true, here: false }

test('somebody is known by each of their seats, or by what they go by as a spectator', () => {
  expect(hiddenAs([eve, ben], ofSeat({ seat: 3, name: 'Ben' }))).toBe(ben)
  expect(hiddenAs([eve, ben], whoSaid({ seat: -1, who: 'e', name: 'Eve' }))).toBe(eve)
  expect(hiddenAs([eve, ben], ofSeat({ seat: 0, name: 'Anna' }))).toBeUndefined()
})

test('a line of a seat is never taken for one of a spectator', () => {
  expect(hiddenAs([eve], whoSaid({ seat: 2, name: 'Cleo' }))).toBeUndefined()
})

test('whom the server does not know hides and shows somebody as long as the page is open', () => {
  const whom = ofWatcher({ who: 'x', name: 'Oscar' })
  const hidden = hiddenHere([ben], whom, true)
  expect(hiddenAs(hidden, whom)?.hidden).toBe(true)
  expect(hiddenHere(hidden, whom, false)).toEqual([ben])
})
