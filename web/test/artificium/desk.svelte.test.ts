// Picking and doing: every question of real games can be answered, and only what is offered is sent.
import { describe, expect, it } from 'vitest'
import { ArtificiumControls } from '../../src/games/artificium/planning/controls.svelte.ts'
import { pieces } from '../../src/games/artificium/reading/counts.ts'
import { tableOf, viewOf } from './scenes.ts'

describe('the market', () => {
  it('swaps a hand card for a market card, in either order of clicks', async () => {
    const table = tableOf('market4')
    const controls = new ArtificiumControls(table)
    const swap = table.options.find((one) => one.text.startsWith('swap'))?.text.split(' ')
    expect(swap).toBeDefined()
    expect(controls.ready).toBe(false)
    controls.market(swap![2]!)
    controls.hand(`${swap![1]}.0`)
    expect(controls.steps).toEqual([swap!.join(' ')])
    expect(controls.label).toContain('2 coins')
    await controls.act()
    expect(table.acted).toEqual([swap!.join(' ')])
  })
  it('says why a redraw is too late', async () => {
    const table = tableOf('market4')
    const controls = new ArtificiumControls(table)
    expect(controls.texts.has('redraw')).toBe(false)
    await controls.choose('redraw')
    expect(table.asked).toEqual(['redraw'])
    expect(controls.why?.at).toBe('redraw')
    expect(controls.steps).toEqual([])
  })
  it('takes clicks back one by one', () => {
    const table = tableOf('market2')
    const controls = new ArtificiumControls(table)
    const swap = table.options.find((one) => one.text.startsWith('swap'))!.text.split(' ')
    controls.hand(`${swap[1]}.0`)
    controls.market(swap[2]!)
    expect([controls.back(), controls.take]).toEqual([true, ''])
    expect([controls.back(), controls.give]).toEqual([true, ''])
    expect(controls.back()).toBe(false)
  })
})

describe('laying', () => {
  it('lays the picked card', async () => {
    const table = tableOf('lay4')
    const controls = new ArtificiumControls(table)
    const key = pieces(viewOf('lay4').own?.hand)[0]!.key
    controls.hand(key)
    expect(controls.label).toMatch(/^Lay .* face down$/)
    await controls.act()
    expect(table.acted).toEqual([`lay ${key.split('.')[0]}`])
  })
})

describe('resolving and the bank', () => {
  it('applies in one go what can be paid', async () => {
    const table = tableOf('resolve4')
    const controls = new ArtificiumControls(table)
    await controls.settle()
    expect(controls.live.has('done')).toBe(true)
    expect(controls.chosen).toBe('') // three things are possible: none of them is meant yet
    expect(controls.steps).toEqual([])
    expect(controls.trading).toBe(true)
    await controls.choose('apply')
    expect(controls.steps).toEqual(['apply', 'done'])
  })
  it('buys what is missing before it applies, if the coins suffice', () => {
    const table = tableOf('trade4')
    const controls = new ArtificiumControls(table)
    expect(viewOf('trade4').question.card).toBe('mill_bakery')
    expect(controls.outcome.missing).toEqual({ wheat: 1 })
    expect(controls.outcome.left).toBe(3)
    expect(controls.steps).toEqual(['buy wheat', 'done'])
    expect(controls.label).toBe('Buy wheat for 2 coins and apply')
  })
  it('sends a trade at once, and says why another is not live', async () => {
    const table = tableOf('trade4')
    const controls = new ArtificiumControls(table)
    await controls.trade('buy wood')
    expect(table.acted).toEqual(['buy wood'])
    await controls.trade('buy sword')
    expect(table.acted).toEqual(['buy wood'])
    expect(controls.why?.at).toBe('buy sword')
  })
  it('begins to apply when something is traded first', async () => {
    const table = tableOf('resolve4')
    const controls = new ArtificiumControls(table)
    await controls.settle()
    const sale = [...controls.live].find((text) => text.startsWith('sell'))!
    table.then = () =>
      table.show({
        ...tableOf('resolve4'),
        view: { ...viewOf('resolve4'), question: { ...viewOf('resolve4').question, asked: 'trade' } },
        options: ['done', sale],
        look: table.look,
      })
    await controls.trade(sale)
    expect(table.acted).toEqual(['apply', sale])
  })
  it('discards or withdraws only when that is picked', async () => {
    const table = tableOf('resolve2')
    const controls = new ArtificiumControls(table)
    await controls.choose('withdraw')
    expect(table.acted).toEqual([])
    expect(controls.steps).toEqual(['withdraw'])
    await controls.act()
    expect(table.acted).toEqual(['withdraw'])
  })
})

describe('targets', () => {
  it.each(['scout4', 'knight4', 'steal4', 'return4'] as const)(
    '%s: each offered answer can be picked and done',
    async (name) => {
      for (const { text } of tableOf(name).options) {
        const table = tableOf(name)
        const controls = new ArtificiumControls(table)
        await controls.choose(text)
        expect(controls.steps).toEqual([text])
        await controls.act()
        expect(table.acted).toEqual([text])
      }
    },
  )
  it('discards for the Mage what is picked in the hand', async () => {
    const table = tableOf('mage4')
    const controls = new ArtificiumControls(table)
    controls.hand(pieces(viewOf('mage4').own?.hand)[0]!.key)
    expect(controls.steps[0]).toMatch(/^discard /)
  })
})

describe('the end of a round', () => {
  it('collects discards and sales, and sends them all with done', async () => {
    const table = tableOf('closing2')
    const controls = new ArtificiumControls(table)
    const view = viewOf('closing2')
    const card = pieces(view.own?.hand)[0]
    const good = Object.keys(view.players[table.look]!.resources)[0]
    if (card) controls.hand(card.key)
    if (good) controls.sell(good, 99)
    const sold = good ? (view.players[table.look]!.resources[good] ?? 0) : 0
    expect(controls.steps).toEqual([
      ...(card ? [`discard ${card.card}`] : []),
      ...Array.from({ length: sold }, () => `sell ${good}`),
      'done',
    ])
    controls.back()
    controls.back()
    expect(controls.steps).toEqual(['done'])
  })
})

describe('who only waits', () => {
  it.each(['wait-lay4', 'wait-market2', 'wait-resolve4'] as const)('%s: nothing can be sent', async (name) => {
    const table = tableOf(name)
    const controls = new ArtificiumControls(table)
    await controls.act()
    expect([controls.asked, controls.ready, table.acted.length]).toEqual(['', false, 0])
  })
})
