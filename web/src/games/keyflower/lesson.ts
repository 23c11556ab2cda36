// A guided first season: real moves at a real table, one thing at a time.
import type { Lesson, TableModel } from '../../lib/contract.ts'
import record from './lesson.record?raw'
import type { View } from './types.ts'

const view = (table: TableModel): View => table.view as View
const offered = (table: TableModel, ...words: string[]): string[] =>
  table.options
    .map((one) => one.text)
    .filter((text) => words.some((word) => text === word || text.startsWith(`${word} `)))

/** Whether the own seat just did that. */
const did = (table: TableModel, kind: string): boolean =>
  [...table.fresh, ...table.news].some((step) =>
    step.events.some((one) => one.facts['kind'] === kind && one.facts['seat'] === table.look),
  )

const bids = (table: TableModel): boolean =>
  view(table).market.some((lot) => lot.bids.some((bid) => bid.seat === table.look))
const summer = (table: TableModel): boolean => view(table).season !== 'spring'
const evening = (table: TableModel): boolean => summer(table) || ['boat', 'place'].includes(view(table).question.asked)
const aboard = (table: TableModel): boolean => summer(table) || (view(table).players[table.look]?.boarded ?? -1) >= 0

export const lesson: Lesson = {
  title: 'keyflower-table-lesson-title',
  record,
  steps: [
    { text: 'keyflower-table-lesson-goal' },
    { text: 'keyflower-table-lesson-market', point: '.kf-market' },
    { text: 'keyflower-table-lesson-hand', point: '.hand' },
    {
      text: 'keyflower-table-lesson-bid',
      point: '.market [data-tile=gold_mine]',
      clicks: '.market [data-tile=gold_mine], .dock',
      until: bids,
      only: (table) => offered(table, 'bid gold_mine', 'send'),
    },
    { text: 'keyflower-table-lesson-colour', point: '.kf-market' },
    {
      text: 'keyflower-table-lesson-use',
      point: '.market [data-tile=workshop]',
      clicks: '.market [data-tile=workshop], .dock',
      until: (table) => did(table, 'use'),
      only: (table) => offered(table, 'use', 'send', 'join', 'pay', 'paybid', 'return', 'take', 'done'),
    },
    { text: 'keyflower-table-lesson-goods', point: '.own' },
    { text: 'keyflower-table-lesson-haul', point: '.own [data-seat]' },
    { text: 'keyflower-table-lesson-outbid', point: '.kf-market' },
    { text: 'keyflower-table-lesson-harbour', point: '.kf-harbour' },
    { text: 'keyflower-table-lesson-on', point: '.dock', clicks: '.dock', until: evening },
    {
      text: 'keyflower-table-lesson-boat',
      point: '.kf-harbour',
      clicks: '.dock, .kf-harbour [data-answer]',
      until: aboard,
    },
    { text: 'keyflower-table-lesson-place', point: '.own', clicks: '.dock', until: summer },
    { text: 'keyflower-table-lesson-end' },
  ],
}
