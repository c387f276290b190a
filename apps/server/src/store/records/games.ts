import type { GameSettings, LogLine } from '@parlour/kernel'
import type { GameKind, GameOverData, GameSummary } from '@parlour/protocol'
import { type Selectable } from 'kysely'
import { chunks } from '../driver/chunks'
import type { Db, Tx } from '../driver/store'
import { parsed } from '../driver/json'
import type { GamePlayersTable, GamesTable } from '../tables'

export interface NewStoredGame {
  readonly id: string
  readonly kind: GameKind
  readonly settings: GameSettings & { readonly cubeId?: string }
  readonly rulesVersion: number
  readonly version: number
  readonly position: { readonly seq: number; readonly branchId: number; readonly state: string }
  readonly waiting: readonly string[]
  readonly over?: GameOverData | null
  readonly stats?: object | null
  readonly now: number
  readonly linkedDraftId: string | undefined
  readonly setupLog: readonly LogLine[]
}

/** Stores a game and its seats. */
export async function insertGame(tx: Tx, game: NewStoredGame): Promise<void> {
  const { id, settings, position, over = null, stats = null, now } = game
  await tx
    .insertInto('games')
    .values({
      id,
      kind: game.kind,
      name: settings.name,
      rules_version: game.rulesVersion,
      version: game.version,
      seq: position.seq,
      branch_id: position.branchId,
      waiting: JSON.stringify(game.waiting),
      game_over: over === null ? 0 : 1,
      over_data: over === null ? null : JSON.stringify(over),
      stats: stats === null ? null : JSON.stringify(stats),
      killed: 0,
      created: now,
      last_updated: now,
      linked_draft_id: game.linkedDraftId ?? null,
      cube_id: settings.cubeId ?? null,
      closed: 0,
      opened: 0,
    })
    .execute()
  await tx
    .insertInto('game_states')
    .values({ game_id: id, seq: position.seq, state: position.state })
    .execute()
  const setup = { game_id: id, settings: JSON.stringify(settings), log: JSON.stringify(game.setupLog) }
  await tx.insertInto('game_setups').values(setup).execute()
  await tx.insertInto('game_players').values(seatRows(game)).execute()
}

const seatRows = ({ id, kind, settings, over = null, now }: NewStoredGame) =>
  settings.players.map((player: GameSettings['players'][number] & { deckId?: string }, seat) => ({
    game_id: id,
    user_id: player._id,
    seat,
    name: player.name,
    bot: player.bot ?? null,
    deck_id: player.deckId ?? null,
    ended: over === null ? null : now,
    kind,
    killed: 0 as const,
    won: wonBy(over, player.name),
  }))

const summaryColumns = [
  'games.id',
  'games.kind',
  'games.name',
  'games.created',
  'games.waiting',
  'games.last_updated',
  'games.game_over',
  'games.over_data',
  'games.killed',
  'games.cube_id',
  'games.linked_draft_id',
] as const
type SummaryRow = Pick<
  Selectable<GamesTable>,
  | 'id'
  | 'kind'
  | 'name'
  | 'created'
  | 'waiting'
  | 'last_updated'
  | 'game_over'
  | 'over_data'
  | 'killed'
  | 'cube_id'
  | 'linked_draft_id'
> & { readonly deck_id?: string | null }

/** Which games of a user a list holds. */
export interface GameFilter {
  readonly kinds?: readonly string[] | undefined
  readonly unfinished?: boolean
  readonly endedSince?: number
  readonly finished?: boolean
  /** With this user at the table. */
  readonly opponentId?: string | undefined
  /** The newest ones before this game, and at most this many. */
  readonly page?: { readonly before: string | undefined; readonly most: number }
}

/** A user's games as lists show them, in the order they were created: never answers, packs or a seed. */
export async function gamesOf(db: Db, userId: string, filter: GameFilter = {}): Promise<GameSummary[]> {
  let query = db
    .selectFrom('game_players')
    .innerJoin('games', 'games.id', 'game_players.game_id')
    .select(summaryColumns)
    .select('game_players.deck_id')
    .where('game_players.user_id', '=', userId)
    .where('game_players.bot', 'is', null)
    .where('games.killed', '=', 0)
  if (filter.kinds?.length === 0) return []
  if (filter.kinds !== undefined) query = query.where('games.kind', 'in', filter.kinds)
  if (filter.unfinished === true) query = query.where('game_players.ended', 'is', null)
  if (filter.endedSince !== undefined) query = query.where('game_players.ended', '>=', filter.endedSince)
  if (filter.finished === true) query = query.where('game_players.ended', 'is not', null)
  const { opponentId, page } = filter
  if (opponentId !== undefined)
    query = query.where((of) =>
      of.exists(
        of
          .selectFrom('game_players as other')
          .select('other.seat')
          .whereRef('other.game_id', '=', 'game_players.game_id')
          .where('other.user_id', '=', opponentId),
      ),
    )
  if (page === undefined) query = query.orderBy('games.created').orderBy('games.id')
  else {
    // Ids begin with the time they were made at.
    if (page.before !== undefined) query = query.where('game_players.game_id', '<', page.before)
    query = query.orderBy('game_players.game_id', 'desc').limit(page.most)
  }
  return withPlayers(db, await query.execute())
}

/** Games by id as lists show them; killed ones are left out. */
export async function gameSummaries(db: Db, ids: readonly string[]): Promise<GameSummary[]> {
  const rows: SummaryRow[] = []
  for (const part of chunks(ids))
    rows.push(
      ...(await db
        .selectFrom('games')
        .select(summaryColumns)
        .where('id', 'in', part)
        .where('killed', '=', 0)
        .execute()),
    )
  rows.sort((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1))
  return withPlayers(db, rows)
}

async function withPlayers(db: Db, rows: readonly SummaryRow[]): Promise<GameSummary[]> {
  const seated = new Map(rows.map((row) => [row.id, [] as SeatRow[]]))
  for (const part of chunks(rows)) {
    const seats = await db
      .selectFrom('game_players')
      .select(['game_id', 'user_id', 'name', 'bot'])
      .where(
        'game_id',
        'in',
        part.map((row) => row.id),
      )
      .orderBy('seat')
      .execute()
    for (const seat of seats) seated.get(seat.game_id)?.push(seat)
  }
  return rows.map((row) => summaryOf(row, seated.get(row.id) ?? []))
}

type SeatRow = Pick<Selectable<GamePlayersTable>, 'user_id' | 'name' | 'bot'>

function summaryOf(row: SummaryRow, seats: readonly SeatRow[]): GameSummary {
  const over = row.over_data === null ? null : parsed<GameOverData>(row.over_data)
  return {
    _id: row.id,
    settings: {
      name: row.name,
      game: row.kind,
      createdTimestamp: row.created,
      players: seats.map(({ user_id, name, bot }) => ({
        _id: user_id,
        name,
        ...(bot === null ? {} : { bot }),
      })),
      ...(row.cube_id === null ? {} : { cubeId: row.cube_id }),
      ...(row.linked_draft_id === null ? {} : { linkedDraftId: row.linked_draft_id }),
    },
    ...(row.deck_id === undefined || row.deck_id === null ? {} : { deckId: row.deck_id }),
    waiting: parsed<string[]>(row.waiting),
    lastUpdated: row.last_updated,
    gameOver: row.game_over === 1,
    gameOverData: over,
    ...(row.killed === 1 ? { killed: true } : {}),
    ...(over === null
      ? {}
      : { stats: { error: false, result: { player: over.player, reason: over.reason } } }),
  }
}

/** Unfinished games in which a bot is seated and asked something. */
export async function gamesWaitingForBots(db: Db): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('game_players')
    .innerJoin('games', 'games.id', 'game_players.game_id')
    .select(['games.id', 'games.waiting', 'game_players.name'])
    .where('game_players.bot', 'is not', null)
    .where('games.game_over', '=', 0)
    .execute()
  const waiting = rows.filter((row) => parsed<string[]>(row.waiting).includes(row.name))
  return [...new Set(waiting.map((row) => row.id))]
}

/** How a game ended, and when. */
interface GameEnd {
  readonly at: number
  readonly over: GameOverData
}

/** Notes beside the seats of a game when it ended and who won, or that it goes on after all. */
export async function markEnded(
  tx: Tx,
  { id, seats }: { readonly id: string; readonly seats: readonly string[] },
  end: GameEnd | null,
): Promise<void> {
  const ended = end === null ? null : end.at
  for (const name of seats)
    await tx
      .updateTable('game_players')
      .set({ ended, won: wonBy(end === null ? null : end.over, name) })
      .where('game_id', '=', id)
      .where('name', '=', name)
      .execute()
}

function wonBy(over: GameOverData | null, name: string): 0 | 1 | null {
  if (over === null || over.winners.length === 0) return null
  return over.winners.includes(name) ? 1 : 0
}

/** Whether there is a game with this id that is neither over nor killed. */
export async function isRunning(db: Db, id: string): Promise<boolean> {
  const game = await db
    .selectFrom('games')
    .select('id')
    .where('id', '=', id)
    .where('game_over', '=', 0)
    .where('killed', '=', 0)
    .executeTakeFirst()
  return game !== undefined
}
