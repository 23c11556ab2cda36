// A guided first round: real moves at a real table, one thing at a time.
import type { Lesson, LessonScene, TableModel } from '../../lib/table/contract.ts'
import type { Player, View } from './types.ts'

const view = (table: TableModel): View => table.view as View
const me = (table: TableModel): Player | undefined => view(table).players[table.look]
const asked = (table: TableModel): string => (table.options.length ? view(table).question.asked : '')
/** How many cards lie before the learner, or the round is over anyway. */
const applied = (table: TableModel, count: number): boolean =>
  ended(table) || Object.values(me(table)?.applied ?? {}).reduce((sum, n) => sum + n, 0) >= count
const ended = (table: TableModel): boolean => view(table).round > 1 || view(table).question.asked === 'closing'
const playing = (table: TableModel): boolean => view(table).question.asked !== 'market'
const laid = (table: TableModel): boolean => me(table)?.laid === true

const round: LessonScene = {
  title: 'artificium-table-lesson-title',
  record: () => import('./lesson.record?raw').then((one) => one.default),
  steps: [
    { text: 'artificium-table-lesson-goal', point: '.arti .tracks' },
    { text: 'artificium-table-lesson-tree', point: '.apl.me' },
    { text: 'artificium-table-lesson-hand', point: '.arti .hand' },
    {
      text: 'artificium-table-lesson-swap',
      point: '.arti .hand',
      clicks: '.hand [data-card=theft], .market [data-card=charcoal_house], .arti .acts',
      until: (table) => me(table)?.traded === true || playing(table),
      only: ['swap theft'],
    },
    {
      text: 'artificium-table-lesson-pass',
      point: '.arti .acts',
      clicks: '.arti .acts',
      until: (table) => me(table)?.passed === true || playing(table),
      only: ['pass'],
    },
    {
      text: 'artificium-table-lesson-lay',
      point: '.arti .hand',
      clicks: '.hand [data-card=sawmill], .arti .acts',
      until: (table) => laid(table) || applied(table, 1),
      only: ['lay sawmill'],
    },
    {
      text: 'artificium-table-lesson-apply',
      point: '.arti .acts',
      clicks: '.arti .acts, .arti [data-action]',
      until: (table) => applied(table, 1),
      only: ['apply', 'done'],
    },
    {
      text: 'artificium-table-lesson-chain',
      point: '.arti .hand',
      clicks: '.hand [data-card=charcoal_house], .hand [data-card=hunter_hut], .arti .acts',
      until: (table) => laid(table) || applied(table, 2),
      only: ['lay hunter_hut', 'lay charcoal_house'],
    },
    {
      text: 'artificium-table-lesson-bank',
      point: '.arti .side',
      clicks: '.arti .acts, .arti [data-action]',
      until: (table) => applied(table, 2),
      only: ['apply', 'done', 'sell', 'buy'],
    },
    {
      text: 'artificium-table-lesson-free',
      point: '.arti .acts',
      clicks: '.arti .acts, .arti .hand',
      until: ended,
    },
    {
      text: 'artificium-table-lesson-closing',
      point: '.arti .acts',
      clicks: '.arti .acts',
      until: (table) => view(table).round > 1 || asked(table) === '',
    },
    { text: 'artificium-table-lesson-end' },
  ],
}

export const lesson: Lesson = { about: '', title: 'artificium-table-lesson-title', scenes: [round] }
