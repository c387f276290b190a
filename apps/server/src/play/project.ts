import {
  defined,
  isSameJson,
  type Json,
  type JsonObject,
  lineFor,
  type RecordedAnswer,
  requestsFor,
  type Viewer,
} from '@parlour/kernel'
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
  type WireProposal,
  type WireResponse,
} from '@parlour/protocol'
import type { Rulebooks } from '../config'
import { wireClock } from '../pace/wire-clock'
import { pendingRequestsOf } from './pending-requests'
import { unchangedAnswers, type ChangedGame } from './change'
import { partChange, type PartChangeCache } from './part-change'
import { wireOnlookers } from './onlookers'
import { whyNoUndo } from './why-no-undo'
import type { GameProposal } from './game-proposal'
import { waitedFor } from './proposal'
import { verbOf } from './proposal-words'
import { type LogItem, logLengthAt, type RunningGame } from './running-game'

export const viewerOf = (seat: string | undefined): Viewer => defined({ seat })

/**
 * The parts of each seat, cached per value of a game: several pages, the push and the reply need the same.
 */
const partCaches = new WeakMap<RunningGame, Map<string | undefined, GamePart>>()

/** Returns the part of a seat (or, without one, of a spectator). Cached for each value of the game. */
export function partFor(game: RunningGame, seat: string | undefined): GamePart {
  const parts = partCaches.get(game) ?? new Map<string | undefined, GamePart>()
  partCaches.set(game, parts)
  const part = parts.get(seat) ?? partOf(game, seat)
  parts.set(seat, part)
  return part
}

function partOf(game: RunningGame, seat: string | undefined): GamePart {
  const { requests, waiting, pace } = pendingRequestsOf(game)
  return {
    view: game.rules.view(game.position.state, viewerOf(seat)) as Json,
    requests: requestsFor(requests, seat),
    waiting,
    pace,
    gameOver: game.gameOver,
    gameOverData: game.overData,
  }
}

/** What a page gets with a game that is no part of its history. */
export interface GameContext {
  readonly chat: readonly ChatEntry[]
  /** There are older lines. */
  readonly moreChat: boolean
  /** Names of players who have the page open. */
  readonly present: readonly string[]
  readonly rulebooks: Rulebooks
}

/** Returns the whole game as a seat may know it. */
export function serialize(game: RunningGame, seat: string | undefined, beside: GameContext): SerializedGame {
  const part = partFor(game, seat)
  return {
    ...serializeAround(game, seat, beside),
    ...part,
    checksum: checksumOf(part),
    canUndo: false,
    ...undoFor(game, seat),
    // With the reasons that players give each other, they stay with these, as the chat does.
    ...(seat === undefined || game.proposals.length === 0
      ? {}
      : { proposals: game.proposals.map((one) => wireProposal(game, one)) }),
    ...(seat === undefined ? {} : defined({ onlookers: wireOnlookers(game) })),
  }
}

type GameEnvelope = Omit<
  SerializedGame,
  keyof GamePart | 'checksum' | 'canUndo' | 'whyNoUndo' | 'proposals' | 'onlookers'
>

/** Returns a game for a seat without its part: settings, answers, log, chat. Runs no rule. */
export function serializeAround(
  game: RunningGame,
  seat: string | undefined,
  beside: GameContext,
): GameEnvelope {
  const rulebook = beside.rulebooks[game.kind]
  return {
    _id: game.id,
    gameId: game.id,
    settings: openSettings(game),
    responses: game.answers.map((answer) => responseFor(game, answer, seat)),
    branchId: game.position.branchId,
    seq: game.version,
    chat: beside.chat,
    ...(beside.moreChat ? { moreChat: true } : {}),
    log: game.log.map((item, id) => entryFor(game, { item, id }, seat)),
    lastUpdated: game.lastUpdated,
    present: beside.present,
    ...(game.closed ? { closed: true } : {}),
    ...clockOf(game, seat),
    ...defined({ rulebook }),
  }
}

/** Returns whether a seat may undo, and else why not. */
function undoFor(game: RunningGame, seat: string | undefined): Pick<GameChange, 'canUndo' | 'whyNoUndo'> {
  if (seat === undefined) return {}
  const whyNot = whyNoUndo(game, seat)
  return whyNot === undefined ? { canUndo: true } : { whyNoUndo: whyNot }
}

/** Returns how fast a game is to be played and how its players stand; vacations are told to seats alone. */
const clockOf = ({ clock }: RunningGame, seat: string | undefined): Pick<SerializedGame, 'clock'> =>
  clock === null ? {} : { clock: wireClock(clock, { now: Date.now(), tellsVacations: seat !== undefined }) }

/** Returns what somebody proposes, as all players may know it. */
function wireProposal(game: RunningGame, proposal: GameProposal): WireProposal {
  const { kind, by, made, lapses, objector } = proposal
  return {
    kind,
    by,
    made,
    waitingFor: waitedFor(game, proposal),
    verb: verbOf(proposal),
    ...(kind === 'pause' && proposal.why !== '' ? { why: proposal.why } : {}),
    ...(lapses === null ? {} : { lapses }),
    ...defined({ objector }),
  }
}

function openSettings(game: RunningGame): SerializedGame['settings'] {
  const { game: kind, name, createdTimestamp, players } = game.settings
  const open = game.rules.openSettings(game.settings)
  return {
    ...open,
    game: kind,
    name,
    createdTimestamp,
    players: Array.isArray(open.players)
      ? (open.players as SerializedGame['settings']['players'])
      : players.map(({ _id, name: playerName, bot }) => ({
          _id,
          name: playerName,
          ...defined({ bot }),
        })),
    ...(game.linkedDraftId === null ? {} : { linkedDraftId: game.linkedDraftId }),
  }
}

/**
 * Returns the push that brings a page of this seat from before a change to after it. `changeCache` belongs to
 * this change.
 */
export function pushFor(
  change: ChangedGame,
  seat: string | undefined,
  changeCache: PartChangeCache = [],
): GamePush {
  const push = pushToOnlookers(change, seat, changeCache)
  if (push.change === undefined) return push
  return { ...push, change: { ...push.change, ...undoFor(change.after, seat) } }
}

/** Returns the push for people who watch without a seat: from the view of a seat, or as a spectator. */
export function pushToOnlookers(
  change: ChangedGame,
  seat: string | undefined,
  changeCache: PartChangeCache = [],
): GamePush {
  const { before, after } = change
  if (!isToldByPush(change)) return fetchAgain(after)
  const part = partChange(partFor(before, seat), partFor(after, seat), changeCache)
  const { unchanged, read } = answersOnPage(change, seat)
  const log = logLengthAt(before, unchanged)
  // The new keys first: see docs/decisions/structural-sharing.md.
  const gameChange: GameChange = {
    log: {
      from: log,
      added: after.log
        .slice(log)
        .map((item, at) => pushedEntry(entryFor(after, { item, id: log + at }, seat), after.lastUpdated)),
      ...defined({ read }),
    },
    lastUpdated: after.lastUpdated,
    ...defined({ part }),
    ...(before.clock === after.clock ? {} : clockOf(after, seat)),
  }
  return { change: gameChange, ...fetchAgain(after), base: before.version }
}

/**
 * Whether a push can express a change: not a kill, nor a change of the linked draft, of what is
 * proposed, or of who may look at the game.
 */
const isToldByPush = ({ before, after }: ChangedGame): boolean =>
  !after.killed &&
  before.linkedDraftId === after.linkedDraftId &&
  isEqual(before.proposals, after.proposals) &&
  before.closed === after.closed &&
  isEqual(before.onlookers, after.onlookers) &&
  before.opened === after.opened

/** Compares what another process or a look back reads anew each time. */
const isEqual = (one: object, other: object): boolean => isSameJson(one as JsonObject, other as JsonObject)

/**
 * Returns how many of the answers that a page holds stay, and which of them become readable, as at the end of
 * a game. The first answer that becomes unreadable ends those that stay: it is sent again, masked.
 */
function answersOnPage(
  change: ChangedGame,
  seat: string | undefined,
): { readonly unchanged: number; readonly read: LogChange['read'] } {
  const { before, after } = change
  const unchanged = unchangedAnswers(change)
  const read: Record<number, Pick<WireResponse, 'selection' | 'noUndo'>> = {}
  if (pendingRequestsOf(before).pace === pendingRequestsOf(after).pace && before.gameOver === after.gameOver)
    return { unchanged, read: undefined }
  for (const answer of before.answers.slice(0, unchanged)) {
    const [could, can] = [mayRead(before, answer, seat), mayRead(after, answer, seat)]
    if (could && !can) return { unchanged: answer.seq - 1, read: orNone(read) }
    if (could || !can) continue
    const { selection, noUndo } = answer
    read[answer.seq] = { selection, ...(noUndo === true ? { noUndo } : {}) }
  }
  return { unchanged, read: orNone(read) }
}

const orNone = <T extends object>(some: T): T | undefined =>
  Object.keys(some).length === 0 ? undefined : some

const mayRead = (
  { rules, position }: RunningGame,
  answer: RecordedAnswer,
  seat: string | undefined,
): boolean => rules.showsAnswer(position.state, answer, viewerOf(seat))

/** Returns a push that tells a page to fetch the game. */
export function fetchAgain({ id, version, position }: RunningGame): GamePush {
  return { gameId: id, base: version, seq: version, branchId: position.branchId }
}

/** Returns an answer as a seat may read it: secret selections of others are left out. */
export function responseFor(
  game: RunningGame,
  answer: RecordedAnswer,
  seat: string | undefined,
): WireResponse {
  const { seq, actor, title } = answer
  if (!mayRead(game, answer, seat)) return { seq, actor, title, masked: true }
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
  game: RunningGame,
  { item, id }: { readonly item: LogItem; readonly id: number },
  seat: string | undefined,
): WireLogEntry {
  if ('response' in item)
    return { type: 'response-received', id, at: item.at, data: responseFor(game, item.response, seat) }
  return { type: 'log', id, ...lineFor(item.line, seat) }
}
