// Picking and doing: every question of real games can be answered, and only what is offered is sent.
import { describe, expect, it } from 'vitest'
import { ArtificiumControls } from '../../src/games/artificium/planning/controls.svelte.ts'
import { cautionOf } from '../../src/games/artificium/planning/cautions.ts'
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
  it('picks trades and sends them with the card; says why another is not live', async () => {
    const table = tableOf('trade4')
    table.follow = { 'buy wood': ['buy wheat', 'buy wood'], 'buy wood; buy wheat': ['done', 'buy wood'] }
    const controls = new ArtificiumControls(table)
    await Promise.all([controls.trade('buy wood'), controls.trade('buy wheat')])
    expect(table.acted).toEqual([])
    expect(controls.paying.resources).toEqual({ wood: 1, wheat: 1 })
    expect(controls.traded).toEqual({ goods: { wood: 1, wheat: 1 }, coins: 5 })
    expect(controls.label).toBe('Buy wood and wheat, then apply')
    table.refusal = { key: 'payable', words: 'not payable' }
    await controls.trade('buy sword')
    expect(controls.why?.at).toBe('buy sword')
    table.refusal = null
    expect([controls.back(), controls.back()]).toEqual([true, true]) // the reason, the last trade
    expect(controls.trades.texts).toEqual(['buy wood'])
    await controls.trade('buy wheat')
    await controls.act()
    expect(table.rows).toEqual([['buy wood', 'buy wheat', 'done']])
  })
  it('begins to apply when something is traded first', async () => {
    const table = tableOf('resolve4')
    table.follow['apply; sell wood'] = ['done', 'sell wood']
    const controls = new ArtificiumControls(table)
    await controls.settle()
    const trading = controls.trade('sell wood')
    await Promise.resolve()
    expect(controls.ready).toBe(false) // what may follow is not known yet
    await trading
    expect([controls.chosen, table.acted.length]).toEqual(['apply', 0])
    expect(controls.label).toBe('Sell wood, then apply')
    await controls.act()
    expect(table.rows).toEqual([['apply', 'sell wood', 'done']])
  })
  it('drops what was traded when the card is not applied', async () => {
    const table = tableOf('resolve4')
    table.follow['apply; sell wood'] = ['done', 'sell wood']
    const controls = new ArtificiumControls(table)
    await controls.settle()
    await controls.trade('sell wood')
    await controls.choose('discard')
    expect(controls.steps).toEqual(['discard'])
    expect(controls.trades.texts).toEqual([])
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

describe('what brings nothing', () => {
  it('is said of a card that is swapped for one alike', () => {
    const table = tableOf('market4')
    const controls = new ArtificiumControls(table)
    const [, given, taken] = table.options.find((one) => one.text.startsWith('swap'))!.text.split(' ')
    controls.give = `${given}.0`
    controls.take = taken!
    expect(cautionOf(controls)).toBe('')
    controls.take = given!
    expect(cautionOf(controls)).toBe('artificium-table-caution-same')
  })
  it('is said of a card that cannot be applied as things are, if play aids may say so', () => {
    const controls = new ArtificiumControls(tableOf('lay4'))
    const key = pieces(viewOf('lay4').own?.hand)[0]!.key
    controls.hand(key)
    expect(cautionOf(controls)).toBe('')
    controls.helps = { cards: [{ card: key.split('.')[0]!, laid: false, now: false, possible: false }] }
    expect(cautionOf(controls)).toBe('artificium-table-caution-unpayable')
    controls.helps = null
    expect(cautionOf(controls)).toBe('')
  })
  it('is said of a Fair before any other card', async () => {
    const table = tableOf('resolve4')
    const view = viewOf('resolve4')
    table.view = { ...view, question: { ...view.question, card: 'fair' } }
    const controls = new ArtificiumControls(table)
    await controls.choose('apply')
    expect(cautionOf(controls)).toBe('artificium-table-caution-fair')
    const players = view.players.map((one) => ({ ...one, applied: { farm: 1 } }))
    table.view = { ...view, players, question: { ...view.question, card: 'fair' } }
    expect(cautionOf(controls)).toBe('')
  })
  it('is said of what is sold and bought again', async () => {
    const table = tableOf('resolve4')
    table.follow['apply; sell wood'] = ['buy wood', 'sell wood', 'done']
    const controls = new ArtificiumControls(table)
    await controls.settle()
    await controls.trade('sell wood')
    expect(cautionOf(controls)).toBe('')
    await controls.trade('buy wood')
    expect(cautionOf(controls)).toBe('artificium-table-caution-trades')
  })
})
