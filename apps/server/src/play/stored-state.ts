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

/** How many characters of steps are read in a millisecond or two when a game is loaded. */
const LONGEST_STEPS = 32_000

/** How many characters of steps there are with one more; none where the state is to be stored whole again. */
export function withStep(steps: number, step: string | undefined): number {
  const longer = steps + (step?.length ?? 0)
  return longer > LONGEST_STEPS ? 0 : longer
}

/** The state that was stored whole, after the steps from there, with its settings again. */
export function stateOf(
  { state, steps }: { readonly state: string; readonly steps: readonly string[] },
  settings: GameSettings,
): GameState<GameSettings> {
  const after = steps.reduce<Json>(
    (before, step) => applyDifference(before, parsed<Difference>(step)),
    parsed<Json>(state),
  )
  return { ...(after as object), settings }
}
