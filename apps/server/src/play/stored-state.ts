import type { GameSettings, GameState } from '@parlour/kernel'
import { parsed } from '../store/driver/json'

/** The state as it is stored: without the settings, which stand beside it once. */
export function stateText(state: GameState<GameSettings>): string {
  const { settings: _settings, ...rest } = state
  return JSON.stringify(rest)
}

/** The state that was stored, with its settings again. */
export function stateOf(text: string, settings: GameSettings): GameState<GameSettings> {
  return { ...parsed<object>(text), settings }
}
