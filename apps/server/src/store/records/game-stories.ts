import type { SeriesGame, StoredStory } from '@parlour/protocol'
import type { ExpressionBuilder } from 'kysely'
import { parsed } from '../driver/json'
import type { Db } from '../driver/store'
import type { Tables } from '../tables'
import { gameSummaries } from './games'

/** Returns the stored story of a finished game, if it was made of this end of the game. */
export async function storedStory(db: Db, gameId: string, madeOf: string): Promise<StoredStory | undefined> {
  const row = await db
    .selectFrom('game_stories')
    .select('story')
    .where('game_id', '=', gameId)
    .where('made_of', '=', madeOf)
    .executeTakeFirst()
  return row && parsed<StoredStory>(row.story)
}

/** Stores the story of a finished game, in place of one that was made of another end. */
export async function storeStory(
  db: Db,
  {
    gameId,
    madeOf,
    story,
  }: { readonly gameId: string; readonly madeOf: string; readonly story: StoredStory },
): Promise<void> {
  const values = { made_of: madeOf, story: JSON.stringify(story) }
  await db
    .insertInto('game_stories')
    .values({ game_id: gameId, ...values })
    .onConflict((conflict) => conflict.column('game_id').doUpdateSet(values))
    .execute()
}

/** A finished game that is open to others, with what is kept of its story. */
export interface EndedGameShown {
  readonly gameId: string
  readonly kind: string
  readonly name: string
  readonly madeOf: string
  readonly story: StoredStory
}

/** Returns a finished game that its players did not close, if its story is kept. */
export async function endedGameShown(db: Db, gameId: string): Promise<EndedGameShown | undefined> {
  const row = await db
    .selectFrom('games')
    .innerJoin('game_stories', 'game_stories.game_id', 'games.id')
    .select(['games.kind', 'games.name', 'game_stories.made_of', 'game_stories.story'])
    .where('games.id', '=', gameId)
    .where('games.game_over', '=', 1)
    .where('games.killed', '=', 0)
    .where('games.closed', '=', 0)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { kind, name, made_of: madeOf, story } = row
  return { gameId, kind, name, madeOf, story: parsed<StoredStory>(story) }
}

/** Which games make a series. */
export interface SeriesWanted {
  readonly kind: string
  /** The people at the table, bots left out. */
  readonly userIds: readonly string[]
  readonly seats: number
  /** Also games that their players closed to others. */
  readonly alsoClosed: boolean
}

const MOST_IN_SERIES = 10

/** Returns the last games of a kind that the same people finished at a table of this size, oldest first. */
export async function seriesOf(db: Db, wanted: SeriesWanted): Promise<readonly SeriesGame[]> {
  const ids = await idsOfSeries(db, wanted)
  const games = new Map((await gameSummaries(db, ids)).map((game) => [game._id, game]))
  return ids.flatMap((gameId) => {
    const game = games.get(gameId)
    if (game === undefined) return []
    return [{ gameId, name: game.settings.name, winners: game.gameOverData?.winners ?? [] }]
  })
}

async function idsOfSeries(db: Db, wanted: SeriesWanted): Promise<readonly string[]> {
  const [first = '', ...others] = wanted.userIds
  let query = db
    .selectFrom('game_players as own')
    .innerJoin('games', 'games.id', 'own.game_id')
    .select('own.game_id as id')
    .where('own.user_id', '=', first)
    .where('own.kind', '=', wanted.kind)
    .where('own.killed', '=', 0)
    .where('own.ended', 'is not', null)
    .where((is) => is(seatCount(is), '=', wanted.seats))
  if (!wanted.alsoClosed) query = query.where('games.closed', '=', 0)
  for (const userId of others)
    query = query.where((is) =>
      is.exists(
        is
          .selectFrom('game_players as other')
          .select('other.seat')
          .whereRef('other.game_id', '=', 'own.game_id')
          .where('other.user_id', '=', userId),
      ),
    )
  const rows = await query
    .orderBy('own.ended', 'desc')
    .orderBy('own.game_id', 'desc')
    .limit(MOST_IN_SERIES)
    .execute()
  return rows.map(({ id }) => id).reverse()
}

const seatCount = (is: ExpressionBuilder<Tables & { own: Tables['game_players'] }, 'own'>) =>
  is
    .selectFrom('game_players as seat')
    .select(({ fn }) => fn.countAll<number>().as('seats'))
    .whereRef('seat.game_id', '=', 'own.game_id')
