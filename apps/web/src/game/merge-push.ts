import { applyDifference, isJsonObject, type Json } from '@parlour/kernel'
import { checksumOf, type GamePart, type GamePush, type SerializedGame } from '@parlour/protocol'

/** The result of applying a push. `fetch`: the page holds another version; `mismatch`: the checksums differ. */
export type Merged =
  | { readonly kind: 'merged'; readonly game: SerializedGame }
  | { readonly kind: 'known' }
  | { readonly kind: 'fetch' }
  | { readonly kind: 'mismatch' }

/** Applies a push to the game a page holds and compares the checksums. */
export function mergePush(game: SerializedGame, push: GamePush): Merged {
  if (push.seq <= game.seq) return { kind: 'known' }
  if (push.base !== game.seq || push.change === undefined) return { kind: 'fetch' }
  const { change } = push
  const part =
    change.part === undefined ? partOf(game) : asPart(applyDifference(jsonOf(partOf(game)), change.part))
  if (part === undefined || checksumOf(part) !== push.checksum) return { kind: 'mismatch' }
  return {
    kind: 'merged',
    game: {
      ...game,
      ...part,
      responses: [...game.responses.slice(0, change.responses.from), ...change.responses.added],
      log: [...game.log.slice(0, change.log.from), ...change.log.added],
      lastUpdated: change.lastUpdated,
      canUndo: change.canUndo,
      seq: push.seq,
      branchId: push.branchId,
      checksum: push.checksum,
    },
  }
}

/**
 * Applies pushes in order. Returns the resulting game, and why one of them could not be applied: those
 * after it are skipped.
 */
export function mergePushes(
  game: SerializedGame,
  pushes: readonly GamePush[],
): { readonly game: SerializedGame; readonly stopped: 'fetch' | 'mismatch' | undefined } {
  let held = game
  for (const push of pushes) {
    const merged = mergePush(held, push)
    if (merged.kind === 'merged') held = merged.game
    else if (merged.kind !== 'known') return { game: held, stopped: merged.kind }
  }
  return { game: held, stopped: undefined }
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

function asPart(value: Json): GamePart | undefined {
  return isJsonObject(value) && Array.isArray(value.requests) && Array.isArray(value.waiting)
    ? (value as Json & GamePart)
    : undefined
}
