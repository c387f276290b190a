import type { AnswerAhead } from '@parlour/kernel'
import type { AnswersAheadTable } from '../ahead-tables'
import { newId } from '../driver/ids'
import { parsed } from '../driver/json'
import { prepared } from '../driver/prepared-query'
import type { Db, Tx } from '../driver/store'

/** What of an answer ahead is stored as JSON: it, and how its owner reads of it. */
export interface LeftAnswer {
  readonly ahead: AnswerAhead
  /** The id of the question at which it was left: it is for later ones. */
  readonly leftAt?: string
  readonly question?: string
  readonly because?: string
  readonly picks: readonly string[]
}

/** An answer that a player left for questions to come. */
export interface StoredAhead extends LeftAnswer {
  readonly id: string
  readonly seat: string
  readonly given: number
  readonly lastGiven: number | null
}

/** Returns the answers ahead of a game, the one left last first. It is read with every change of the game. */
export async function answersAheadIn(db: Db, gameId: string): Promise<readonly StoredAhead[]> {
  const rows = await rowsOfGame.read(db, { gameId })
  return rows.length === 0 ? NONE : rows.map(storedAhead)
}

const NONE: readonly StoredAhead[] = []

const rowsOfGame = prepared((db, { gameId }: { readonly gameId: string }) =>
  db.selectFrom('answers_ahead').selectAll().where('game_id', '=', gameId).orderBy('id', 'desc'),
)

const storedAhead = ({ id, seat, answer, given, last_given }: AnswersAheadTable): StoredAhead => ({
  ...parsed<LeftAnswer>(answer),
  id,
  seat,
  given,
  lastGiven: last_given,
})

interface NewAhead {
  readonly gameId: string
  readonly seat: string
  readonly left: LeftAnswer
}

export async function addAnswerAhead(tx: Tx, { gameId, seat, left }: NewAhead): Promise<void> {
  const row = { id: newId(), game_id: gameId, seat, answer: JSON.stringify(left), made: Date.now(), given: 0 }
  await tx
    .insertInto('answers_ahead')
    .values({ ...row, last_given: null })
    .execute()
}

/** Notes that an answer ahead was given. */
export async function noteGiven(
  tx: Tx,
  { id, given }: Pick<StoredAhead, 'id' | 'given'>,
  at: number,
): Promise<void> {
  await tx.updateTable('answers_ahead').set({ given, last_given: at }).where('id', '=', id).execute()
}

export async function deleteAnswersAhead(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('answers_ahead').where('id', 'in', ids).execute()
}
