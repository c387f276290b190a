import { type AnyRules, type GameSettings, type GameState, RulesBug, start } from '@parlour/kernel'
import { refusal } from '../refusals/refusal'

/**
 * The first position of a pasted game. Settings that do not fit together are here the fault of what was
 * pasted.
 */
export function startPasted(rules: AnyRules, settings: GameSettings) {
  try {
    return start<GameState<GameSettings>, unknown, GameSettings>(rules, settings)
  } catch (error) {
    if (error instanceof RulesBug) throw refusal('settings_contradict', { reason: error.message })
    throw error
  }
}
