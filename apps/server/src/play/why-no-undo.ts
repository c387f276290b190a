import { Refusal } from '@parlour/kernel'
import { botOf, keptBefore, takenBack } from './undo'
import type { RunningGame } from './running-game'

/** Returns why a seat cannot take anything back now, as a sentence for its player; undefined where it can (rules: hub 7). */
export function whyNoUndo(warm: RunningGame, seat: string): string | undefined {
  const { undoWish, rules, answers } = warm
  if (undoWish !== null)
    return undoWish.by === seat
      ? `Waiting for ${undoWish.waitingFor.join(' and ')} to agree`
      : `${undoWish.by} asks to take something back`
  if (rules.undo !== undefined) return whyGameDoesNot(warm, seat)
  const kept = keptBefore(warm, seat, answers.length)
  if (typeof kept === 'number') return undefined
  if (!answers.some(({ actor }) => actor === seat)) return 'You have not answered anything yet'
  const last = answers[kept.at - 1]
  if (last === undefined) return 'There is nothing to undo'
  if (last.actor !== seat && botOf(warm, last.actor) === undefined) return `${last.actor} has answered since`
  return last.noUndo === true ? 'Your last answer is final' : 'Something was seen or decided by chance since'
}

/** What a game with an undo of its own has against it. */
function whyGameDoesNot(warm: RunningGame, seat: string): string | undefined {
  try {
    const result = takenBack(warm, seat)
    if (result === '__NO_MORE_ACTIONS__') return 'There is nothing to undo'
    return result === '__NO_UNDO__' ? 'What happened last cannot be taken back' : undefined
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}
