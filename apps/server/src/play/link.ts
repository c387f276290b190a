import type { Tx } from '../store/driver/store'
import { linkToDraft } from '../store/records/links'
import type { StoredChange } from './commit'
import type { RunningGame } from './running-game'

/** Links a game to a draft. The history stays as it is. */
export interface LinkChange {
  readonly linkedDraftId: string
}

/** Stores the link of a game to a draft. Returns the game after it. */
export async function storeLink(
  tx: Tx,
  before: RunningGame,
  { linkedDraftId }: LinkChange,
): Promise<StoredChange> {
  const after = { ...before, linkedDraftId, version: before.version + 1 }
  await linkToDraft(tx, after, linkedDraftId)
  return { after, pushes: [] }
}
