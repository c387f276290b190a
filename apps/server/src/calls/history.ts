import { difference, type Json, Refusal } from '@parlour/kernel'
import { type BodyOf, gameSaveFull, response as responseSchema, type WireResponse } from '@parlour/protocol'
import type { callsOn } from '../http/calls'
import { denied, gameOverwritten } from '../failures/failures'
import type { HistoryChange } from '../play/change'
import { advancedBy, cleanPicks, givenAgain } from '../play/history'
import { positionAt } from '../play/moments'
import { responseFor, serialize } from '../play/project'
import { besideOf } from '../play/reply'
import { ownSeat, seatOf } from '../play/seat'
import type { Warm } from '../play/warm'
import { wholeGame } from '../play/whole-game'
import type { Caller } from '../services'
import type { Tx } from '../store/driver/store'
import { audit } from '../store/records/audit'
import { chatOf } from '../store/records/chat'

/** Whole histories, saved at once (rules: hub 4). */
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
}

type FullBody = BodyOf<typeof gameSaveFull>
interface Sent {
  readonly caller: Caller
  readonly body: FullBody
}

const authorOf = (caller: Caller) => ({ userId: caller._id, adminId: caller.adminId })

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
function isSame(stored: Stored, sent: Readonly<Record<string, unknown>> = {}): boolean {
  const isMasked = sent.masked === true
  if (stored.masked === true && !isMasked) return false
  const picks = Array.isArray(sent.selection) ? cleanPicks(sent.selection as Json[]) : []
  const { actor, title, selection = [] } = stored
  const given = [sent.actor, sent.title, isMasked ? selection : picks] as Json
  return difference([actor, title, selection], given) === undefined
}

function readAnswer(sent: Readonly<Record<string, unknown>>, at: number) {
  const read = responseSchema.safeParse(sent)
  if (sent.masked === true || !read.success)
    throw new Refusal(`The new response number ${at + 1} is not a response.`)
  const { actor, title, selection, requestId } = read.data
  return { actor, title, selection: cleanPicks(selection), ...(requestId === undefined ? {} : { requestId }) }
}
