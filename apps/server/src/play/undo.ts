import {
  type Advance,
  type GameSettings,
  type GameState,
  takeBack,
  undoRule,
  type UndoResult,
} from '@parlour/kernel'
import { type GameAdvance, withReverseStep } from './game-advance'
import { handsShownTo } from './onlookers'
import { undoProposal } from './proposal'
import { isPaused, type RunningGame } from './running-game'
import { refusal } from '../refusals/refusal'

/** An undo that restores an earlier position: how many answers stay. */
export interface UndoPlan {
  readonly keep: number
  /** The others must agree first. */
  readonly needsConsent: boolean
}

/**
 * Plans an undo of a seat's last `count` answers. Returns why it may not be; or how many answers stay, bots'
 * later ones removed too, and whether the others must agree; or, in a game whose rules have an undo, the step
 * that compensates the last answer. What onlookers have seen with open hands is not taken back. Refuses more
 * answers than can be undone.
 */
export function undoOf(
  game: RunningGame,
  seat: string,
  count: number,
): Exclude<UndoResult, '__SUCCESS__'> | GameAdvance | UndoPlan {
  if (undoProposal(game) !== undefined || isPaused(game) || game.opened) return '__NO_UNDO__'
  const plan = undoPlan(game, seat, count)
  return typeof plan === 'object' && 'keep' in plan && plan.keep < handsShownTo(game) ? '__NO_UNDO__' : plan
}

function undoPlan(game: RunningGame, seat: string, count: number): ReturnType<typeof undoOf> {
  if (game.rules.undo !== undefined) {
    if (count > 1) throw refusal('undo_failed')
    const back = undoByRules(game, seat)
    return back === '__SUCCESS__' ? { keep: game.answers.length - 1, needsConsent: false } : back
  }
  let keep = game.answers.length
  for (let step = 0; step < count; step += 1) {
    const back = answersAfterUndo(game, seat, keep)
    if (typeof back === 'number') keep = back
    else if (step === 0) return back.result
    else throw refusal('undo_failed')
  }
  return { keep, needsConsent: needsConsent(game, keep) }
}

/** Why an undo is not possible: its result, and the number of the answer that cannot be undone. */
export interface UndoBarrier {
  readonly result: Exclude<UndoResult, '__SUCCESS__'>
  readonly at: number
}

/** Returns how many answers stay when a seat undoes its last of the first `from`; or why it may not. */
export function answersAfterUndo(game: RunningGame, seat: string, from: number): number | UndoBarrier {
  for (let at = from; ; at -= 1) {
    const earlier = at === game.answers.length ? game : { ...game, answers: game.answers.slice(0, at) }
    const bot = botOf(game, earlier.answers.at(-1)?.actor)
    const result = tryUndo(earlier, bot ?? seat)
    if (result === '__NO_UNDO__' || result === '__NO_MORE_ACTIONS__') return { result, at }
    if (bot === undefined) return at - 1
  }
}

/** Whether the others must agree: the lobby chose `consent`, and something was revealed or left to chance. */
const needsConsent = ({ settings, answers }: RunningGame, keep: number): boolean =>
  undoRule(settings) === 'consent' && answers.slice(keep).some(({ barsUndo }) => barsUndo === true)

/** Returns the name if it is a bot's. Answers of bots are undone without asking them. */
export const botOf = ({ settings }: RunningGame, name: string | undefined): string | undefined =>
  settings.players.find((player) => player.name === name && player.bot !== undefined)?.name

function undoByRules(game: RunningGame, seat: string): UndoResult | GameAdvance {
  const back = tryUndo(game, seat)
  return typeof back === 'string' ? back : withReverseStep(game.rules, game.position, () => back)
}

/** Applies the game's undo rule to the last answer. */
export function tryUndo(game: RunningGame, actor: string): UndoResult | Advance<GameState<GameSettings>> {
  const { rules, position, answers: history, settings } = game
  const wish = { history, actor, friendly: undoRule(settings) !== 'unseen' }
  return takeBack<GameState<GameSettings>, unknown, GameSettings>(rules, position, wish)
}
