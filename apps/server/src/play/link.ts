import type { Tx } from '../store/driver/store'
import { linkToDraft } from '../store/records/links'
import type { StoredChange } from './commit'
import type { RunningGame } from './running-game'

/** A change of a game that leaves its history alone: the draft that it is linked to. */
export interface LinkChange {
  readonly linkedDraftId: string
}

/** Stores to which draft a game is linked. Returns the game with that. */
export async function storeLink(
  tx: Tx,
  before: RunningGame,
  { linkedDraftId }: LinkChange,
): Promise<StoredChange> {
  const after = { ...before, linkedDraftId, version: before.version + 1 }
  await linkToDraft(tx, after, linkedDraftId)
  return { after, pushes: [] }
}
