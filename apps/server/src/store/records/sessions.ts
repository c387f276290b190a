import type { Selectable } from 'kysely'
import type { Db } from '../driver/store'
import { defined } from '@parlour/kernel'
import { hashOf, newToken } from '../driver/ids'
import { prepared } from '../driver/prepared-query'
import type { UsersTable } from '../tables'

export type UserRow = Selectable<UsersTable>
const HOUR = 60 * 60 * 1000
const LIFE = 30 * 24 * HOUR
/** A session is prolonged this often at most: its last use is known to that. */
const STEP = HOUR

/** When a call comes in, and what the browser that it comes from is called. */
export interface SessionUse {
  readonly now: number
  readonly device?: string | undefined
}

/**
 * Opens a session of 30 days, which slide with use, and returns its token. The user's own sessions that ran
 * out go.
 */
export async function openSession(db: Db, userId: string, { now, device }: SessionUse): Promise<string> {
  const token = newToken()
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('admin_id', 'is', null)
    .where('expires', '<=', now)
    .execute()
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashOf(token),
      user_id: userId,
      created: now,
      expires: now + LIFE,
      admin_id: null,
      admin_session: null,
      device: device ?? null,
    })
    .execute()
  return token
}

type SignedInUser = Pick<UserRow, 'id' | 'name' | 'is_admin'>
const sessionRow = prepared((db, { tokenHash }: { readonly tokenHash: string }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.name', 'users.is_admin', 'users.deactivated', 'users.imp_token_hash'])
    .select(['sessions.expires', 'sessions.admin_id'])
    .where('sessions.token_hash', '=', tokenHash),
)

/**
 * The user behind a token, unless it is unknown, expired or deactivated. An impersonation token counts only
 * while it is the one noted on its target (rules: hub 2).
 */
export async function sessionOf(
  db: Db,
  tokenHash: string,
  { now, device }: SessionUse,
): Promise<{ readonly user: SignedInUser; readonly adminId: string | null } | undefined> {
  const [row] = await sessionRow.read(db, { tokenHash })
  if (row === undefined || row.deactivated === 1 || row.expires <= now) return undefined
  if (row.admin_id !== null)
    return row.imp_token_hash === tokenHash ? { user: row, adminId: row.admin_id } : undefined
  if (row.expires < now + LIFE - STEP)
    await db
      .updateTable('sessions')
      .set(defined({ expires: now + LIFE, device }))
      .where('token_hash', '=', tokenHash)
      .execute()
  return { user: row, adminId: null }
}

export async function closeSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** Signs a user out everywhere. */
export async function closeSessionsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
}

/** A session that somebody opened themselves; its id tells nothing about its token. */
export interface OwnSession {
  readonly id: string
  readonly tokenHash: string
  readonly device: string | null
  readonly created: number
  readonly used: number
}

/** Returns a user's own sessions that are open, the last used first; no impersonations of the user. */
export async function ownSessionsOf(db: Db, userId: string, now: number): Promise<readonly OwnSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['token_hash', 'device', 'created', 'expires'])
    .where('user_id', '=', userId)
    .where('admin_id', 'is', null)
    .where('expires', '>', now)
    .orderBy('expires', 'desc')
    .orderBy('token_hash')
    .execute()
  return rows.map(({ token_hash, device, created, expires }) => ({
    id: hashOf(token_hash).slice(0, 24),
    tokenHash: token_hash,
    device,
    created,
    used: expires - LIFE,
  }))
}

/** Returns the hashes of the tokens with which somebody is impersonated from this session. */
export async function impersonationsFrom(db: Db, tokenHash: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('admin_session', '=', tokenHash)
    .execute()
  return rows.map(({ token_hash }) => token_hash)
}

/** The session in which an admin began an impersonation. */
export async function adminSessionOf(db: Db, tokenHash: string): Promise<string | null> {
  const row = await db
    .selectFrom('sessions')
    .select('admin_session')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row?.admin_session ?? null
}
