import { difference, type Json, lineFor, type Recorded, undoResult, type Viewer } from '@parlour/kernel'
import {
  type ChatEntry,
  checksumOf,
  type GameChange,
  type GamePart,
  type GamePush,
  type SerializedGame,
  type WireLogEntry,
  type WireResponse,
} from '@parlour/protocol'
import type { Rulebooks } from '../config'
import { type LogItem, logLengthAt, type Warm, waitingFor } from './warm'

const viewerOf = (seat: string | undefined): Viewer => (seat === undefined ? {} : { seat })

/** What a seat's page (or, without a seat, a spectator's) holds of the game now. Computed once per version. */
export function partFor(warm: Warm, seat: string | undefined): GamePart {
  const key = seat ?? ''
  const kept = warm.parts.get(key)
  if (kept !== undefined) return kept
  const { rules } = warm
  const { state } = warm.position
  const part: GamePart = {
    view: rules.view(state, viewerOf(seat)) as Json,
    requests: rules.pending(state).filter((request) => request.actor === seat),
    waiting: waitingFor(rules, state),
    pace: rules.pace(state),
    gameOver: warm.gameOver,
    gameOverData: warm.overData,
  }
  warm.parts.set(key, part)
  return part
}

/** What is kept outside of the game's own course. */
export interface Beside {
  readonly chat: readonly ChatEntry[]
  /** Names of players who have the page open. */
  readonly present: readonly string[]
  readonly rulebooks: Rulebooks
}

/** The whole game as a seat may know it. */
export function serialize(warm: Warm, seat: string | undefined, beside: Beside): SerializedGame {
  const part = partFor(warm, seat)
  const rulebook = beside.rulebooks[warm.kind]
  return {
    _id: warm.id,
    gameId: warm.id,
    settings: openSettings(warm),
    ...part,
    responses: warm.answers.map((answer) => responseFor(warm, answer, seat)),
    branchId: warm.position.branchId,
    seq: warm.version,
    chat: beside.chat,
    log: warm.log.map((item, id) => entryFor(warm, { item, id }, seat)),
    lastUpdated: warm.lastUpdated,
    checksum: checksumOf(part),
    present: beside.present,
    canUndo: mayUndo(warm, seat),
    ...(rulebook === undefined ? {} : { rulebook }),
  }
}

function openSettings(warm: Warm): SerializedGame['settings'] {
  const { game, name, createdTimestamp, players } = warm.settings
  const open = warm.rules.openSettings(warm.settings)
  return {
    ...open,
    game,
    name,
    createdTimestamp,
    players: Array.isArray(open.players)
      ? (open.players as SerializedGame['settings']['players'])
      : players.map(({ _id, name: playerName, bot }) => ({
          _id,
          name: playerName,
          ...(bot === undefined ? {} : { bot }),
        })),
    ...(warm.linkedDraftId === null ? {} : { linkedDraftId: warm.linkedDraftId }),
  }
}

/** What a page holds from which a change starts. */
export interface Held {
  readonly base: number
  readonly part: GamePart
  readonly state: Warm['position']['state']
  /** How many answers and log entries of it stay. */
  readonly answers: number
  readonly log: number
}

/** What a page that holds `from` needs to hold the game as it is now. */
export function pushFor(warm: Warm, seat: string | undefined, from: Held): GamePush {
  const part = partFor(warm, seat)
  const changed = difference(asJson(from.part), asJson(part))
  const { answers, log } = unchanged(warm, seat, from)
  const change: GameChange = {
    ...(changed === undefined ? {} : { part: changed }),
    responses: {
      from: answers,
      come: warm.answers.slice(answers).map((answer) => responseFor(warm, answer, seat)),
    },
    log: {
      from: log,
      come: warm.log.slice(log).map((item, at) => entryFor(warm, { item, id: log + at }, seat)),
    },
    lastUpdated: warm.lastUpdated,
    canUndo: mayUndo(warm, seat),
  }
  return { ...fetchAgain(warm, seat), base: from.base, change }
}

/** How much of what a page holds stays as it is. At the end of a game, say, it may read older answers that it could not before. */
function unchanged(warm: Warm, seat: string | undefined, from: Held): Pick<Held, 'answers' | 'log'> {
  const { rules, answers, position } = warm
  const { pace, gameOver } = partFor(warm, seat)
  if (pace === from.part.pace && gameOver === from.part.gameOver) return from
  const viewer = viewerOf(seat)
  const at = answers
    .slice(0, from.answers)
    .findIndex(
      (answer) =>
        rules.showsAnswer(from.state, answer, viewer) !== rules.showsAnswer(position.state, answer, viewer),
    )
  return at === -1 ? from : { answers: at, log: logLengthAt(warm, at) }
}

/** Tells a page that it must fetch the game. */
export function fetchAgain(warm: Warm, seat: string | undefined): GamePush {
  return {
    gameId: warm.id,
    base: warm.version,
    seq: warm.version,
    branchId: warm.position.branchId,
    checksum: checksumOf(partFor(warm, seat)),
  }
}

const asJson = ({ view, requests, waiting, pace, gameOver, gameOverData }: GamePart): Json => ({
  view,
  requests: requests as readonly object[] as readonly Json[],
  waiting,
  pace,
  gameOver,
  gameOverData: gameOverData === null ? null : { ...gameOverData },
})

function mayUndo(warm: Warm, seat: string | undefined): boolean {
  if (seat === undefined) return false
  return undoResult(warm.answers, seat, isFriendly(warm)) === '__SUCCESS__'
}
/** Undo may pass reveals unless the settings say otherwise (HUB.md 7). */
export const isFriendly = (warm: Warm): boolean => warm.settings.friendly ?? true

/** An answer as a seat may read it: others' secret selections are left out. */
export function responseFor(warm: Warm, answer: Recorded, seat: string | undefined): WireResponse {
  const { seq, actor, title } = answer
  if (!warm.rules.showsAnswer(warm.position.state, answer, viewerOf(seat)))
    return { seq, actor, title, masked: true }
  return {
    seq,
    actor,
    title,
    selection: answer.selection,
    isUserResponse: true,
    ...(answer.noUndo === true ? { noUndo: true } : {}),
  }
}

function entryFor(
  warm: Warm,
  { item, id }: { readonly item: LogItem; readonly id: number },
  seat: string | undefined,
): WireLogEntry {
  if ('response' in item)
    return { type: 'response-received', id, data: responseFor(warm, item.response, seat) }
  return { type: 'log', id, ...lineFor(item.line, seat) }
}
