import type { WishableChoices } from './answer-ahead'
import { defined } from './defined'
import type { JsonObject } from './json'
import type { LogLine } from './log'
import type { Random } from './random'
import type { RecordedAnswer } from './recorded-answer'
import type { MatchedAnswer, Pick, Request } from './request'
import type { StoryRules } from './story'
import type { UndoResult, UndoRule } from './undo'

/** A place at the table. A bot's seat is played by the server. */
export interface Seat {
  readonly _id: string
  readonly name: string
  readonly bot?: string
}

/** A seat as everybody may see it. */
export const openSeat = ({ _id, name, bot }: Seat): JsonObject => ({
  _id,
  name,
  ...defined({ bot }),
})

/**
 * The settings that every game has, fixed at creation. `seed` never leaves the server before the game is
 * over.
 */
export interface GameSettings {
  readonly game: string
  readonly name: string
  readonly players: readonly Seat[]
  readonly seed: string
  readonly createdTimestamp: number
  /** What the lobby chose; `undoRule` says what holds without a choice. */
  readonly undo?: UndoRule
  /** In games from before there was that choice: undo may pass a reveal or a chance result. */
  readonly friendly?: boolean
}

/**
 * The whole truth of a game between two answers: plain JSON. `settings` is kept once beside it by whoever
 * stores it.
 */
export interface GameState<Settings extends GameSettings> {
  readonly settings: Settings
}

/** Who looks: a seat by name, or somebody without one. */
export type Viewer = { readonly seat: string } | { readonly seat?: undefined }

/** How a game ended. `player` on the wire is the first winner or a special value such as 'everyone'. */
export interface Outcome {
  readonly winners: readonly string[]
  readonly reason: string
  /** Named instead of a winner: 'everyone' (a draft), 'nobody' (a draw). */
  readonly player?: string
}

/** A change of a stored record that commits in the same transaction as the step: a pick enters a deck. */
export interface Effect extends JsonObject {
  readonly type: string
}

/** The result of applying one answer. The state passed in is not modified. */
export interface Step<State> {
  readonly state: State
  readonly log: readonly LogLine[]
  /** Hidden information was revealed or chance decided: nobody takes back this answer or an earlier one. */
  readonly barsUndo?: boolean
  /** Never taken back, not even in a friendly game (an applied scar). */
  readonly noUndo?: boolean
  /** What was picked is no secret: everybody may read the answer. Without it, `showsAnswer` decides. */
  readonly open?: boolean
  readonly effects?: readonly Effect[]
  /** The picks to store in the history, where they are fewer than those that were sent. */
  readonly recorded?: readonly Pick[]
}

/**
 * How the pending requests belong together. `one`: a single seat acts. `all`: simultaneous and secret, the
 * game goes on when all have answered. `any`: each answer counts at once and disturbs no other seat.
 */
export type Pace = 'one' | 'all' | 'any'

/**
 * How long a bot may search for a better answer, in milliseconds. It finishes the attempt it is in, so that
 * an answer takes at most a tenth of a second.
 */
export const TIME_TO_THINK = 60

/** Plays a seat from what that seat's browser would see, and nothing else. */
export type Bot<View, State = unknown> = (input: {
  readonly view: View
  readonly request: Request
  readonly random: Random
  /**
   * Whether the bot may go on searching; once false, it answers with the best found so far. Absent: no limit.
   */
  readonly hasTime?: () => boolean
  /**
   * Returns a possible state of the game, with all that the seat cannot see dealt at random (`imagined` of
   * the rules).
   */
  readonly imagine?: () => State | undefined
  /** Logs the reason for the answer, as half a sentence that everybody may read. */
  readonly tell?: (why: string) => void
}) => readonly Pick[]

/**
 * A game: data that pure functions move forward. No clock, no chance but the state's own, no input or output.
 */
export interface GameRules<State extends GameState<Settings>, View, Settings extends GameSettings> {
  readonly kind: string
  /**
   * Grows whenever the same settings and answers lead elsewhere than before. A game is stored with the
   * version that it began under: only under that one is it played again from its answers, and are its rules
   * asked about a moment that has passed.
   */
  readonly version: number
  setup(settings: Settings): Step<State>
  /** Who is asked what, now, in seat order. Empty exactly when the game is over. */
  pending(state: State): readonly Request[]
  pace(state: State): Pace
  /** Applies an answer to its pending request, or throws Refusal and changes nothing. */
  apply(state: State, matchedAnswer: MatchedAnswer): Step<State>
  /**
   * The game's own way to take something back, where the last answer and the state before it are not enough
   * (a shared table that asks for consent): a step that makes up for it, or why there is none. Left out, the
   * rule of `undoResult`.
   */
  undo?(state: State, history: readonly RecordedAnswer[], actor: string): UndoResult | Step<State>
  outcome(state: State): Outcome | undefined
  /** What one viewer may know, built up from nothing. */
  view(state: State, viewer: Viewer): View
  /** The settings as everybody may see them: no seed, no hidden preparation. */
  openSettings(settings: Settings): JsonObject
  /**
   * Whether a viewer may read the selection of a given answer, as things stand. Changes only with the pace or
   * at the end.
   */
  showsAnswer(state: State, answer: RecordedAnswer, viewer: Viewer): boolean
  /** Whose turn it is, where there are turns; everybody knows it. */
  turnOf?(state: State): string | undefined
  /**
   * By what somebody is asked this, in words ('Engineering, shared by bob'), out of the log as its reader may
   * see it; undefined where it is simply their turn.
   */
  occasion?(request: Request, log: readonly LogLine[]): string | undefined
  /**
   * By what somebody is asked this, as code compares it: the same whenever the same text asks, whoever
   * brought that about; out of the log as its reader may see it. Undefined where only the turn asks.
   */
  source?(request: Request, log: readonly LogLine[]): string | undefined
  /**
   * The picks that are worth least where something has to be picked; undefined where the rules do not rank
   * what is offered.
   */
  lowest?(request: Request): readonly Pick[] | undefined
  /** What a seat may wish for ahead, where choices come again and again; out of what it knows. */
  wishable?(state: State, seat: string): WishableChoices
  readonly bots?: Readonly<Record<string, Bot<View, State>>>
  /**
   * A state that this seat could not tell from the true one: everything that it may not know is dealt again,
   * future chance included. For bots that look ahead. Undefined where none was found.
   */
  imagined?(state: State, seat: string, random: Random): State | undefined
  /** Figures kept when the game ends. */
  stats?(state: State): JsonObject
  /** What the page of a finished game shows. */
  readonly story?: StoryRules<State>
}

/** Rules whose own types do not matter to the caller: what a registry of games holds. */
export type AnyRules = Omit<GameRules<GameState<GameSettings>, unknown, GameSettings>, 'bots'> & {
  readonly bots?: Readonly<Record<string, Bot<unknown>>>
}
