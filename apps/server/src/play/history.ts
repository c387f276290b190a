import { type Answer, isJsonObject, type Json, type Pick, StaleAnswer } from '@parlour/kernel'
import { gameOverwritten } from '../failures/failures'
import { advanceGame, type GameAdvance } from './back'
import type { GamePosition } from './game-position'
import type { Warm } from './warm'

/** Applies an answer to a position of a game. Refuses a stale one with `game_overwrite`; changes nothing. */
export function advanced(warm: Warm, position: GamePosition, answer: Answer): GameAdvance {
  try {
    return advanceGame(warm.rules, position, answer)
  } catch (error) {
    if (error instanceof StaleAnswer) throw gameOverwritten(error.message)
    throw error
  }
}

/** Applies answers one after the other. */
export function advancedBy(
  warm: Warm,
  from: GamePosition,
  answers: readonly Answer[],
): readonly GameAdvance[] {
  let position = from
  return answers.map((answer) => {
    const next = advanced(warm, position, answer)
    position = next.position
    return next
  })
}

/** Picks as they are kept: without the marks that the selector widget leaves in nested parts (rules: hub 7). */
export function cleanPicks(selection: readonly Json[]): readonly Pick[] {
  return selection.map((pick) => clean(pick) as Pick)
}
function clean(value: Json): Json {
  if (isList(value)) return value.map(clean)
  if (!isJsonObject(value)) return value
  const kept = Object.entries(value).filter(([key]) => key !== 'isChecked')
  return Object.fromEntries(kept.map(([key, inner]) => [key, inner === undefined ? inner : clean(inner)]))
}
const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
