// A place for a tile in words: neighbours and roads by name, nothing that only a list understands.
import { describe, expect, it } from 'vitest'
import { cellsOf, touches } from '../../src/games/keyflower/planning/cells.ts'
import { said } from '../../src/games/keyflower/wording/placement_words.ts'
import { englishName, sideWon, tileName } from '../../src/games/keyflower/wording/names.ts'
import { FACTS, sceneOf, tableOf, viewOf } from './scenes.ts'

describe('an offered place in words', () => {
  const { options, look } = sceneOf('place')
  const village = viewOf('place').players[look]!.village

  it.each(['en', 'ru', 'uk', 'hu'])('names the tile, who lies beside it and where its roads go (%s)', (lang) => {
    const table = tableOf('place', lang)
    for (const text of options) {
      const words = said(table, text)
      const tile = text.split(' ')[1]!
      expect(words).toContain(tileName(FACTS, lang, tile))
      expect(words).not.toMatch(/[RFW]{6}|-?\d+,-?\d+|keyflower-/)
      const [cell] = cellsOf([text])
      const roads = touches(FACTS, village, tile, cell!.q, cell!.r, cell!.turns[0]!).filter((one) => one.edge === 'R')
      expect(
        said(table, text)
          .split(/by road to |дорога: |út: /)[1]
          ?.split(', ').length ?? 0,
      ).toBe(roads.length)
    }
  })
  it('leaves all other actions to the words of the list', () => {
    const table = tableOf('place')
    for (const text of ['pass', 'done', 'lay forge', 'use inn', 'send 2 red']) expect(said(table, text)).toBe('')
  })
})

describe('the side of a tile that was won', () => {
  it('is the one that the view tells of a summer boat, which has no power yet; of other tiles the one that is dealt', () => {
    const view = viewOf('crowd')
    view.players[1] = {
      ...view.players[1]!,
      to_place: ['summer_boat_2', 'woodcutter'],
      sides: { summer_boat_2: 1 },
      powers: [],
    }
    expect(sideWon(view, 1, 'summer_boat_2')).toBe(1)
    expect(sideWon(view, 2, 'summer_boat_4')).toBe(0)
    expect(sideWon(view, 1, 'woodcutter')).toBe(0)
  })
})

describe('both names of a boat', () => {
  it('are shown where the page has another one than the box', () => {
    expect(englishName(FACTS, 'ru', 'boat_flipper_ii')).toBe('Flipper II')
    expect(englishName(FACTS, 'uk', 'boat_white_wind')).toBe('White Wind')
    expect(englishName(FACTS, 'hu', 'boat_flipper')).toBe('')
    expect(englishName(FACTS, 'en', 'boat_white_wind')).toBe('')
    expect(englishName(FACTS, 'ru', 'stable')).toBe('')
  })
})
