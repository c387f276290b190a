import { sql } from 'kysely'
import type { Db, Tx } from '../driver/store'
import { writeLast } from '../driver/pipelined'
import { prepared } from '../driver/prepared-query'
import type { AnswersTable, GamesTable } from '../tables'

/** Where an answer, or a change of history, takes a game. */
export interface GameMove {
  readonly id: string
  /** The version before it. */
  readonly from: number
  readonly version: number
  readonly seq: number
  readonly branchId: number
  readonly waiting: string
  readonly now: number
  /** The state after it, as text, where it is to be stored whole. */
  readonly state: string | undefined
  /** Given where the game was over or is. */
  readonly end: GameEnd | undefined
}

/** Whether and how a game has ended. */
export interface GameEnd {
  readonly gameOver: GamesTable['game_over']
  readonly overData: string | null
  readonly stats: string | null
}

/**
 * Updates the row of a game at the end of the transaction, which fails if somebody else has moved or killed
 * the game.
 */
export async function moveGame(tx: Tx, move: GameMove): Promise<void> {
  await writeLast(tx, gameMove.with(tx, move))
  const { id, seq, state, end } = move
  if (state !== undefined) await writeLast(tx, stateMove.with(tx, { id, seq, state }))
  if (end !== undefined) await writeLast(tx, endMove.with(tx, { id, ...end }))
}

const stateMove = prepared((db, { id, seq, state }: Pick<GameMove, 'id' | 'seq'> & { state: string }) =>
  db.updateTable('game_states').set({ seq, state }).where('game_id', '=', id),
)

/**
 * Apart from what every answer changes: a column that is set is written into its indexes, also where it stays
 * the same.
 */
const endMove = prepared((db, { id, gameOver, overData, stats }: Pick<GameMove, 'id'> & GameEnd) =>
  db.updateTable('games').set({ game_over: gameOver, over_data: overData, stats }).where('id', '=', id),
)

const gameMove = prepared((db, move: GameMove) =>
  db
    .updateTable('games')
    .set({
      // A version may not be null, so the update of a row that has changed meanwhile fails.
      version: sql<number>`case when version = ${move.from} and killed = 0 then cast(${move.version} as integer) end`,
      seq: move.seq,
      branch_id: move.branchId,
      waiting: move.waiting,
      last_updated: move.now,
    })
    .where('id', '=', move.id),
)

/** Adds an answer to a game, at the end of the transaction. Two cannot have the same place in it. */
export const addAnswer = (tx: Tx, answer: AnswersTable): Promise<void> =>
  writeLast(tx, answerRow.with(tx, answer))

const answerRow = prepared((db, answer: AnswersTable) =>
  db.insertInto('answers').values({
    game_id: answer.game_id,
    seq: answer.seq,
    actor: answer.actor,
    kind: answer.kind,
    title: answer.title,
    selection: answer.selection,
    no_undo: answer.no_undo,
    bars_undo: answer.bars_undo,
    open: answer.open,
    log: answer.log,
    at: answer.at,
    user_id: answer.user_id,
    admin_id: answer.admin_id,
    request_key: answer.request_key,
    back: answer.back,
    forth: answer.forth,
  }),
)

/** The version of a stored game; undefined when there is none with that id. */
export const versionOf = async (db: Db, id: string): Promise<number | undefined> =>
  (await gameVersion.read(db, { id }))[0]?.version

const gameVersion = prepared((db, { id }: { readonly id: string }) =>
  db.selectFrom('games').select('version').where('id', '=', id),
)

/** The same, with the game held until the transaction ends: PostgreSQL only. */
export const lockVersion = async (tx: Tx, id: string): Promise<number | undefined> =>
  (await heldVersion.read(tx, { id }))[0]?.version

const heldVersion = prepared((db, { id }: { readonly id: string }) =>
  db.selectFrom('games').select('version').where('id', '=', id).forUpdate(),
)
