import type { Outcome } from '@parlour/kernel'
import type { GameOverData } from '@parlour/protocol'
import type { Tx } from '../store/driver/store'
import type { GameAdvance } from './game-advance'
import type { GamePosition } from './game-position'
import { proposalsAfter } from './proposal'
import { withStep } from './stored-state'
import { keyOf, type LogItem, logLengthAt, type RunningGame } from './running-game'

/** Who gives an answer, as recorded with it. */
export interface Author {
  readonly userId?: string | undefined
  readonly adminId?: string | undefined
  readonly requestKey?: string | undefined
}

/**
 * A change of a game's history: the first `keep` answers stay, those after them are removed, `advances` are
 * added.
 */
export interface HistoryChange {
  readonly keep: number
  /** The position after the answers that stay. */
  readonly base: GamePosition
  readonly advances: readonly GameAdvance[]
  readonly author: Author
  /** An admin rewrites the history: decks are updated to it, used scars stay used. */
  readonly rewriting?: boolean
  /** Further writes in the same transaction. */
  also?(tx: Tx): Promise<void>
}

/** Returns the change that adds one answer. */
export const appendChange = (game: RunningGame, advance: GameAdvance, author: Author): HistoryChange => ({
  keep: game.answers.length,
  base: game.position,
  advances: [advance],
  author,
})

/** A game before and after a change; the same object where nothing changed. */
export interface ChangedGame {
  readonly before: RunningGame
  readonly after: RunningGame
}

/** Returns the game after a change of its history. */
export function gameAfter(before: RunningGame, change: HistoryChange, now: number): RunningGame {
  const { keep, advances, author } = change
  const position = positionAfter(change, before.position)
  const overData = overDataOf(before.rules.outcome(position.state))
  const { requestKey, userId } = author
  return {
    ...before,
    position,
    steps: stepsAfter(before, change, overData !== null),
    version: before.version + versionsIn(change, before.position),
    // `concat`, since these lists are long: pushing would reallocate them several times.
    answers: firstOf(before.answers, keep).concat(advances.map(({ recorded }) => recorded)),
    log: firstOf(before.log, logLengthAt(before, keep)).concat(
      advances.flatMap((advance) => linesOf(advance, now)),
    ),
    requestKeys:
      requestKey === undefined ? before.requestKeys : before.requestKeys.concat(keyOf(userId, requestKey)),
    overData,
    gameOver: overData !== null,
    proposals: proposalsAfter(before, {
      actors: advances.map(({ recorded }) => recorded.actor),
      isOver: overData !== null,
    }),
    lastUpdated: now,
  }
}

const firstOf = <T>(list: readonly T[], length: number): readonly T[] =>
  length === list.length ? list : list.slice(0, length)

const linesOf = ({ recorded, step }: GameAdvance, at: number): readonly LogItem[] => [
  { response: recorded, at },
  ...step.log.map((line) => ({ line })),
]

/**
 * Returns the end of a game as it is sent: the first winner or a special word, and the reason (rules: hub 7).
 */
export function overDataOf(outcome: Outcome | undefined): GameOverData | null {
  if (outcome === undefined) return null
  const { winners, reason } = outcome
  return { player: outcome.player ?? winners[0] ?? 'nobody', reason, winners }
}

/**
 * Returns the position after a change. Removing answers starts a new branch, so that every pending request is
 * a new one.
 */
function positionAfter(change: HistoryChange, before: GamePosition): GamePosition {
  const last = change.advances.at(-1)?.position ?? change.base
  return isAppended(change, before)
    ? last
    : { ...last, branchId: Math.max(before.branchId, last.branchId) + 1 }
}

/**
 * Returns the size in characters of the stored steps after a change; 0 where the state is stored whole: at
 * the end of the game, and after any change but one added answer.
 */
function stepsAfter({ steps, position }: RunningGame, change: HistoryChange, isOver: boolean): number {
  const [advance, another] = change.advances
  const isNext = isAppended(change, position) && advance !== undefined && another === undefined
  return isNext && !isOver ? withStep(steps, advance.forth) : 0
}

/**
 * One version for every added answer, and one more where earlier answers changed: so `isGrown` can tell the
 * two apart.
 */
const versionsIn = (change: HistoryChange, before: GamePosition): number =>
  change.advances.length + (isAppended(change, before) ? 0 : 1)

const isAppended = ({ keep, rewriting = false }: HistoryChange, before: GamePosition): boolean =>
  keep === before.seq && !rewriting

/** Returns how many answers at the beginning of the history are the same before and after a change. */
export function unchangedAnswers({ before, after }: ChangedGame): number {
  if (isGrown(before, after)) return before.answers.length
  const first = after.answers.findIndex((answer, at) => answer !== before.answers[at])
  return first === -1 ? after.answers.length : first
}

/** Whether between two versions of a game answers were only added. */
const isGrown = (before: RunningGame, after: RunningGame): boolean =>
  after.version - before.version === after.answers.length - before.answers.length
