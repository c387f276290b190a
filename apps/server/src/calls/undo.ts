import { type UndoResult } from '@parlour/kernel'
import { type ChatEntry, gameUndo, gameUndoSay } from '@parlour/protocol'
import type { callsOn } from '../http/calls'
import { gameOverwritten } from '../failures/failures'
import { appendChange, type HistoryChange } from '../play/change'
import { positionAt } from '../play/moments'
import { handsShownTo } from '../play/onlookers'
import { replyTo } from '../play/reply'
import { ownSeat } from '../play/seat'
import { type UndoPlan, undoOf } from '../play/undo'
import { noteOfUndo, whatIsUndone } from '../play/undo-note'
import { wishAfterVote, type UndoVote, type WishChange } from '../play/undo-wish'
import { logLengthAt, type RunningGame } from '../play/running-game'
import type { Caller } from '../services'
import type { Tx } from '../store/driver/store'
import { addChat } from '../store/records/chat'
import { refusal } from '../refusals/refusal'

/** Answers are taken back, at once or when the others have agreed (rules: hub 4, 7). */
export function undoCalls(on: ReturnType<typeof callsOn>): void {
  on(gameUndo, async ({ gameId, count, branchId, knows, page }, { services, caller }) => {
    const notes: ChatEntry[] = []
    const change = await services.play.change(gameId, (game, tx) => {
      const seat = ownSeat(game, caller)
      checkBranch(game, branchId)
      checkSeen(game, knows)
      const wished = undoOf(game, seat, count)
      if (typeof wished === 'string') return undefined
      const taking = { caller, seat, notes }
      if ('keep' in wished)
        return wished.asks.length > 0
          ? wishChange(game, { ...taking, ...wished })
          : undoChange(tx, game, { ...taking, ...wished })
      return appendChange(game, wished, authorOf(caller))
    })
    for (const entry of notes) services.live.chat({ gameId, entry })
    const { before, after } = change
    const seat = ownSeat(after, caller)
    const result = before === after ? reasonAgainst(before, seat, count) : '__SUCCESS__'
    return { result, ...(await replyTo(services, change, { seat, knows, page })) }
  })
  on(gameUndoSay, async ({ gameId, made, allow, knows, page }, { services, caller }) => {
    const notes: ChatEntry[] = []
    const change = await services.play.change(gameId, (game, tx) =>
      changeAfterVote(tx, game, { caller, seat: ownSeat(game, caller), made, allow, notes }),
    )
    for (const entry of notes) services.live.chat({ gameId, entry })
    return replyTo(services, change, { seat: ownSeat(change.after, caller), knows, page })
  })
}

/** Without the branch that it was based on, an undo that is sent again would take back one more answer. */
function checkBranch(game: RunningGame, branchId: number | undefined): void {
  if (branchId === undefined && game.rules.pace(game.position.state) !== 'any')
    throw refusal('branch_id_missing')
  if (branchId !== undefined && branchId !== game.position.branchId) throw gameOverwritten()
}

/**
 * An undo of a game's own takes back whatever was done last: two who press for one mistake take back one
 * step.
 */
function checkSeen(game: RunningGame, knows: number | undefined): void {
  if (game.rules.undo !== undefined && knows !== undefined && knows !== game.version) throw gameOverwritten()
}

const authorOf = (caller: Caller) => ({ userId: caller._id, adminId: caller.adminId })

/**
 * Why nothing was taken back. Even where the rules allow it, the state before the answers may no longer be
 * known.
 */
function reasonAgainst(game: RunningGame, seat: string, count: number): UndoResult {
  const wished = undoOf(game, seat, count)
  return typeof wished === 'string' ? wished : '__NO_UNDO__'
}

interface UndoContext {
  readonly caller: Caller
  readonly seat: string
  /** Collects the chat lines that everybody gets about it. */
  readonly notes: ChatEntry[]
}
interface TakeBack extends UndoContext, Pick<UndoPlan, 'keep'> {}

/** Adds a line to the chat that nobody wrote. */
async function note(tx: Tx, game: RunningGame, { text, keep, notes }: UndoNote): Promise<void> {
  const line = { gameId: game.id, authorId: '', author: '', position: logLengthAt(game, keep) }
  notes.push(await addChat(tx, { ...line, text }))
}
interface UndoNote {
  readonly text: string
  /** How many answers it comes after. */
  readonly keep: number
  readonly notes: ChatEntry[]
}

/** Everybody else is asked whether the answers after the first `keep` may be taken back. */
function wishChange(game: RunningGame, { seat, keep, asks, notes }: UndoContext & UndoPlan): WishChange {
  const what = whatIsUndone(game, seat, keep)
  const text = `${seat} asks to take back: ${what}. Something was seen or left to chance.`
  return {
    undoWish: { by: seat, waitingFor: asks, made: game.version, keep, what },
    also: (tx) => note(tx, game, { text, keep: game.answers.length, notes }),
  }
}

/** What an answer to a wish for an undo leads to: when the last player agrees, the answers are taken back. */
async function changeAfterVote(
  tx: Tx,
  game: RunningGame,
  { caller, notes, ...vote }: UndoContext & UndoVote,
): Promise<HistoryChange | WishChange | undefined> {
  const { undoWish } = game
  const next = wishAfterVote(game, vote)
  if (next === 'agreed' && undoWish !== null)
    return undoChange(tx, game, { caller, seat: undoWish.by, keep: undoWish.keep, notes })
  const does = vote.allow ? 'agrees' : vote.seat === undoWish?.by ? 'no longer asks' : 'does not agree'
  const text = `${vote.seat} ${does} to take it back.`
  return {
    undoWish: next === 'agreed' ? null : next,
    also: (same) => note(same, game, { text, keep: game.answers.length, notes }),
  }
}

/**
 * The game without its last answers, where the state before them is still known. What was seen or left to
 * chance meanwhile is no secret any more: a line of the chat, which stays, says so.
 */
async function undoChange(
  tx: Tx,
  game: RunningGame,
  { caller, seat, keep, notes }: TakeBack,
): Promise<HistoryChange | undefined> {
  const base = keep < handsShownTo(game) ? undefined : await positionAt(tx, game, keep)
  if (base === undefined) return undefined
  const text = noteOfUndo(game, seat, keep)
  const also = async (same: Tx) => {
    if (text !== undefined) await note(same, game, { text, keep, notes })
  }
  return { keep, base, advances: [], author: authorOf(caller), also }
}
