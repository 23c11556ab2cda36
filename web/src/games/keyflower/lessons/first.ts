// The first lesson: three scenes of one game, a spring, a summer and a winter, with everything done by the learner.
import type { Lesson, LessonScene } from '../../../lib/table/contract.ts'
import { BOATS, built, HAND, lot, MARKET, OWN, PASS, SCORE, SCORES, VILLAGE } from './places.ts'
import { asks, back, bidders, goods, isTurn, ownBid, ownTile, skills, toPlace, used } from './reading.ts'

const spring: LessonScene = {
  title: 'keyflower-table-lesson-spring',
  record: () => import('./spring.record?raw').then((one) => one.default),
  moves: () => import('./spring.moves?raw').then((one) => one.default),
  steps: [
    { text: 'keyflower-table-lesson-goal' },
    { text: 'keyflower-table-lesson-market', ...MARKET },
    { text: 'keyflower-table-lesson-hand', ...HAND },
    {
      text: 'keyflower-table-lesson-bid',
      ask: 'keyflower-table-lesson-bid-ask',
      ...lot('miner'),
      only: ['bid miner', 'send 1 red'],
      until: back((table) => bidders(table, 'miner').length > 1),
    },
    { text: 'keyflower-table-lesson-outbid', ...lot('miner') },
    {
      text: 'keyflower-table-lesson-along',
      ask: 'keyflower-table-lesson-along-ask',
      ...lot('gold_mine'),
      clicks: '.market [data-tile=gold_mine], .market [data-join=miner], .dock',
      only: ['bid gold_mine', 'join miner', 'send 1 red'],
      until: back((table) => ownBid(table, 'gold_mine') > 1),
    },
    { text: 'keyflower-table-lesson-colour', ...lot('gold_mine') },
    {
      text: 'keyflower-table-lesson-use',
      ask: 'keyflower-table-lesson-use-ask',
      ...lot('workshop'),
      only: ['use workshop', 'send 1', 'take stone', 'take iron'],
      until: back((table) => goods(table, 'home_1') > 0),
    },
    {
      text: 'keyflower-table-lesson-skills',
      ask: 'keyflower-table-lesson-skills-ask',
      ...lot('apprentice_hall'),
      only: ['use apprentice_hall', 'send 1'],
      until: back((table) => skills(table) > 0),
    },
    {
      text: 'keyflower-table-lesson-pass',
      ask: 'keyflower-table-lesson-pass-ask',
      ...PASS,
      only: ['pass'],
      until: asks('boat', 'place'),
    },
    {
      text: 'keyflower-table-lesson-boat',
      ask: 'keyflower-table-lesson-boat-ask',
      ...BOATS,
      only: ['board'],
      until: asks('place'),
    },
    {
      text: 'keyflower-table-lesson-place',
      ask: 'keyflower-table-lesson-place-ask',
      ...VILLAGE,
      only: ['lay', 'place'],
      until: (table) => !!ownTile(table, 'gold_mine'),
    },
  ],
}

const summer: LessonScene = {
  title: 'keyflower-table-lesson-summer',
  record: () => import('./summer.record?raw').then((one) => one.default),
  moves: () => import('./summer.moves?raw').then((one) => one.default),
  steps: [
    { text: 'keyflower-table-lesson-village', ...OWN },
    {
      text: 'keyflower-table-lesson-own',
      ask: 'keyflower-table-lesson-own-ask',
      ...built('gold_mine', 0),
      only: ['use gold_mine', 'send 1'],
      until: back((table) => goods(table, 'gold_mine') > 0),
    },
    {
      text: 'keyflower-table-lesson-visit',
      ask: 'keyflower-table-lesson-visit-ask',
      ...built('miner', 1),
      only: ['use miner', 'send 1'],
      until: back((table) => goods(table, 'home_1') > 1),
    },
    {
      text: 'keyflower-table-lesson-price',
      ask: 'keyflower-table-lesson-price-ask',
      ...lot('hiring_fair'),
      only: ['use hiring_fair', 'send 1', 'return'],
      until: back((table) => used(table, 'hiring_fair')),
    },
    { text: 'keyflower-table-lesson-roads', ...built('home_1', 0) },
    {
      text: 'keyflower-table-lesson-home',
      ask: 'keyflower-table-lesson-home-ask',
      ...built('home_1', 0),
      only: ['use home_1', 'send 1'],
      until: asks('transport'),
    },
    {
      text: 'keyflower-table-lesson-move',
      ask: 'keyflower-table-lesson-move-ask',
      ...VILLAGE,
      only: ['move stone home_1 gold_mine', 'move iron home_1 gold_mine'],
      until: (table) => goods(table, 'gold_mine') > 1,
    },
    {
      text: 'keyflower-table-lesson-upgrade',
      ask: 'keyflower-table-lesson-upgrade-ask',
      ...VILLAGE,
      only: ['upgrade gold_mine', 'spend', 'done'],
      until: (table) => ownTile(table, 'gold_mine')?.side === 1 && !asks('transport', 'spend')(table),
    },
    { text: 'keyflower-table-lesson-homecoming', ...OWN },
  ],
}

const winter: LessonScene = {
  title: 'keyflower-table-lesson-winter',
  record: () => import('./winter.record?raw').then((one) => one.default),
  moves: () => import('./winter.moves?raw').then((one) => one.default),
  steps: [
    { text: 'keyflower-table-lesson-last', ...OWN },
    {
      text: 'keyflower-table-lesson-choose',
      ask: 'keyflower-table-lesson-choose-ask',
      ...MARKET,
      clicks: '.kf-winter [data-pick=jeweller], .dock',
      only: ['choose jeweller', 'choose apothecary jeweller'],
      until: isTurn,
    },
    {
      text: 'keyflower-table-lesson-jeweller',
      ask: 'keyflower-table-lesson-jeweller-ask',
      ...lot('jeweller'),
      only: ['bid jeweller', 'send 1', 'send 2'],
      until: back((table) => ownBid(table, 'jeweller') > 0),
    },
    {
      text: 'keyflower-table-lesson-order',
      ask: 'keyflower-table-lesson-order-ask',
      ...BOATS,
      point: '.orders [data-tile=turn_order_1]',
      clicks: '.orders [data-tile=turn_order_1], .dock',
      only: ['bid turn_order_1', 'send 1', 'send 2'],
      until: back((table) => ownBid(table, 'turn_order_1') > 0),
    },
    {
      text: 'keyflower-table-lesson-score',
      ask: 'keyflower-table-lesson-score-ask',
      ...SCORE,
      only: [],
      seen: '.scorenow b',
    },
    { text: 'keyflower-table-lesson-lines', ...SCORES },
    {
      text: 'keyflower-table-lesson-close',
      ask: 'keyflower-table-lesson-close-ask',
      ...PASS,
      only: ['pass'],
      until: asks('boat'),
    },
    {
      text: 'keyflower-table-lesson-keep',
      ask: 'keyflower-table-lesson-keep-ask',
      ...BOATS,
      only: ['board'],
      until: asks('place'),
    },
    {
      text: 'keyflower-table-lesson-finish',
      ask: 'keyflower-table-lesson-finish-ask',
      ...VILLAGE,
      only: ['lay', 'place'],
      until: (table) => table.over || (toPlace(table) === 0 && !asks('place')(table)),
    },
  ],
}

export const first: Lesson = {
  about: '',
  title: 'keyflower-table-lesson-title',
  scenes: [spring, summer, winter],
  then: { bot: 'easy', options: { players: 2 }, seat: -1 },
}
