import type { UndoResult } from '@parlour/kernel'
import { gameUndo } from '@parlour/protocol'
import type { callsOn } from '../http/calls'
import { gameOverwritten } from '../failures/failures'
import { hasResigned } from '../pace/game-clock'
import { authorOf } from '../play/author-of'
import { undoneChange } from '../play/carry-out'
import { appendChange } from '../play/change'
import { changeAndNote } from '../play/change-and-note'
import { proposedChange } from '../play/propose'
import { replyTo } from '../play/reply'
import { ownSeat } from '../play/seat'
import { undoOf } from '../play/undo'
import { whatIsUndone } from '../play/undo-note'
import type { RunningGame } from '../play/running-game'
import { refusal } from '../refusals/refusal'

/** Answers are taken back, at once or when the others have agreed (rules: hub 4, 7). */
export function undoCalls(on: ReturnType<typeof callsOn>): void {
  on(gameUndo, async ({ gameId, count, branchId, knows, page }, { services, caller }) => {
    const author = authorOf(caller)
    const change = await changeAndNote(services, gameId, (game, { tx, note }) => {
      const seat = ownSeat(game, caller)
      if (hasResigned(game.clock, seat)) throw refusal('resigned_already')
      checkBranch(game, branchId)
      checkSeen(game, knows)
      const wished = undoOf(game, seat, count)
      if (typeof wished === 'string') return undefined
      if (!('keep' in wished)) return appendChange(game, wished, author)
      const { keep, needsConsent } = wished
      const context = { tx, note, author, notices: services.notices }
      if (!needsConsent) return undoneChange(game, { by: seat, keep }, context)
      const proposed = { kind: 'undo', keep, what: whatIsUndone(game, seat, keep) } as const
      return proposedChange(game, { seat, proposed }, context)
    })
    const { before, after } = change
    const seat = ownSeat(after, caller)
    const result = before === after ? reasonAgainst(before, seat, count) : '__SUCCESS__'
    return { result, ...(await replyTo(services, change, { seat, knows, page })) }
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

/**
 * Why nothing was taken back. Even where the rules allow it, the state before the answers may no longer be
 * known.
 */
function reasonAgainst(game: RunningGame, seat: string, count: number): UndoResult {
  const wished = undoOf(game, seat, count)
  return typeof wished === 'string' ? wished : '__NO_UNDO__'
}
