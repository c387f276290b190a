import { hash, verify } from '@node-rs/argon2'
import { sql } from 'kysely'
import type { Db, Tx } from '../driver/store'
import { isPostgres } from '../driver/dialect'
import { looksLike } from '@parlour/protocol'
import { newId } from '../driver/ids'
import type { UserRow } from './sessions'

/** argon2id with the strength OWASP names first: 19 MiB, two passes. */
const STRENGTH = { memoryCost: 19456, timeCost: 2, parallelism: 1 }

export interface NewUser {
  readonly name: string
  /** Made by `hashPassword`, which takes its time: before a transaction, not in it. */
  readonly passwordHash: string
  readonly slack?: string | undefined
  readonly isAdmin?: boolean
}

export const hashPassword = (password: string): Promise<string> => hash(password, STRENGTH)

/** Adds a user and returns the id. A taken name breaks the unique key. */
export async function addUser(
  db: Db,
  { password, ...user }: Omit<NewUser, 'passwordHash'> & { readonly password: string },
): Promise<string> {
  return insertUser(db, { ...user, passwordHash: await hashPassword(password) })
}

/** The same with a password that is hashed already. */
export async function insertUser(db: Db, user: NewUser): Promise<string> {
  const id = newId()
  await db
    .insertInto('users')
    .values({
      id,
      name: user.name,
      slack: user.slack ?? null,
      password_hash: user.passwordHash,
      is_admin: user.isAdmin === true ? 1 : 0,
      deactivated: 0,
      created: Date.now(),
      imp_admin: null,
      imp_token_hash: null,
      imp_started: null,
      mark_color: null,
      mark_shape: null,
      asks_first: 0,
    })
    .execute()
  return id
}

export const userByName = (db: Db, name: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('name', '=', name).executeTakeFirst()
export const userById = (db: Db, id: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
/** Until the transaction ends no other process adds or changes a user. */
async function holdUsers(tx: Tx): Promise<void> {
  if (isPostgres(tx)) await sql`lock table users in share row exclusive mode`.execute(tx)
}

/**
 * Whether a user is an admin who can sign in; so it stays until the transaction ends. Two admins who take the
 * role from each other at once cannot both succeed.
 */
export async function isStillAdmin(tx: Tx, id: string): Promise<boolean> {
  await holdUsers(tx)
  const user = await userById(tx, id)
  return user?.is_admin === 1 && user.deactivated === 0
}

/**
 * The name of a user, also of a deactivated one, that this name is taken for. No other process adds a user
 * until the transaction ends.
 */
export async function nameLike(tx: Tx, name: string): Promise<string | undefined> {
  await holdUsers(tx)
  // Compared here: the stores do not agree on letters beyond ASCII.
  const names = await userNames(tx)
  return names.find((taken) => looksLike(taken, name))
}

/** The names of all users, also of deactivated ones. */
export async function userNames(db: Db): Promise<readonly string[]> {
  const users = await db.selectFrom('users').select('name').execute()
  return users.map(({ name }) => name)
}

/** In the order of the ids given; unknown ones are left out. */
export async function usersByIds(db: Db, ids: readonly string[]): Promise<readonly UserRow[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('users').selectAll().where('id', 'in', ids).execute()
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}
export const activeUsers = (db: Db): Promise<readonly UserRow[]> => usersWho(db, { deactivated: 0 })
export const deactivatedUsers = (db: Db): Promise<readonly UserRow[]> => usersWho(db, { deactivated: 1 })
const usersWho = (db: Db, { deactivated }: Pick<UserRow, 'deactivated'>) =>
  db.selectFrom('users').selectAll().where('deactivated', '=', deactivated).orderBy('name').execute()

/**
 * Whether the password is right. Takes as long for an unknown user, so that names cannot be found out by
 * timing.
 */
export async function passwordFits(user: UserRow | undefined, password: string): Promise<boolean> {
  const stored = user?.password_hash ?? (await decoy())
  const fits = await verify(stored, password)
  return fits && user !== undefined
}
let decoyHash: Promise<string> | undefined
const decoy = (): Promise<string> => (decoyHash ??= hashPassword('no user has this password'))

/** Gives a user another password. */
export async function setPassword(tx: Tx, id: string, passwordHash: string): Promise<void> {
  await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute()
}

/** Takes a user out of the hub, or lets them in again; their records stay. */
export async function setDeactivated(tx: Tx, id: string, deactivated: boolean): Promise<void> {
  await tx
    .updateTable('users')
    .set({ deactivated: deactivated ? 1 : 0 })
    .where('id', '=', id)
    .execute()
}

/** Gives a user the role of an admin, or takes it. */
export async function setAdmin(tx: Tx, id: string, isAdmin: boolean): Promise<void> {
  await tx
    .updateTable('users')
    .set({ is_admin: isAdmin ? 1 : 0 })
    .where('id', '=', id)
    .execute()
}

/** The color and the shape beside a person's name, each from 1. */
interface Mark {
  readonly color: number
  readonly shape: number
}

export async function setMark(db: Db, id: string, { color, shape }: Mark): Promise<void> {
  await db.updateTable('users').set({ mark_color: color, mark_shape: shape }).where('id', '=', id).execute()
}

/** Keeps whether a user wants to be asked before each answer is sent. */
export async function setAsksFirst(db: Db, id: string, asksFirst: boolean): Promise<void> {
  await db
    .updateTable('users')
    .set({ asks_first: asksFirst ? 1 : 0 })
    .where('id', '=', id)
    .execute()
}

/** Names of the admins who can sign in, in order. */
export async function adminNames(db: Db): Promise<readonly string[]> {
  const admins = await db
    .selectFrom('users')
    .select('name')
    .where('is_admin', '=', 1)
    .where('deactivated', '=', 0)
    .orderBy('name')
    .execute()
  return admins.map((admin) => admin.name)
}

/** The id of the admin who was made first. */
export async function firstAdminId(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('is_admin', '=', 1)
    .orderBy('created')
    .executeTakeFirst()
  return row?.id
}

/** Returns the users among these who can be reached by the chat service: their name there, by id. */
export async function chatNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'slack'])
    .where('id', 'in', ids)
    .where('slack', 'is not', null)
    .where('deactivated', '=', 0)
    .execute()
  return new Map(rows.flatMap(({ id, slack }) => (slack === null ? [] : [[id, slack] as const])))
}
