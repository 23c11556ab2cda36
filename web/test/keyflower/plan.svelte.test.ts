// An unfinished turn: colour, number and tile in any order, sent as small steps.
import { flushSync } from 'svelte'
import { describe, expect, it } from 'vitest'
import type { KeyflowerControls } from '../../src/games/keyflower/planning/controls.svelte.ts'
import type { Bid, Purpose, View } from '../../src/games/keyflower/types.ts'
import { controlsOf } from './controls.svelte.ts'
import type { MockTable } from './mock.svelte.ts'
import { sceneOf, tableOf, viewOf } from './scenes.ts'

const controls = (name: Parameters<typeof tableOf>[0]): { controls: KeyflowerControls; table: MockTable } =>
  controlsOf(tableOf(name))

describe('picking', () => {
  it('lights everything that can be done when nothing is picked', () => {
    const { controls: d } = controls('turn')
    const offered = new Set(
      sceneOf('turn')
        .options.filter((one) => /^(use|bid)/.test(one))
        .map((one) => one.split(' ')[1]),
    )
    expect(d.plan.lit).toEqual(offered)
  })
  it('colour then tile: the least number is meant', async () => {
    const { controls: d } = controls('turn')
    d.plan.pickColour('red')
    await d.plan.pickFor('inn', 'use')
    expect(d.plan.purpose).toBe('use')
    expect(d.steps()).toEqual(['use inn', 'send 1 red'])
  })
  it('nothing is meant where use and bid are possible, and each card says who would go', async () => {
    const { controls: d, table } = controls('turn')
    d.plan.pickColour('red')
    await d.plan.pickTile('inn')
    expect([d.plan.tile, d.plan.purpose, d.plan.undecided]).toEqual(['inn', '', true])
    expect(d.steps()).toEqual([])
    await d.act()
    expect(table.acted).toEqual([])
    expect([d.plan.groupFor('use'), d.plan.groupFor('bid')].map((one) => [one.colour, one.count])).toEqual([
      ['red', 1],
      ['red', 1],
    ])
    d.plan.pickPurpose('bid')
    expect(d.steps()).toEqual(['bid inn', 'send 1 red'])
  })
  it('tile then colour gives the same', async () => {
    const { controls: d } = controls('turn')
    await d.plan.pickFor('inn', 'use')
    expect(d.steps()).toEqual([])
    d.plan.pickColour('red')
    expect(d.steps()).toEqual(['use inn', 'send 1 red'])
  })
  it('another click on the pile adds a worker, and goes round', async () => {
    const { controls: d } = controls('turn')
    await d.plan.pickFor('inn', 'use')
    for (let k = 0; k < 3; k++) d.plan.pickColour('red')
    expect(d.steps()).toEqual(['use inn', 'send 3 red'])
    d.plan.pickColour('red')
    d.plan.pickColour('red')
    expect(d.steps()).toEqual(['use inn', 'send 1 red'])
  })
  it('a bid is the other card', async () => {
    const { controls: d } = controls('turn')
    d.plan.pickColour('blue')
    d.plan.pickNumber(2)
    await d.plan.pickTile('inn')
    d.plan.pickPurpose('bid')
    expect(d.steps()).toEqual(['bid inn', 'send 2 blue'])
    expect(d.bidTotal()).toBe(2)
  })
  it('says why when a tile cannot be picked, and changes nothing', async () => {
    const { controls: d, table } = controls('turn')
    await d.plan.pickTile('barn')
    expect(d.plan.tile).toBe('')
    expect(table.asked).toEqual(['bid barn'])
    expect(d.plan.why?.refusal.rule).toBe('KF-5.1')
    expect(table.said.length).toBe(1)
  })
  it('goes back one pick at a time', async () => {
    const { controls: d } = controls('turn')
    d.plan.pickColour('red')
    d.plan.pickNumber(2)
    await d.plan.pickTile('inn')
    const steps = []
    while (d.back()) steps.push([d.plan.tile, d.plan.count, d.plan.colour])
    expect(steps).toEqual([
      ['', 0, 'red'],
      ['', 0, ''],
    ])
  })
})

describe('a losing bid', () => {
  async function beaten(tiles: string[], tile = 'inn', purpose: Purpose = 'use'): Promise<KeyflowerControls> {
    const { controls: d, table } = controls('turn')
    const view = viewOf('turn')
    const bid = (seat: number, count: number): Bid => ({ seat, count, colour: 'red', lying: false })
    for (const lot of view.market) {
      if (tiles.includes(lot.tile)) lot.bids = [bid(table.look, 1), bid(table.look === 0 ? 1 : 0, 2)]
    }
    table.view = view
    table.preview = async (texts) => ({
      done: texts.length,
      stopped: '',
      steps: [],
      view,
      waiting: [],
      options: ['send', 'send 1 red', 'send 2 red'].map((text) => ({ text })),
    })
    flushSync()
    for (const tile of tiles) await d.plan.toggleJoin(tile)
    await d.plan.pickFor(tile, purpose)
    return d
  }
  it('is joined in the order of the market, in whatever order it was clicked', async () => {
    const market = viewOf('turn').market.map((one) => one.tile)
    expect(market.indexOf('merchant')).toBeLessThan(market.indexOf('sawmill'))
    expect((await beaten(['sawmill', 'merchant'])).steps()).toEqual([
      'use inn',
      'join merchant',
      'join sawmill',
      'send',
    ])
  })
  it('goes along alone, though workers of its colour stand behind the screen', async () => {
    expect((await beaten(['sawmill'])).steps()).toEqual(['use inn', 'join sawmill', 'send'])
  })
  it('takes workers along by clicks on their pile, and goes round to none', async () => {
    const d = await beaten(['sawmill'])
    const sent = []
    for (let k = 0; k < 3; k++) {
      d.plan.pickColour('red')
      sent.push(d.steps().at(-1))
    }
    expect(sent).toEqual(['send 1 red', 'send 2 red', 'send'])
  })
  it('is counted once where it lies on the tile that is bid on', async () => {
    const d = await beaten(['merchant'], 'merchant', 'bid')
    d.plan.pickColour('red')
    d.plan.pickNumber(2)
    expect(d.steps()).toEqual(['bid merchant', 'send 2 red'])
    expect(d.bidTotal()).toBe(3)
  })
})

describe('sending', () => {
  it('sends all steps of a bid', async () => {
    const { controls: d, table } = controls('turn')
    table.then = (text) => {
      if (text.startsWith('bid')) table.options = [{ text: 'send 1 red' }, { text: 'send 2 red' }]
    }
    d.plan.pickColour('red')
    await d.plan.pickTile('sawmill')
    await d.act()
    expect(table.acted).toEqual(['bid sawmill', 'send 1 red'])
    expect(d.plan.tile).toBe('')
  })
  it('keeps what was picked for the next question while the last answer was under way', async () => {
    const { controls: d, table } = controls('turn')
    table.then = (text) => {
      if (text.startsWith('bid')) table.options = [{ text: 'send 1 red' }]
      else d.plan.tile = 'fair'
    }
    d.plan.pickColour('red')
    await d.plan.pickTile('sawmill')
    await d.act()
    expect(table.acted).toEqual(['bid sawmill', 'send 1 red'])
    expect([d.plan.tile, d.plan.colour]).toEqual(['fair', 'red'])
  })
  it('says so where the table changed, and sends nothing', async () => {
    const { controls: d, table } = controls('turn')
    d.plan.pickColour('red')
    await d.plan.pickTile('sawmill')
    await d.plan.sender.run(['bid nowhere', 'send 1 red'])
    expect(table.acted).toEqual([])
    expect(d.plan.sender.trouble?.key).toBe('no-use')
  })
  it('keeps everything after a refusal, for nothing was done', async () => {
    const { controls: d, table } = controls('turn')
    table.refusal = { key: 'stale' }
    d.plan.pickColour('red')
    await d.plan.pickTile('sawmill')
    await d.act()
    expect(table.rows).toEqual([['bid sawmill', 'send 1 red']])
    expect(d.plan.sender.trouble?.key).toBe('stale')
    expect(d.plan.tile).toBe('sawmill')
  })
  it('is not lost when somebody else acts while the server is asked what would follow', async () => {
    const { controls: d, table } = controls('place')
    const { preview } = table
    table.preview = async (texts) => {
      table.v++
      table.options = [...table.options]
      return preview.call(table, texts)
    }
    d.placing.pick(-2, 0)
    await d.act()
    expect(table.rows).toHaveLength(1)
    expect(d.placing.spot).toBeNull()
    table.reveals = table.acted[0] ?? '' // the last tile of all: the same press is a question now
    d.placing.pick(-2, 0)
    await d.act()
    expect([table.rows.length, d.confirm?.steps]).toEqual([1, table.rows[0]])
  })
  it('tells of another press while something is on its way, and not of the same one again', async () => {
    const { controls: d, table } = controls('place')
    const { sender } = d.plan
    const [first = '', second = ''] = table.options.map((one) => one.text)
    const sent = sender.run([first])
    expect(await sender.run([first])).toBe(false)
    expect(sender.trouble).toBeNull()
    expect(await sender.run([second])).toBe(false)
    expect(sender.trouble?.key).toBe('busy')
    expect(await sent).toBe(true)
    expect(table.acted).toEqual([first])
  })
  it('takes one message', async () => {
    const { controls: d, table } = controls('turn')
    await d.plan.sender.run(['bid sawmill', 'send 1 red'])
    expect(table.rows).toEqual([['bid sawmill', 'send 1 red']])
  })
  it('tries the same steps once in each version', async () => {
    const { controls: d, table } = controls('turn')
    await Promise.all([d.plan.sender.tried(['bid sawmill']), d.plan.sender.tried(['bid sawmill'])])
    expect(table.previews).toEqual([['bid sawmill']])
    table.v++
    await d.plan.sender.tried(['bid sawmill'])
    expect(table.previews).toHaveLength(2)
  })
  it('asks before a draw from the bag, and only then', async () => {
    const { controls: d, table } = controls('turn')
    table.then = () => (table.options = [{ text: 'send 1 red' }])
    table.reveals = 'send 1 red'
    table.kinds = ['use', 'drew-workers']
    d.plan.pickColour('red')
    await d.plan.pickFor('inn', 'use')
    await d.act()
    expect(table.acted).toEqual([])
    expect(d.confirm?.label).toBe('Use Inn: draws 1 worker from the bag')
    await d.act()
    expect(table.acted).toEqual(['use inn', 'send 1 red'])
  })
  it('does not ask before a pass that shows nothing, though it ends the season', async () => {
    const { controls: d, table } = controls('turn')
    table.view = { ...(table.view as View), passes: (table.view as View).seats - 1 }
    await d.pass()
    expect(table.acted).toEqual([])
    await d.act()
    expect(d.confirm).toBeNull()
    expect(table.acted).toEqual(['pass'])
  })
})

describe('the button before a reveal', () => {
  it.each([
    ['spring', ['passed', 'season', 'loaded', 'market'], 'Pass: ends spring, reveals the summer tiles'],
    ['winter', ['passed', 'ended'], 'Pass: ends the game and reveals all scores'],
    ['autumn', ['passed', 'something'], 'Pass: shows something new'],
  ])('names what becomes known in %s', async (season, kinds, label) => {
    const { controls: d, table } = controls('turn')
    table.view = { ...(table.view as View), season }
    table.options = [{ text: 'pass', words: 'Pass' }]
    table.reveals = 'pass'
    table.kinds = kinds
    await d.pass()
    await d.act()
    expect(d.confirm?.label).toBe(label)
  })
})

describe('other questions', () => {
  it('a good goes along the road, one option for each step', async () => {
    const { controls: d, table } = controls('transport')
    d.transport.pick('wood', 'home_3')
    expect([...d.transport.reach.keys()]).toEqual(['alehouse'])
    await d.transport.bring('alehouse')
    expect(table.acted).toEqual(['move wood home_3 alehouse'])
  })
  it('where no road leads, the reason is shown', async () => {
    const { controls: d, table } = controls('transport')
    d.transport.pick('wood', 'home_3')
    await d.transport.bring('tavern')
    expect(table.acted).toEqual([])
    expect(table.asked).toEqual(['move wood home_3 tavern'])
  })
  it('a tile is turned among the turns that fit', async () => {
    const { controls: d, table } = controls('place')
    d.placing.pick(-2, 0)
    const turns = new Set<number>()
    for (let k = 0; k < 6; k++) {
      turns.add(d.placing.turn)
      d.placing.rotate(1)
    }
    expect([...turns].sort()).toEqual([3, 5])
    await d.act()
    expect(table.acted[0]).toMatch(/^place forge -2,0 [35]$/)
  })
  it('winter tiles are named as the options name them', () => {
    const { controls: d } = controls('winter')
    d.picked = ['muleteer', 'keythedral']
    expect(d.steps()).toEqual(['choose keythedral muleteer'])
  })
  it('a boat is picked, then taken', async () => {
    const { controls: d, table } = controls('boat')
    d.card = 'board boat_flipper'
    await d.act()
    expect(table.acted).toEqual(['board boat_flipper'])
  })
})
