import {
  type Answer,
  type AnyRules,
  isJsonObject,
  type Json,
  type Pick,
  type RecordedAnswer,
  Refusal,
  requestFor,
  StaleAnswer,
} from '@parlour/kernel'
import { answerOutdated, gamePaused } from '../failures/failures'
import type { Tx } from '../store/driver/store'
import { pendingRequestsIn } from './pending-requests'
import { advanceGame, advanceGameAgain, type GameAdvance } from './game-advance'
import type { GamePosition } from './game-position'
import { isPaused, type RunningGame } from './running-game'
import { refusal } from '../refusals/refusal'

/** Applies an answer to a position of a game. Refuses a stale one with `game_overwrite`; changes nothing. */
export const applyAnswer = (game: RunningGame, position: GamePosition, answer: Answer): GameAdvance =>
  refuseStale(() => advanceGame(game.rules, position, answer))

function refuseStale<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (error instanceof StaleAnswer) throw answerOutdated(error.message)
    throw error
  }
}

/**
 * Applies an answer that a page sent, after the game completed it from stored records. Refuses as
 * `applyAnswer`, and in a paused game.
 */
export async function applySentAnswer(
  { game, tx }: { readonly game: RunningGame; readonly tx: Tx },
  position: GamePosition,
  answer: Answer,
): Promise<GameAdvance> {
  if (isPaused(game)) throw gamePaused()
  const { play, settings, rules } = game
  if (play.prepare === undefined) return applyAnswer(game, position, answer)
  const request = refuseStale(() => requestFor(pendingRequestsIn(rules, position.state).requests, answer))
  const view = () => rules.view(position.state, { seat: answer.actor })
  const userId = settings.players.find(({ name }) => name === answer.actor)?._id ?? ''
  return applyAnswer(game, position, await play.prepare(tx, { view, answer, request, userId }))
}

/** Applies answers that a page sent, one after the other. */
export async function applySentAnswers(
  context: { readonly game: RunningGame; readonly tx: Tx },
  from: GamePosition,
  answers: readonly Answer[],
): Promise<readonly GameAdvance[]> {
  let position = from
  const advances: GameAdvance[] = []
  for (const answer of answers) {
    const next = await applySentAnswer(context, position, answer)
    advances.push(next)
    position = next.position
  }
  return advances
}

/**
 * Replays answers of a pasted history from a position; `from.history` are the answers before it. Refuses an
 * answer that does not apply, with its number.
 */
export function replayAnswers(
  rules: AnyRules,
  from: { readonly position: GamePosition; readonly history: readonly RecordedAnswer[] },
  answers: readonly Answer[],
): readonly GameAdvance[] {
  let { position } = from
  const history = [...from.history]
  return answers.map((answer) => {
    const next = namingAnswer(position.seq + 1, () => advanceGameAgain(rules, position, { answer, history }))
    history.push(next.recorded)
    position = next.position
    return next
  })
}

function namingAnswer<Result>(context: number, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (error instanceof Refusal) throw refusal('answer_refused', { context, reason: error.message })
    throw error
  }
}

/**
 * Returns picks without the `isChecked` marks that the selector widget leaves in nested parts (rules: hub 7).
 */
export function cleanPicks(selection: readonly Json[]): readonly Pick[] {
  return selection.map((pick) => clean(pick) as Pick)
}
function clean(value: Json): Json {
  if (isList(value)) return value.map(clean)
  if (!isJsonObject(value)) return value
  const fields = Object.entries(value).filter(([key]) => key !== 'isChecked')
  return Object.fromEntries(fields.map(([key, inner]) => [key, inner === undefined ? inner : clean(inner)]))
}
const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
