import { DRAW_TITLE, drawnState, RESIGN_TITLE, resignedState } from './early-end'
import { logLine } from './log'
import { Refusal, RulesBug } from './refusal'
import type { RecordedAnswer } from './recorded-answer'
import { type Answer, DIRECT_ACT, type MatchedAnswer, type Request, requestsFor } from './request'
import type { GameRules, GameSettings, GameState, Outcome, Pace, Step } from './rules'
import { chosenFrom, directAct } from './selection'
import { type UndoResult, undoResult } from './undo'
import { answerRefusal } from './answer-refusals'

/** A game between two answers: all that is needed to continue. Its size does not grow with the history. */
export interface Position<State> {
  readonly state: State
  /** How many answers were given. */
  readonly seq: number
  /** Grows when pending requests may have become invalid (rules: hub 7). */
  readonly branchId: number
}

/** The result of applying one answer to a position. */
export interface Advance<State> {
  readonly position: Position<State>
  readonly recorded: RecordedAnswer
  readonly step: Step<State>
  readonly outcome: Outcome | undefined
}

/** The first position of a game. */
export function start<State extends GameState<Settings>, View, Settings extends GameSettings>(
  rules: GameRules<State, View, Settings>,
  settings: Settings,
): { readonly position: Position<State>; readonly step: Step<State> } {
  const step = rules.setup(settings)
  return { position: { state: step.state, seq: 0, branchId: 0 }, step }
}

/**
 * Applies one answer: matches it to its request and passes both to the rules. Refuses an actor who is asked
 * nothing, a title or request id that is no longer pending, and a selection that does not match. Pure:
 * `position` stays valid.
 */
export function advance<State extends GameState<Settings>, View, Settings extends GameSettings>(
  rules: GameRules<State, View, Settings>,
  position: Position<State>,
  answer: Answer,
): Advance<State> {
  // Read this before `apply`: it advances the cached generator, so reading later would run the step again.
  const before = pendingRequestsIn(rules, position.state)
  const matchedAnswer = matchAnswer(requestFor(before.requests, answer), answer)
  const step = rules.apply(position.state, matchedAnswer)
  const recorded = recordAnswer(position.seq + 1, { answer, kind: matchedAnswer.request.kind }, step)
  return advanceWith(rules, position, { before, step, recorded })
}

/**
 * The title in the history of an undo that the rules of a game carry out themselves.
 * @internal
 */
export const UNDO_TITLE = '__UNDO__'

/**
 * Takes the last answer back. Returns `__SUCCESS__` where the caller is to restore the position before it; in
 * a game whose rules have an `undo`, the compensating step, to be stored like an answer; else the reason why
 * it may not be.
 */
export function takeBack<State extends GameState<Settings>, View, Settings extends GameSettings>(
  rules: GameRules<State, View, Settings>,
  position: Position<State>,
  { history, actor, friendly }: UndoAttempt,
): UndoResult | Advance<State> {
  if (rules.undo === undefined) return undoResult(history, actor, friendly)
  const before = pendingRequestsIn(rules, position.state)
  const step = rules.undo(position.state, history, actor)
  if (typeof step === 'string') return step
  const answer = { actor, title: UNDO_TITLE, selection: [] }
  const recorded = recordAnswer(position.seq + 1, { answer, kind: '' }, step)
  return advanceWith(rules, position, { before, step, recorded })
}

/** An undo by `actor`. `friendly`: it may pass a reveal or a chance result. */
export interface UndoAttempt {
  readonly history: readonly RecordedAnswer[]
  readonly actor: string
  readonly friendly: boolean
}

/**
 * Ends a game as its players agreed, as an answer of whoever proposed it: it is played again and taken back
 * like any other. Takes rules that know such an end (`withEarlyEnds`).
 */
export function agreeToDraw<State extends GameState<Settings>, View, Settings extends GameSettings>(
  rules: GameRules<State, View, Settings>,
  position: Position<State>,
  actor: string,
): Advance<State> {
  const players = position.state.settings.players.map(({ name }) => name)
  const log = [logLine('{players} end the game in a draw', { players })]
  const step = { state: drawnState(position.state), log }
  return endedBy(rules, position, { answer: { actor, title: DRAW_TITLE, selection: [] }, step })
}

/**
 * Ends a game that a player gives up, as an answer of theirs that nobody takes back: hands lie open from then
 * on. The others win. Takes rules that know such an end (`withEarlyEnds`).
 */
export function resign<State extends GameState<Settings>, View, Settings extends GameSettings>(
  rules: GameRules<State, View, Settings>,
  position: Position<State>,
  actor: string,
): Advance<State> {
  const log = [logLine('{player} resigns', { player: actor }, { classes: ['notable'] })]
  const step = { state: resignedState(position.state, actor), log, noUndo: true }
  return endedBy(rules, position, { answer: { actor, title: RESIGN_TITLE, selection: [] }, step })
}

function endedBy<State extends GameState<Settings>, View, Settings extends GameSettings>(
  rules: GameRules<State, View, Settings>,
  position: Position<State>,
  { answer, step }: { readonly answer: Answer; readonly step: Step<State> },
): Advance<State> {
  const before = pendingRequestsIn(rules, position.state)
  const recorded = recordAnswer(position.seq + 1, { answer, kind: '' }, step)
  return advanceWith(rules, position, { before, step, recorded })
}

interface AppliedStep<State> {
  readonly before: PendingRequests
  readonly step: Step<State>
  readonly recorded: RecordedAnswer
}

function advanceWith<State extends GameState<Settings>, View, Settings extends GameSettings>(
  rules: GameRules<State, View, Settings>,
  position: Position<State>,
  { before, step, recorded }: AppliedStep<State>,
): Advance<State> {
  const outcome = rules.outcome(step.state)
  const after = pendingRequestsIn(rules, step.state)
  const isAsking = after.requests.some(({ optional }) => optional !== true)
  if (isAsking === (outcome !== undefined)) {
    throw new RulesBug(
      `after '${recorded.title}' of ${recorded.actor} the game is ${outcome === undefined ? 'stuck' : 'over, yet asks'}`,
    )
  }
  const branchId = nextBranch(position.branchId, { before, after })
  return { position: { state: step.state, seq: recorded.seq, branchId }, recorded, step, outcome }
}

/** Returns an answer with its request and the choices it picks. Refuses a selection that does not match. */
export const matchAnswer = (request: Request, answer: Answer): MatchedAnswer => ({
  request,
  answer,
  chosen: chosenFrom(request, answer.selection),
})

/** Refuses an answer to a request that is no longer pending. */
export class StaleAnswer extends Refusal {}

/**
 * Returns the pending request that an answer is for: by title, and by id where several have the same title.
 * Refuses an answer to none of them as stale.
 */
export function requestFor(pending: readonly Request[], answer: Answer): Request {
  const own = requestsFor(pending, answer.actor)
  if (own.length === 0) throw new StaleAnswer("It isn't your turn to answer.")
  const isAct = answer.title === DIRECT_ACT && directAct(answer.selection) !== undefined
  const candidates = own.filter(({ title, direct }) => title === answer.title || (isAct && direct === true))
  if (candidates.length === 0) throw new StaleAnswer(`You are no longer asked '${answer.title}'.`)
  const { requestId } = answer
  const request = candidates.find(({ id }) => requestId === undefined || requestId === id)
  if (request === undefined) throw new StaleAnswer('That request was already answered.')
  return request
}

interface AnswerOfKind {
  readonly answer: Answer
  readonly kind: string
}

function recordAnswer(seq: number, { answer, kind }: AnswerOfKind, step: Step<unknown>): RecordedAnswer {
  const recorded: { -readonly [Part in keyof RecordedAnswer]: RecordedAnswer[Part] } = {
    seq,
    actor: answer.actor,
    kind,
    title: answer.title,
    selection: step.recorded ?? answer.selection,
    isUserResponse: true,
  }
  if (step.noUndo === true) recorded.noUndo = true
  if (step.barsUndo === true) recorded.barsUndo = true
  if (step.open === true) recorded.open = true
  return recorded
}

interface PendingRequests {
  readonly pace: Pace
  readonly requests: readonly Request[]
}

function pendingRequestsIn<State extends GameState<Settings>, View, Settings extends GameSettings>(
  rules: GameRules<State, View, Settings>,
  state: State,
): PendingRequests {
  return { pace: rules.pace(state), requests: rules.pending(state) }
}

function nextBranch(
  branchId: number,
  { before, after }: { before: PendingRequests; after: PendingRequests },
): number {
  if (after.requests.length === 0) return branchId + 1
  if (before.pace === 'any') return after.pace === 'any' ? branchId : branchId + 1
  const wasAsked = (actor: string) => before.requests.some((request) => request.actor === actor)
  const newlyAsked = after.requests.some(({ actor }) => !wasAsked(actor))
  const phaseLeft = before.pace === 'all' && after.pace !== 'all'
  return newlyAsked || phaseLeft ? branchId + 1 : branchId
}

/** Replays a history from the start. Equal to the stored position, it proves that the store is consistent. */
export function replay<State extends GameState<Settings>, View, Settings extends GameSettings>(
  rules: GameRules<State, View, Settings>,
  settings: Settings,
  answers: readonly Answer[],
): Position<State> {
  let { position } = start(rules, settings)
  const history: RecordedAnswer[] = []
  for (const answer of answers) {
    const next = advanceAgain(rules, position, { answer, history })
    history.push(next.recorded)
    position = next.position
  }
  return position
}

/**
 * Applies an answer of a stored history again, after those before it in `history`, including an undo by the
 * game's own rules and an end that its players made. Refuses as `advance` does, and an undo that is not
 * possible.
 */
export function advanceAgain<State extends GameState<Settings>, View, Settings extends GameSettings>(
  rules: GameRules<State, View, Settings>,
  position: Position<State>,
  { answer, history }: { readonly answer: Answer; readonly history: readonly RecordedAnswer[] },
): Advance<State> {
  if (answer.title === DRAW_TITLE) return agreeToDraw(rules, position, answer.actor)
  if (answer.title === RESIGN_TITLE) return resign(rules, position, answer.actor)
  if (answer.title !== UNDO_TITLE) return advance(rules, position, answer)
  const back = takeBack(rules, position, { history, actor: answer.actor, friendly: true })
  if (typeof back === 'string') throw answerRefusal('cannot_take_back')
  return back
}
