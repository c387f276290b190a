import {
  boundsFor,
  type Choice,
  type PickedChoice,
  directAct,
  type MatchedAnswer,
  type Request,
  RulesBug,
  UNSPECIFIED,
} from '@parlour/kernel'
import { assertAllRan } from './effect'
import { type Run, type ScriptBoard, StepStopped } from './run'
import type { Ask, ReceivedAnswer, ScriptQuestion, Reply, Script } from './script'

/** A step that runs in memory, at a question or, with no `ask`, at its end. */
export interface LiveStep<Board extends ScriptBoard, Change> {
  readonly run: Run<Board, Change>
  readonly script: Script
  /** Answers the game had before what is asked now. */
  count: number
  ask: Ask | undefined
  requests: readonly Request[]
  /** Answers to the open questions that are in already, by question. */
  replies: (ReceivedAnswer | undefined)[]
}

export function newLive<Board extends ScriptBoard, Change>(
  run: Run<Board, Change>,
  script: Script,
  count: number,
): LiveStep<Board, Change> {
  return { run, script, count, ask: undefined, requests: [], replies: [] }
}

/** Runs to the next question that a person must answer, or to the end of the step. */
export function proceed<Board extends ScriptBoard, Change>(
  live: LiveStep<Board, Change>,
  reply?: Reply,
): void {
  live.ask = undefined
  live.requests = []
  try {
    let turn = reply === undefined ? live.script.next() : live.script.next(reply)
    while (turn.done !== true) {
      const ask = turn.value
      const replies = ask.questions.map((question, at) => automatic(ask, question, at))
      if (!isComplete(ask, replies)) return openQuestions(live, ask, replies)
      turn = live.script.next(repliesOf(replies))
    }
  } catch (reason) {
    if (reason instanceof StepStopped) return
    throw reason
  }
  assertAllRan(live.run.idle)
}

/** Takes the answer to an open question; the rule goes on when it has what it waits for. */
export function feed<Board extends ScriptBoard, Change>(
  live: LiveStep<Board, Change>,
  { request, answer, chosen }: MatchedAnswer,
): void {
  const { ask } = live
  const question = ask?.questions[live.requests.indexOf(request)]
  if (ask === undefined || question === undefined) throw new RulesBug(`'${request.title}' is not open`)
  question.check?.(answer.selection)
  const act = request.direct === true ? directAct(answer.selection) : undefined
  if (act !== undefined) question.direct?.(act)
  const received: ReceivedAnswer = {
    question: ask.questions.indexOf(question),
    actor: question.actor,
    chosen,
    selection: answer.selection,
  }
  live.count += 1
  live.replies[received.question] = received
  if (ask.pace === 'any') proceed(live, [received])
  else if (isComplete(ask, live.replies)) proceed(live, repliesOf(live.replies))
}

/** The requests that still wait for an answer. */
export function openRequests<Board extends ScriptBoard, Change>(
  live: LiveStep<Board, Change>,
): readonly Request[] {
  const { requests, replies } = live
  return replies.every((received) => received === undefined)
    ? requests
    : requests.filter((_, at) => replies[at] === undefined)
}

function openQuestions<Board extends ScriptBoard, Change>(
  live: LiveStep<Board, Change>,
  ask: Ask,
  replies: (ReceivedAnswer | undefined)[],
): void {
  live.ask = ask
  live.replies = replies
  live.requests = ask.questions.map((question, at) => requestOf(question, `${live.count}.${at}`))
}

function requestOf(question: ScriptQuestion, id: string): Request {
  const { actor, kind, title, choices } = question
  const { min, max } = choices === UNSPECIFIED ? ONE : boundsFor(question, choices.length)
  const request: { -readonly [Part in keyof Request]: Request[Part] } = {
    id,
    actor,
    kind,
    title,
    choices,
    min,
    max,
  }
  if (question.freeForm === true && choices !== UNSPECIFIED) request.freeForm = true
  if (question.direct !== undefined) request.direct = true
  return request
}
const ONE = { min: 1, max: 1 } as const

/**
 * The answer to a question with one legal outcome: every choice, when the minimum is at least their number.
 * Never for groups, free-form answers and any-player requests, nor for a decision that must not show (rules:
 * hub 9). A question without choices has nothing to ask.
 */
function automatic({ pace }: Ask, question: ScriptQuestion, at: number): ReceivedAnswer | undefined {
  const { choices } = question
  if (choices === UNSPECIFIED || question.freeForm === true) return undefined
  const common = { question: at, actor: question.actor, selection: [] }
  if (choices.length === 0) return { chosen: [], ...common }
  if (pace === 'any' || question.noAutoRespond === true || choices.some(isGroup)) return undefined
  if (boundsFor(question, choices.length).min < choices.length) return undefined
  return { chosen: choices.map(chosenAt), ...common }
}

const isGroup = (choice: Choice): boolean => typeof choice === 'object' && choice.choices !== undefined

function chosenAt(choice: Choice, index: number): PickedChoice {
  return typeof choice !== 'object' || choice.kind === undefined ? { index } : { index, kind: choice.kind }
}

const isComplete = ({ pace }: Ask, replies: readonly (ReceivedAnswer | undefined)[]): boolean =>
  pace === 'any' ? replies.every((received) => received !== undefined) : !replies.includes(undefined)

const repliesOf = (replies: readonly (ReceivedAnswer | undefined)[]): Reply =>
  replies.filter((received) => received !== undefined)
