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

/** Answers are taken back: so many of them stay. */
export interface Kept {
  readonly keep: number
}

/**
 * What becomes of a seat's wish to take its last `count` answers back: why it may not; how many answers stay, where the game goes
 * back to the state after them (what bots answered since goes with them); or, in a game with an undo of its own, the step that makes
 * up for the last one. Refuses more answers than may be taken back.
 */
export function undoOf(
  warm: Warm,
  seat: string,
  count: number,
): Exclude<UndoResult, '__SUCCESS__'> | GameAdvance | Kept {
  if (warm.rules.undo !== undefined) {
    if (count > 1) throw new Refusal('Error performing undo')
    const back = backFrom(warm, seat)
    return back === '__SUCCESS__' ? { keep: warm.answers.length - 1 } : back
  }
  let keep = warm.answers.length
  for (let step = 0; step < count; step += 1) {
    const back = keptBefore(warm, seat, keep)
    if (typeof back === 'number') keep = back
    else if (step === 0) return back
    else throw new Refusal('Error performing undo')
  }
  return { keep }
}

/** How many answers stay where a seat takes back its last of the first `from`; or why it may not. */
function keptBefore(warm: Warm, seat: string, from: number): number | Exclude<UndoResult, '__SUCCESS__'> {
  for (let at = from; ; at -= 1) {
    const answers = warm.answers.slice(0, at)
    const bot = botOf(warm, answers.at(-1)?.actor)
    const result = takenBack({ ...warm, answers }, bot ?? seat)
    if (result === '__NO_UNDO__' || result === '__NO_MORE_ACTIONS__') return result
    if (bot === undefined) return at - 1
  }
}

/** The name of a player who is a bot; nobody waits to hear that a bot changed its mind. */
const botOf = ({ settings }: Warm, name: string | undefined): string | undefined =>
  settings.players.find((player) => player.name === name && player.bot !== undefined)?.name

/** Whether a seat could take something back now. */
export function mayUndo(warm: Warm, seat: string): boolean {
  if (warm.rules.undo === undefined) return typeof keptBefore(warm, seat, warm.answers.length) === 'number'
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
