import type { Tx } from '../driver/store'
import { keepProposals } from './proposals'

interface StoredAccess {
  readonly id: string
  /** The version of the game before and after. */
  readonly from: number
  readonly version: number
  readonly closed: boolean
  readonly opened: boolean
}

/**
 * Stores whether a game is closed to those who did not play it, and whether its end was looked at with the
 * eyes of somebody else. A wish for an undo stands as before.
 */
export async function storeAccess(tx: Tx, game: StoredAccess): Promise<void> {
  const { id, from, version, closed, opened } = game
  await tx
    .updateTable('games')
    .set({ closed: closed ? 1 : 0, opened: opened ? 1 : 0, version })
    .where('id', '=', id)
    .execute()
  await keepProposals(tx, { id, from, version })
}
