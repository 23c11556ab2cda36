// Made by scripts/web from the server's own types; do not edit. schema 1dd0dbb02ff416fd

export type ClientMessage =
  | Hello
  | Look
  | Act
  | Why
  | Undo
  | Back
  | Replace
  | End
  | Return
  | Vote
  | Say
  | ScoreRequest
  | Try
  | Helps
  | Hint
  | Sync
  | Ping
export type ServerMessage =
  | TableSeen
  | Welcome
  | Position
  | Handover
  | Done
  | RequestRefused
  | Chat
  | ChatRemoved
  | ServerNotice
  | Points
  | Tried
  | Helped
  | Hints
  | Pong

/**
 * All ways into an account. A guest's is not `kept`: it lives in the cookie alone. Whoever has no cookie yet
 * gets an empty one. `recovery` is when the recovery code was made, 0 without one; `guest_games` counts the games
 * of the guest who was in this browser before, as long as they are neither taken over nor left; `code` is a new
 * recovery code in the place of the one that was used to sign in, and is told this once.
 */
export interface Account {
  kept: boolean
  name: string
  passkeys: PasskeySeen[]
  recovery: number
  email: string
  sessions: SessionSeen[]
  passkeys_possible: boolean
  mail_possible: boolean
  guest_games: number
  code?: string
}
/**
 * A passkey of this account; times are milliseconds since 1970, `used` 0 if never.
 */
export interface PasskeySeen {
  id: string
  label: string
  made: number
  used: number
}
/**
 * A browser that is signed in. `label` names browser and system; `current` is the one that asks.
 */
export interface SessionSeen {
  id: string
  label: string
  made: number
  seen: number
  current: boolean
}
/**
 * Do one of the options of a seat; `v` is the version in which it was offered. `texts` instead of `text`:
 * these in a row, all of them or none; only the last may reveal something.
 */
export interface Act {
  t: 'act'
  id?: number
  seat: number
  v: number
  text?: string
  texts?: string[]
}
/**
 * One turn worth a thought: its actions, why, the final points to expect and the chance to win.
 */
export interface AdviceSeen {
  texts: string[]
  words?: string[]
  reason?: string
  facts?: {
    [k: string]: unknown
  }
  why?: string
  points?: number
  win?: number
}
/**
 * What is allowed at a table; what is left out stays as it is.
 */
export interface Allow {
  talk?: boolean | null
  more_seats?: boolean | null
}
/**
 * What the host tells everybody; `level` "info" or "warning", `until` 0: until it is taken back.
 */
export interface Announced {
  text: string
  level: string
  until: number
}
/**
 * A part of the table; `kind` is COMMON, PLAYER or OWN.
 */
export interface Area {
  key: string
  kind: string
  title: string
  seat?: number
  entries?: Entry[]
}
/**
 * Something with a label: a text, pieces, or further entries; with none of them it is a flag that is on.
 *
 * `empty` says that pieces may lie here and none do; the text says so in words.
 */
export interface Entry {
  key: string
  label: string
  text?: string
  pieces?: Piece[]
  entries?: Entry[]
  about?: string
  options?: number[]
  empty?: boolean
}
/**
 * A card, tile or token, or several alike; `options` are the numbers of the options that name it.
 */
export interface Piece {
  key: string
  name: string
  count?: number
  about?: string
  options?: number[]
}
/**
 * The newest first; `more` is the next `before`, 0 at the end.
 */
export interface AuditList {
  lines: AuditSeen[]
  more?: number
}
/**
 * What somebody with a role has done to whom, and why. `about`: the number of a report, or a role; `whom`: a
 * name, a network, or a table with the number of a line; `until`: when it ends, empty for good.
 */
export interface AuditSeen {
  n: number
  at: number
  who: string
  act: string
  about: string
  whom: string
  why: string
  until?: string
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
 * Something all people at the table are asked. `missing` counts those who have not agreed yet, `needs` are
 * their seats as far as it is known whose vote that will be; `agreed`: this viewer has.
 */
export interface BallotSeen {
  number: number
  kind: string
  seat: number
  bot?: string
  missing?: number
  needs?: number[]
  agreed?: boolean
}
/**
 * What keeps or kept them out, or with `only_chat` from talking; `until` 0: for good.
 */
export interface BanExported {
  at: number
  until: number
  reason: string
  only_chat: boolean
}
/**
 * All that hold.
 */
export interface BanList {
  bans: BanSeen[]
}
/**
 * A person or network that is kept out, or with `only_chat` not heard; `until` 0: for good.
 */
export interface BanSeen {
  id: number
  name: string
  network: string
  reason: string
  who: string
  at: number
  until: number
  only_chat?: boolean
}
/**
 * Keep somebody at a table out of this server for some days.
 */
export interface BanRequest {
  reason: string
  days: number
  seat?: number
  who?: string
}
/**
 * A new table that goes on after the first `at` lines of a finished game; no seat may stay open.
 */
export interface Branch {
  at: number
  seats: SeatRequest[]
  helps?: boolean
  hints?: boolean
}
/**
 * A seat of a new table: "me", "open", "here" (another person at this screen) or "bot".
 */
export interface SeatRequest {
  kind: string
  name?: string
  mark?: string
  bot?: string
}
/**
 * A part of the game, such as a season or a round: its name, and the line before which it begins. `words` say
 * its name; they are empty for a part that is only counted.
 */
export interface Chapter {
  at: number
  name: string
  words?: string
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
  who?: string
}
/**
 * A line of chat that is to go.
 */
export interface ChatLineRemoval {
  reason: string
  line?: number
}
/**
 * A moderator has removed that line of chat.
 */
export interface ChatRemoved {
  t: 'chatremoved'
  n: number
}
/**
 * The first message. `have` is the version up to which the sender knows the game; lang "" means no words.
 * `describe` asks for the table as labelled areas with every position, for a page that does not know the game.
 */
export interface Hello {
  t: 'hello'
  id?: number
  wire?: number
  lang?: string
  look?: number
  have?: number
  describe?: boolean
}
/**
 * See the table as that seat from now on; -1 as a spectator.
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
 * Take your last step back, at once, if nothing was revealed since; where all others are bots, with what they
 * answered to it.
 */
export interface Undo {
  t: 'undo'
  id?: number
  seat: number
}
/**
 * Ask the others to let a bot play for somebody who left, is away for long or out of time.
 */
export interface Replace {
  t: 'replace'
  id?: number
  seat: number
  bot?: string
}
/**
 * Ask all people at the table to give the game up, without a winner.
 */
export interface End {
  t: 'end'
  id?: number
}
/**
 * Take your seat back from the bot that stood in.
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
 * Where the points of your seat come from, as if the game ended now.
 */
export interface ScoreRequest {
  t: 'score'
  id?: number
  seat: number
}
/**
 * What these actions of yours in a row would bring, as far as it can be known.
 */
export interface Try {
  t: 'try'
  id?: number
  seat: number
  texts: string[]
}
/**
 * What your seat could work out from what it knows.
 */
export interface Helps {
  t: 'helps'
  id?: number
  seat: number
}
/**
 * What a bot would do on your seat. With `stop` nothing is asked: the hint that is being thought about is
 * not wanted any more.
 */
export interface Hint {
  t: 'hint'
  id?: number
  seat: number
  stop?: boolean
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
 * Your own name, typed again; empty for somebody who has none.
 */
export interface DeletionConfirmed {
  name: string
}
/**
 * The areas in the order in which they are read, and every option in one group.
 */
export interface Description {
  areas?: Area[]
  groups?: OptionGroup[]
}
/**
 * Options that are about the same, by their numbers.
 */
export interface OptionGroup {
  key: string
  title: string
  options?: number[]
}
/**
 * For the next device, once: `code` to type, `address` to open there, the same as a QR code in `svg`; valid
 * until that time.
 */
export interface DeviceLink {
  code: string
  address: string
  until: number
  svg: string
}
/**
 * What was asked is done and on disk.
 */
export interface Done {
  t: 'done'
  id: number
  v?: number
}
export interface EmailAddress {
  address: string
}
/**
 * An option of a game as the registry describes it, with its words: `title` is what it is called, `words` what
 * its choices are called. Options `under` a flag mean something only while that is on; a flag that `adds` an
 * expansion says its title. `lesson` and `lesson_about` tell of the lesson about it, empty without one.
 */
export interface GameOptionSeen {
  name: string
  kind: string
  default: number | boolean | string | number[]
  about: string
  low?: number
  high?: number
  choices?: string[]
  title?: string
  words?: string[]
  under?: string
  adds?: string
  lesson?: string
  lesson_about?: string
}
/**
 * A game of one's own that is over; `shared`: one played several of its seats; `abandoned`: it was given up,
 * and its scores and places mean nothing.
 */
export interface GamePlayed {
  id: string
  game: string
  spec: string
  ended: number
  seat: number
  score: number
  place: number
  opponents: Opponent[]
  won?: boolean
  imported?: boolean
  shared?: boolean
  abandoned?: boolean
}
/**
 * Another seat of a finished game; `called`: which of the names in `shell-first-names` a bot has.
 */
export interface Opponent {
  seat: number
  score: number
  name?: string
  bot?: string
  won?: boolean
  called?: number
}
/**
 * A game that can be played here. Sentences are in the language that was asked for, or in English; `lesson`
 * is empty without one. `low` to `high` people play, `usual` of them when somebody starts with one click.
 * `minutes` of (0, 0) and a `weight` of 0 are not known. `picture` and `page` are addresses, empty without one;
 * `rooms` are the files of its texts.
 */
export interface GameSeen {
  key: string
  version: number
  options: GameOptionSeen[]
  title: string
  headline: string
  about: string
  low: number
  high: number
  usual: number
  /**
   * @minItems 2
   * @maxItems 2
   */
  minutes: [number, number]
  weight: number
  lesson: string
  lesson_about: string
  picture: string
  page: string
  rooms: string[]
  ratings: {
    [k: string]: number
  }
}
/**
 * All there is to choose from, in words of one language.
 */
export interface Games {
  wire: number
  lang: string
  games: GameSeen[]
  bots: string[]
  ladder: string[]
  langs: string[]
  marks: string[]
}
/**
 * Done with it. With `days` whoever it is about is banned for so long, with `mute_days` not heard, for the
 * reason that `note` gives; `lines` of chat at that table go.
 */
export interface HandleReport {
  note: string
  days?: number
  mute_days?: number
  lines?: number[]
}
/**
 * Another seat at this screen is asked: hand the screen over, then `look` as that seat.
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
 * The answer to `helps`: what the game works out from what the seat knows; its shape is the game's own.
 */
export interface Helped {
  t: 'helped'
  id: number
  seat: number
  v: number
  helps: unknown
}
/**
 * Somebody by their seats at this table, and by what they go by as a spectator; `here`: they sit, look on or
 * have said something here.
 */
export interface HiddenAt {
  seats: number[]
  who: string
  name: string
  hidden: boolean
  blocked: boolean
  here: boolean
  muted?: boolean
}
/**
 * Whom you have hidden, as they are known at a table.
 */
export interface HiddenHere {
  people: HiddenAt[]
}
/**
 * Everybody whom you have hidden.
 */
export interface HiddenPeople {
  people: HiddenSeen[]
}
/**
 * Somebody in your list; `id` means nothing to anybody else.
 */
export interface HiddenSeen {
  id: string
  name: string
  hidden: boolean
  blocked: boolean
  muted?: boolean
}
/**
 * Somebody at a table, whose lines you do not want to read (`hidden`) or with whom you do not want to sit
 * (`blocked`), or no longer; what is left out stays as it is. `muted` is what earlier pages call `hidden`.
 */
export interface Hide {
  seat?: number
  who?: string
  hidden?: boolean | null
  blocked?: boolean | null
  muted?: boolean | null
}
/**
 * The same of somebody in your own list.
 */
export interface HideListed {
  id: string
  hidden?: boolean | null
  blocked?: boolean | null
  muted?: boolean | null
}
/**
 * How many hints a person may still ask for: `left` of `most` now. One more comes in `next` seconds (0: all
 * are there), then one every `every` seconds. The bot thinks for about `seconds` about each.
 */
export interface HintBudget {
  left: number
  most: number
  every: number
  seconds: number
  next?: number
}
/**
 * The answer to `hint`, the best first; none if that seat is not asked, or if the question was taken back.
 */
export interface Hints {
  t: 'hints'
  id: number
  seat: number
  v: number
  hints?: AdviceSeen[]
  plan?: {
    [k: string]: unknown
  }
  notes?: string[]
  budget?: HintBudget | null
}
/**
 * A name and a mark, kept with the cookie.
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
 * One legal action: its text is what `act` sends back.
 */
export interface LegalOption {
  text: string
  words?: string
}
/**
 * What stands behind `#letter=` in the link of a letter.
 */
export interface LetterToken {
  token: string
}
/**
 * Let somebody in again.
 */
export interface LiftBan {
  id: number
  reason: string
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
 * Whether the games of the guest who was in this browser before go to the account.
 */
export interface MergeChoice {
  yes: boolean
}
/**
 * Why a moderator does it; it is written down.
 */
export interface ModeratorReason {
  reason: string
}
/**
 * The table after its first `n` lines; `seat` and `text` are the last of them, `events` what it brought.
 * `words` say what that line was; before the first there are none.
 */
export interface Moment {
  n: number
  view: unknown
  seat?: number
  text?: string
  words?: string
  at?: number
  events?: unknown[]
  waiting?: number[]
  question?: string
  views?: unknown[]
  description?: Description | null
  over?: boolean
}
/**
 * Mute somebody, or let them talk again.
 */
export interface Mute {
  seat?: number
  who?: string
  muted?: boolean
}
/**
 * Who the cookie says you are; `kept` if there is a way in beside it: then `settings` are those of the
 * account, empty if there are none yet.
 */
export interface Myself {
  name: string
  mark: string
  lang: string
  kept?: boolean
  settings?: PageSettings
}
/**
 * How somebody likes the page, on every device; what was never chosen is left out.
 */
export interface PageSettings {
  lang?: string | null
  theme?: string | null
  volume?: number | null
  haptics?: boolean | null
  pace?: string | null
  confirm_turn?: boolean | null
  bot_pause?: number | null
  bot?: string | null
  game?: string | null
}
/**
 * `credential` is what the browser's `toJSON` makes of it.
 */
export interface NewPasskey {
  flow: string
  credential: {
    [k: string]: unknown
  }
  label?: string
}
export interface NewProgram {
  name: string
}
/**
 * A table to be made; options that are left out have their default.
 */
export interface NewTable {
  game: string
  seats: SeatRequest[]
  options?: {
    [k: string]: number | boolean | string | number[]
  }
  listed?: boolean
  watch?: boolean | null
  clock_move?: number
  clock_game?: number
  absent?: number
  helps?: boolean
  hints?: boolean
  bot_pause?: number
}
/**
 * Done; there is no more to say.
 */
export interface Nothing {}
/**
 * Why somebody is kept out or may not talk; `until` 0: for good.
 */
export interface OwnBan {
  reason: string
  until: number
}
/**
 * `options` is for the browser's `parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`; `flow` names
 * it in the answer, which is expected within minutes.
 */
export interface PasskeyOptions {
  flow: string
  options: {
    [k: string]: unknown
  }
}
export interface PasskeyRef {
  id: string
}
export interface PasskeySignIn {
  flow: string
  credential: {
    [k: string]: unknown
  }
}
/**
 * Somebody at a table: by the seat, or a spectator by what they go by there.
 */
export interface PersonAtTable {
  seat?: number
  who?: string
}
/**
 * Everything that is stored about a person, without what signs them in and what others reported. `invited` is
 * when an invitation was used, 0 if none; `removed` and `muted` are tables whose owners decided so.
 */
export interface PersonExported {
  name: string
  mark: string
  lang: string
  made: number
  kept: number
  email: string
  recovery: number
  passkeys: PasskeySeen[]
  sessions: SessionSeen[]
  hidden: HiddenSeen[]
  reports: ReportExported[]
  bans: BanExported[]
  role: string
  invited: number
  removed: string[]
  muted: string[]
  settings: PageSettings
  programs: ProgramExported[]
  tables: TableExported[]
  chat: RemarkExported[]
}
/**
 * What they have reported.
 */
export interface ReportExported {
  at: number
  table: string
  name: string
  category: string
  text: string
}
/**
 * An own program, when it was made and last connected.
 */
export interface ProgramExported {
  name: string
  made: number
  seen: number
}
/**
 * A game that one made or sat at: own seats and the names on them, how it ended, its record if it is over.
 */
export interface TableExported {
  id: string
  spec: string
  phase: string
  owner: boolean
  seats: number[]
  names: string[]
  made: number
  begun: number
  ended: number
  scores: number[]
  winners: number[]
  pieces: string[][]
  record: string
}
/**
 * A line of chat that one wrote.
 */
export interface RemarkExported {
  table: string
  name: string
  text: string
  at: number
}
/**
 * How games ended with a piece: for oneself, and for whoever had it.
 */
export interface PieceShare {
  mine: Share
  all: Share
}
/**
 * How often, and how often with a win.
 */
export interface Share {
  games?: number
  wins?: number
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
  points?: number
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
  steps: StepSeen[]
  view: unknown
  waiting: number[]
  question?: string
  options?: LegalOption[]
  undo?: boolean
  undoing?: Undoing | null
  description?: Description | null
  whole?: boolean
  over?: boolean
}
/**
 * What one line brought to this viewer. A way back names a version: what was told after that is no more.
 */
export interface StepSeen {
  v: number
  at: number
  events: Happened[]
  back_to?: number
}
/**
 * What `undo` takes back: the step of version `v`, and so many `answers` of bots since. Or `why` it cannot
 * ("undo-revealed", "nothing-to-undo"); then `v` is the step in the way.
 */
export interface Undoing {
  v?: number
  answers?: number
  why?: string
}
/**
 * Why it was not done; `error` is a key, `words` a sentence, `request` the code of this request in the log.
 */
export interface Problem {
  error: string
  words: string
  request: string
}
/**
 * Offer an open seat of your table to a program.
 */
export interface ProgramChallenged {
  seat: number
  program: string
}
export interface ProgramList {
  programs: ProgramSeen[]
}
/**
 * A program as its keeper sees it: when it was made and last connected, whether it is here now, and at how
 * many tables it sits.
 */
export interface ProgramSeen {
  id: string
  name: string
  made: number
  seen: number
  here: boolean
  tables: number
}
/**
 * The token is told this once; only its digest is stored.
 */
export interface ProgramMade {
  id: string
  name: string
  token: string
}
/**
 * A program that is here, and at how many tables it sits.
 */
export interface ProgramOffered {
  id: string
  name: string
  tables: number
}
export interface ProgramRef {
  id: string
}
export interface ProgramsOffered {
  programs: ProgramOffered[]
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
  helps?: boolean
  hints?: boolean
  name?: string
  mark?: string
}
/**
 * A report has arrived; the sentence is for whoever made it.
 */
export interface Received {
  words: string
}
/**
 * Shown once; only its digest is stored.
 */
export interface RecoveryCode {
  code: string
}
/**
 * A stretch of a finished game; `more` is the next `from`, -1 at the end.
 */
export interface Replayed {
  look: number
  total: number
  more: number
  chapters: Chapter[]
  moments: Moment[]
}
/**
 * The newest first; `more` is the next `before`, 0 at the end.
 */
export interface ReportList {
  reports: ReportSeen[]
  more?: number
}
/**
 * A report as moderators read it; `others`: reports about the same person, `gone`: nobody is behind it any
 * more.
 */
export interface ReportSeen {
  id: number
  at: number
  reporter: string
  name: string
  table: string
  about: string
  category: string
  text: string
  context: unknown
  state: string
  handled_by?: string
  handled_at?: number
  note?: string
  others?: number
  gone?: boolean
}
/**
 * Somebody at a table, or a line of chat by its number, is reported to whoever looks after this server.
 */
export interface ReportRequest {
  category: string
  about?: string
  text?: string
  seat?: number
  who?: string
  line?: number
}
/**
 * What was asked is not done; `key`, `rule` and `facts` say why, `words` in a sentence. When it is the server
 * that cannot, and not the rules, `request` is the code under which it may have noted more.
 */
export interface RequestRefused {
  t: 'refused'
  id: number
  key: string
  rule?: string
  facts?: {
    [k: string]: unknown
  }
  words?: string
  request?: string
}
/**
 * Make somebody at a table a moderator, a host, or neither.
 */
export interface RoleRequest {
  role: string
  seat?: number
  who?: string
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
export interface RulebookSeen {
  game: string
  lang: string
  sections: SectionSeen[]
  synonyms?: string[][]
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
export interface SeatRef {
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
  called?: number
  stand_in?: string
  mine?: boolean
  present?: boolean
  left?: boolean
  program?: boolean
  reserved?: boolean
  muted?: boolean
  kept?: number
  spent?: number
  deadline?: number
}
/**
 * Who sits where and how the table stands; sent whenever any of it changes.
 */
export interface TableSeen {
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
  helps?: boolean
  hints?: boolean
  imported?: boolean
  rematch?: string
  watching?: number
  watchers?: Watcher[]
  talk?: boolean
  more_seats?: boolean
  bot_pause?: number
  ballots?: BallotSeen[]
  scores?: number[]
  winners?: number[]
}
/**
 * Somebody who looks on and has a name.
 */
export interface Watcher {
  who: string
  name: string
  muted?: boolean
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
  advice?: HintBudget | null
}
/**
 * What holds on the whole server: told after `welcome` if there is anything, and whenever it changes. Without
 * `text` nothing is announced.
 */
export interface ServerNotice {
  t: 'servernotice'
  read_only?: boolean
  text?: string
  level?: string
  until?: number
}
/**
 * The answer to `try`: the first `done` of the actions were tried on a possible world, nothing happened.
 *
 * `stopped` says why no more: "" all are done, "reveal" the next would show something new, "turn" the seat is not
 * asked any more, "refused" the next is not allowed (`refused` says why). `points` as if the game ended there.
 * `reveals`: the kinds of what the action at which it stopped would bring about, in their order.
 */
export interface Tried {
  t: 'tried'
  id: number
  seat: number
  v: number
  done: number
  stopped: string
  steps: StepSeen[]
  view: unknown
  waiting: number[]
  question?: string
  options?: LegalOption[]
  description?: Description | null
  points?: number
  over?: boolean
  refused?: RequestRefused | null
  reveals?: string[]
}
/**
 * What holds here. `known`: the cookie is somebody's; `entry` and `open_tables` as the settings have them;
 * `may_open`: this person may make a table; `role` of this person; `reports` that wait, for those who have
 * one; `ban` keeps this person out, `mute` from talking.
 */
export interface ServerState {
  version: string
  known: boolean
  read_only: boolean
  announcement: Announced | null
  entry: string
  open_tables: string
  may_open: boolean
  private_by_default: boolean
  role?: string
  reports?: number
  ban?: OwnBan | null
  mute?: OwnBan | null
}
/**
 * One of them, or `all` but the current one.
 */
export interface SessionsToEnd {
  id?: string
  all?: boolean
}
/**
 * A recovery code or the code of a device link, as it is typed.
 */
export interface SignInCode {
  code: string
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
 * One's own finished games, newest first; of very many only the newest are listed, but all are counted. Sums
 * by game, levels by game and bot, pieces by game and key, count neither games that were brought along nor those
 * in which one played several seats.
 */
export interface Statistics {
  played: GamePlayed[]
  levels: {
    [k: string]: {
      [k: string]: Share
    }
  }
  pieces: {
    [k: string]: {
      [k: string]: PieceShare
    }
  }
  total?: number
  sums?: {
    [k: string]: Sums
  }
}
/**
 * All games of one kind.
 */
export interface Sums {
  games?: number
  wins?: number
  best?: number
}
/**
 * A table in a list. `names` are those of people and the levels of bots; `called`, if there are bots: which of
 * the names in `shell-first-names` each has, -1 on other seats.
 */
export interface TableLine {
  id: string
  spec: string
  phase: string
  names: string[]
  called?: number[]
  open_seats?: number[]
  mine?: number[]
  waiting?: number[]
  scores?: number[]
  winners?: number[]
  made?: number
  ended?: number
}
/**
 * Some tables; `version` is another whenever the list of the lobby is.
 */
export interface TableList {
  tables: TableLine[]
  version?: string
}
/**
 * The code of a host's invitation, from /invitation#CODE.
 */
export interface UseInvitation {
  code: string
}
