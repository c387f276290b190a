import { Refusal, RulesBug } from './refusal'
import type { RecordedAnswer } from './recorded-answer'
import { type Answer, DIRECT_ACT, type MatchedAnswer, type Request, requestsFor } from './request'
import type { GameRules, GameSettings, GameState, Outcome, Pace, Step } from './rules'
import { chosenFrom, directAct } from './selection'
import { type UndoResult, undoResult } from './undo'

/** Where a game stands: all that is needed to go on, the same size at any length of the game. */
export interface Position<State> {
  readonly state: State
  /** How many answers were given. */
  readonly seq: number
  /** Grows when pending requests may have become invalid (rules: hub 7). */
  readonly branchId: number
}

/** What one answer made of a position. */
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
 * Applies one answer: matches it to its request, once, and hands both to the rules. Refuses an actor who is asked nothing,
 * a title or request id that is no longer pending, and a selection that does not match. Pure: the position handed in stays
 * valid.
 */
export function advance<State extends GameState<Settings>, View, Settings extends GameSettings>(
  rules: GameRules<State, View, Settings>,
  position: Position<State>,
  answer: Answer,
): Advance<State> {
  // Read this before `apply`: it advances the cached generator, so reading later would run the step again.
  const before = askedIn(rules, position.state)
  const matchedAnswer = matched(requestFor(before.requests, answer), answer)
  const step = rules.apply(position.state, matchedAnswer)
  const recorded = keptOf(position.seq + 1, { answer, kind: matchedAnswer.request.kind }, step)
  return stepped(rules, position, { before, step, recorded })
}

/**
 * The title under which an undo of a game's own making stands in its history.
 * @internal
 */
export const TAKEN_BACK = '__UNDO__'

/**
 * Takes something back, as a game wants it. Returns why it may not be; `__SUCCESS__` where whoever keeps the positions goes
 * back to the one before the last answer; or, in a game with an `undo` of its own, the step that makes up for it, which is
 * kept like an answer.
 */
export function takeBack<State extends GameState<Settings>, View, Settings extends GameSettings>(
  rules: GameRules<State, View, Settings>,
  position: Position<State>,
  { history, actor, friendly }: Wish,
): UndoResult | Advance<State> {
  if (rules.undo === undefined) return undoResult(history, actor, friendly)
  const before = askedIn(rules, position.state)
  const step = rules.undo(position.state, history, actor)
  if (typeof step === 'string') return step
  const answer = { actor, title: TAKEN_BACK, selection: [] }
  const recorded = keptOf(position.seq + 1, { answer, kind: '' }, step)
  return stepped(rules, position, { before, step, recorded })
}

/** Who wants to take something back, the history it is part of, and whether the game lets undo pass a reveal or a chance result. */
export interface Wish {
  readonly history: readonly RecordedAnswer[]
  readonly actor: string
  readonly friendly: boolean
}

interface MadeStep<State> {
  readonly before: PendingRequests
  readonly step: Step<State>
  readonly recorded: RecordedAnswer
}

function stepped<State extends GameState<Settings>, View, Settings extends GameSettings>(
  rules: GameRules<State, View, Settings>,
  position: Position<State>,
  { before, step, recorded }: MadeStep<State>,
): Advance<State> {
  const outcome = rules.outcome(step.state)
  const after = askedIn(rules, step.state)
  const isAsking = after.requests.some(({ optional }) => optional !== true)
  if (isAsking === (outcome !== undefined)) {
    throw new RulesBug(
      `after '${recorded.title}' of ${recorded.actor} the game is ${outcome === undefined ? 'stuck' : 'over, yet asks'}`,
    )
  }
  const branchId = nextBranch(position.branchId, { before, after })
  return { position: { state: step.state, seq: recorded.seq, branchId }, recorded, step, outcome }
}

/** An answer with what it picks of its request. Refuses a selection that does not match. */
export const matched = (request: Request, answer: Answer): MatchedAnswer => ({
  request,
  answer,
  chosen: chosenFrom(request, answer.selection),
})

/** A request that no longer exists: the answer came too late. */
export class StaleAnswer extends Refusal {}

/** The pending request an answer is meant for, or a refusal. Where several have the same title, the id tells which. */
export function requestFor(pending: readonly Request[], answer: Answer): Request {
  const own = requestsFor(pending, answer.actor)
  if (own.length === 0) throw new StaleAnswer("It isn't your turn to answer.")
  const isAct = answer.title === DIRECT_ACT && directAct(answer.selection) !== undefined
  const meant = own.filter(({ title, direct }) => title === answer.title || (isAct && direct === true))
  if (meant.length === 0) throw new StaleAnswer(`You are no longer asked '${answer.title}'.`)
  const { requestId } = answer
  const request = meant.find(({ id }) => requestId === undefined || requestId === id)
  if (request === undefined) throw new StaleAnswer('That request was already answered.')
  return request
}

interface AnswerOfKind {
  readonly answer: Answer
  readonly kind: string
}

function keptOf(seq: number, { answer, kind }: AnswerOfKind, step: Step<unknown>): RecordedAnswer {
  const kept: { -readonly [Part in keyof RecordedAnswer]: RecordedAnswer[Part] } = {
    seq,
    actor: answer.actor,
    kind,
    title: answer.title,
    selection: step.recorded ?? answer.selection,
    isUserResponse: true,
  }
  if (step.noUndo === true) kept.noUndo = true
  if (step.barsUndo === true) kept.barsUndo = true
  if (step.open === true) kept.open = true
  return kept
}

interface PendingRequests {
  readonly pace: Pace
  readonly requests: readonly Request[]
}

function askedIn<State extends GameState<Settings>, View, Settings extends GameSettings>(
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

/** Plays settings and answers again from the start: the proof that a stored game is what its history says. */
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
 * Gives an answer of a history once more, after those before it; a step back of the game's own making is taken again. Refuses
 * as `advance` does, and what cannot be taken back.
 */
export function advanceAgain<State extends GameState<Settings>, View, Settings extends GameSettings>(
  rules: GameRules<State, View, Settings>,
  position: Position<State>,
  { answer, history }: { readonly answer: Answer; readonly history: readonly RecordedAnswer[] },
): Advance<State> {
  if (answer.title !== TAKEN_BACK) return advance(rules, position, answer)
  const back = takeBack(rules, position, { history, actor: answer.actor, friendly: true })
  if (typeof back === 'string') throw new Refusal('That cannot be taken back.')
  return back
}
