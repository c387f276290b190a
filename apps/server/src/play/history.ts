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
import { gameOverwritten } from '../failures/failures'
import type { Tx } from '../store/driver/store'
import { askedIn } from './pending-requests'
import { advanceGame, advanceGameAgain, type GameAdvance } from './back'
import type { GamePosition } from './game-position'
import type { RunningGame } from './running-game'

/** Applies an answer to a position of a game. Refuses a stale one with `game_overwrite`; changes nothing. */
export const advanced = (warm: RunningGame, position: GamePosition, answer: Answer): GameAdvance =>
  notStale(() => advanceGame(warm.rules, position, answer))

function notStale<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (error instanceof StaleAnswer) throw gameOverwritten(error.message)
    throw error
  }
}

/** Applies an answer that a page sent: the game completes it first with what it needs of stored records. Refuses as `advanced`. */
export async function advancedBySent(
  { warm, tx }: { readonly warm: RunningGame; readonly tx: Tx },
  position: GamePosition,
  answer: Answer,
): Promise<GameAdvance> {
  const { play, settings, rules } = warm
  if (play.prepare === undefined) return advanced(warm, position, answer)
  const request = notStale(() => requestFor(askedIn(rules, position.state).requests, answer))
  const view = () => rules.view(position.state, { seat: answer.actor })
  const userId = settings.players.find(({ name }) => name === answer.actor)?._id ?? ''
  return advanced(warm, position, await play.prepare(tx, { view, answer, request, userId }))
}

/** Applies answers that a page sent, one after the other. */
export async function advancedBy(
  place: { readonly warm: RunningGame; readonly tx: Tx },
  from: GamePosition,
  answers: readonly Answer[],
): Promise<readonly GameAdvance[]> {
  let position = from
  const advances: GameAdvance[] = []
  for (const answer of answers) {
    const next = await advancedBySent(place, position, answer)
    advances.push(next)
    position = next.position
  }
  return advances
}

/**
 * Gives answers of a whole history again, from a position with the answers before it. Refuses one that cannot be given,
 * naming its place, for whoever wrote the history.
 */
export function givenAgain(
  rules: AnyRules,
  from: { readonly position: GamePosition; readonly history: readonly RecordedAnswer[] },
  answers: readonly Answer[],
): readonly GameAdvance[] {
  let { position } = from
  const history = [...from.history]
  return answers.map((answer) => {
    const next = atPlace(position.seq + 1, () => advanceGameAgain(rules, position, { answer, history }))
    history.push(next.recorded)
    position = next.position
    return next
  })
}

function atPlace<Result>(place: number, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal(`Answer ${place}: ${error.message}`)
    throw error
  }
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
