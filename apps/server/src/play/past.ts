import { type Json, requestsFor } from '@parlour/kernel'
import { checksumOf, type GamePart, type SerializedGame, type WireResponse } from '@parlour/protocol'
import { askedIn } from './pending-requests'
import type { Moment } from './back'
import { overDataOf } from './change'
import { type GameContext, partFor, serializeAround, viewerOf } from './project'
import { logLengthAt, type RunningGame } from './running-game'

/**
 * What a seat's page (or, without a seat, a spectator's) held of a game at a moment. Built from the state of then, without
 * running a step of the rules; the requests of then are known only while the rules are those that the game began with.
 * @internal
 */
export function partAt(warm: RunningGame, moment: Moment, seat: string | undefined): GamePart {
  const { rules, rulesVersion, position } = warm
  if (moment.position.seq === position.seq) return partFor(warm, seat)
  const { state } = moment.position
  const overData = overDataOf(rules.outcome(state))
  const pendingRequests = rulesVersion === rules.version ? askedIn(rules, state) : undefined
  return {
    view: rules.view(state, viewerOf(seat)) as Json,
    requests: requestsFor(pendingRequests?.requests ?? [], seat),
    waiting: moment.waiting ?? pendingRequests?.waiting ?? [],
    pace: moment.pace ?? pendingRequests?.pace ?? 'one',
    gameOver: overData !== null,
    gameOverData: overData,
  }
}

/**
 * A game as it stood at a moment, as a seat may know it now: its answers, log and chat end there. While the game goes on
 * an answer that could not be read then stays masked.
 */
export function serializeAt(
  { warm, moment }: { readonly warm: RunningGame; readonly moment: Moment },
  seat: string | undefined,
  beside: GameContext,
): SerializedGame {
  const { seq, branchId } = moment.position
  const whole = serializeAround(warm, seat, beside)
  const part = partAt(warm, moment, seat)
  const logLength = logLengthAt(warm, seq)
  const asThen = (response: WireResponse) => readThen({ warm, moment }, seat, response)
  return {
    ...whole,
    ...part,
    responses: whole.responses.slice(0, seq).map(asThen),
    log: whole.log
      .slice(0, logLength)
      .map((entry) => (entry.type === 'log' ? entry : { ...entry, data: asThen(entry.data) })),
    chat: whole.chat.filter(({ position }) => position <= logLength),
    branchId,
    checksum: checksumOf(part),
    canUndo: false,
    upTo: seq,
  }
}

function readThen(
  { warm, moment }: { readonly warm: RunningGame; readonly moment: Moment },
  seat: string | undefined,
  response: WireResponse,
): WireResponse {
  const answer = warm.answers[response.seq - 1]
  if (warm.gameOver || answer === undefined) return response
  if (warm.rules.showsAnswer(moment.position.state, answer, viewerOf(seat))) return response
  const { seq, actor, title } = response
  return { seq, actor, title, masked: true }
}
