import { chunks } from '../driver/chunks'
import type { Db, Store, Tx } from '../driver/store'
import { type StoredAnswer, packed, unpacked } from './answer-pack'
import { lockVersion, versionOf } from './game-moves'

/** The most rows that one statement of either store may add. */
const ROWS_AT_ONCE = 100

/** The answers of a game that were packed when it was over; undefined where none were. */
export async function packedAnswers(db: Db, id: string): Promise<readonly StoredAnswer[] | undefined> {
  const row = await db.selectFrom('game_packs').select('answers').where('game_id', '=', id).executeTakeFirst()
  return row && unpacked(id, row.answers)
}

/** Packs the answers of a game that is over, unless that was done or somebody changes it meanwhile. */
export async function packGame({ db, kind, write }: Store, id: string): Promise<void> {
  const game = await db
    .selectFrom('games')
    .select('version')
    .where('id', '=', id)
    .where('game_over', '=', 1)
    .executeTakeFirst()
  if (game === undefined) return
  const answers = await db
    .selectFrom('answers')
    .selectAll()
    .where('game_id', '=', id)
    .orderBy('seq')
    .execute()
  if (answers.length === 0) return
  const pack = await packed(answers)
  await write(async (tx) => {
    const version = await (kind === 'postgres' ? lockVersion : versionOf)(tx, id)
    if (version !== game.version) return
    const { numDeletedRows } = await tx
      .deleteFrom('answers')
      .where('game_id', '=', id)
      .executeTakeFirstOrThrow()
    if (Number(numDeletedRows) !== answers.length)
      throw new Error(`the answers of game ${id} were packed twice`)
    await tx.insertInto('game_packs').values({ game_id: id, answers: pack }).execute()
  })
}

/** Brings the answers of a game back that is to change after its end. */
export async function unpackGame(tx: Tx, id: string): Promise<void> {
  const answers = await packedAnswers(tx, id)
  if (answers === undefined) return
  for (const rows of chunks(answers, ROWS_AT_ONCE)) await tx.insertInto('answers').values(rows).execute()
  await tx.deleteFrom('game_packs').where('game_id', '=', id).execute()
}

/**
 * Ids of games that are over and not packed, after one id: some of those that follow it, and where to look
 * on.
 */
export async function unpackedAfter(
  db: Db,
  id: string,
): Promise<{ readonly ids: readonly string[]; readonly last: string | undefined }> {
  const next = await db
    .selectFrom('games')
    .select('id')
    .where('id', '>', id)
    .orderBy('id')
    .limit(LOOKED_AT)
    .execute()
  const last = next.at(-1)?.id
  if (last === undefined) return { ids: [], last }
  const rows = await db
    .selectFrom('games')
    .select('id')
    .where('id', '>', id)
    .where('id', '<=', last)
    .where('game_over', '=', 1)
    .where((is) =>
      is.exists(
        is.selectFrom('answers').select('answers.seq').whereRef('answers.game_id', '=', 'games.id').limit(1),
      ),
    )
    .execute()
  return { ids: rows.map((row) => row.id), last }
}
/** How many games one query looks at. */
const LOOKED_AT = 500
