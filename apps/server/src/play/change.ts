import type { Outcome } from '@parlour/kernel'
import type { GameOverData } from '@parlour/protocol'
import type { Tx } from '../store/driver/store'
import type { GameAdvance } from './back'
import type { GamePosition } from './game-position'
import { withStep } from './stored-state'
import { keyOf, type LogItem, logLengthAt, type RunningGame } from './running-game'

/** Who gives an answer, as recorded with it. */
export interface Author {
  readonly userId?: string | undefined
  readonly adminId?: string | undefined
  readonly requestKey?: string | undefined
}

/** How a game's history is to change: some answers stay, those after them go, new ones come. */
export interface HistoryChange {
  readonly keep: number
  /** Where the game stood after the answers that stay. */
  readonly base: GamePosition
  readonly advances: readonly GameAdvance[]
  readonly author: Author
  /** An admin rewrites the history: decks follow, used scars stay used. */
  readonly rewriting?: boolean
  /** Stored together with the change. */
  also?(tx: Tx): Promise<void>
}

/** The change that one more answer makes. */
export const appended = (warm: RunningGame, advance: GameAdvance, author: Author): HistoryChange => ({
  keep: warm.answers.length,
  base: warm.position,
  advances: [advance],
  author,
})

/** A game before and after a change; one and the same where there was nothing to do. */
export interface ChangedGame {
  readonly before: RunningGame
  readonly after: RunningGame
}

/** The game that a change of its history makes. */
export function changed(before: RunningGame, change: HistoryChange, now: number): RunningGame {
  const { keep, advances, author } = change
  const position = positionAfter(change, before.position)
  const overData = overDataOf(before.rules.outcome(position.state))
  const { requestKey, userId } = author
  return {
    ...before,
    position,
    steps: stepsAfter(before, change, overData !== null),
    version: before.version + versionsIn(change, before.position),
    // These lists are long, and joined at once: a list that more is added to grows on the way.
    answers: upTo(before.answers, keep).concat(advances.map(({ recorded }) => recorded)),
    log: upTo(before.log, logLengthAt(before, keep)).concat(
      advances.flatMap((advance) => linesOf(advance, now)),
    ),
    requestKeys:
      requestKey === undefined ? before.requestKeys : before.requestKeys.concat(keyOf(userId, requestKey)),
    overData,
    gameOver: overData !== null,
    undoWish: null,
    lastUpdated: now,
  }
}

const upTo = <T>(list: readonly T[], length: number): readonly T[] =>
  length === list.length ? list : list.slice(0, length)

const linesOf = ({ recorded, step }: GameAdvance, at: number): readonly LogItem[] => [
  { response: recorded, at },
  ...step.log.map((line) => ({ line })),
]

/** The end of a game as it is sent: the first winner or a special word, and why (rules: hub 7). */
export function overDataOf(outcome: Outcome | undefined): GameOverData | null {
  if (outcome === undefined) return null
  const { winners, reason } = outcome
  return { player: outcome.player ?? winners[0] ?? 'nobody', reason, winners }
}

/** Where a history change leads; taking answers back makes every pending request another one. */
function positionAfter(change: HistoryChange, before: GamePosition): GamePosition {
  const last = change.advances.at(-1)?.position ?? change.base
  return isAppended(change, before)
    ? last
    : { ...last, branchId: Math.max(before.branchId, last.branchId) + 1 }
}

/** Characters of the steps to the state after a change; none where it is stored whole, as where the game is over or more than one answer changed it. */
function stepsAfter({ steps, position }: RunningGame, change: HistoryChange, isOver: boolean): number {
  const [advance, another] = change.advances
  const isNext = isAppended(change, position) && advance !== undefined && another === undefined
  return isNext && !isOver ? withStep(steps, advance.forth) : 0
}

/** The version grows by one for every answer and by one for any change to earlier answers, so pure growth is recognizable. */
const versionsIn = (change: HistoryChange, before: GamePosition): number =>
  change.advances.length + (isAppended(change, before) ? 0 : 1)

const isAppended = ({ keep, rewriting = false }: HistoryChange, before: GamePosition): boolean =>
  keep === before.seq && !rewriting

/** How many of the answers before a change are still there after it. */
export function answersKept({ before, after }: ChangedGame): number {
  if (isGrown(before, after)) return before.answers.length
  const first = after.answers.findIndex((answer, at) => answer !== before.answers[at])
  return first === -1 ? after.answers.length : first
}

/** Whether all that happened between two versions of a game is that answers were added. */
const isGrown = (before: RunningGame, after: RunningGame): boolean =>
  after.version - before.version === after.answers.length - before.answers.length
