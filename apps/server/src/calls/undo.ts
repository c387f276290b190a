import { Refusal, type UndoResult } from '@parlour/kernel'
import { type ChatEntry, gameUndo, gameUndoSay } from '@parlour/protocol'
import type { callsOn } from '../http/calls'
import { gameOverwritten } from '../failures/failures'
import { appended, type HistoryChange } from '../play/change'
import { positionAt } from '../play/moments'
import { replyTo } from '../play/reply'
import { ownSeat } from '../play/seat'
import { type UndoPlan, undoOf } from '../play/undo'
import { noteOfUndo, whatIsUndone } from '../play/undo-note'
import { afterSaid, type UndoVote, type WishChange } from '../play/undo-wish'
import { logLengthAt, type RunningGame } from '../play/running-game'
import type { Caller } from '../services'
import type { Tx } from '../store/driver/store'
import { addChat } from '../store/records/chat'

/** Answers are taken back, at once or when the others have agreed (rules: hub 4, 7). */
export function undoCalls(on: ReturnType<typeof callsOn>): void {
  on(gameUndo, async ({ gameId, count, branchId, knows, page }, { services, caller }) => {
    const notes: ChatEntry[] = []
    const change = await services.play.change(gameId, (warm, tx) => {
      const seat = ownSeat(warm, caller)
      checkBranch(warm, branchId)
      checkSeen(warm, knows)
      const wished = undoOf(warm, seat, count)
      if (typeof wished === 'string') return undefined
      const taking = { caller, seat, notes }
      if ('keep' in wished)
        return wished.asks.length > 0
          ? asking(warm, { ...taking, ...wished })
          : takenBack(tx, warm, { ...taking, ...wished })
      return appended(warm, wished, authorOf(caller))
    })
    for (const entry of notes) services.live.chat({ gameId, entry })
    const { before, after } = change
    const seat = ownSeat(after, caller)
    const result = before === after ? reasonAgainst(before, seat, count) : '__SUCCESS__'
    return { result, ...(await replyTo(services, change, { seat, knows, page })) }
  })
  on(gameUndoSay, async ({ gameId, made, allow, knows, page }, { services, caller }) => {
    const notes: ChatEntry[] = []
    const change = await services.play.change(gameId, (warm, tx) =>
      afterWord(tx, warm, { caller, seat: ownSeat(warm, caller), made, allow, notes }),
    )
    for (const entry of notes) services.live.chat({ gameId, entry })
    return replyTo(services, change, { seat: ownSeat(change.after, caller), knows, page })
  })
}

/** Without the branch that it was based on, an undo that is sent again would take back one more answer. */
function checkBranch(warm: RunningGame, branchId: number | undefined): void {
  if (branchId === undefined && warm.rules.pace(warm.position.state) !== 'any')
    throw new Refusal('branchId is missing: an undo says which branch of the game it was based on')
  if (branchId !== undefined && branchId !== warm.position.branchId) throw gameOverwritten()
}

/** An undo of a game's own takes back whatever was done last: two who press for one mistake take back one step. */
function checkSeen(warm: RunningGame, knows: number | undefined): void {
  if (warm.rules.undo !== undefined && knows !== undefined && knows !== warm.version) throw gameOverwritten()
}

const authorOf = (caller: Caller) => ({ userId: caller._id, adminId: caller.adminId })

/** Why nothing was taken back. Even where the rules allow it, the state before the answers may no longer be known. */
function reasonAgainst(warm: RunningGame, seat: string, count: number): UndoResult {
  const wished = undoOf(warm, seat, count)
  return typeof wished === 'string' ? wished : '__NO_UNDO__'
}

interface UndoContext {
  readonly caller: Caller
  readonly seat: string
  /** Takes what everybody is told of it. */
  readonly notes: ChatEntry[]
}
interface TakeBack extends UndoContext, Pick<UndoPlan, 'keep'> {}

/** Adds a line to the chat that nobody wrote. */
async function note(tx: Tx, warm: RunningGame, { text, keep, notes }: UndoNote): Promise<void> {
  const line = { gameId: warm.id, authorId: '', author: '', position: logLengthAt(warm, keep) }
  notes.push(await addChat(tx, { ...line, text }))
}
interface UndoNote {
  readonly text: string
  /** How many answers it comes after. */
  readonly keep: number
  readonly notes: ChatEntry[]
}

/** Everybody else is asked whether the answers after the first `keep` may be taken back. */
function asking(warm: RunningGame, { seat, keep, asks, notes }: UndoContext & UndoPlan): WishChange {
  const what = whatIsUndone(warm, seat, keep)
  const text = `${seat} asks to take back: ${what}. Something was seen or left to chance.`
  return {
    undoWish: { by: seat, waitingFor: asks, made: warm.version, keep, what },
    also: (tx) => note(tx, warm, { text, keep: warm.answers.length, notes }),
  }
}

/** What an answer to a wish for an undo leads to: when the last player agrees, the answers are taken back. */
async function afterWord(
  tx: Tx,
  warm: RunningGame,
  { caller, notes, ...said }: UndoContext & UndoVote,
): Promise<HistoryChange | WishChange | undefined> {
  const { undoWish } = warm
  const next = afterSaid(warm, said)
  if (next === 'agreed' && undoWish !== null)
    return takenBack(tx, warm, { caller, seat: undoWish.by, keep: undoWish.keep, notes })
  const does = said.allow ? 'agrees' : said.seat === undoWish?.by ? 'no longer asks' : 'does not agree'
  const text = `${said.seat} ${does} to take it back.`
  return {
    undoWish: next === 'agreed' ? null : next,
    also: (same) => note(same, warm, { text, keep: warm.answers.length, notes }),
  }
}

/**
 * The game without its last answers, where the state before them is still known. What was seen or left to chance meanwhile is no secret
 * any more: a line of the chat, which stays, says so.
 */
async function takenBack(
  tx: Tx,
  warm: RunningGame,
  { caller, seat, keep, notes }: TakeBack,
): Promise<HistoryChange | undefined> {
  const base = await positionAt(tx, warm, keep)
  if (base === undefined) return undefined
  const text = noteOfUndo(warm, seat, keep)
  const also = async (same: Tx) => {
    if (text !== undefined) await note(same, warm, { text, keep, notes })
  }
  return { keep, base, advances: [], author: authorOf(caller), also }
}
