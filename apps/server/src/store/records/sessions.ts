import type { Selectable } from 'kysely'
import type { Db, Tx } from '../driver/store'
import { hashOf, newToken } from '../driver/ids'
import { prepared } from '../driver/prepared-query'
import type { UsersTable } from '../tables'

export type UserRow = Selectable<UsersTable>
const DAY = 24 * 60 * 60 * 1000
const LIFE = 30 * DAY

/**
 * Opens a session of 30 days, which slide with use, and returns its token. The user's own sessions that ran
 * out go.
 */
export async function openSession(db: Db, userId: string, now: number): Promise<string> {
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
  now: number,
): Promise<{ readonly user: SignedInUser; readonly adminId: string | null } | undefined> {
  const [row] = await sessionRow.read(db, { tokenHash })
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

/**
 * Signs a user out everywhere but in one session; returns the hashes of those that ended. Impersonations of
 * the user go on.
 */
export async function closeOtherSessions(
  tx: Tx,
  { userId, but }: { readonly userId: string; readonly but: string },
): Promise<readonly string[]> {
  const closed = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', but)
    .where('admin_id', 'is', null)
    .returning('token_hash')
    .execute()
  return closed.map(({ token_hash }) => token_hash)
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
