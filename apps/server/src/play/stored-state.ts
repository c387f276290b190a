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

/** The steps from the state that is stored whole to itself. */
export const NO_STEPS = '[]'

/** With steps no longer than this, the row of a game stays on one page of the embedded store. */
const LONGEST_STEPS = 3000

/**
 * The steps, as they are stored, with one more; none where the state is to be stored whole again. A step is far less to write
 * than a state, until there are many of them.
 */
export function withStep(steps: string, step: Difference | undefined): string {
  if (step === undefined) return steps
  const longer = `${steps === NO_STEPS ? '[' : `${steps.slice(0, -1)},`}${JSON.stringify(step)}]`
  return longer.length > LONGEST_STEPS ? NO_STEPS : longer
}

/** The state that was stored whole, after the steps from there, with its settings again. */
export function stateOf(
  { state, steps }: { readonly state: string; readonly steps: string },
  settings: GameSettings,
): GameState<GameSettings> {
  const after = parsed<readonly Difference[]>(steps).reduce<Json>(
    (before, step) => applyDifference(before, step),
    parsed<Json>(state),
  )
  return { ...(after as object), settings }
}
