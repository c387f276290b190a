import type { Selectable } from 'kysely'
import type { Db, Tx } from '../driver/store'
import type { AnswersTable, CheckpointsTable, GameSetupsTable, GamesTable } from '../tables'
import { versionOf } from './game-moves'

export type AnswerRow = Selectable<AnswersTable>
export type GameRow = Selectable<GamesTable> & Pick<Selectable<GameSetupsTable>, 'settings' | 'log'>

/** A game whole, its rows as they stood together at one version. */
export interface StoredGame {
  readonly row: GameRow
  readonly answers: readonly AnswerRow[]
}

const TRIES = 10

/** Reads a game with the answers that led to where it is. Returns undefined when there is none of that id. */
export async function storedGame(db: Db, id: string): Promise<StoredGame | undefined> {
  for (let left = TRIES; left > 0; left -= 1) {
    const row = await db
      .selectFrom('games')
      .innerJoin('game_setups', 'game_setups.game_id', 'games.id')
      .selectAll('games')
      .select(['game_setups.settings', 'game_setups.log'])
      .where('games.id', '=', id)
      .executeTakeFirst()
    if (row === undefined) return undefined
    const answers = await db
      .selectFrom('answers')
      .selectAll()
      .where('game_id', '=', id)
      .orderBy('seq')
      .execute()
    if ((await versionOf(db, id)) === row.version) return { row, answers }
  }
  throw new Error(`game ${id} changes faster than it can be read`)
}

/** Takes the answers after the first `keep` out of a game, and moves the chat behind them to the log's new end. */
export async function cutAnswers(
  tx: Tx,
  id: string,
  { keep, logLength }: { readonly keep: number; readonly logLength: number },
): Promise<void> {
  await tx.deleteFrom('answers').where('game_id', '=', id).where('seq', '>', keep).execute()
  await tx.deleteFrom('checkpoints').where('game_id', '=', id).where('seq', '>=', keep).execute()
  await tx
    .updateTable('chat')
    .set({ position: logLength })
    .where('game_id', '=', id)
    .where('position', '>', logLength)
    .execute()
}

/** Marks a game as over and killed, its figures forgotten; nobody is told of it any more. */
export async function markKilled(
  tx: Tx,
  game: { readonly id: string; readonly version: number },
): Promise<void> {
  await tx
    .updateTable('games')
    .set({ killed: 1, game_over: 1, stats: null, version: game.version })
    .where('id', '=', game.id)
    .execute()
  await tx.deleteFrom('notices').where('game_id', '=', game.id).execute()
}

/** The state that was kept of a game after its first `seq` answers, if it was. */
export const checkpointAt = (db: Db, id: string, seq: number) =>
  db
    .selectFrom('checkpoints')
    .select(['state', 'branch_id'])
    .where('game_id', '=', id)
    .where('seq', '=', seq)
    .executeTakeFirst()

/** Keeps a state of a game; of those kept before it, at most as many as are told. */
export async function keepCheckpoint(tx: Tx, kept: CheckpointsTable, most: number): Promise<void> {
  await tx.insertInto('checkpoints').values(kept).execute()
  const { game_id, seq } = kept
  await tx
    .deleteFrom('checkpoints')
    .where('game_id', '=', game_id)
    .where('seq', '<=', seq - most)
    .execute()
}

export async function dropCheckpoints(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('checkpoints').where('game_id', '=', id).execute()
}
