import {
  advance,
  type Answer,
  type GameSettings,
  type GameState,
  isJsonObject,
  type Json,
  type Pick,
  start,
  StaleAnswer,
} from '@parlour/kernel'
import { gameOverwritten } from '../failures/failures'
import type { Db } from '../store/driver/store'
import { checkpointAt } from '../store/records/stored-game'
import type { GameAdvance, GamePosition } from './change'
import { askedIn } from './asked'
import { stateOf } from './stored-state'
import type { Warm } from './warm'

/** Applies an answer to a position of a game. Refuses a stale one with `game_overwrite`; changes nothing. */
export function advanced(warm: Warm, position: GamePosition, answer: Answer): GameAdvance {
  // Who is asked here is asked for now: once the answer is applied, that would run the step again.
  askedIn(warm.rules, position.state)
  try {
    return advance<GameState<GameSettings>, unknown, GameSettings>(warm.rules, position, answer)
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

/** Where the game stood after its first `seq` answers: kept beside the answers, or played again from the start. */
export async function positionAt(db: Db, warm: Warm, seq: number): Promise<GamePosition | undefined> {
  if (seq === warm.position.seq) return warm.position
  const kept = await checkpointAt(db, warm.id, seq)
  if (kept !== undefined) return { state: stateOf(kept.state, warm.settings), seq, branchId: kept.branch_id }
  if (warm.rulesVersion !== warm.rules.version) return undefined
  const first = start<GameState<GameSettings>, unknown, GameSettings>(warm.rules, warm.settings).position
  return advancedBy(warm, first, warm.answers.slice(0, seq)).at(-1)?.position ?? first
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
