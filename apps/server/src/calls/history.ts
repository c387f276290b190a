import { difference, type Json, Refusal, type UndoResult } from '@parlour/kernel'
import {
  type BodyOf,
  type ChatEntry,
  gameSaveFull,
  gameUndo,
  response as responseSchema,
  type WireResponse,
} from '@parlour/protocol'
import type { callsOn } from '../http/calls'
import { denied, gameOverwritten } from '../failures/failures'
import { appended, type HistoryChange } from '../play/change'
import { advancedBy, cleanPicks, givenAgain } from '../play/history'
import { positionAt } from '../play/moments'
import { responseFor, serialize } from '../play/project'
import { besideOf, replyTo } from '../play/reply'
import { ownSeat, seatOf } from '../play/seat'
import { type Kept, undoOf } from '../play/undo'
import { noteOfUndo } from '../play/undo-note'
import { logLengthAt, type Warm } from '../play/warm'
import { wholeGame } from '../play/whole-game'
import type { Caller } from '../services'
import type { Tx } from '../store/driver/store'
import { audit } from '../store/records/audit'
import { addChat, chatOf } from '../store/records/chat'

/** Whole histories: saved at once, taken back (rules: hub 4). */
export function historyCalls(on: ReturnType<typeof callsOn>): void {
  on(gameSaveFull, async (body, { services, caller }) => {
    const gameId = body.gameId ?? body._id
    if (gameId === undefined) throw new Refusal('gameId is missing')
    const overwrite = body.overwrite === true
    if (overwrite && (!caller.isAdmin || caller.adminId !== undefined)) throw denied()
    const { after } = await services.play.change(gameId, (warm, tx) =>
      overwrite ? rewritten(tx, warm, { caller, body }) : extended(tx, warm, { caller, body }),
    )
    const beside = await besideOf(services, gameId)
    return { serializedGame: serialize(after, seatOf(after, caller), beside) }
  })
  on(gameUndo, async ({ gameId, count, branchId, knows, page }, { services, caller }) => {
    const notes: ChatEntry[] = []
    const change = await services.play.change(gameId, (warm, tx) => {
      const seat = ownSeat(warm, caller)
      checkBranch(warm, branchId)
      const wished = undoOf(warm, seat, count)
      if (typeof wished === 'string') return undefined
      if ('keep' in wished) return takenBack(tx, warm, { caller, seat, ...wished, notes })
      return appended(warm, wished, authorOf(caller))
    })
    for (const entry of notes) services.live.chat({ gameId, entry })
    const { before, after } = change
    const seat = ownSeat(after, caller)
    const result = before === after ? reasonAgainst(before, seat, count) : '__SUCCESS__'
    return { result, ...(await replyTo(services, change, { seat, knows, page })) }
  })
}

/** Without the branch that it was based on, an undo that is sent again would take back one more answer. */
function checkBranch(warm: Warm, branchId: number | undefined): void {
  if (branchId === undefined && warm.rules.pace(warm.position.state) !== 'any')
    throw new Refusal('branchId is missing: an undo says which branch of the game it was based on')
  if (branchId !== undefined && branchId !== warm.position.branchId) throw gameOverwritten()
}

type FullBody = BodyOf<typeof gameSaveFull>
interface Sent {
  readonly caller: Caller
  readonly body: FullBody
}

const authorOf = (caller: Caller) => ({ userId: caller._id, adminId: caller.adminId })

/** Why nothing was taken back. Even where the rules allow it, the state before the answers may no longer be known. */
function reasonAgainst(warm: Warm, seat: string, count: number): UndoResult {
  const wished = undoOf(warm, seat, count)
  return typeof wished === 'string' ? wished : '__NO_UNDO__'
}

interface TakingBack extends Kept {
  readonly caller: Caller
  readonly seat: string
  /** Takes what everybody is told of it. */
  readonly notes: ChatEntry[]
}

/**
 * The game without its last answers, where the state before them is still known. What was seen or left to chance meanwhile is no secret
 * any more: a line of the chat, which stays, says so.
 */
async function takenBack(
  tx: Tx,
  warm: Warm,
  { caller, seat, keep, notes }: TakingBack,
): Promise<HistoryChange | undefined> {
  const base = await positionAt(tx, warm, keep)
  if (base === undefined) return undefined
  const text = noteOfUndo(warm, seat, keep)
  const also = async (same: Tx) => {
    const line = { gameId: warm.id, authorId: '', author: '', position: logLengthAt(warm, keep) }
    if (text !== undefined) notes.push(await addChat(same, { ...line, text }))
  }
  return { keep, base, advances: [], author: authorOf(caller), also }
}

/** The stored answers with the caller's own new ones behind them; anything else would overwrite others (rules: hub 4). */
async function extended(tx: Tx, warm: Warm, { caller, body }: Sent): Promise<HistoryChange | undefined> {
  const seat = ownSeat(warm, caller)
  const concurrent = warm.rules.pace(warm.position.state) === 'any'
  if (!concurrent && body.branchId !== warm.position.branchId) throw gameOverwritten()
  const stored = warm.answers.map((answer) => responseFor(warm, answer, seat))
  if (body.responses.length < stored.length) throw gameOverwritten()
  if (!stored.every((answer, at) => isSame(answer, body.responses[at]))) throw gameOverwritten()
  const added = body.responses.slice(stored.length).map(readAnswer)
  if (added.some(({ actor }) => actor !== seat)) throw denied('You can only answer for your own seat.')
  if (added.length === 0) return undefined
  const advances = await advancedBy({ warm, tx }, warm.position, added)
  return { keep: stored.length, base: warm.position, advances, author: authorOf(caller) }
}

/** An admin's history from the editor: what differs from the stored one is played anew; the old document is kept (rules: hub 4). */
async function rewritten(tx: Tx, warm: Warm, { caller, body }: Sent): Promise<HistoryChange> {
  const same = warm.answers.findIndex((answer, at) => !isSame(answer, body.responses[at]))
  const keep = same === -1 ? warm.answers.length : same
  const added = body.responses.slice(keep).map(readAnswer)
  const base = await positionAt(tx, warm, keep)
  if (base === undefined) throw new Refusal('The rules have changed since those answers were given.')
  const old = wholeGame(warm, await chatOf(tx, warm.id))
  const { _id: actorId, ip } = caller
  const history = warm.answers.slice(0, keep)
  const advances = givenAgain(warm.rules, { position: base, history }, added)
  return {
    keep,
    base,
    advances,
    author: authorOf(caller),
    rewriting: true,
    also: (same) =>
      audit(same, { actorId, action: 'game overwrite', targetId: warm.id, ip, details: { old } }),
  }
}

type Stored = Pick<WireResponse, 'actor' | 'title' | 'selection' | 'masked'>
/** Whether a sent entry is the stored one. Where the caller may not read the stored picks, theirs must be masked too. */
function isSame(stored: Stored, sent: Readonly<Record<string, unknown>> | undefined): boolean {
  if (sent?.actor !== stored.actor || sent.title !== stored.title) return false
  if (stored.masked === true || sent.masked === true) return sent.masked === true
  const picks = Array.isArray(sent.selection) ? (sent.selection as Json[]) : []
  return difference(stored.selection ?? [], cleanPicks(picks)) === undefined
}

function readAnswer(sent: Readonly<Record<string, unknown>>, at: number) {
  const read = responseSchema.safeParse(sent)
  if (sent.masked === true || !read.success)
    throw new Refusal(`The new response number ${at + 1} is not a response.`)
  const { actor, title, selection, requestId } = read.data
  return { actor, title, selection: cleanPicks(selection), ...(requestId === undefined ? {} : { requestId }) }
}
