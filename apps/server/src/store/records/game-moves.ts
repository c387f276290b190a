import { sql } from 'kysely'
import type { Db, Tx } from '../driver/store'
import { writeLast } from '../driver/pipelined'
import { prepared } from '../driver/prepared'
import type { AnswersTable, GamesTable } from '../tables'

/** Where an answer, or a change of history, brings a game. */
export interface MovedGame {
  readonly id: string
  /** The version that it is brought from. */
  readonly from: number
  readonly version: number
  readonly seq: number
  readonly branchId: number
  readonly waiting: string
  readonly gameOver: GamesTable['game_over']
  readonly overData: string | null
  readonly stats: string | null
  readonly now: number
  /** What leads from the state that is kept whole to the one that it is brought to, as text. */
  readonly steps: string
  /** The state that it is brought to, as text, where it is to be kept whole. */
  readonly state: string | undefined
}

/** Updates the row of a game at the end of the transaction, which fails if somebody else has moved or killed the game. */
export async function moveGame(tx: Tx, moved: MovedGame): Promise<void> {
  await writeLast(tx, gameMove.with(tx, moved))
  const { id, state } = moved
  if (state !== undefined) await writeLast(tx, stateMove.with(tx, { id, state }))
}

const stateMove = prepared((db, { id, state }: { readonly id: string; readonly state: string }) =>
  db.updateTable('game_states').set({ state }).where('game_id', '=', id),
)

const gameMove = prepared((db, moved: MovedGame) =>
  db
    .updateTable('games')
    .set({
      // A version may not be null, so the update of a row that has changed meanwhile fails.
      version: sql<number>`case when version = ${moved.from} and killed = 0 then cast(${moved.version} as integer) end`,
      seq: moved.seq,
      branch_id: moved.branchId,
      waiting: moved.waiting,
      game_over: moved.gameOver,
      over_data: moved.overData,
      stats: moved.stats,
      last_updated: moved.now,
      steps: moved.steps,
    })
    .where('id', '=', moved.id),
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
  }),
)

/** The version of a stored game; undefined when there is none of that id. */
export const versionOf = async (db: Db, id: string): Promise<number | undefined> =>
  (await gameVersion.run(db, { id })).rows[0]?.version

const gameVersion = prepared((db, { id }: { readonly id: string }) =>
  db.selectFrom('games').select('version').where('id', '=', id),
)

/** The same, with the game held until the transaction ends: PostgreSQL only. */
export const heldVersionOf = async (tx: Tx, id: string): Promise<number | undefined> =>
  (await heldVersion.run(tx, { id })).rows[0]?.version

const heldVersion = prepared((db, { id }: { readonly id: string }) =>
  db.selectFrom('games').select('version').where('id', '=', id).forUpdate(),
)
