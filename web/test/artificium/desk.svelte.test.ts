// Picking and doing: every question of real games can be answered, and only what is offered is sent.
import { describe, expect, it } from 'vitest'
import { Desk } from '../../src/games/artificium/planning/desk.svelte.ts'
import { pieces } from '../../src/games/artificium/reading/counts.ts'
import { tableOf, viewOf } from './scenes.ts'

describe('the market', () => {
  it('swaps a hand card for a market card, in either order of clicks', async () => {
    const table = tableOf('market4')
    const desk = new Desk(table)
    const swap = table.options.find((one) => one.text.startsWith('swap'))?.text.split(' ')
    expect(swap).toBeDefined()
    expect(desk.ready).toBe(false)
    desk.market(swap![2]!)
    desk.hand(`${swap![1]}.0`)
    expect(desk.steps).toEqual([swap!.join(' ')])
    expect(desk.label).toContain('2 coins')
    await desk.act()
    expect(table.acted).toEqual([swap!.join(' ')])
  })
  it('says why a redraw is too late', async () => {
    const table = tableOf('market4')
    const desk = new Desk(table)
    expect(desk.texts.has('redraw')).toBe(false)
    await desk.choose('redraw')
    expect(table.asked).toEqual(['redraw'])
    expect(desk.why?.at).toBe('redraw')
    expect(desk.steps).toEqual([])
  })
  it('takes clicks back one by one', () => {
    const table = tableOf('market2')
    const desk = new Desk(table)
    const swap = table.options.find((one) => one.text.startsWith('swap'))!.text.split(' ')
    desk.hand(`${swap[1]}.0`)
    desk.market(swap[2]!)
    expect([desk.back(), desk.take]).toEqual([true, ''])
    expect([desk.back(), desk.give]).toEqual([true, ''])
    expect(desk.back()).toBe(false)
  })
})

describe('laying', () => {
  it('lays the picked card', async () => {
    const table = tableOf('lay4')
    const desk = new Desk(table)
    const key = pieces(viewOf('lay4').own?.hand)[0]!.key
    desk.hand(key)
    expect(desk.label).toMatch(/^Lay .* face down$/)
    await desk.act()
    expect(table.acted).toEqual([`lay ${key.split('.')[0]}`])
  })
})

describe('resolving and the bank', () => {
  it('applies in one go what can be paid', async () => {
    const table = tableOf('resolve4')
    const desk = new Desk(table)
    await desk.settle()
    expect(desk.live.has('done')).toBe(true)
    expect(desk.chosen).toBe('') // three things are possible: none of them is meant yet
    expect(desk.steps).toEqual([])
    expect(desk.trading).toBe(true)
    await desk.choose('apply')
    expect(desk.steps).toEqual(['apply', 'done'])
  })
  it('buys what is missing before it applies, if the coins suffice', () => {
    const table = tableOf('trade4')
    const desk = new Desk(table)
    expect(viewOf('trade4').question.card).toBe('mill_bakery')
    expect(desk.outcome.missing).toEqual({ wheat: 1 })
    expect(desk.outcome.left).toBe(3)
    expect(desk.steps).toEqual(['buy wheat', 'done'])
    expect(desk.label).toBe('Buy wheat for 2 coins and apply')
  })
  it('sends a trade at once, and says why another is not live', async () => {
    const table = tableOf('trade4')
    const desk = new Desk(table)
    await desk.trade('buy wood')
    expect(table.acted).toEqual(['buy wood'])
    await desk.trade('buy sword')
    expect(table.acted).toEqual(['buy wood'])
    expect(desk.why?.at).toBe('buy sword')
  })
  it('begins to apply when something is traded first', async () => {
    const table = tableOf('resolve4')
    const desk = new Desk(table)
    await desk.settle()
    const sale = [...desk.live].find((text) => text.startsWith('sell'))!
    table.then = () =>
      table.show({
        ...tableOf('resolve4'),
        view: { ...viewOf('resolve4'), question: { ...viewOf('resolve4').question, asked: 'trade' } },
        options: ['done', sale],
        look: table.look,
      })
    await desk.trade(sale)
    expect(table.acted).toEqual(['apply', sale])
  })
  it('discards or withdraws only when that is picked', async () => {
    const table = tableOf('resolve2')
    const desk = new Desk(table)
    await desk.choose('withdraw')
    expect(table.acted).toEqual([])
    expect(desk.steps).toEqual(['withdraw'])
    await desk.act()
    expect(table.acted).toEqual(['withdraw'])
  })
})

describe('targets', () => {
  it.each(['scout4', 'knight4', 'steal4', 'return4'] as const)(
    '%s: each offered answer can be picked and done',
    async (name) => {
      for (const { text } of tableOf(name).options) {
        const table = tableOf(name)
        const desk = new Desk(table)
        await desk.choose(text)
        expect(desk.steps).toEqual([text])
        await desk.act()
        expect(table.acted).toEqual([text])
      }
    },
  )
  it('discards for the Mage what is picked in the hand', async () => {
    const table = tableOf('mage4')
    const desk = new Desk(table)
    desk.hand(pieces(viewOf('mage4').own?.hand)[0]!.key)
    expect(desk.steps[0]).toMatch(/^discard /)
  })
})

describe('the end of a round', () => {
  it('collects discards and sales, and sends them all with done', async () => {
    const table = tableOf('closing2')
    const desk = new Desk(table)
    const view = viewOf('closing2')
    const card = pieces(view.own?.hand)[0]
    const good = Object.keys(view.players[table.look]!.resources)[0]
    if (card) desk.hand(card.key)
    if (good) desk.sell(good, 99)
    const sold = good ? (view.players[table.look]!.resources[good] ?? 0) : 0
    expect(desk.steps).toEqual([
      ...(card ? [`discard ${card.card}`] : []),
      ...Array.from({ length: sold }, () => `sell ${good}`),
      'done',
    ])
    desk.back()
    desk.back()
    expect(desk.steps).toEqual(['done'])
  })
})

describe('who only waits', () => {
  it.each(['wait-lay4', 'wait-market2', 'wait-resolve4'] as const)('%s: nothing can be sent', async (name) => {
    const table = tableOf(name)
    const desk = new Desk(table)
    await desk.act()
    expect([desk.asked, desk.ready, table.acted.length]).toEqual(['', false, 0])
  })
})
