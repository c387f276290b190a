import {
  advance,
  type Advance,
  advanceAgain,
  type Answer,
  type AnyRules,
  applyDifference,
  defined,
  type Difference,
  difference,
  type GameSettings,
  type GameState,
  type JsonObject,
  type Pace,
  type RecordedAnswer,
} from '@parlour/kernel'
import { pendingRequestsIn } from './pending-requests'
import type { GamePosition } from './game-position'

/** What restores the position before an answer from the position after it. Stored with the answer. */
export interface ReverseStep {
  /** The difference of the state without its settings; absent where it stayed the same. */
  readonly state?: Difference
  readonly branchId: number
  /** Who was asked, and how; absent for answers stored before these were recorded. */
  readonly waiting?: readonly string[]
  readonly pace?: Pace
}

/** The result of applying an answer, with both directions of its change of the state. */
export interface GameAdvance extends Advance<GameState<GameSettings>> {
  readonly back: ReverseStep
  /**
   * The difference from the state before, without the settings, as stored JSON; absent where the state is the
   * same.
   */
  readonly forth?: string
  /** Whose answer it is, where that is not whoever makes the change: one that was left ahead. */
  readonly author?: { readonly userId: string | undefined }
}

/** A past position of a game, and who was asked then where that is known without running the rules. */
export interface Moment {
  readonly position: GamePosition
  readonly waiting?: readonly string[]
  readonly pace?: Pace
}

/** Applies an answer to a position. Refuses as `advance` does; changes nothing. */
export const advanceGame = (rules: AnyRules, position: GamePosition, answer: Answer): GameAdvance =>
  withReverseStep(rules, position, () =>
    advance<GameState<GameSettings>, unknown, GameSettings>(rules, position, answer),
  )

/** Applies an answer of a stored history again. Refuses as `advanceAgain` does. */
export const advanceGameAgain = (
  rules: AnyRules,
  position: GamePosition,
  replayed: { readonly answer: Answer; readonly history: readonly RecordedAnswer[] },
): GameAdvance =>
  withReverseStep(rules, position, () =>
    advanceAgain<GameState<GameSettings>, unknown, GameSettings>(rules, position, replayed),
  )

/** Runs a step of the rules and returns its result with the reverse step. */
export function withReverseStep(
  rules: AnyRules,
  position: GamePosition,
  step: () => Advance<GameState<GameSettings>>,
): GameAdvance {
  // Read this before `step`: it advances the cached generator, so reading later would run the step again.
  const { waiting, pace } = pendingRequestsIn(rules, position.state)
  const next = step()
  const [before, after] = [asJson(position.state), asJson(next.position.state)]
  const state = difference(after, before)
  const back = { branchId: position.branchId, waiting, pace, ...defined({ state }) }
  const forth = difference(before, after)
  return { ...next, back, ...(forth === undefined ? {} : { forth: JSON.stringify(forth) }) }
}

/** Returns the position before an answer, given the one after it. */
export function stepBack({ state, seq }: GamePosition, back: ReverseStep): Moment {
  const { branchId, waiting, pace } = back
  const before = back.state === undefined ? asJson(state) : applyDifference(asJson(state), back.state)
  return {
    position: { state: { ...(before as JsonObject), settings: state.settings }, seq: seq - 1, branchId },
    ...defined({ waiting, pace }),
  }
}

/** A state as plain JSON, without its settings. */
function asJson(state: GameState<GameSettings>): JsonObject {
  const { settings: _settings, ...rest } = state
  return rest
}
