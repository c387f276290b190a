import { type Selectable, sql } from 'kysely'
import { atOneMoment } from '../driver/one-moment'
import type { Db, Tx } from '../driver/store'
import type { AnswersTable, GameSetupsTable, GameStatesTable, GamesTable } from '../tables'
import { dropNoticesOf } from './outbox'
import { packedAnswers } from './packed-games'

/**
 * An answer without the way back over it, which is read when somebody goes it, and with the step that it made
 * only where that leads on from the state that is kept whole.
 */
export type AnswerRow = Omit<Selectable<AnswersTable>, 'back'>
export type GameRow = Selectable<GamesTable> &
  Pick<Selectable<GameSetupsTable>, 'settings' | 'log'> &
  Pick<Selectable<GameStatesTable>, 'state'> & {
    readonly whole_at: number
    readonly proposals: string | null
    /** The version of the game for which an undo among them was asked. */
    readonly proposed_at: number | null
    readonly clock: string | null
    readonly onlookers: string | null
  }

/** A game whole, its rows as they stood together at one version. */
export interface StoredGame {
  readonly row: GameRow
  readonly answers: readonly AnswerRow[]
}

export const answerColumns = [
  'game_id',
  'seq',
  'actor',
  'kind',
  'title',
  'selection',
  'no_undo',
  'bars_undo',
  'open',
  'log',
  'at',
  'user_id',
  'admin_id',
  'request_key',
] as const

/** Reads a game with the answers that led to where it is. Returns undefined when there is none of that id. */
export const storedGame = (db: Db, id: string): Promise<StoredGame | undefined> =>
  atOneMoment(db, async (now) => {
    const row = await gameRow(now, id)
    return row && { row, answers: await answersOf(now, row) }
  })

const gameRow = (db: Db, id: string): Promise<GameRow | undefined> =>
  db
    .selectFrom('games')
    .innerJoin('game_setups', 'game_setups.game_id', 'games.id')
    .selectAll('games')
    .innerJoin('game_states', 'game_states.game_id', 'games.id')
    .leftJoin('proposals', 'proposals.game_id', 'games.id')
    .leftJoin('game_clocks', 'game_clocks.game_id', 'games.id')
    .leftJoin('game_onlookers', 'game_onlookers.game_id', 'games.id')
    .select(['game_setups.settings', 'game_setups.log', 'game_states.state', 'game_onlookers.onlookers'])
    .select(['game_clocks.clock', 'proposals.proposals', 'proposals.version as proposed_at'])
    .select('game_states.seq as whole_at')
    .where('games.id', '=', id)
    .executeTakeFirst()

/** The answers of a game; those of a game that is over may be packed. */
async function answersOf(db: Db, { id, seq, game_over, whole_at }: GameRow): Promise<readonly AnswerRow[]> {
  const rows = await db
    .selectFrom('answers')
    .select(answerColumns)
    .select(sql<string | null>`case when seq > ${whole_at} then forth end`.as('forth'))
    .where('game_id', '=', id)
    .orderBy('seq')
    .execute()
  const isPacked = rows.length === 0 && seq > 0 && game_over === 1
  return (isPacked ? await packedAnswers(db, id) : undefined) ?? rows
}

/**
 * Takes the answers after the first `keep` out of a game, and moves the chat behind them to the log's new
 * end.
 */
export async function cutAnswers(
  tx: Tx,
  id: string,
  { keep, logLength }: { readonly keep: number; readonly logLength: number },
): Promise<void> {
  await tx.deleteFrom('answers').where('game_id', '=', id).where('seq', '>', keep).execute()
  await tx
    .updateTable('chat')
    .set({ position: logLength })
    .where('game_id', '=', id)
    .where('position', '>', logLength)
    .execute()
}

/** Marks a game as over and killed and drops its figures. Nobody gets messages about it any more. */
export async function markKilled(
  tx: Tx,
  game: { readonly id: string; readonly version: number },
): Promise<void> {
  await tx
    .updateTable('games')
    .set({ killed: 1, game_over: 1, stats: null, version: game.version })
    .where('id', '=', game.id)
    .execute()
  await tx
    .updateTable('game_players')
    .set({ ended: Date.now(), killed: 1 })
    .where('game_id', '=', game.id)
    .execute()
  await tx.deleteFrom('notices').where('game_id', '=', game.id).execute()
  await dropNoticesOf(tx, game.id)
}

/** The ways back over the answers of a game from one place in it down to another, the last one first. */
export async function backsOf(
  db: Db,
  id: string,
  { after, to }: { readonly after: number; readonly to: number },
): Promise<readonly (string | null)[]> {
  const rows = await db
    .selectFrom('answers')
    .select('back')
    .where('game_id', '=', id)
    .where('seq', '>', after)
    .where('seq', '<=', to)
    .orderBy('seq', 'desc')
    .execute()
  if (rows.length > 0 || to <= after) return rows.map(({ back }) => back)
  const answers = (await packedAnswers(db, id)) ?? []
  return answers
    .slice(after, to)
    .reverse()
    .map(({ back }) => back)
}
