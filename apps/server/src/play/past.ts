import { defined, type Difference, difference, type Json, requestsFor } from '@parlour/kernel'
import {
  checksumOf,
  type GameMoment,
  type GamePart,
  partAsJson,
  type SerializedGame,
  type WireResponse,
} from '@parlour/protocol'
import { pendingRequestsIn } from './pending-requests'
import type { Moment } from './game-advance'
import { overDataOf } from './change'
import { type GameContext, partFor, serializeAround, viewerOf } from './project'
import { logLengthAt, type RunningGame } from './running-game'

/**
 * Returns the part of a seat (or, without one, of a spectator) at a past moment, without running a step of
 * the rules. Past requests are known only while the rules have the version that the game began with.
 */
export function partAt(game: RunningGame, moment: Moment, seat: string | undefined): GamePart {
  const { rules, rulesVersion, position } = game
  if (moment.position.seq === position.seq) return partFor(game, seat)
  const { state } = moment.position
  const overData = overDataOf(rules.outcome(state))
  const pendingRequests = rulesVersion === rules.version ? pendingRequestsIn(rules, state) : undefined
  return {
    view: rules.view(state, viewerOf(seat)) as Json,
    requests: requestsFor(pendingRequests?.requests ?? [], seat),
    waiting: moment.waiting ?? pendingRequests?.waiting ?? [],
    pace: moment.pace ?? pendingRequests?.pace ?? 'one',
    gameOver: overData !== null,
    gameOverData: overData,
  }
}

/** What a seat knew at a moment, with the change from the moment before once somebody asked for both. */
interface SeenMoment {
  readonly part: GamePart
  readonly logLength: number
  change?: { readonly difference: Difference | undefined }
}

/** What each seat knew at a past moment, for as long as the moment itself is remembered. */
const seenMoments = new WeakMap<Moment, Map<string | undefined, SeenMoment>>()

/**
 * Returns neighboring moments of a game as a seat (or, without one, a spectator) knew them: the first one
 * whole, each other one as its change from the one before.
 */
export function momentsFor(
  game: RunningGame,
  moments: readonly Moment[],
  seat: string | undefined,
): readonly GameMoment[] {
  let before: SeenMoment | undefined
  return moments.map((moment) => {
    const seen = seenMoment(game, moment, seat)
    const { logLength, part } = seen
    const content = before === undefined ? { part } : defined({ change: changeFrom(before, seen) })
    before = seen
    return { seq: moment.position.seq, logLength, ...content }
  })
}

function seenMoment(game: RunningGame, moment: Moment, seat: string | undefined): SeenMoment {
  const seats = seenMoments.get(moment) ?? new Map<string | undefined, SeenMoment>()
  seenMoments.set(moment, seats)
  const seen = seats.get(seat) ?? {
    part: partAt(game, moment, seat),
    logLength: logLengthAt(game, moment.position.seq),
  }
  seats.set(seat, seen)
  return seen
}

function changeFrom(before: SeenMoment, seen: SeenMoment): Difference | undefined {
  seen.change ??= { difference: difference(partAsJson(before.part), partAsJson(seen.part)) }
  return seen.change.difference
}

/**
 * Returns a game at a past moment for a seat: its answers, log and chat end there. While the game runs, an
 * answer that the seat could not read at that moment stays masked.
 */
export function serializeAt(
  { game, moment }: { readonly game: RunningGame; readonly moment: Moment },
  seat: string | undefined,
  beside: GameContext,
): SerializedGame {
  const { seq, branchId } = moment.position
  const whole = serializeAround(game, seat, beside)
  const part = partAt(game, moment, seat)
  const logLength = logLengthAt(game, seq)
  const asThen = (response: WireResponse) => answerThen({ game, moment }, seat, response)
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

function answerThen(
  { game, moment }: { readonly game: RunningGame; readonly moment: Moment },
  seat: string | undefined,
  response: WireResponse,
): WireResponse {
  const answer = game.answers[response.seq - 1]
  if (game.gameOver || answer === undefined) return response
  if (game.rules.showsAnswer(moment.position.state, answer, viewerOf(seat))) return response
  const { seq, actor, title } = response
  return { seq, actor, title, masked: true }
}
