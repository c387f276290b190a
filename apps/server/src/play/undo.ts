import {
  type Advance,
  type GameSettings,
  type GameState,
  takeBack,
  undoRule,
  type UndoResult,
  Refusal,
} from '@parlour/kernel'
import { type GameAdvance, withBack } from './back'
import type { RunningGame } from './running-game'

/** Answers are taken back: how many of them stay. */
export interface UndoPlan {
  readonly keep: number
  /** Names of those who must agree first. */
  readonly asks: readonly string[]
}

/**
 * What becomes of a seat's wish to take its last `count` answers back: why it may not; how many answers stay, where the game goes
 * back to the state after them (what bots answered since goes with them) and who must agree; or, in a game with an undo of its own,
 * the step that makes up for the last one. Refuses more answers than may be taken back.
 */
export function undoOf(
  warm: RunningGame,
  seat: string,
  count: number,
): Exclude<UndoResult, '__SUCCESS__'> | GameAdvance | UndoPlan {
  if (warm.undoWish !== null) return '__NO_UNDO__'
  if (warm.rules.undo !== undefined) {
    if (count > 1) throw new Refusal('Error performing undo')
    const back = backFrom(warm, seat)
    return back === '__SUCCESS__' ? { keep: warm.answers.length - 1, asks: [] } : back
  }
  let keep = warm.answers.length
  for (let step = 0; step < count; step += 1) {
    const back = keptBefore(warm, seat, keep)
    if (typeof back === 'number') keep = back
    else if (step === 0) return back.result
    else throw new Refusal('Error performing undo')
  }
  return { keep, asks: othersAsked(warm, seat, keep) }
}

/** What stands in the way of an undo: its outcome, and how many answers there were before what cannot be taken back. */
export interface UndoBarrier {
  readonly result: Exclude<UndoResult, '__SUCCESS__'>
  readonly at: number
}

/** How many answers stay where a seat takes back its last of the first `from`; or why it may not. */
export function keptBefore(warm: RunningGame, seat: string, from: number): number | UndoBarrier {
  for (let at = from; ; at -= 1) {
    const held = at === warm.answers.length ? warm : { ...warm, answers: warm.answers.slice(0, at) }
    const bot = botOf(warm, held.answers.at(-1)?.actor)
    const result = takenBack(held, bot ?? seat)
    if (result === '__NO_UNDO__' || result === '__NO_MORE_ACTIONS__') return { result, at }
    if (bot === undefined) return at - 1
  }
}

/** The people who must agree: all others, where the lobby chose so and something was seen or left to chance since. */
function othersAsked({ settings, answers }: RunningGame, seat: string, keep: number): readonly string[] {
  if (undoRule(settings) !== 'consent') return []
  if (!answers.slice(keep).some(({ barsUndo }) => barsUndo === true)) return []
  return settings.players.flatMap(({ name, bot }) => (bot === undefined && name !== seat ? [name] : []))
}

/** The name of a player who is a bot; nobody waits to hear that a bot changed its mind. */
export const botOf = ({ settings }: RunningGame, name: string | undefined): string | undefined =>
  settings.players.find((player) => player.name === name && player.bot !== undefined)?.name

function backFrom(warm: RunningGame, seat: string): UndoResult | GameAdvance {
  const back = takenBack(warm, seat)
  return typeof back === 'string' ? back : withBack(warm.rules, warm.position, () => back)
}

/** What the rule of the game says to a seat's wish to take the last answer back. */
export function takenBack(warm: RunningGame, actor: string): UndoResult | Advance<GameState<GameSettings>> {
  const { rules, position, answers: history, settings } = warm
  const wish = { history, actor, friendly: undoRule(settings) !== 'unseen' }
  return takeBack<GameState<GameSettings>, unknown, GameSettings>(rules, position, wish)
}
