import type { Db, Tx } from '../driver/store'
import { audit } from './audit'
import { closeSession, type UserRow } from './sessions'

export const IMPERSONATION_LIFE = 60 * 60 * 1000

/**
 * Marks a user as impersonated and opens the session for it; returns false when somebody else did meanwhile.
 */
export async function beginImpersonation(
  tx: Tx,
  {
    adminId,
    targetId,
    tokenHash,
    adminSession,
  }: {
    readonly adminId: string
    readonly targetId: string
    readonly tokenHash: string
    readonly adminSession: string
  },
): Promise<boolean> {
  const now = Date.now()
  const marked = await tx
    .updateTable('users')
    .set({ imp_admin: adminId, imp_token_hash: tokenHash, imp_started: now })
    .where('id', '=', targetId)
    .where('imp_token_hash', 'is', null)
    .executeTakeFirst()
  if (marked.numUpdatedRows !== 1n) return false
  await tx
    .insertInto('sessions')
    .values({
      token_hash: tokenHash,
      user_id: targetId,
      created: now,
      expires: now + IMPERSONATION_LIFE,
      admin_id: adminId,
      admin_session: adminSession,
      device: null,
    })
    .execute()
  return true
}

/** The user who is impersonated with a token. */
export const impersonatedWith = (db: Db, tokenHash: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('imp_token_hash', '=', tokenHash).executeTakeFirst()

/** Which impersonations: of a user, by an admin, or the one with a token. */
export interface WhichImpersonations {
  readonly column: 'id' | 'imp_admin' | 'imp_token_hash'
  readonly is: string
}

/**
 * Ends impersonations, each with its row in the audit; returns the hashes of the tokens that no longer count.
 * One that another process ends or replaces meanwhile is left to it.
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
