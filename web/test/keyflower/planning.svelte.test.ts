// Picking while others move, and what becomes of it when your turn comes.
import { describe, expect, it } from 'vitest'
import type { KeyflowerControls } from '../../src/games/keyflower/planning/controls.svelte.ts'
import { controlsOf } from './controls.svelte.ts'
import type { MockTable } from './mock.svelte.ts'
import { sceneOf, tableOf } from './scenes.ts'

/** The same position while somebody else is asked. */
function waiting(): { controls: KeyflowerControls; table: MockTable } {
  const table = tableOf('turn')
  table.show({ ...sceneOf('turn'), options: [] })
  return controlsOf(table)
}

describe('out of turn', () => {
  it('the same clicks make a plan, and nothing can be sent', async () => {
    const { controls, table } = waiting()
    expect(controls.plan.planning).toBe(true)
    controls.plan.pickColour('red')
    await controls.tile('inn', -1)
    expect([controls.plan.tile, controls.plan.purpose, controls.plan.hue]).toEqual(['inn', '', 'red'])
    controls.plan.pickPurpose('use')
    expect(controls.plan.purpose).toBe('use')
    expect(controls.steps()).toEqual([])
    expect(table.acted).toEqual([])
    expect(table.asked).toEqual([])
  })
  it('nothing is lit until a colour is picked', () => {
    const { controls } = waiting()
    expect(controls.plan.lit.size).toBe(0)
    controls.plan.pickColour('red')
    expect(controls.plan.lit.has('inn')).toBe(true)
  })
  it('what cannot be planned is enlarged instead', async () => {
    const { controls } = waiting()
    const boat =
      Object.keys(controls.plan.facts.tiles).find((one) => controls.plan.facts.tiles[one]?.kind === 'boat') ?? ''
    await controls.tile(boat, -1)
    expect(controls.plan.tile).toBe('')
    expect(controls.look?.id).toBe(boat)
  })
  it('no plan is made when the season is over, or by a spectator', () => {
    const { controls, table } = waiting()
    const scene = sceneOf('turn')
    table.show({ ...scene, options: [], view: { ...scene.view, question: { ...scene.view.question, asked: 'place' } } })
    expect(controls.plan.planning).toBe(false)
    table.show({ ...scene, options: [], look: -1 })
    expect(controls.plan.planning).toBe(false)
  })
})

describe('when the turn comes', () => {
  it('the plan is there, ready to be sent', async () => {
    const { controls, table } = waiting()
    controls.plan.pickColour('red')
    await controls.tile('inn', -1)
    controls.plan.pickPurpose('use')
    table.show(sceneOf('turn'))
    await controls.plan.adopt()
    expect(controls.plan.kept).toBe(true)
    expect(controls.steps()).toEqual(['use inn', 'send 1 red'])
  })
  it('a tile that was picked for use or bid waits for the choice', async () => {
    const { controls, table } = waiting()
    controls.plan.pickColour('red')
    await controls.tile('inn', -1)
    table.show(sceneOf('turn'))
    await controls.plan.adopt()
    expect([controls.plan.tile, controls.plan.purpose, controls.plan.kept]).toEqual(['inn', '', true])
    expect(controls.steps()).toEqual([])
  })
  it('a plan that is no longer possible is dropped, with its reason', async () => {
    const { controls, table } = waiting()
    controls.plan.pickColour('red')
    await controls.tile('inn', -1)
    controls.plan.pickPurpose('use')
    const scene = sceneOf('turn')
    table.show({ ...scene, options: scene.options.filter((one) => one !== 'use inn') })
    await controls.plan.adopt()
    expect(controls.plan.tile).toBe('')
    expect(table.asked).toEqual(['use inn'])
    expect(controls.plan.why?.at).toBe('inn')
    expect(table.said[0]).toContain('no longer possible')
  })
  it('a number that no longer fits becomes the least that does', async () => {
    const { controls, table } = waiting()
    await controls.tile('inn', -1)
    controls.plan.pickPurpose('use')
    controls.plan.pickColour('red')
    controls.plan.count = 9
    table.show(sceneOf('turn'))
    await controls.plan.adopt()
    expect(controls.steps()).toEqual(['use inn', 'send 1 red'])
  })
})
