import { hash, verify } from '@node-rs/argon2'
import type { Db } from './connect'
import { newId } from './ids'
import type { UserRow } from './sessions'

/** argon2id with the strength OWASP names first: 19 MiB, two passes. */
const STRENGTH = { memoryCost: 19456, timeCost: 2, parallelism: 1 }

/** Adds a user and answers the id. A taken name breaks the unique key (`isDuplicate`). */
export async function addUser(
  db: Db,
  user: {
    readonly name: string
    readonly password: string
    readonly slack?: string | undefined
    readonly isAdmin?: boolean
  },
): Promise<string> {
  const id = newId()
  const password_hash = await hash(user.password, STRENGTH)
  await db
    .insertInto('users')
    .values({
      id,
      name: user.name,
      slack: user.slack ?? null,
      password_hash,
      is_admin: user.isAdmin === true ? 1 : 0,
      deactivated: 0,
      created: Date.now(),
      imp_admin: null,
      imp_token_hash: null,
      imp_started: null,
    })
    .execute()
  return id
}

export const userByName = (db: Db, name: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('name', '=', name).executeTakeFirst()
export const userById = (db: Db, id: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
/** In the order of the ids given; unknown ones are left out. */
export async function usersByIds(db: Db, ids: readonly string[]): Promise<readonly UserRow[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('users').selectAll().where('id', 'in', ids).execute()
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}
export const activeUsers = (db: Db): Promise<readonly UserRow[]> =>
  db.selectFrom('users').selectAll().where('deactivated', '=', 0).orderBy('name').execute()

/** Whether the password is right. Takes as long for an unknown user, so that names cannot be found out by timing. */
export async function passwordFits(user: UserRow | undefined, password: string): Promise<boolean> {
  const stored = user?.password_hash ?? (await decoy())
  const fits = await verify(stored, password)
  return fits && user !== undefined
}
let decoyHash: Promise<string> | undefined
const decoy = (): Promise<string> => (decoyHash ??= hash('no user has this password', STRENGTH))
