import { Refusal } from '@parlour/kernel'
import { botOf, answersAfterUndo, tryUndo } from './undo'
import { handsShownTo } from './onlookers'
import { undoProposal, waitedFor } from './proposal'
import { isPaused, type RunningGame } from './running-game'

const HANDS_SEEN = 'Onlookers have seen the hands of that moment'

/**
 * Returns why a seat cannot undo now, as a sentence for its player; undefined where it can (rules: hub 7).
 */
export function whyNoUndo(game: RunningGame, seat: string): string | undefined {
  const { rules, answers } = game
  const undo = undoProposal(game)
  if (undo !== undefined)
    return undo.by === seat
      ? `Waiting for ${waitedFor(game, undo).join(' and ')} to agree`
      : `${undo.by} asks to take something back`
  if (isPaused(game)) return 'The game is paused'
  if (game.opened) return 'The game is over, and somebody has seen the view of another player'
  if (rules.undo !== undefined) return whyGameDoesNot(game, seat)
  const target = answersAfterUndo(game, seat, answers.length)
  if (typeof target === 'number') return target < handsShownTo(game) ? HANDS_SEEN : undefined
  if (!answers.some(({ actor }) => actor === seat)) return 'You have not answered anything yet'
  const last = answers[target.at - 1]
  if (last === undefined) return 'There is nothing to undo'
  if (last.actor !== seat && botOf(game, last.actor) === undefined) return `${last.actor} has answered since`
  return last.noUndo === true ? 'Your last answer is final' : 'Something was seen or decided by chance since'
}

/** Returns the same for a game whose rules have an undo. */
function whyGameDoesNot(game: RunningGame, seat: string): string | undefined {
  try {
    const result = tryUndo(game, seat)
    if (result === '__NO_MORE_ACTIONS__') return 'There is nothing to undo'
    if (result === '__NO_UNDO__') return 'What happened last cannot be taken back'
    const isSeen = result === '__SUCCESS__' && game.answers.length - 1 < handsShownTo(game)
    return isSeen ? HANDS_SEEN : undefined
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}
