import { Refusal, RulesBug } from './refusal'
import type { Answer, Pick, Request } from './request'
import type { GameRules, GameSettings, GameState, Outcome, Pace, Step } from './rules'
import { chosenFrom } from './selection'

/** Where a game stands: all that is needed to go on, the same size at any length of the game. */
export interface Position<State> {
  readonly state: State
  /** How many answers were given. */
  readonly seq: number
  /** Grows when pending requests may have become invalid (rules: hub 7). */
  readonly branchId: number
}

/** An answer as it is kept. */
export interface Recorded {
  readonly seq: number
  readonly actor: string
  readonly title: string
  readonly selection: readonly Pick[]
  readonly isUserResponse: true
  readonly noUndo?: true
  readonly barsUndo?: true
}

/** What one answer made of a position. */
export interface Advance<State> {
  readonly position: Position<State>
  readonly recorded: Recorded
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
 * Applies one answer. Refuses an actor who is asked nothing, a title or request id that is no longer pending, and a
 * selection that does not match. Pure: the position handed in stays valid.
 */
export function advance<State extends GameState<Settings>, View, Settings extends GameSettings>(
  rules: GameRules<State, View, Settings>,
  position: Position<State>,
  answer: Answer,
): Advance<State> {
  const pending = rules.pending(position.state)
  const request = requestFor(pending, answer)
  chosenFrom(request, answer.selection)
  // Read before the answer: what is warm of a state moves on with it, and reading it afterwards would run its step again.
  const before = { pace: rules.pace(position.state), actors: pending.map((r) => r.actor) }
  const step = rules.apply(position.state, answer)
  const outcome = rules.outcome(step.state)
  const after = rules.pending(step.state)
  if ((after.length === 0) !== (outcome !== undefined)) {
    throw new RulesBug(
      `after '${answer.title}' of ${answer.actor} the game is ${outcome === undefined ? 'stuck' : 'over, yet asks'}`,
    )
  }
  const branchId = nextBranch(position.branchId, {
    before,
    after: { pace: rules.pace(step.state), actors: after.map((r) => r.actor) },
  })
  const seq = position.seq + 1
  return {
    position: { state: step.state, seq, branchId },
    recorded: record(seq, answer, step),
    step,
    outcome,
  }
}

/** A request that no longer exists: the answer came too late. */
export class StaleAnswer extends Refusal {}

/** The pending request an answer is meant for, or a refusal. */
export function requestFor(pending: readonly Request[], answer: Answer): Request {
  const own = pending.filter((request) => request.actor === answer.actor)
  if (own.length === 0) throw new StaleAnswer(`${answer.actor} is not asked anything now.`)
  const request = own.find(({ title }) => title === answer.title)
  if (request === undefined) throw new StaleAnswer(`${answer.actor} is not asked '${answer.title}' now.`)
  if (answer.requestId !== undefined && answer.requestId !== request.id) {
    throw new StaleAnswer('That request was already answered.')
  }
  return request
}

function record(seq: number, answer: Answer, step: Step<unknown>): Recorded {
  return {
    seq,
    actor: answer.actor,
    title: answer.title,
    selection: step.recorded ?? answer.selection,
    isUserResponse: true,
    ...(step.noUndo === true ? { noUndo: true } : {}),
    ...(step.barsUndo === true ? { barsUndo: true } : {}),
  }
}

interface Asked {
  readonly pace: Pace
  readonly actors: readonly string[]
}

function nextBranch(branchId: number, { before, after }: { before: Asked; after: Asked }): number {
  if (after.actors.length === 0) return branchId + 1
  if (before.pace === 'any') return after.pace === 'any' ? branchId : branchId + 1
  const newlyAsked = after.actors.some((actor) => !before.actors.includes(actor))
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
  for (const answer of answers) position = advance(rules, position, answer).position
  return position
}
