import { type AnyRules, type GameSettings, type GameState, RulesBug, start, Refusal } from '@parlour/kernel'

/** The first position of a pasted game. Settings that do not fit together are here the fault of what was pasted. */
export function startPasted(rules: AnyRules, settings: GameSettings) {
  try {
    return start<GameState<GameSettings>, unknown, GameSettings>(rules, settings)
  } catch (error) {
    if (error instanceof RulesBug) throw new Refusal(`The settings contradict each other: ${error.message}.`)
    throw error
  }
}
