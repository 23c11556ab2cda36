// Made by scripts/web from the server's own types; do not edit. schema 4098999ab5a624ab

export type Asked = Hello | Look | Act | Why | Undo | Back | Replace | Return | Vote | Say | Score | Sync | Ping
export type Told = Table | Welcome | Position | Handover | Done | Refused | Chat | Points | Pong

/**
 * Do one of the options of a seat; `v` is the version in which it was offered.
 */
export interface Act {
  t: 'act'
  id?: number
  seat: number
  v: number
  text: string
}
/**
 * The first message. `have` is the version up to which the sender knows the game; lang "" means no words.
 */
export interface Hello {
  t: 'hello'
  id?: number
  wire?: number
  lang?: string
  look?: number
  have?: number
}
/**
 * See the table with the eyes of that seat from now on; -1 with a spectator's.
 */
export interface Look {
  t: 'look'
  id?: number
  look?: number
}
/**
 * Why that is not among the options.
 */
export interface Why {
  t: 'why'
  id?: number
  seat: number
  text: string
}
/**
 * Take the own last step back, at once, if nothing was revealed since.
 */
export interface Undo {
  t: 'undo'
  id?: number
  seat: number
}
/**
 * Ask all people at the table to go back to where that seat's version was `v`.
 */
export interface Back {
  t: 'back'
  id?: number
  seat: number
  v: number
}
/**
 * Ask the others to let a bot play for an absent person.
 */
export interface Replace {
  t: 'replace'
  id?: number
  seat: number
  bot?: string
}
/**
 * Take the own seat back from the bot that stood in.
 */
export interface Return {
  t: 'return'
  id?: number
  seat: number
}
/**
 * Agree or not with what was asked of all.
 */
export interface Vote {
  t: 'vote'
  id?: number
  ballot: number
  yes: boolean
}
/**
 * A line of chat.
 */
export interface Say {
  t: 'say'
  id?: number
  text: string
}
/**
 * Where the points of an own seat come from, as if the game ended now.
 */
export interface Score {
  t: 'score'
  id?: number
  seat: number
}
/**
 * Tell everything again, with what happened after version `have`.
 */
export interface Sync {
  t: 'sync'
  id?: number
  have?: number
}
/**
 * Heartbeat; at least one message a minute keeps the socket open.
 */
export interface Ping {
  t: 'ping'
  id?: number
}
/**
 * Something all people at the table are asked; `missing` counts those who have not agreed yet.
 */
export interface Ballot {
  number: number
  kind: string
  seat: number
  bot?: string
  missing?: number
}
/**
 * A line of chat; the last ones come after `welcome`.
 */
export interface Chat {
  t: 'chat'
  n: number
  seat: number
  name: string
  text: string
  at: number
}
/**
 * One legal action: its text is what `act` sends back.
 */
export interface Choice {
  text: string
  words?: string
}
/**
 * What was asked is done and on disk.
 */
export interface Done {
  t: 'done'
  id: number
  v?: number
}
/**
 * The texts of the plain front page.
 */
export interface FrontWords {
  lang: string
  about: string
  none: string
  open: string
}
/**
 * A game that can be played here.
 */
export interface GameSeen {
  key: string
  version: number
  options: OptionSeen[]
}
/**
 * An option of a game as the registry describes it.
 */
export interface OptionSeen {
  name: string
  kind: string
  default: number | boolean | string | number[]
  about: string
  low?: number
  high?: number
  choices?: string[]
}
/**
 * All there is to choose from.
 */
export interface Games {
  wire: number
  games: GameSeen[]
  bots: string[]
  langs: string[]
  marks: string[]
}
/**
 * Another seat at this screen is asked: hand the screen over, then `look` with its eyes.
 */
export interface Handover {
  t: 'handover'
  seats: number[]
}
/**
 * One event as this viewer may know it.
 */
export interface Happened {
  facts: {
    [k: string]: unknown
  }
  words?: string
}
/**
 * A name and a house mark, kept with the cookie.
 */
export interface Introduce {
  name: string
  mark?: string
  lang?: string
}
/**
 * The one-time code of an open seat; the link is /join#CODE.
 */
export interface Invitation {
  seat: number
  code: string
}
/**
 * Sit down with a one-time code.
 */
export interface Join {
  code: string
  name: string
  mark?: string
}
/**
 * Where you sit now.
 */
export interface Joined {
  id: string
  seat: number
}
/**
 * A page of what one viewer saw happen; `more` is where the next page begins, -1 after the last.
 */
export interface Logged {
  steps: unknown[]
  more: number
}
/**
 * A new table and the codes of its open seats; nobody can ask for the same codes again.
 */
export interface Made {
  id: string
  codes: Invitation[]
}
/**
 * Who the cookie says you are.
 */
export interface Myself {
  name: string
  mark: string
  lang: string
}
/**
 * A table to be made; options that are left out have their default.
 */
export interface NewTable {
  game: string
  seats: SeatWish[]
  options?: {
    [k: string]: number | boolean | string | number[]
  }
  listed?: boolean
  watch?: boolean
  clock_move?: number
  clock_game?: number
  absent?: number
}
/**
 * A seat of a new table: "me", "open", "here" (another person at this screen) or "bot".
 */
export interface SeatWish {
  kind: string
  name?: string
  mark?: string
  bot?: string
}
/**
 * The answer to `score`.
 */
export interface Points {
  t: 'points'
  id: number
  seat: number
  explained: {
    [k: string]: unknown
  }
  words?: string[]
}
/**
 * The answer to `ping`.
 */
export interface Pong {
  t: 'pong'
  id: number
  now: number
}
/**
 * The table as one viewer sees it after version `v`, and what happened since the one before.
 */
export interface Position {
  t: 'position'
  v: number
  look: number
  at: number
  steps: Step[]
  view: unknown
  waiting: number[]
  question?: string
  options?: Choice[]
  undo?: boolean
  whole?: boolean
  over?: boolean
}
/**
 * What one line brought to this viewer.
 */
export interface Step {
  v: number
  at: number
  events: Happened[]
}
/**
 * Why it was not done; `error` is a key, `words` a sentence.
 */
export interface Problem {
  error: string
  words: string
}
/**
 * A game against bots, begun at once; seat -1: a seat by lot.
 */
export interface Quick {
  game: string
  bot?: string
  options?: {
    [k: string]: number | boolean | string | number[]
  }
  seat?: number
  name?: string
  mark?: string
}
/**
 * What was asked is not done; `key`, `rule` and `facts` say why, `words` in a sentence.
 */
export interface Refused {
  t: 'refused'
  id: number
  key: string
  rule?: string
  facts?: {
    [k: string]: unknown
  }
  words?: string
}
/**
 * One numbered rule; the text knows **strong**, *stressed*, `code`, lists with `- ` and tables with `|`.
 */
export interface RuleSeen {
  number: string
  text: string
}
/**
 * The numbered rules of a game and its expansions; what is not translated is in English.
 */
export interface Rulebook {
  game: string
  lang: string
  sections: SectionSeen[]
}
/**
 * A section of the rules; `text` opens it.
 */
export interface SectionSeen {
  number: string
  heading: string
  text: string
  rules: RuleSeen[]
}
/**
 * Something about one seat.
 */
export interface SeatAsked {
  seat: number
}
/**
 * A seat as everybody may know it.
 */
export interface SeatSeen {
  seat: number
  kind: string
  name: string
  mark?: string
  bot?: string
  stand_in?: string
  mine?: boolean
  present?: boolean
  left?: boolean
  spent?: number
  deadline?: number
}
/**
 * Sit down on an open seat of a listed table.
 */
export interface Sit {
  seat: number
  name: string
  mark?: string
}
/**
 * Begin; with a bot, open seats are filled with it.
 */
export interface Start {
  bot?: string
}
/**
 * Who sits where and how the table stands; sent whenever any of it changes.
 */
export interface Table {
  t: 'table'
  id: string
  spec: string
  game: string
  phase: string
  seats: SeatSeen[]
  listed?: boolean
  watch?: boolean
  owner?: boolean
  clock_move?: number
  clock_game?: number
  absent?: number
  commitment?: string
  seed?: string
  imported?: boolean
  rematch?: string
  watching?: number
  ballots?: Ballot[]
  scores?: number[]
  winners?: number[]
}
/**
 * A table in a list.
 */
export interface TableLine {
  id: string
  spec: string
  phase: string
  names: string[]
  open_seats?: number[]
  mine?: number[]
  waiting?: number[]
  scores?: number[]
  winners?: number[]
  made?: number
  ended?: number
}
/**
 * Some tables.
 */
export interface TableList {
  tables: TableLine[]
}
/**
 * The answer to `hello`.
 */
export interface Welcome {
  t: 'welcome'
  wire: number
  server: string
  seats: number[]
  look: number
  now: number
}
