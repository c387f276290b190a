import { type Json, lineFor, type RecordedAnswer, requestsFor, type Viewer } from '@parlour/kernel'
import {
  type ChatEntry,
  checksumOf,
  type GameChange,
  type GamePart,
  type GamePush,
  type LogChange,
  pushedEntry,
  type SerializedGame,
  type WireLogEntry,
  type WireUndoWish,
  type WireResponse,
} from '@parlour/protocol'
import type { Rulebooks } from '../config'
import { askedOf } from './pending-requests'
import { answersKept, type ChangedGame } from './change'
import { partChange, type ToldParts } from './part-change'
import { whyNoUndo } from './why-no-undo'
import type { GameUndoWish } from './game-undo-wish'
import { type LogItem, logLengthAt, type RunningGame } from './running-game'

export const viewerOf = (seat: string | undefined): Viewer => (seat === undefined ? {} : { seat })

/** With each value of a game, the parts of its seats: several pages, the push and the reply all need them. */
const known = new WeakMap<RunningGame, Map<string | undefined, GamePart>>()

/** What a seat's page (or, without a seat, a spectator's) holds of a game. Built once for each value of the game. */
export function partFor(warm: RunningGame, seat: string | undefined): GamePart {
  const parts = known.get(warm) ?? new Map<string | undefined, GamePart>()
  known.set(warm, parts)
  const part = parts.get(seat) ?? partOf(warm, seat)
  parts.set(seat, part)
  return part
}

function partOf(warm: RunningGame, seat: string | undefined): GamePart {
  const { requests, waiting, pace } = askedOf(warm)
  return {
    view: warm.rules.view(warm.position.state, viewerOf(seat)) as Json,
    requests: requestsFor(requests, seat),
    waiting,
    pace,
    gameOver: warm.gameOver,
    gameOverData: warm.overData,
  }
}

/** What is kept outside of the game's own course. */
export interface GameContext {
  readonly chat: readonly ChatEntry[]
  /** There are older lines. */
  readonly moreChat: boolean
  /** Names of players who have the page open. */
  readonly present: readonly string[]
  readonly rulebooks: Rulebooks
}

/** The whole game as a seat may know it. */
export function serialize(warm: RunningGame, seat: string | undefined, beside: GameContext): SerializedGame {
  const part = partFor(warm, seat)
  return {
    ...serializeAround(warm, seat, beside),
    ...part,
    checksum: checksumOf(part),
    canUndo: false,
    ...undoFor(warm, seat),
    ...(warm.undoWish === null ? {} : { undoAsked: undoAskedOf(warm.undoWish) }),
  }
}

type GameEnvelope = Omit<SerializedGame, keyof GamePart | 'checksum' | 'canUndo' | 'whyNoUndo' | 'undoAsked'>

/** What a seat may know of a game around what it sees and is asked: settings, answers, log, chat. No rule runs for it. */
export function serializeAround(
  warm: RunningGame,
  seat: string | undefined,
  beside: GameContext,
): GameEnvelope {
  const rulebook = beside.rulebooks[warm.kind]
  return {
    _id: warm.id,
    gameId: warm.id,
    settings: openSettings(warm),
    responses: warm.answers.map((answer) => responseFor(warm, answer, seat)),
    branchId: warm.position.branchId,
    seq: warm.version,
    chat: beside.chat,
    ...(beside.moreChat ? { moreChat: true } : {}),
    log: warm.log.map((item, id) => entryFor(warm, { item, id }, seat)),
    lastUpdated: warm.lastUpdated,
    present: beside.present,
    ...(rulebook === undefined ? {} : { rulebook }),
  }
}

/** Whether a seat may take something back, and why it may not. */
function undoFor(warm: RunningGame, seat: string | undefined): Pick<GameChange, 'canUndo' | 'whyNoUndo'> {
  if (seat === undefined) return {}
  const whyNot = whyNoUndo(warm, seat)
  return whyNot === undefined ? { canUndo: true } : { whyNoUndo: whyNot }
}

const undoAskedOf = ({ by, waitingFor, made, what }: GameUndoWish): WireUndoWish => ({
  by,
  waitingFor,
  made,
  what,
})

function openSettings(warm: RunningGame): SerializedGame['settings'] {
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

/** What a page that holds a game as it was before a change needs to hold it as it is after; `told` is of the same change. */
export function pushFor(change: ChangedGame, seat: string | undefined, told: ToldParts = []): GamePush {
  const { before, after } = change
  if (!isToldByPush(change)) return fetchAgain(after)
  const part = partChange(partFor(before, seat), partFor(after, seat), told)
  const { kept, read } = answersHeld(change, seat)
  const log = logLengthAt(before, kept)
  // The new keys first: see docs/decisions/structural-sharing.md.
  const learned: GameChange = {
    log: {
      from: log,
      added: after.log
        .slice(log)
        .map((item, at) => pushedEntry(entryFor(after, { item, id: log + at }, seat), after.lastUpdated)),
      ...(read === undefined ? {} : { read }),
    },
    lastUpdated: after.lastUpdated,
    ...(part === undefined ? {} : { part }),
    ...undoFor(after, seat),
  }
  return { change: learned, ...fetchAgain(after), base: before.version }
}

/** A push tells neither that a game was killed, nor to which draft it is linked, nor who asks for an undo. */
const isToldByPush = ({ before, after }: ChangedGame): boolean =>
  !after.killed && before.linkedDraftId === after.linkedDraftId && before.undoWish === after.undoWish

/**
 * How many of the answers that a page holds stay, and which of them it may read that it could not before, as at the end of a game.
 * What it may read no longer does not stay.
 */
function answersHeld(
  change: ChangedGame,
  seat: string | undefined,
): { readonly kept: number; readonly read: LogChange['read'] } {
  const { before, after } = change
  const kept = answersKept(change)
  const read: Record<number, Pick<WireResponse, 'selection' | 'noUndo'>> = {}
  if (askedOf(before).pace === askedOf(after).pace && before.gameOver === after.gameOver)
    return { kept, read: undefined }
  for (const answer of before.answers.slice(0, kept)) {
    const [could, can] = [mayRead(before, answer, seat), mayRead(after, answer, seat)]
    if (could && !can) return { kept: answer.seq - 1, read: orNone(read) }
    if (could || !can) continue
    const { selection, noUndo } = answer
    read[answer.seq] = { selection, ...(noUndo === true ? { noUndo } : {}) }
  }
  return { kept, read: orNone(read) }
}

const orNone = <T extends object>(some: T): T | undefined =>
  Object.keys(some).length === 0 ? undefined : some

const mayRead = (
  { rules, position }: RunningGame,
  answer: RecordedAnswer,
  seat: string | undefined,
): boolean => rules.showsAnswer(position.state, answer, viewerOf(seat))

/** Tells a page that it must fetch the game. */
export function fetchAgain({ id, version, position }: RunningGame): GamePush {
  return { gameId: id, base: version, seq: version, branchId: position.branchId }
}

/** An answer as a seat may read it: others' secret selections are left out. */
export function responseFor(
  warm: RunningGame,
  answer: RecordedAnswer,
  seat: string | undefined,
): WireResponse {
  const { seq, actor, title } = answer
  if (!mayRead(warm, answer, seat)) return { seq, actor, title, masked: true }
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
  warm: RunningGame,
  { item, id }: { readonly item: LogItem; readonly id: number },
  seat: string | undefined,
): WireLogEntry {
  if ('response' in item)
    return { type: 'response-received', id, at: item.at, data: responseFor(warm, item.response, seat) }
  return { type: 'log', id, ...lineFor(item.line, seat) }
}
