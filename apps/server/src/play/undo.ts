import {
  type Advance,
  type GameSettings,
  type GameState,
  takeBack,
  type UndoResult,
  Refusal,
} from '@parlour/kernel'
import { type GameAdvance, withBack } from './back'
import { isFriendly, type Warm } from './warm'

/**
 * What becomes of a seat's wish to take its last `count` answers back: why it may not; `__SUCCESS__`, where the game goes back
 * to the state before them; or, in a game with an undo of its own, the step that makes up for the last one. Refuses more
 * answers than may be taken back.
 */
export function undoOf(warm: Warm, seat: string, count: number): UndoResult | GameAdvance {
  if (warm.rules.undo !== undefined && count > 1) throw new Refusal('Error performing undo')
  for (let step = 0; step < count; step += 1) {
    const result = backFrom({ ...warm, answers: warm.answers.slice(0, warm.answers.length - step) }, seat)
    if (typeof result !== 'string') return result
    if (result === '__SUCCESS__') continue
    if (step === 0) return result
    throw new Refusal('Error performing undo')
  }
  return '__SUCCESS__'
}

/** Whether a seat could take something back now. */
export const mayUndo = (warm: Warm, seat: string): boolean => {
  const result = takenBack(warm, seat)
  return result === '__SUCCESS__' || typeof result !== 'string'
}

function backFrom(warm: Warm, seat: string): UndoResult | GameAdvance {
  const back = takenBack(warm, seat)
  return typeof back === 'string' ? back : withBack(warm.rules, warm.position, () => back)
}

function takenBack(warm: Warm, actor: string): UndoResult | Advance<GameState<GameSettings>> {
  const { rules, position, answers: history } = warm
  const wish = { history, actor, friendly: isFriendly(warm) }
  return takeBack<GameState<GameSettings>, unknown, GameSettings>(rules, position, wish)
}
