import { setImmediate } from 'node:timers/promises'
import { defined, isSameJson, type Json } from '@parlour/kernel'
import { type BodyOf, gameSaveFull, response as responseSchema, type WireResponse } from '@parlour/protocol'
import type { callsOn } from '../http/calls'
import { denied, gameOverwritten } from '../failures/failures'
import { authorOf } from '../play/author-of'
import type { HistoryChange } from '../play/change'
import { applySentAnswers, cleanPicks, replayAnswers } from '../play/history'
import { positionAt } from '../play/moments'
import { responseFor, serialize } from '../play/project'
import { besideOf } from '../play/reply'
import { ownSeat, seatOf } from '../play/seat'
import type { RunningGame } from '../play/running-game'
import { wholeGame } from '../play/whole-game'
import type { Caller } from '../services'
import type { Tx } from '../store/driver/store'
import { audit } from '../store/records/audit'
import { chatOf } from '../store/records/chat'
import { refusal } from '../refusals/refusal'

/** Whole histories, saved at once (rules: hub 4). */
export function historyCalls(on: ReturnType<typeof callsOn>): void {
  on(gameSaveFull, async (body, { services, caller }) => {
    const gameId = body.gameId ?? body._id
    if (gameId === undefined) throw refusal('game_id_missing')
    const overwrite = body.overwrite === true
    if (overwrite && (!caller.isAdmin || caller.adminId !== undefined)) throw denied('access_denied')
    const sent = { caller, body, entries: await readEntries(body.responses) }
    const { after } = await services.play.change(gameId, (game, tx) =>
      overwrite ? rewritten(tx, game, sent) : extended(tx, game, sent),
    )
    const beside = await besideOf(services, gameId)
    return { serializedGame: serialize(after, seatOf(after, caller), beside) }
  })
}

type FullBody = BodyOf<typeof gameSaveFull>
interface HistoryRequest {
  readonly caller: Caller
  readonly body: FullBody
  readonly entries: readonly Entry[]
}

type Fields = Readonly<Record<string, unknown>>
/** An entry of a history: as it was sent, and the answer that it is, if it is one. */
interface Entry {
  readonly sent: Fields
  readonly answer: ReturnType<typeof answerOf>
}

/** How many entries are read before others have their turn. */
const ENTRIES_AT_ONCE = 100

/** Reads a history before its game is held: others may have their turn meanwhile. */
async function readEntries(responses: readonly unknown[]): Promise<readonly Entry[]> {
  const entries: Entry[] = []
  for (const [at, sent] of responses.entries()) {
    if (at % ENTRIES_AT_ONCE === ENTRIES_AT_ONCE - 1) await setImmediate()
    if (!isFields(sent)) throw refusal('response_malformed', { number: at + 1 })
    entries.push({ sent, answer: answerOf(sent) })
  }
  return entries
}
const isFields = (sent: unknown): sent is Fields =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent)

/**
 * The stored answers with the caller's own new ones behind them; anything else would overwrite others (rules:
 * hub 4).
 */
async function extended(
  tx: Tx,
  game: RunningGame,
  { caller, body, entries }: HistoryRequest,
): Promise<HistoryChange | undefined> {
  const seat = ownSeat(game, caller)
  const concurrent = game.rules.pace(game.position.state) === 'any'
  if (!concurrent && body.branchId !== game.position.branchId) throw gameOverwritten()
  const stored = game.answers.map((answer) => responseFor(game, answer, seat))
  if (entries.length < stored.length) throw gameOverwritten()
  if (!stored.every((answer, at) => isSame(answer, entries[at]?.sent))) throw gameOverwritten()
  const added = entries.slice(stored.length).map(answerAt)
  if (added.some(({ actor }) => actor !== seat)) throw denied('not_own_seat')
  if (added.length === 0) return undefined
  const advances = await applySentAnswers({ game, tx }, game.position, added)
  return { keep: stored.length, base: game.position, advances, author: authorOf(caller) }
}

/**
 * An admin's history from the editor: what differs from the stored one is played again; the old document is
 * kept (rules: hub 4).
 */
async function rewritten(
  tx: Tx,
  game: RunningGame,
  { caller, entries }: HistoryRequest,
): Promise<HistoryChange> {
  const same = game.answers.findIndex((answer, at) => !isSame(answer, entries[at]?.sent))
  const keep = same === -1 ? game.answers.length : same
  const added = entries.slice(keep).map(answerAt)
  const base = await positionAt(tx, game, keep)
  if (base === undefined) throw refusal('rules_changed')
  const old = wholeGame(game, await chatOf(tx, game.id))
  const { _id: actorId, ip } = caller
  const history = game.answers.slice(0, keep)
  const advances = replayAnswers(game.rules, { position: base, history }, added)
  return {
    keep,
    base,
    advances,
    author: authorOf(caller),
    rewriting: true,
    also: (same) =>
      audit(same, { actorId, action: 'game overwrite', targetId: game.id, ip, details: { old } }),
  }
}

type StoredResponse = Pick<WireResponse, 'actor' | 'title' | 'selection' | 'masked'>
/**
 * Whether a sent entry is the stored one. Where the caller may not read the stored picks, theirs must be
 * masked too.
 */
function isSame(stored: StoredResponse, sent: Fields = {}): boolean {
  const isMasked = sent.masked === true
  if (stored.masked === true && !isMasked) return false
  const picks = Array.isArray(sent.selection) ? cleanPicks(sent.selection as Json[]) : []
  const { actor, title, selection = [] } = stored
  const sentAnswer = [sent.actor, sent.title, isMasked ? selection : picks] as Json
  return isSameJson([actor, title, selection], sentAnswer)
}

function answerAt({ answer }: Entry, at: number) {
  if (answer === undefined) throw refusal('new_response_malformed', { number: at + 1 })
  return answer
}

function answerOf(sent: Fields) {
  const read = responseSchema.safeParse(sent)
  if (sent.masked === true || !read.success) return undefined
  const { actor, title, selection, requestId } = read.data
  return { actor, title, selection: cleanPicks(selection), ...defined({ requestId }) }
}
