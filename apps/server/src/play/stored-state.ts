import {
  applyDifference,
  type Difference,
  type GameSettings,
  type GameState,
  type Json,
} from '@parlour/kernel'
import { parsed } from '../store/driver/json'

/** The state as it is stored: without the settings, which stand beside it once. */
export function stateText(state: GameState<GameSettings>): string {
  const { settings: _settings, ...rest } = state
  return JSON.stringify(rest)
}

/**
 * The most characters of steps since the last whole state; loading a game applies as many in a millisecond or
 * two.
 */
const LONGEST_STEPS = 32_000

/** Returns the size of the steps with one more; 0 where the state is to be stored whole again. */
export function withStep(steps: number, step: string | undefined): number {
  const longer = steps + (step?.length ?? 0)
  return longer > LONGEST_STEPS ? 0 : longer
}

/**
 * Returns the present state: the last one that was stored whole, with the later steps applied and the
 * settings added.
 */
export const stateOf = (
  { state, steps }: { readonly state: string; readonly steps: readonly string[] },
  settings: GameSettings,
): GameState<GameSettings> => withSteps({ json: parsed<Json>(state), steps }, settings)

/** Returns a state with the stored steps that lead on from it. */
export function stateAfter(
  state: GameState<GameSettings>,
  steps: readonly string[],
): GameState<GameSettings> {
  const { settings, ...json } = state
  return withSteps({ json, steps }, settings)
}

function withSteps(
  { json, steps }: { readonly json: Json; readonly steps: readonly string[] },
  settings: GameSettings,
): GameState<GameSettings> {
  const after = steps.reduce<Json>((before, step) => applyDifference(before, parsed<Difference>(step)), json)
  return { ...(after as object), settings }
}
