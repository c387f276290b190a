import { difference, type Json, lineFor, type Recorded, undoResult, type Viewer } from '@parlour/kernel'
import {
  checksumOf,
  type GameChange,
  type GamePart,
  type GamePush,
  type SerializedGame,
  type WireLogEntry,
  type WireResponse,
} from '@parlour/protocol'
import type { LogItem, Warm } from './warm'

const viewerOf = (seat: string | undefined): Viewer => (seat === undefined ? {} : { seat })

/** What a seat's page (or, without a seat, a spectator's) holds of the game now. Computed once per version. */
export function partFor(warm: Warm, seat: string | undefined): GamePart {
  const key = seat ?? ''
  const kept = warm.parts.get(key)
  if (kept !== undefined) return kept
  const { rules } = warm
  const { state } = warm.position
  const pending = warm.gameOver ? [] : rules.pending(state)
  const part: GamePart = {
    view: rules.view(state, viewerOf(seat)) as Json,
    requests: pending.filter((request) => request.actor === seat),
    waiting: [...new Set(pending.map((request) => request.actor))],
    pace: rules.pace(state),
    gameOver: warm.gameOver,
    gameOverData: warm.overData,
  }
  warm.parts.set(key, part)
  return part
}

/** The whole game as a seat may know it. */
export function serialize(warm: Warm, seat: string | undefined, present: readonly string[]): SerializedGame {
  const part = partFor(warm, seat)
  return {
    _id: warm.id,
    gameId: warm.id,
    settings: openSettings(warm),
    ...part,
    responses: warm.answers.map((answer) => responseFor(warm, answer, seat)),
    branchId: warm.position.branchId,
    seq: warm.version,
    chat: warm.chat,
    log: warm.log.map((item, id) => entryFor(warm, { item, id }, seat)),
    lastUpdated: warm.lastUpdated,
    checksum: checksumOf(part),
    present,
    canUndo: mayUndo(warm, seat),
  }
}

function openSettings(warm: Warm): SerializedGame['settings'] {
  const { game, name, createdTimestamp, players } = warm.settings
  return {
    ...warm.rules.openSettings(warm.settings),
    game,
    name,
    createdTimestamp,
    players: players.map(({ _id, name: playerName, bot }) => ({
      _id,
      name: playerName,
      ...(bot === undefined ? {} : { bot }),
    })),
    ...(warm.linkedDraftId === null ? {} : { linkedDraftId: warm.linkedDraftId }),
  }
}

/** What a page that holds `before` (of the version `base`) needs to hold the game as it is now. */
export function pushFor(
  warm: Warm,
  seat: string | undefined,
  from: { readonly base: number; readonly part: GamePart; readonly answers: number; readonly log: number },
): GamePush {
  const part = partFor(warm, seat)
  const changed = difference(from.part as unknown as Json, part as unknown as Json)
  const change: GameChange = {
    ...(changed === undefined ? {} : { part: changed }),
    responses: {
      from: from.answers,
      come: warm.answers.slice(from.answers).map((answer) => responseFor(warm, answer, seat)),
    },
    log: {
      from: from.log,
      come: warm.log.slice(from.log).map((item, at) => entryFor(warm, { item, id: from.log + at }, seat)),
    },
    lastUpdated: warm.lastUpdated,
    canUndo: mayUndo(warm, seat),
  }
  return {
    gameId: warm.id,
    base: from.base,
    seq: warm.version,
    branchId: warm.position.branchId,
    change,
    checksum: checksumOf(part),
  }
}

function mayUndo(warm: Warm, seat: string | undefined): boolean {
  return (
    seat !== undefined && undoResult(warm.answers, seat, warm.settings.friendly ?? true) === '__SUCCESS__'
  )
}

/** An answer as a seat may read it: others' secret selections are left out. */
export function responseFor(warm: Warm, answer: Recorded, seat: string | undefined): WireResponse {
  const { seq, actor, title } = answer
  if (!warm.rules.showsAnswer(warm.position.state, answer, viewerOf(seat)))
    return { seq, actor, title, masked: true }
  return {
    seq,
    actor,
    title,
    selection: answer.selection as readonly Json[],
    isUserResponse: true,
    ...(answer.noUndo === true ? { noUndo: true } : {}),
  }
}

function entryFor(
  warm: Warm,
  { item, id }: { item: LogItem; id: number },
  seat: string | undefined,
): WireLogEntry {
  if ('response' in item)
    return { type: 'response-received', id, data: responseFor(warm, item.response, seat) }
  return { type: 'log', id, ...lineFor(item.line, seat) }
}
