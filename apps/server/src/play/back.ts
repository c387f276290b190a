import {
  advance,
  advanceAgain,
  type Advance,
  type Answer,
  type AnyRules,
  applyDifference,
  type Difference,
  difference,
  type GameSettings,
  type GameState,
  type JsonObject,
  type Pace,
  type RecordedAnswer,
} from '@parlour/kernel'
import { askedIn } from './pending-requests'
import type { GamePosition } from './game-position'

/** The way back over an answer: how to get the position before it from the position after it. Kept beside the answer. */
export interface Back {
  /** The difference of the state without its settings; absent where it stayed the same. */
  readonly state?: Difference
  readonly branchId: number
  /** Who was asked, and how; unknown for games stored before this was kept. */
  readonly waiting?: readonly string[]
  readonly pace?: Pace
}

/** An answer applied, with the way back. */
export interface GameAdvance extends Advance<GameState<GameSettings>> {
  readonly back: Back
  /** What it made of the state without its settings, a difference as it is stored; absent where that stayed the same. */
  readonly forth?: string
}

/** A game as it stood at some time and who was asked then, if that is known without running its rules. */
export interface Moment {
  readonly position: GamePosition
  readonly waiting?: readonly string[]
  readonly pace?: Pace
}

/** Applies an answer to a position. Refuses as `advance` does; changes nothing. */
export const advanceGame = (rules: AnyRules, position: GamePosition, answer: Answer): GameAdvance =>
  withBack(rules, position, () =>
    advance<GameState<GameSettings>, unknown, GameSettings>(rules, position, answer),
  )

/** Applies an answer of a history once more, a step back of the game's own making too. Refuses as `advanceAgain` does. */
export const advanceGameAgain = (
  rules: AnyRules,
  position: GamePosition,
  given: { readonly answer: Answer; readonly history: readonly RecordedAnswer[] },
): GameAdvance =>
  withBack(rules, position, () =>
    advanceAgain<GameState<GameSettings>, unknown, GameSettings>(rules, position, given),
  )

/** A step that the rules make of a position, with the way back over it. */
export function withBack(
  rules: AnyRules,
  position: GamePosition,
  step: () => Advance<GameState<GameSettings>>,
): GameAdvance {
  // Before the step: afterwards, asking who was asked would run it again.
  const { waiting, pace } = askedIn(rules, position.state)
  const next = step()
  const [before, after] = [asJson(position.state), asJson(next.position.state)]
  const state = difference(after, before)
  const back = { branchId: position.branchId, waiting, pace, ...(state === undefined ? {} : { state }) }
  const forth = difference(before, after)
  return { ...next, back, ...(forth === undefined ? {} : { forth: JSON.stringify(forth) }) }
}

/** Returns what stood before an answer, given what stood after it. */
export function stepBack({ state, seq }: GamePosition, back: Back): Moment {
  const { branchId, waiting, pace } = back
  const before = back.state === undefined ? asJson(state) : applyDifference(asJson(state), back.state)
  return {
    position: { state: { ...(before as JsonObject), settings: state.settings }, seq: seq - 1, branchId },
    ...(waiting === undefined ? {} : { waiting }),
    ...(pace === undefined ? {} : { pace }),
  }
}

/** A state as plain JSON, without its settings. */
function asJson(state: GameState<GameSettings>): JsonObject {
  const { settings: _settings, ...rest } = state
  return rest
}
