import type { ExpressionBuilder } from 'kysely'
import { sql } from 'kysely'
import type { PlayedKind, PlayedRival } from '@parlour/protocol'
import type { Db } from '../driver/store'
import type { Tables } from '../tables'

/** Games with bots count for nobody. */
const withoutBots = ({
  not,
  exists,
  selectFrom,
}: Pick<
  ExpressionBuilder<Tables & { own: Tables['game_players'] }, 'own'>,
  'not' | 'exists' | 'selectFrom'
>) =>
  not(
    exists(
      selectFrom('game_players as seat')
        .select('seat.seat')
        .whereRef('seat.game_id', '=', 'own.game_id')
        .where('seat.bot', 'is not', null),
    ),
  )

const finishedWithPeople = (db: Db, userId: string) =>
  db
    .selectFrom('game_players as own')
    .innerJoin('games', 'games.id', 'own.game_id')
    .where('own.user_id', '=', userId)
    .where('own.bot', 'is', null)
    .where('own.ended', 'is not', null)
    .where('games.killed', '=', 0)
    .where((of) => withoutBots(of))

/** What a user finished with other people, kind by kind, the most played first. */
export async function playedKinds(db: Db, userId: string): Promise<PlayedKind[]> {
  const rows = await finishedWithPeople(db, userId)
    .select(['games.kind as game', sql<number>`count(*)`.as('games')])
    .select([
      sql<number>`sum(case when own.won = 1 then 1 else 0 end)`.as('wins'),
      sql<number>`sum(case when own.won = 0 then 1 else 0 end)`.as('losses'),
    ])
    .groupBy('games.kind')
    .execute()
  return inOrder(rows.map((row) => ({ game: row.game, ...countsOf(row) })))
}

/** The same against each of the people they played with. Whoever won together won neither. */
export async function playedRivals(db: Db, userId: string): Promise<PlayedRival[]> {
  const rows = await finishedWithPeople(db, userId)
    .innerJoin('game_players as other', 'other.game_id', 'own.game_id')
    .innerJoin('users', 'users.id', 'other.user_id')
    .where('other.user_id', '!=', userId)
    .select(['users.id as id', 'users.name as name', sql<number>`count(*)`.as('games')])
    .select([
      sql<number>`sum(case when own.won = 1 and other.won = 0 then 1 else 0 end)`.as('wins'),
      sql<number>`sum(case when own.won = 0 and other.won = 1 then 1 else 0 end)`.as('losses'),
    ])
    .groupBy(['users.id', 'users.name'])
    .execute()
  return inOrder(rows.map((row) => ({ user: { _id: row.id, name: row.name }, ...countsOf(row) })))
}

/** PostgreSQL gives sums as texts. */
const countsOf = ({ games, wins, losses }: { games: number; wins: number; losses: number }) => ({
  games: Number(games),
  wins: Number(wins),
  losses: Number(losses),
})

const inOrder = <T extends { readonly games: number }>(rows: readonly T[]): T[] =>
  rows.toSorted((a, b) => b.games - a.games)
