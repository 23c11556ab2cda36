// Links for friends: whom they reach.
import { expect, it } from 'vitest'
import { ownMachine } from '../src/lib/browser/clipboard.ts'

it('tells links that only work on this machine from those for others', () => {
  for (const host of ['localhost', '127.0.0.1', '127.0.1.1', '[::1]', '0.0.0.0']) expect(ownMachine(host)).toBe(true)
  for (const host of ['192.168.1.7', 'table.example.org', '10.127.0.0', 'localhost.example.org'])
    expect(ownMachine(host)).toBe(false)
})
