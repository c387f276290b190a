import type { JsonObject } from '@parlour/kernel'
import type { GameKind, WireLobbyUser } from '@parlour/protocol'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../driver/store'
import { newId } from '../driver/ids'
import { parsed } from '../driver/json'
import type { LobbiesTable } from '../tables'

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
})

export async function lobbyById(db: Db, id: string): Promise<StoredLobby | undefined> {
  const row = await db.selectFrom('lobbies').selectAll().where('id', '=', id).executeTakeFirst()
  return row === undefined ? undefined : storedLobby(row)
}

export async function allLobbies(db: Db): Promise<readonly StoredLobby[]> {
  return (await db.selectFrom('lobbies').selectAll().orderBy('created').execute()).map(storedLobby)
}

/** Lobbies that list a user and have not started, oldest first. */
export async function openLobbiesOf(db: Db, userId: string): Promise<readonly StoredLobby[]> {
  const rows = await db
    .selectFrom('lobbies')
    .innerJoin('lobby_users', 'lobby_users.lobby_id', 'lobbies.id')
    .selectAll('lobbies')
    .where('lobby_users.user_id', '=', userId)
    .where('lobbies.launched', '=', 0)
    .orderBy('lobbies.created')
    .orderBy('lobbies.id')
    .execute()
  return rows.map(storedLobby)
}

export type NewLobby = Pick<StoredLobby, 'name' | 'game' | 'options' | 'users' | 'userId'>
/** Adds a lobby and answers its id. */
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
    })
    .execute()
  await listUsers(tx, id, lobby.users)
  return id
}

/** Saves what people may change of a lobby, if it is still open and nobody saved it since `rev`; answers whether it did. */
export async function saveLobby(
  tx: Tx,
  lobby: Pick<StoredLobby, 'id' | 'name' | 'game' | 'options' | 'users' | 'rev'>,
): Promise<boolean> {
  const result = await tx
    .updateTable('lobbies')
    .set({ ...content(lobby), rev: lobby.rev + 1 })
    .where('id', '=', lobby.id)
    .where('rev', '=', lobby.rev)
    .where('launched', '=', 0)
    .executeTakeFirst()
  if (result.numUpdatedRows !== 1n) return false
  await tx.deleteFrom('lobby_users').where('lobby_id', '=', lobby.id).execute()
  await listUsers(tx, lobby.id, lobby.users)
  return true
}

/** Marks a lobby as started if it is still as it was read; answers whether it is. No second game can be made of it then. */
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
  return result.numUpdatedRows === 1n
}

export async function removeLobby(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('lobby_users').where('lobby_id', '=', id).execute()
  await tx.deleteFrom('lobbies').where('id', '=', id).execute()
}

function content({ name, game, options, users }: Pick<StoredLobby, 'name' | 'game' | 'options' | 'users'>) {
  return {
    name,
    game,
    options: options === undefined ? null : JSON.stringify(options),
    users: JSON.stringify(users.map(({ _id, name: seat, bot }) => ({ _id, name: seat, bot }))),
  }
}

async function listUsers(tx: Tx, id: string, users: readonly LobbySeat[]): Promise<void> {
  const people = users.filter((user) => user.bot === undefined)
  if (people.length === 0) return
  await tx
    .insertInto('lobby_users')
    .values(people.map((user) => ({ lobby_id: id, user_id: user._id })))
    .execute()
}
