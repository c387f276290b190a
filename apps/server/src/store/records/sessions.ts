import type { Selectable } from 'kysely'
import { audit } from './audit'
import type { Db, Tx } from '../driver/store'
import { hashOf, newToken } from '../driver/ids'
import { prepared } from '../driver/prepared'
import type { UsersTable } from '../tables'

export type UserRow = Selectable<UsersTable>
const DAY = 24 * 60 * 60 * 1000
const LIFE = 30 * DAY
export const IMPERSONATION_LIFE = 60 * 60 * 1000

/** Opens a session of 30 days, which slide with use, and answers its token. The user's own sessions that ran out go. */
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
    .values({ token_hash: hashOf(token), user_id: userId, created: now, expires: now + LIFE, admin_id: null })
    .execute()
  return token
}

type SignedIn = Pick<UserRow, 'id' | 'name' | 'is_admin'>
const sessionRow = prepared((db, { tokenHash }: { readonly tokenHash: string }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.name', 'users.is_admin', 'users.deactivated', 'users.imp_token_hash'])
    .select(['sessions.expires', 'sessions.admin_id'])
    .where('sessions.token_hash', '=', tokenHash),
)

/**
 * The user behind a token, unless it is unknown, expired or deactivated. An impersonation token counts only while it is
 * the one noted on its target (rules: hub 2).
 */
export async function sessionOf(
  db: Db,
  tokenHash: string,
  now: number,
): Promise<{ readonly user: SignedIn; readonly adminId: string | null } | undefined> {
  const [row] = (await sessionRow.run(db, { tokenHash })).rows
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

/** Which impersonations: of a user, by an admin, or the one with a token. */
export interface WhichImpersonations {
  readonly column: 'id' | 'imp_admin' | 'imp_token_hash'
  readonly is: string
}

/**
 * Ends impersonations, each with its row in the audit; answers the hashes of the tokens that no longer count. One that
 * another process ends or replaces meanwhile is left to it.
 */
export async function endImpersonations(
  tx: Tx,
  { column, is }: WhichImpersonations,
  ip: string,
): Promise<readonly string[]> {
  const marked = await tx
    .selectFrom('users')
    .select(['id', 'imp_admin', 'imp_token_hash', 'imp_started'])
    .where(column, '=', is)
    .where('imp_token_hash', 'is not', null)
    .execute()
  const ended: string[] = []
  for (const { id, imp_admin, imp_token_hash, imp_started } of marked) {
    if (imp_token_hash === null || imp_admin === null) continue
    const cleared = await tx
      .updateTable('users')
      .set({ imp_admin: null, imp_token_hash: null, imp_started: null })
      .where('id', '=', id)
      .where('imp_token_hash', '=', imp_token_hash)
      .executeTakeFirst()
    if (cleared.numUpdatedRows !== 1n) continue
    await closeSession(tx, imp_token_hash)
    const details = { started: imp_started }
    await audit(tx, { actorId: imp_admin, action: 'impersonation end', targetId: id, ip, details })
    ended.push(imp_token_hash)
  }
  return ended
}
