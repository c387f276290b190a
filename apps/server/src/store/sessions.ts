import type { Selectable } from 'kysely'
import type { Db } from './connect'
import { hashOf, newToken } from './ids'
import type { UsersTable } from './tables'

export type UserRow = Selectable<UsersTable>
const DAY = 24 * 60 * 60 * 1000
const LIFE = 30 * DAY
export const IMPERSONATION_LIFE = 60 * 60 * 1000

/** Opens a session of 30 days, which slide with use, and answers its token. */
export async function openSession(db: Db, userId: string, now: number): Promise<string> {
  const token = newToken()
  await db
    .insertInto('sessions')
    .values({ token_hash: hashOf(token), user_id: userId, created: now, expires: now + LIFE, admin_id: null })
    .execute()
  return token
}

/**
 * The user behind a token, unless it is unknown, expired or deactivated. An impersonation token counts only while it is
 * the one noted on its target (HUB.md 2).
 */
export async function sessionOf(
  db: Db,
  tokenHash: string,
  now: number,
): Promise<{ readonly user: UserRow; readonly adminId: string | null } | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .select(['sessions.expires', 'sessions.admin_id'])
    .where('sessions.token_hash', '=', tokenHash)
    .executeTakeFirst()
  if (row === undefined || row.deactivated === 1 || row.expires <= now) return undefined
  if (row.admin_id !== null)
    return row.imp_token_hash === tokenHash ? { user: row, adminId: row.admin_id } : undefined
  if (row.expires < now + LIFE - DAY)
    await db
      .updateTable('sessions')
      .set({ expires: now + LIFE })
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

/** Ends every impersonation by this admin; answers the hashes of the tokens that no longer count. */
export async function endImpersonationsBy(db: Db, adminId: string): Promise<readonly string[]> {
  await db
    .updateTable('users')
    .set({ imp_admin: null, imp_token_hash: null, imp_started: null })
    .where('imp_admin', '=', adminId)
    .execute()
  const ended = await db
    .deleteFrom('sessions')
    .where('admin_id', '=', adminId)
    .returning('token_hash')
    .execute()
  return ended.map((session) => session.token_hash)
}
