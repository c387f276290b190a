import { defined } from '@parlour/kernel'
import type { GameSummary } from '@parlour/protocol'
import type { Db } from '../driver/store'
import { parsed } from '../driver/json'
import { gameSummaries } from './games'
import { type PageQuery, pageOf, type PageCursor, startOf } from './pages'

/** Which games of a user a list holds. */
export interface GamesWanted {
  readonly userId: string
  /** Games of any kind, where none is named. */
  readonly kinds?: readonly string[] | undefined
  /** Only those that go on, only those that ended since a moment, or, where it is left out, all. */
  readonly only?: 'running' | { readonly endedSince: number }
  /** Ids of people who have a seat as well. */
  readonly beside?: readonly string[]
  readonly page: PageQuery
}

/** A part of a list of games; `next` is where the rest begins. */
export interface GamePage {
  readonly games: GameSummary[]
  readonly next?: string
}

/**
 * A part of a user's games as lists show them, in the order they were created: never answers, packs or a
 * seed. Running games come first, then the one that ended last; killed ones are left out. What it costs
 * depends on what is shown alone: the seats say what a list has to know of a game, in the order of an index.
 */
export async function gamesOf(db: Db, wanted: GamesWanted): Promise<GamePage> {
  const { kinds, page } = wanted
  const seats: Seat[] = []
  for (const kind of kinds ?? [undefined]) seats.push(...(await placesOf(db, wanted, kind)))
  seats.sort((a, b) => (b.at ?? Infinity) - (a.at ?? Infinity) || (a.id < b.id ? 1 : -1))
  const { rows, next } = pageOf(seats, page, (seat) => seat)
  const decks = new Map(rows.map(({ id, deck }) => [id, deck]))
  const games = (await gameSummaries(db, [...decks.keys()])).map((game) => {
    const deckId = decks.get(game._id) ?? null
    return deckId === null ? game : { ...game, deckId }
  })
  return { games, ...defined({ next }) }
}

/** Where a game stands in a list, and the deck that the user has there. */
interface Seat extends PageCursor {
  readonly deck: string | null
}

/**
 * Where the games of a kind begin that a page asks for, and one more: running ones at no time, the others at
 * their end.
 */
async function placesOf(db: Db, wanted: GamesWanted, kind: string | undefined): Promise<readonly Seat[]> {
  const { after, most } = startOf(wanted.page)
  const { only } = wanted
  const running =
    typeof only === 'object' || typeof after?.at === 'number'
      ? []
      : await seatsIn(db, wanted, kind)
          .where('mine.ended', 'is', null)
          .$if(after !== undefined, (query) => query.where('mine.game_id', '<', after?.id ?? ''))
          .orderBy('mine.game_id', 'desc')
          .limit(most)
          .execute()
  if (only === 'running' || running.length === most) return running
  const end = after?.at
  const over = await seatsIn(db, wanted, kind)
    .where('mine.ended', 'is not', null)
    .$if(typeof only === 'object', (query) =>
      query.where('mine.ended', '>=', typeof only === 'object' ? only.endedSince : 0),
    )
    .$if(typeof end === 'number', (query) =>
      query
        .where('mine.ended', '<=', end ?? 0)
        .where((is) => is.or([is('mine.ended', '<', end ?? 0), is('mine.game_id', '<', after?.id ?? '')])),
    )
    .orderBy('mine.ended', 'desc')
    .orderBy('mine.game_id', 'desc')
    .limit(most)
    .execute()
  return [...running, ...over]
}

/** The seats of a user and of everybody who is to sit there as well. */
function seatsIn(db: Db, { userId, beside = [] }: GamesWanted, kind: string | undefined) {
  let query = db
    .selectFrom('game_players as mine')
    .select(['mine.game_id as id', 'mine.ended as at', 'mine.deck_id as deck'])
    .where('mine.user_id', '=', userId)
    .where('mine.killed', '=', 0)
    .where('mine.bot', 'is', null)
  if (kind !== undefined) query = query.where('mine.kind', '=', kind)
  for (const player of beside)
    query = query.where((is) =>
      is.exists(
        is
          .selectFrom('game_players as theirs')
          .select('theirs.seat')
          .whereRef('theirs.game_id', '=', 'mine.game_id')
          .where('theirs.user_id', '=', player)
          .where('theirs.bot', 'is', null),
      ),
    )
  return query
}

/**
 * Ids of a user's unfinished games, in the order they were created, and whether a seat there is asked
 * something.
 */
export async function openGamesOf(
  db: Db,
  userId: string,
): Promise<readonly { readonly id: string; readonly isWaiting: boolean }[]> {
  const rows = await db
    .selectFrom('game_players')
    .innerJoin('games', 'games.id', 'game_players.game_id')
    .select(['games.id', 'games.waiting', 'game_players.name'])
    .where('game_players.user_id', '=', userId)
    .where('game_players.killed', '=', 0)
    .where('game_players.bot', 'is', null)
    .where('game_players.ended', 'is', null)
    .orderBy('games.created')
    .orderBy('games.id')
    .execute()
  return rows.map(({ id, waiting, name }) => ({ id, isWaiting: parsed<string[]>(waiting).includes(name) }))
}
