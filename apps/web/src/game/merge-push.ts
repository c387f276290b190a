import { applyDifference, isJsonObject, type Json } from '@parlour/kernel'
import { checksumOf, type GamePart, type GamePush, type SerializedGame } from '@parlour/protocol'

/** What a push makes of the game a page holds. `fetch`: the page holds another version; `mismatch`: the sums differ. */
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
      responses: [...game.responses.slice(0, change.responses.from), ...change.responses.come],
      log: [...game.log.slice(0, change.log.from), ...change.log.come],
      lastUpdated: change.lastUpdated,
      canUndo: change.canUndo,
      seq: push.seq,
      branchId: push.branchId,
      checksum: push.checksum,
    },
  }
}

/**
 * Applies pushes in the order in which they came. Answers the game they make, and why one of them could not be applied: those
 * behind it are left out.
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
 * The part of a game that changes are about and sums are taken of.
 * @internal
 */
export function partOf({ view, requests, waiting, pace, gameOver, gameOverData }: SerializedGame): GamePart {
  return { view, requests, waiting, pace, gameOver, gameOverData }
}

/**
 * Plain data as such: a part holds nothing else.
 * @internal
 */
export const jsonOf = (part: GamePart): Json => part as GamePart & { readonly [key: string]: Json }

function asPart(value: Json): GamePart | undefined {
  return isJsonObject(value) && Array.isArray(value.requests) && Array.isArray(value.waiting)
    ? (value as Json & GamePart)
    : undefined
}
