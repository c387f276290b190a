import type { JsonObject } from '@parlour/kernel'
import type { GameKind, WireLobbyUser } from '@parlour/protocol'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../driver/store'
import { newId } from '../driver/ids'
import { parsed } from '../driver/json'
import type { LobbiesTable } from '../tables'
import { dropNoticesOf } from './outbox'
import { type PageQuery, pageOf, startOf } from './pages'

/** A lobby as it is stored; names of people and validity are looked up when it is read. */
export interface StoredLobby {
  readonly id: string
  readonly name: string
  readonly game: GameKind | null
  /** Undefined while nobody has set any. */
  readonly options: JsonObject | undefined
  readonly users: readonly LobbySeat[]
  /** The creator. */
  readonly userId: string
  readonly created: number
  readonly launched: boolean
  readonly gameId: string | null
  readonly rev: number
  /** Nobody can join by themselves: its players add people. */
  readonly closed: boolean
  /** The game that it is the rematch of. */
  readonly rematchOf: string | null
}
export type LobbySeat = Pick<WireLobbyUser, '_id' | 'name' | 'bot'>

const storedLobby = (row: Selectable<LobbiesTable>): StoredLobby => ({
  id: row.id,
  name: row.name,
  game: row.game,
  options: row.options === null ? undefined : parsed<JsonObject>(row.options),
  users: parsed<LobbySeat[]>(row.users),
  userId: row.user_id,
  created: row.created,
  launched: row.launched === 1,
  gameId: row.game_id,
  rev: row.rev,
  closed: row.closed === 1,
  rematchOf: row.rematch_of,
})

export async function lobbyById(db: Db, id: string): Promise<StoredLobby | undefined> {
  const row = await db.selectFrom('lobbies').selectAll().where('id', '=', id).executeTakeFirst()
  return row === undefined ? undefined : storedLobby(row)
}

/** Locks a lobby until the transaction ends, also for other server processes. */
export async function lockLobby(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('lobbies')
    .set((value) => ({ rev: value('rev', '+', 0) }))
    .where('id', '=', id)
    .execute()
}

/** A page of a list of lobbies; `next` is the cursor of the next page. */
export interface LobbyPage {
  readonly lobbies: readonly StoredLobby[]
  readonly next: string | undefined
}

/** Returns a page of the lobbies that have not started: latest page first, within a page oldest first. */
export async function openLobbies(db: Db, page: PageQuery): Promise<LobbyPage> {
  return lobbyPage(await lobbiesIn(db, page).execute(), page)
}

/** Returns a page of the lobbies that have not started and have this user in them. */
export async function openLobbiesOf(db: Db, userId: string, page: PageQuery): Promise<LobbyPage> {
  const query = lobbiesIn(db, page)
    .innerJoin('lobby_users', 'lobby_users.lobby_id', 'lobbies.id')
    .where('lobby_users.user_id', '=', userId)
  return lobbyPage(await query.execute(), page)
}

function lobbiesIn(db: Db, page: PageQuery) {
  const { after, most } = startOf(page)
  return db
    .selectFrom('lobbies')
    .selectAll('lobbies')
    .where('lobbies.launched', '=', 0)
    .$if(after !== undefined, (query) => query.where('lobbies.id', '<', after?.id ?? ''))
    .orderBy('lobbies.id', 'desc')
    .limit(most)
}

function lobbyPage(read: readonly Selectable<LobbiesTable>[], page: PageQuery): LobbyPage {
  const { rows, next } = pageOf(read, page, ({ id }) => ({ at: null, id }))
  const lobbies = rows.map(storedLobby).toSorted((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1))
  return { lobbies, next }
}

/** Returns the newest lobby for a rematch of a game. */
export async function rematchLobby(db: Db, gameId: string): Promise<StoredLobby | undefined> {
  const row = await db
    .selectFrom('lobbies')
    .selectAll()
    .where('rematch_of', '=', gameId)
    .orderBy('created', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row === undefined ? undefined : storedLobby(row)
}

export interface NewLobby extends Pick<StoredLobby, 'name' | 'game' | 'options' | 'users' | 'userId'> {
  readonly rematchOf?: string
}
/** Adds a lobby and returns its id. Everybody in it but its creator is invited by the creator. */
export async function addLobby(tx: Tx, lobby: NewLobby): Promise<string> {
  const id = newId()
  await tx
    .insertInto('lobbies')
    .values({
      id,
      ...content(lobby),
      user_id: lobby.userId,
      created: Date.now(),
      launched: 0,
      game_id: null,
      rev: 0,
      closed: 0,
      rematch_of: lobby.rematchOf ?? null,
    })
    .execute()
  await setPeople(tx, id, { users: lobby.users, by: lobby.userId })
  return id
}

/**
 * Saves what people may change of a lobby, unless it has started or was saved since `rev`; returns whether it
 * did. Whoever is new in it is invited by `by`.
 */
export async function saveLobby(
  tx: Tx,
  lobby: Pick<StoredLobby, 'id' | 'name' | 'game' | 'options' | 'users' | 'rev' | 'closed'>,
  by: string,
): Promise<boolean> {
  const result = await tx
    .updateTable('lobbies')
    .set((value) => ({ ...content(lobby), closed: lobby.closed ? 1 : 0, rev: value('rev', '+', 1) }))
    .where('id', '=', lobby.id)
    .where('rev', '=', lobby.rev)
    .where('launched', '=', 0)
    .executeTakeFirst()
  if (result.numUpdatedRows !== 1n) return false
  await setPeople(tx, lobby.id, { users: lobby.users, by })
  return true
}

/**
 * Marks a lobby as started if it was not changed since it was read; returns whether it did. This keeps two
 * calls from starting two games.
 */
export async function launchLobby(
  tx: Tx,
  { id, rev }: { readonly id: string; readonly rev: number },
  gameId: string,
): Promise<boolean> {
  const result = await tx
    .updateTable('lobbies')
    .set((value) => ({ launched: 1 as const, game_id: gameId, rev: value('rev', '+', 1) }))
    .where('id', '=', id)
    .where('rev', '=', rev)
    .where('launched', '=', 0)
    .executeTakeFirst()
  if (result.numUpdatedRows !== 1n) return false
  // Lists show only lobbies that have not started.
  await tx.deleteFrom('lobby_users').where('lobby_id', '=', id).execute()
  await dropNoticesOf(tx, id)
  return true
}

export async function removeLobby(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('lobby_users').where('lobby_id', '=', id).execute()
  await tx.deleteFrom('lobbies').where('id', '=', id).execute()
  await dropNoticesOf(tx, id)
}

function content({ name, game, options, users }: Pick<StoredLobby, 'name' | 'game' | 'options' | 'users'>) {
  return {
    name,
    game,
    options: options === undefined ? null : JSON.stringify(options),
    users: JSON.stringify(users.map(({ _id, name: seat, bot }) => ({ _id, name: seat, bot }))),
  }
}

/** Sets who is in a lobby; people who stay keep their invitation. */
async function setPeople(
  tx: Tx,
  id: string,
  { users, by }: { readonly users: readonly LobbySeat[]; readonly by: string },
): Promise<void> {
  const people = users.filter((user) => user.bot === undefined).map((user) => user._id)
  const removal = tx.deleteFrom('lobby_users').where('lobby_id', '=', id)
  await (people.length === 0 ? removal : removal.where('user_id', 'not in', people)).execute()
  if (people.length === 0) return
  await tx
    .insertInto('lobby_users')
    .values(people.map((user) => ({ lobby_id: id, user_id: user, invited_by: user === by ? null : by })))
    .onConflict((conflict) => conflict.columns(['lobby_id', 'user_id']).doNothing())
    .execute()
}
