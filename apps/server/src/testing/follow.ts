import { applyDifference } from '@parlour/kernel'
import {
  checksumOf,
  type GameMoment,
  type GamePart,
  type GamePush,
  logAfter,
  type SerializedGame,
  sumAfter,
  type WireLogEntry,
  type WireResponse,
  wholeMoments,
} from '@parlour/protocol'

/** What a page holds of a game, kept up to date from pushes alone. */
export interface FollowedGame {
  readonly seq: number
  readonly branchId: number
  readonly part: GamePart
  readonly responses: readonly WireResponse[]
  readonly log: readonly WireLogEntry[]
  readonly canUndo: boolean
}

/** What a page holds after it fetched a game. Fails when the sum is not that of the part. */
export function follow(game: SerializedGame): FollowedGame {
  const { view, requests, waiting, pace, gameOver, gameOverData } = game
  const part: GamePart = { view, requests, waiting, pace, gameOver, gameOverData }
  if (checksumOf(part) !== game.checksum) throw new Error('the fetched game has another checksum')
  const { seq, branchId, responses, log, canUndo } = game
  return { seq, branchId, part, responses, log, canUndo }
}

/**
 * The page after a push. Undefined when the page has to fetch: it missed something, or nothing else was said.
 */
export function afterPush(page: FollowedGame, push: GamePush): FollowedGame | undefined {
  if (push.seq <= page.seq) return page
  const { change } = push
  if (change === undefined || push.base !== page.seq) return undefined
  const part =
    change.part === undefined
      ? page.part
      : (applyDifference(page.part as never, change.part.difference) as never as GamePart)
  if (change.part !== undefined && sumAfter(part, change.part.difference) !== change.part.checksum)
    throw new Error('the pushed game has another checksum')
  const log = logAfter(page.log, change.log, change.lastUpdated)
  return {
    seq: push.seq,
    branchId: push.branchId,
    part,
    responses: log.flatMap((entry) => (entry.type === 'response-received' ? entry.data : [])),
    log,
    canUndo: change.canUndo === true,
  }
}

/** The parts of some moments, put together as a page does it from what it is sent. */
export const partsOf = (sent: readonly GameMoment[]): readonly GamePart[] =>
  wholeMoments(sent).map(({ part }) => part)
