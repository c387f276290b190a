import {
  type AskedQuestion,
  defined,
  isSpent,
  lineFor,
  type LogLine,
  type Pick,
  picksAhead,
  Refusal,
  type Request,
} from '@parlour/kernel'
import type { FastifyBaseLogger } from 'fastify'
import type { Tx } from '../store/driver/store'
import { deleteAnswersAhead, noteGiven, type StoredAhead } from '../store/records/answers-ahead'
import type { HistoryChange } from './change'
import { advanceGame, type GameAdvance } from './game-advance'
import type { GamePosition } from './game-position'
import { pendingRequestsIn } from './pending-requests'
import { isPaused, type RunningGame } from './running-game'

/** A text that asks somebody begins at most this many lines of the log before. */
const LINES_BACK = 200
/** As many answers ahead are given after one another; a game that goes on by itself is played by nobody. */
const MOST_IN_A_ROW = 100

type AskingGame = globalThis.Pick<RunningGame, 'rules' | 'log'>

/** Returns the lines of the log by which somebody is asked. */
export const lastLines = ({ log }: AskingGame): readonly LogLine[] =>
  log.slice(-LINES_BACK).flatMap((item) => ('line' in item ? [item.line] : []))

/** Returns a question as answers ahead are held against it. */
export function askedQuestion(
  { rules }: AskingGame,
  request: Request,
  { state, lines }: { readonly state: GamePosition['state']; readonly lines: readonly LogLine[] },
): AskedQuestion {
  const read = lines.map((line) => lineFor(line, request.actor))
  return {
    request,
    isOwnTurn: rules.turnOf?.(state) === request.actor,
    ...defined({ source: rules.source?.(request, read), lowest: rules.lowest?.(request) }),
  }
}

/** What answers ahead do with a change: answers that are added, and what of them is over or was given. */
interface GivenAhead {
  readonly advances: GameAdvance[]
  readonly over: Set<string>
  readonly given: Map<string, StoredAhead>
}

interface GivingContext {
  readonly stored: readonly StoredAhead[]
  readonly log: globalThis.Pick<FastifyBaseLogger, 'error'>
}

/**
 * Returns a change of a game with the answers that players left for the questions that it leads to, each as
 * its owner's. All happens within the change: nobody gets a notice about a question that is answered already.
 * Answers that are taken back end what their owners left, and so does the end of the game.
 */
export function withAnswersAhead(
  game: RunningGame,
  change: HistoryChange,
  context: GivingContext,
): HistoryChange {
  const { stored } = context
  if (stored.length === 0) return change
  const ahead: GivenAhead = { advances: [], over: new Set(), given: new Map() }
  const isAppended = change.keep === game.answers.length && change.rewriting !== true
  if (isAppended && !isPaused(game)) giveAll(game, change, { ...context, ahead })
  const takenBack = new Set(game.answers.slice(change.keep).map(({ actor }) => actor))
  for (const { id, seat } of stored) if (takenBack.has(seat)) ahead.over.add(id)
  const last = ahead.advances.at(-1) ?? change.advances.at(-1)
  if (last?.outcome !== undefined) for (const { id } of stored) ahead.over.add(id)
  return {
    ...change,
    advances: [...change.advances, ...ahead.advances],
    also: async (tx) => {
      await change.also?.(tx)
      await storeGiven(tx, ahead)
    },
  }
}

async function storeGiven(tx: Tx, { over, given }: GivenAhead): Promise<void> {
  const now = Date.now()
  for (const one of given.values()) if (!over.has(one.id)) await noteGiven(tx, one, now)
  await deleteAnswersAhead(tx, [...over])
}

/** Gives one answer ahead after the other until the game asks something that nobody has answered. */
function giveAll(
  game: RunningGame,
  change: HistoryChange,
  { ahead, ...context }: GivingContext & { readonly ahead: GivenAhead },
): void {
  let advance = change.advances.at(-1)
  let turnBefore = game.rules.turnOf?.(game.position.state)
  let lines = [...lastLines(game), ...change.advances.flatMap(({ step }) => step.log)]
  while (advance?.outcome === undefined && ahead.advances.length < MOST_IN_A_ROW) {
    const position: GamePosition = advance?.position ?? change.base
    const turn = game.rules.turnOf?.(position.state)
    for (const { id, seat, ahead: left } of context.stored)
      if (left.until === 'turn' && seat === turn && turn !== turnBefore) ahead.over.add(id)
    turnBefore = turn
    advance = nextAhead(game, { position, lines, ahead, ...context })
    if (advance === undefined) return
    ahead.advances.push(advance)
    lines = [...lines, ...advance.step.log]
  }
}

interface AheadStep extends GivingContext {
  readonly position: GamePosition
  readonly lines: readonly LogLine[]
  readonly ahead: GivenAhead
}

/** Returns the step of the first answer ahead that fits a pending question; one that is refused is over. */
function nextAhead(game: RunningGame, step: AheadStep): GameAdvance | undefined {
  const { position, lines, ahead, stored, log } = step
  for (const request of pendingRequestsIn(game.rules, position.state).requests) {
    const own = stored.filter(({ id, seat, leftAt }) => {
      return seat === request.actor && leftAt !== request.id && !ahead.over.has(id)
    })
    if (own.length === 0) continue
    const asked = askedQuestion(game, request, { state: position.state, lines })
    for (const one of own) {
      const picks = picksAhead(one.ahead, asked)
      if (picks === undefined) continue
      try {
        return advanceAhead(game, { one, picks, request }, step)
      } catch (error) {
        // It must not keep the answer from being stored that led here: its owner is asked instead.
        ahead.over.add(one.id)
        if (!(error instanceof Refusal)) log.error({ err: error, gameId: game.id }, 'an answer ahead failed')
      }
    }
  }
  return undefined
}

interface FittingAnswer {
  readonly one: StoredAhead
  readonly picks: readonly Pick[]
  readonly request: Request
}

function advanceAhead(
  { rules, settings }: RunningGame,
  { one, picks, request }: FittingAnswer,
  { position, ahead }: AheadStep,
): GameAdvance {
  const { actor, title, id: requestId } = request
  const advance = advanceGame(rules, position, { actor, title, selection: picks, requestId })
  const times = (ahead.given.get(one.id) ?? one).given
  ahead.given.set(one.id, { ...one, given: times + 1 })
  if (isSpent(one.ahead, times + 1)) ahead.over.add(one.id)
  const userId = settings.players.find(({ name }) => name === actor)?._id
  return { ...advance, author: { userId } }
}
