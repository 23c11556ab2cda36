// The contract between the shell and the pages of a game: what a page is given, and what it gives.
import type { Component } from 'svelte'
import type { LegalOption, Description, RequestRefused, SeatSeen, StepSeen } from '../server/wire.ts'

export type { LegalOption, SeatSeen }
/** What one line of the record brought to this viewer. */
export type Step = StepSeen

/** What a game itself defines: the shell carries it, the game's page knows its shape. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Own = any

export type Refusal = Pick<RequestRefused, 'key' | 'rule' | 'facts' | 'words'>
export type Args = Record<string, string | number>

/** One turn worth a thought: its actions, in words, why, the final points to expect and the chance to win. */
export interface Hint {
  texts: string[]
  words?: string[]
  reason?: string
  facts?: Record<string, unknown>
  why?: string
  points?: number
  win?: number
}

/** What a row of own actions would bring: the first `done` of them were tried; `stopped` says why no more. */
export interface Tried {
  done: number
  stopped: '' | 'reveal' | 'turn' | 'refused'
  steps: Step[]
  view: Own
  waiting: number[]
  question?: string
  options?: LegalOption[]
  description?: Description | null
  points?: number
  over?: boolean
  refused?: Refusal
  /** At a reveal: the kinds of what would happen, in their order. */
  reveals?: string[]
}

/** The end of a turn that is kept back until it is confirmed; the view shows what it would bring. */
export interface Unsent {
  texts: string[]
  /** What it would do, in the server's words. */
  words: string[]
  /** What it would bring, as far as that is known. */
  steps: Step[]
  /** It shows something new: the view shows the table before it, and it cannot be taken back. */
  reveals: boolean
  /** What becomes known then, in one sentence; empty if nothing does. */
  shows: string
}

/** A suggestion that is drawn on the table, with what it would bring as far as that is known already. */
export interface ShownHint {
  hint: Hint
  after: Tried | null
}

/** The explained points of a seat; `words` are its lines for people. */
export interface Explained {
  explained: Own
  words: string[]
  points?: number | undefined
}

/** What a game's page gets: reactive, and the same for a live table, a spectator, a replay and a lesson. */
export interface TableModel {
  readonly id: string
  readonly game: string
  readonly spec: string
  readonly lang: string
  /** The printed facts of the game in play: tiles, cards, contracts. */
  readonly facts: Own
  /** What this seat sees. */
  readonly view: Own
  /** The seat that looks, -1 a spectator. */
  readonly look: number
  /** Nobody's own turn is shown: a spectator looks, or it is a replay. */
  readonly watching: boolean
  readonly v: number
  /** The version at which this seat was asked what is asked now: others may have acted since. A replay has none. */
  readonly askedAt?: number
  readonly question: string
  readonly waiting: number[]
  /** Empty when this seat is not asked. */
  readonly options: LegalOption[]
  readonly seats: SeatSeen[]
  /** What happened since your last turn, oldest first. */
  readonly news: Step[]
  /** What the last position brought, for animation; empty after a resync. */
  readonly fresh: Step[]
  /** All steps that this page heard of, oldest first, as far as they are shown. */
  readonly steps?: Step[]
  /**
   * How long one step of others is looked at, in milliseconds; 0: everything at once. Pieces travel in less than
   * that.
   */
  readonly beat?: number
  /** What was shown before is shown again: nobody is asked anew. */
  readonly repeating?: boolean
  /** Waits with what comes next until the returned function is called. */
  hold?(): () => void
  readonly undoable: boolean
  /** What undo would take back, or why nothing can be taken back. */
  readonly undoSays: string
  readonly over: boolean
  /** False in a replay and while the line is down: nothing can be done. */
  readonly live: boolean
  /** True between `act` and its answer: do not send another. */
  readonly busy: boolean
  readonly allows: { hints: boolean; helps: boolean }
  /** The answer to `helps` for this version; null until asked. */
  readonly helps: Own
  /** How to go on beyond this turn, as it came with the last hint of this version; null until a hint was asked for. */
  readonly plan?: Own
  /** The suggestion that is to be seen on the table, as pieces that are not there yet; null: none. */
  readonly advised?: ShownHint | null
  /** What the texts begin with that a lesson takes now; null: everything goes. */
  readonly guided: readonly string[] | null
  /**
   * The position as labelled areas and grouped options, for a page that knows nothing of the game; null until it was
   * asked for.
   */
  readonly description?: Description | null
  /** From now on every position comes with its description. */
  describe?(): void
  /**
   * Sends one of the options, or several in a row: all are done or none. Afterwards the position is here. A refusal
   * is shown by the shell as well.
   */
  act(...texts: string[]): Promise<Refusal | null>
  /** What is kept back until it is confirmed; meanwhile there are no options, and `undo` drops it. */
  readonly unsent?: Unsent | null
  /** Like `act`, but kept back if the turn would end with it. */
  keepBack?(...texts: string[]): Promise<Refusal | null>
  /** Like `act`, for what the page has asked about already: it is never kept back. */
  actNow?(...texts: string[]): Promise<Refusal | null>
  /** Sends what is kept back. */
  confirm?(): Promise<Refusal | null>
  /** Why a text is not among the options; null when it is. Not shown by the shell. */
  why(text: string): Promise<Refusal | null>
  undo(): Promise<Refusal | null>
  /** Whether the last thing taken back can be done again. */
  readonly redoable?: boolean
  redo?(): Promise<Refusal | null>
  /** Explained points as if the game ended now. */
  score(seat: number): Promise<Explained | null>
  askHelps(): Promise<void>
  /** What these own actions in a row would bring, up to the first reveal. */
  preview(texts: string[]): Promise<Tried | null>
  hint(): Promise<Hint[]>
  /** The gesture with which this page commits; advice that is followed goes through it. Ends with what is returned. */
  commits?(run: (texts: string[]) => Promise<void>): () => void
  /** Opens the numbered rules beside the table. */
  rule(number: string): void
  /**
   * Opens what can be done about whoever holds that seat: hide, block, report. Only for other people at a live table:
   * `isOther` says whether there is anybody.
   */
  about?(seat: number): void
  isOther?(seat: number): boolean
  /** Says something to a screen reader, politely. */
  announce(text: string): void
  t(key: string, args?: Args): string
  /** The name of a seat as people read it. */
  name(seat: number): string
}

/** One step of a lesson. Its texts are Fluent keys. Without `until` and `seen` it is read, and goes on by a button. */
export interface LessonStep {
  text: string
  /** What is to be done, in one short sentence; whoever does something else reads it again. */
  ask?: string
  /** A CSS selector of what to look at; it gets a ring and is brought into sight. */
  point?: string
  /** A CSS selector of what leads to it where it is not shown at once, such as the tab of a phone. */
  way?: string
  /** A CSS selector of all that has to be clicked in this step; the card of the lesson never lies over any of it. */
  clicks?: string
  /** It is done when this holds: all of it, also what is asked on the way. */
  until?: (table: TableModel) => boolean
  /** It is done when something that fits this CSS selector is in sight. */
  seen?: string
  /**
   * Only actions with one of these texts, or that begin with one of them, are taken; others are answered with `ask`.
   */
  only?: readonly string[]
}

/** A part of a lesson: a position, what is done there, and how the others answer. */
export interface LessonScene {
  title: string
  /** A record to begin from, so that everybody learns the same position. The learner has the first seat. */
  record: () => Promise<string>
  /** The whole scene as it should be played, a line for each action: the seat and its text. The other seats play theirs
   *  in this order; without it bots sit there. */
  moves?: () => Promise<string>
  steps: LessonStep[]
}

/** A guided beginning of a game at real tables, in one or several scenes. */
export interface Lesson {
  /** Empty for the game itself, or the option of the game that it is about. */
  about: string
  title: string
  scenes: LessonScene[]
  /**
   * The game that is offered at its end, as `POST /api/play` takes it; without it the learner goes on at the last
   * table.
   */
  then?: Record<string, Own>
}

/** What a game's folder exports from index.ts, as `page`. */
export interface GamePage {
  /**
   * The name that the document carries as `data-game` while these pages are shown; their global styles depend on it.
   */
  scope?: string
  /** Everything below the shell's top bar (52 px; 48 px on a phone). */
  Table: Component<{ table: TableModel }>
  /** What the game puts into the top bar. */
  Bar?: Component<{ table: TableModel }>
  /** Final scoring, explained. */
  Scores?: Component<{ table: TableModel }>
  /** A tile or card enlarged, with text and rules. */
  Piece?: Component<{ table: TableModel | null; facts: Own; id: string }>
  /** The first is about the game itself, others about what its options add. */
  lessons?: Lesson[]
  /** Its pages show what is kept back (`unsent`) with a way to confirm it, so turns may have to be confirmed. */
  confirms?: boolean
  /** Whether a turn ends with these, though the same seat may be asked something else at once. */
  endsTurn?: (texts: readonly string[]) => boolean
  /** What these would reveal, by the kinds of what would happen, as "draws 2 skills"; empty: as the texts
   *  `GAME-reveal-KIND` say it, the first kind that has one. */
  reveals?: (table: TableModel, texts: readonly string[], kinds: readonly string[]) => string
  /** The rule behind something that happened, for links in the log; empty if there is none. */
  ruleOf?: (facts: Record<string, unknown>) => string
  /** An action in the page's own words; empty if those of the list will do. */
  said?: (table: TableModel, text: string) => string
  /** Further keys, for the map of the keyboard: keys and the text that says what they do. */
  keys?: { keys: string[]; text: string }[]
}

/**
 * What the module of another package exports as its default: a page that draws by itself into the element it is
 * given.
 */
export interface OutsidePage extends Pick<GamePage, 'lessons' | 'endsTurn' | 'reveals' | 'ruleOf' | 'said' | 'keys'> {
  /** Draws into `root`, which lies in a shadow root; `update` is called after every change of the table. */
  mount(root: HTMLElement, table: TableModel): { update(): void; destroy(): void }
}
