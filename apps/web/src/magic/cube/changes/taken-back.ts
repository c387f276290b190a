import type { CubeChange } from '@parlour/protocol'

/** What takes an act back: cards that go out again, and cards that come back. */
interface WayBack {
  readonly removeIds: readonly string[]
  readonly restoreIds: readonly string[]
}

/**
 * Returns what takes these changes of a cube back, given the cards that it lists now; undefined where nothing
 * is left to take back. Edits and scars stay: the card's own history shows what was there before.
 */
export function wayBack(changes: readonly CubeChange[], listed: ReadonlySet<string>): WayBack | undefined {
  const cameIn = changes.flatMap(({ kind, cardId }) =>
    kind === 'added' || kind === 'restored' || kind === 'replaced' ? cardId : [],
  )
  const wentOut = changes.flatMap(({ kind, cardId, replaced }) =>
    kind === 'removed' ? cardId : (replaced?.cardId ?? []),
  )
  const removeIds = cameIn.filter((id) => listed.has(id))
  // A card that came in and went out in one act is where it was.
  const restoreIds = wentOut.filter((id) => !listed.has(id) && !cameIn.includes(id))
  return removeIds.length + restoreIds.length === 0 ? undefined : { removeIds, restoreIds }
}
