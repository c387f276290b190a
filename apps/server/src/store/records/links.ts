import type { Db, Tx } from '../driver/store'

/** Whether the user, and no bot in their place, has a seat in the game. */
export async function isSeated(db: Db, gameId: string, userId: string): Promise<boolean> {
  const seat = await db
    .selectFrom('game_players')
    .select('seat')
    .where('game_id', '=', gameId)
    .where('user_id', '=', userId)
    .where('bot', 'is', null)
    .executeTakeFirst()
  return seat !== undefined
}

/** The ids of the people who have a seat in a game. */
export async function peopleSeatedIn(db: Db, gameId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('game_players')
    .select('user_id')
    .where('game_id', '=', gameId)
    .where('bot', 'is', null)
    .execute()
  return new Set(rows.map(({ user_id }) => user_id))
}

/** The kind of a game in which the user has a seat; undefined for any other game, and for a killed one. */
export const gameOfSeated = (db: Db, gameId: string, userId: string) =>
  db
    .selectFrom('games')
    .innerJoin('game_players', 'game_players.game_id', 'games.id')
    .select('games.kind')
    .where('games.id', '=', gameId)
    .where('games.killed', '=', 0)
    .where('game_players.user_id', '=', userId)
    .executeTakeFirst()

/** Ids of the games that are linked to a draft. */
export async function gamesLinkedTo(db: Db, draftId: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('games').select('id').where('linked_draft_id', '=', draftId).execute()
  return rows.map((row) => row.id)
}

/** Links a game to a draft, so that the draft finds it. */
export async function linkToDraft(
  tx: Tx,
  game: { readonly id: string; readonly version: number },
  draftId: string,
): Promise<void> {
  await tx
    .updateTable('games')
    .set({ linked_draft_id: draftId, version: game.version })
    .where('id', '=', game.id)
    .execute()
}

/** The decks that the people of a draft have drafted, by user id. */
export async function draftedDecks(db: Db, draftId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('game_players')
    .select(['user_id', 'deck_id'])
    .where('game_id', '=', draftId)
    .where('bot', 'is', null)
    .execute()
  return new Map(
    rows.flatMap(({ user_id, deck_id }) => (deck_id === null ? [] : [[user_id, deck_id] as const])),
  )
}
