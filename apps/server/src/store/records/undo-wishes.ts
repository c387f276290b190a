import type { Tx } from '../driver/store'

/** The wish for an undo that stands beside a game, or none. */
export interface WishedGame {
  readonly id: string
  readonly version: number
  /** Who asks whom, as text; null when nobody asks any more. */
  readonly wish: string | null
  /** Names of those who are waited for, as text. */
  readonly waiting: string
}

/**
 * Keeps who asks for an undo, or that nobody does any more. With the next version of its game a wish is void.
 */
export async function storeWish(tx: Tx, { id, version, wish, waiting }: WishedGame): Promise<void> {
  await tx.updateTable('games').set({ version, waiting }).where('id', '=', id).execute()
  await tx.deleteFrom('undo_wishes').where('game_id', '=', id).execute()
  if (wish !== null) await tx.insertInto('undo_wishes').values({ game_id: id, version, wish }).execute()
}
