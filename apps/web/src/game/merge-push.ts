import { applyDifference, defined, type Json } from '@parlour/kernel'
import {
  answerRead,
  asPart,
  checksumOf,
  type GameChange,
  type GamePart,
  type GamePush,
  logAfter,
  type LogChange,
  type SerializedGame,
  sumAfter,
  type WireLogEntry,
  type WireResponse,
} from '@parlour/protocol'

/**
 * The result of applying a push. `fetch`: the page holds another version; `mismatch`: the checksums differ.
 */
export type MergeResult =
  | { readonly kind: 'merged'; readonly game: SerializedGame }
  | { readonly kind: 'known' }
  | { readonly kind: 'fetch' }
  | { readonly kind: 'mismatch' }

/** Applies a push to the game a page holds and compares the checksums. */
export function mergePush(game: SerializedGame, push: GamePush): MergeResult {
  if (push.seq <= game.seq) return { kind: 'known' }
  if (push.base !== game.seq || push.change === undefined) return { kind: 'fetch' }
  const part = partAfter(game, push.change)
  if (part === undefined) return { kind: 'mismatch' }
  const { log, lastUpdated, canUndo, whyNoUndo, clock } = push.change
  const { whyNoUndo: _whyNoUndo, ...before } = game
  const { seq, branchId } = push
  return {
    kind: 'merged',
    game: {
      ...before,
      ...part,
      ...entriesAfter(game, log, lastUpdated),
      lastUpdated,
      canUndo: canUndo === true,
      ...defined({ whyNoUndo, clock }),
      seq,
      branchId,
      checksum: checksumOf(part),
    },
  }
}

/**
 * The part after a change; undefined where it is not what the server has. The server sums a fetched part as a
 * whole, and what a change makes: both together prove that the whole is equal.
 */
function partAfter(game: SerializedGame, { part: change }: GameChange): GamePart | undefined {
  const current = partOf(game)
  if (checksumOf(current) !== game.checksum) return undefined
  if (change === undefined) return current
  const part = asPart(applyDifference(jsonOf(current), change.difference))
  return part !== undefined && sumAfter(part, change.difference) === change.checksum ? part : undefined
}

/** The log after a change and the answers in it. */
function entriesAfter(
  { log: before, responses }: SerializedGame,
  change: LogChange,
  now: number,
): Pick<SerializedGame, 'log' | 'responses'> {
  const { from, read } = change
  const log = logAfter(before, change, now)
  const unchanged = responses.slice(0, responses.length - answersIn(before.slice(from)).length)
  return {
    log,
    responses: [
      ...(read === undefined ? unchanged : unchanged.map((answer) => answerRead(answer, read))),
      ...answersIn(log.slice(from)),
    ],
  }
}

const answersIn = (entries: readonly WireLogEntry[]): readonly WireResponse[] =>
  entries.flatMap((entry) => (entry.type === 'response-received' ? entry.data : []))

/**
 * Applies pushes in order. Returns the resulting game, the versions on the way to it, and why one of them
 * could not be applied: those after it are skipped.
 */
export function mergePushes(
  game: SerializedGame,
  pushes: readonly GamePush[],
): {
  readonly game: SerializedGame
  readonly passed: readonly SerializedGame[]
  readonly stopped: 'fetch' | 'mismatch' | undefined
} {
  let current = game
  const passed: SerializedGame[] = []
  for (const push of pushes) {
    const merged = mergePush(current, push)
    if (merged.kind === 'merged') {
      if (current !== game) passed.push(current)
      current = merged.game
    } else if (merged.kind !== 'known') return { game: current, passed, stopped: merged.kind }
  }
  return { game: current, passed, stopped: undefined }
}

/**
 * Returns the part of a game that pushes change and checksums cover.
 * @internal
 */
export function partOf({ view, requests, waiting, pace, gameOver, gameOverData }: SerializedGame): GamePart {
  return { view, requests, waiting, pace, gameOver, gameOverData }
}

/**
 * Returns a part as plain JSON, which is all it contains.
 * @internal
 */
export const jsonOf = (part: GamePart): Json => part as GamePart & { readonly [key: string]: Json }
