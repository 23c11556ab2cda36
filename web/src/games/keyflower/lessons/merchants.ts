// The lesson of The Merchants: contracts, cabins and extensions, in a spring and a summer.
import type { Lesson, LessonScene } from '../../../lib/table/contract.ts'
import { BOATS, built, CONTRACTS, lot, PASS, SCORE, SCORES, VILLAGE } from './places.ts'
import { asks, back, contracts, extended, ownTile, skills } from './reading.ts'

const spring: LessonScene = {
  title: 'keyflower-table-trade-lesson-contracts',
  record: () => import('./contracts.record?raw').then((one) => one.default),
  moves: () => import('./contracts.moves?raw').then((one) => one.default),
  steps: [
    { text: 'keyflower-table-trade-lesson-new' },
    { text: 'keyflower-table-trade-lesson-display', ...CONTRACTS },
    {
      text: 'keyflower-table-trade-lesson-assayer',
      ask: 'keyflower-table-trade-lesson-assayer-ask',
      ...lot('assayer'),
      only: ['use assayer', 'send 1', 'take contract'],
      until: asks('contract'),
    },
    {
      text: 'keyflower-table-trade-lesson-take',
      ask: 'keyflower-table-trade-lesson-take-ask',
      ...CONTRACTS,
      clicks: '.kf-harbour .trade .paperb, .dock',
      only: ['contract saw_resource2'],
      until: back((table) => contracts(table).includes('saw_resource2')),
    },
    { text: 'keyflower-table-trade-lesson-worth', point: '.hand .papers' },
    {
      text: 'keyflower-table-trade-lesson-pass',
      ask: 'keyflower-table-lesson-pass-ask',
      ...PASS,
      only: ['pass'],
      until: asks('boat'),
    },
    {
      text: 'keyflower-table-trade-lesson-boat',
      ask: 'keyflower-table-trade-lesson-boat-ask',
      ...BOATS,
      clicks: '[data-boat=boat_sea_bastion_ii], .dock',
      only: ['board boat_sea_bastion_ii'],
      until: asks('place'),
    },
    {
      text: 'keyflower-table-trade-lesson-place',
      ask: 'keyflower-table-trade-lesson-place-ask',
      ...VILLAGE,
      only: ['lay', 'place'],
      until: (table) => !!ownTile(table, 'keywood'),
    },
  ],
}

const summer: LessonScene = {
  title: 'keyflower-table-trade-lesson-extensions',
  record: () => import('./extensions.record?raw').then((one) => one.default),
  moves: () => import('./extensions.moves?raw').then((one) => one.default),
  steps: [
    { text: 'keyflower-table-trade-lesson-cabin', ...built('home_2', 0) },
    {
      text: 'keyflower-table-trade-lesson-exchange',
      ask: 'keyflower-table-trade-lesson-exchange-ask',
      point: '.exchanges summary',
      clicks: '.exchanges summary, .exchanges .pop button, .dock',
      only: ['exchange saw_resource2 saw'],
      until: (table) => contracts(table).length === 0 && skills(table) > 1,
    },
    {
      text: 'keyflower-table-trade-lesson-home',
      ask: 'keyflower-table-trade-lesson-home-ask',
      ...built('home_2', 0),
      only: ['use home_2', 'send 1 blue'],
      until: asks('transport'),
    },
    {
      text: 'keyflower-table-trade-lesson-upgrade',
      ask: 'keyflower-table-trade-lesson-upgrade-ask',
      ...VILLAGE,
      only: ['upgrade keywood', 'spend'],
      until: (table) => ownTile(table, 'keywood')?.side === 1 && asks('transport')(table),
    },
    {
      text: 'keyflower-table-trade-lesson-extend',
      ask: 'keyflower-table-trade-lesson-extend-ask',
      point: '.dock [data-answer="extend keywood blue_for_blue"]',
      clicks: '.dock',
      only: ['extend keywood blue_for_blue', 'pay blue', 'done'],
      until: back((table) => extended(table, 'keywood')),
    },
    {
      text: 'keyflower-table-trade-lesson-second',
      ask: 'keyflower-table-trade-lesson-second-ask',
      ...lot('bookkeeper'),
      clicks: '.market [data-tile=bookkeeper], .kf-harbour .trade .paperb, .dock',
      only: ['use bookkeeper', 'send 1 yellow', 'take contract', 'contract red2_worker4'],
      until: back((table) => contracts(table).includes('red2_worker4')),
    },
    {
      text: 'keyflower-table-trade-lesson-score',
      ask: 'keyflower-table-lesson-score-ask',
      ...SCORE,
      only: [],
      seen: '.scorenow b',
    },
    { text: 'keyflower-table-trade-lesson-lines', ...SCORES },
  ],
}

export const merchants: Lesson = {
  about: 'merchants',
  title: 'keyflower-table-trade-lesson-title',
  scenes: [spring, summer],
  then: { bot: 'easy', options: { players: 2, merchants: true, variant: 'merchants' }, seat: -1 },
}
