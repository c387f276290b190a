import type { GameSettings, Outcome, RandomState } from '@parlour/kernel'
import type { ScriptState } from '@parlour/script'
import { COLORS, type Expansion, type Splay } from '../../facts/names'
import type { ZoneIndex } from './zones'

export interface InnovationSettings extends GameSettings {
  readonly expansions: readonly string[]
  readonly randomizeExpansions?: boolean
  /** Seats 0 and 2 against 1 and 3; for four players only. */
  readonly teams?: boolean
  /**
   * The experiments that the server offered when the game was made: with `sets`, those sets are rolled for
   * too.
   */
  readonly experiments?: readonly string[]
  /** False: seats as listed. */
  readonly shuffleSeats?: boolean
}

/** Where the game stands. `opening`: first picks. `artifact`: before the first action. */
export interface Turn {
  readonly phase: 'opening' | 'artifact' | 'action'
  readonly player: number
  /** 1 or 2; 0 in the opening and the artifact step. */
  readonly action: number
  /** Player turns from 1. */
  readonly turn: number
  /** Turns of the game that have one action only. */
  readonly limitedTurns: number
  readonly endorsed: boolean
}

/** What is kept of a player beside the zones. */
export interface PlayerState {
  readonly name: string
  readonly eliminated: boolean
  /** Cards tucked and scored in this turn (of anybody). */
  readonly tucked: number
  readonly scored: number
  /** Has used up the first draw of this turn (rules: innovation 9.2). */
  readonly drew: boolean
  /** The seat that decides for this player and sees what this player sees (Hitchhiking). */
  readonly decider?: number
}

/** What is kept for the results page (rules: innovation 30), as it happened. */
export interface ResultCounts {
  /** Each card that was melded, with its first melder, in the order in which they first were. */
  readonly melded: readonly (readonly [card: string, player: string])[]
  /** The cards of all dogma actions. */
  readonly activated: readonly string[]
}

/**
 * The whole truth of a game of Innovation: plain JSON, replaced and never altered. Zones by the numbers of
 * `zones.ts`.
 */
export interface Board {
  readonly random: RandomState
  readonly players: readonly PlayerState[]
  /** Card names, top first. */
  readonly zones: readonly (readonly string[])[]
  /** Five per seat, in color order. */
  readonly splays: readonly Splay[]
  readonly expansions: readonly Expansion[]
  readonly teams: boolean
  /** The cards of value 0 were brought in. */
  readonly ageZero: boolean
  /** Cards that all see until they move. */
  readonly revealed: readonly string[]
  /**
   * Cards that lie face down where all saw them go. Nobody is shown them: whoever plays well remembers them.
   */
  readonly known?: readonly string[]
  readonly turn: Turn
  readonly counted: ResultCounts
  readonly outcome?: Outcome
  /** What chance decided in the setup, to be told as the game begins. */
  readonly setup?: { readonly shuffled: boolean; readonly rolled: boolean; readonly experiments?: true }
  /** Results of coin flips that are fixed beforehand, for scenarios. */
  readonly coins?: readonly string[]
}

/** Everything that can happen to a board. */
export type Change =
  | {
      readonly kind: 'moved'
      readonly card: string
      readonly from: ZoneIndex
      readonly to: ZoneIndex
      readonly at: 'top' | 'bottom'
      /** It was revealed: all see which card moves. */
      readonly shown?: true
    }
  | { readonly kind: 'splayed'; readonly seat: number; readonly color: number; readonly splay: Splay }
  | { readonly kind: 'revealed'; readonly card: string }
  | { readonly kind: 'player'; readonly seat: number; readonly now: Partial<PlayerState> }
  | { readonly kind: 'turned'; readonly turn: Turn }
  | { readonly kind: 'flipped' }
  | { readonly kind: 'shuffled'; readonly zone: ZoneIndex; readonly cards: readonly string[] }
  | { readonly kind: 'ageZero' }
  /**
   * Who decides for a player, and sees what that player sees: the player alone where it is the same seat.
   * `until`: who did so far.
   */
  | { readonly kind: 'decided'; readonly seat: number; readonly by: number; readonly until?: number }
  | { readonly kind: 'counted'; readonly counted: ResultCounts }
  /**
   * An effect of a card is carried out: revealed to everyone, wherever the card is now. The board stays as it
   * is.
   */
  | { readonly kind: 'executed'; readonly card: string }
  | { readonly kind: 'over'; readonly outcome: Outcome }

export type InnovationState = ScriptState<Board, Change, InnovationSettings>

/**
 * The board with some of its parts replaced; it shares all others. Written out, since every object that a
 * spread begins gets a hidden class of its own in V8, and whatever reads boards of ever new classes is slow.
 */
export function boardWith(board: Board, parts: Partial<Board>): Board {
  const { outcome = board.outcome, setup = board.setup, coins = board.coins, known = board.known } = parts
  const after: { -readonly [Part in keyof Board]: Board[Part] } = {
    random: parts.random ?? board.random,
    players: parts.players ?? board.players,
    zones: parts.zones ?? board.zones,
    splays: parts.splays ?? board.splays,
    expansions: parts.expansions ?? board.expansions,
    teams: parts.teams ?? board.teams,
    ageZero: parts.ageZero ?? board.ageZero,
    revealed: parts.revealed ?? board.revealed,
    turn: parts.turn ?? board.turn,
    counted: parts.counted ?? board.counted,
  }
  if (outcome !== undefined) after.outcome = outcome
  if (setup !== undefined) after.setup = setup
  if (coins !== undefined) after.coins = coins
  if (known !== undefined) after.known = known
  return after
}

/** A player with some parts replaced; written out for the same reason. */
export function playerWith(player: PlayerState, parts: Partial<PlayerState>): PlayerState {
  const { decider = player.decider } = parts
  const after: { -readonly [Part in keyof PlayerState]: PlayerState[Part] } = {
    name: player.name,
    eliminated: parts.eliminated ?? player.eliminated,
    tucked: parts.tucked ?? player.tucked,
    scored: parts.scored ?? player.scored,
    drew: parts.drew ?? player.drew,
  }
  if (decider !== undefined) after.decider = decider
  return after
}

export const splayIndex = (seat: number, color: number): number => seat * COLORS.length + color
