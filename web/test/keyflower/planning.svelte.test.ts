// Picking while others move, and what becomes of it when the own turn comes.
import { flushSync } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'
import { Desk } from '../../src/games/keyflower/planning/desk.svelte.ts'
import type { MockTable } from './mock.svelte.ts'
import { sceneOf, tableOf } from './scenes.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** The same position while somebody else is asked. */
function waiting(): { desk: Desk; table: MockTable } {
  const table = tableOf('turn')
  table.show({ ...sceneOf('turn'), options: [] })
  let made: Desk | undefined
  stops.push(
    $effect.root(() => {
      made = new Desk(table)
    }),
  )
  flushSync()
  return { desk: made!, table }
}

describe('out of turn', () => {
  it('the same clicks make a plan, and nothing can be sent', async () => {
    const { desk, table } = waiting()
    expect(desk.plan.planning).toBe(true)
    desk.plan.pickColour('red')
    await desk.tile('inn', -1)
    expect([desk.plan.tile, desk.plan.purpose, desk.plan.hue]).toEqual(['inn', '', 'red'])
    desk.plan.pickPurpose('use')
    expect(desk.plan.purpose).toBe('use')
    expect(desk.steps()).toEqual([])
    expect(table.acted).toEqual([])
    expect(table.asked).toEqual([])
  })
  it('nothing is lit until a colour is picked', () => {
    const { desk } = waiting()
    expect(desk.plan.lit.size).toBe(0)
    desk.plan.pickColour('red')
    expect(desk.plan.lit.has('inn')).toBe(true)
  })
  it('what cannot be planned is enlarged instead', async () => {
    const { desk } = waiting()
    const boat = Object.keys(desk.plan.facts.tiles).find((one) => desk.plan.facts.tiles[one]?.kind === 'boat') ?? ''
    await desk.tile(boat, -1)
    expect(desk.plan.tile).toBe('')
    expect(desk.look?.id).toBe(boat)
  })
  it('no plan is made when the season is over, or by a spectator', () => {
    const { desk, table } = waiting()
    const scene = sceneOf('turn')
    table.show({ ...scene, options: [], view: { ...scene.view, question: { ...scene.view.question, asked: 'place' } } })
    expect(desk.plan.planning).toBe(false)
    table.show({ ...scene, options: [], look: -1 })
    expect(desk.plan.planning).toBe(false)
  })
})

describe('when the turn comes', () => {
  it('the plan is there, ready to be sent', async () => {
    const { desk, table } = waiting()
    desk.plan.pickColour('red')
    await desk.tile('inn', -1)
    desk.plan.pickPurpose('use')
    table.show(sceneOf('turn'))
    await desk.plan.adopt()
    expect(desk.plan.kept).toBe(true)
    expect(desk.steps()).toEqual(['use inn', 'send 1 red'])
  })
  it('a tile that was picked for either deed waits for the choice', async () => {
    const { desk, table } = waiting()
    desk.plan.pickColour('red')
    await desk.tile('inn', -1)
    table.show(sceneOf('turn'))
    await desk.plan.adopt()
    expect([desk.plan.tile, desk.plan.purpose, desk.plan.kept]).toEqual(['inn', '', true])
    expect(desk.steps()).toEqual([])
  })
  it('a plan that is no longer possible is dropped, with its reason', async () => {
    const { desk, table } = waiting()
    desk.plan.pickColour('red')
    await desk.tile('inn', -1)
    desk.plan.pickPurpose('use')
    const scene = sceneOf('turn')
    table.show({ ...scene, options: scene.options.filter((one) => one !== 'use inn') })
    await desk.plan.adopt()
    expect(desk.plan.tile).toBe('')
    expect(table.asked).toEqual(['use inn'])
    expect(desk.plan.why?.at).toBe('inn')
    expect(table.said[0]).toContain('no longer possible')
  })
  it('a number that no longer fits becomes the least that does', async () => {
    const { desk, table } = waiting()
    await desk.tile('inn', -1)
    desk.plan.pickPurpose('use')
    desk.plan.pickColour('red')
    desk.plan.count = 9
    table.show(sceneOf('turn'))
    await desk.plan.adopt()
    expect(desk.steps()).toEqual(['use inn', 'send 1 red'])
  })
})
