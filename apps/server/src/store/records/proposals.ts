import type { Db, Tx } from '../driver/store'

/** What is proposed in a game, as text, and what of it is searched for. */
export interface StoredProposals {
  readonly gameId: string
  /** The version of the game that an undo among them is for. */
  readonly version: number
  /** Null where nothing is proposed. */
  readonly proposals: string | null
  /** When the first of them lapses or takes effect; null where that is not foreseen. */
  readonly due: number | null
}

/** Keeps what is proposed in a game, or that nothing is any more. */
export async function saveProposals(
  tx: Tx,
  { gameId, version, proposals, due }: StoredProposals,
): Promise<void> {
  await tx.deleteFrom('proposals').where('game_id', '=', gameId).execute()
  if (proposals !== null)
    await tx.insertInto('proposals').values({ game_id: gameId, version, proposals, due }).execute()
}

/** The next version of a game of which something beside its history changed. */
export interface MovedVersion {
  readonly id: string
  readonly from: number
  readonly version: number
  /** Names of those who are asked something, as text. */
  readonly waiting: string
}

/** Notes the next version of a game and who is asked something. A wish for an undo stands as before. */
export async function moveVersion(tx: Tx, { id, from, version, waiting }: MovedVersion): Promise<void> {
  await tx.updateTable('games').set({ version, waiting }).where('id', '=', id).execute()
  await keepProposals(tx, { id, from, version })
}

/** Has a wish for an undo stand at the next version of its game as well. */
export const keepProposals = async (
  tx: Tx,
  { id, from, version }: Omit<MovedVersion, 'waiting'>,
): Promise<void> => {
  await tx
    .updateTable('proposals')
    .set({ version })
    .where('game_id', '=', id)
    .where('version', '=', from)
    .execute()
}

/** Returns the ids of running games of which a proposal lapses or takes effect by now. */
export async function dueProposals(db: Db, now: number, most: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('proposals')
    .innerJoin('games', 'games.id', 'proposals.game_id')
    .select('games.id')
    .where('proposals.due', '<=', now)
    .where('games.game_over', '=', 0)
    .where('games.killed', '=', 0)
    .orderBy('proposals.due')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}
