import { defined } from '@parlour/kernel'
import type { AuditLine } from '@parlour/protocol'
import type { Db } from '../driver/store'
import { newId } from '../driver/ids'
import { type PageQuery, pageOf, startOf } from './pages'

/** An act that must be accountable later: who, what, to whom. */
export interface AuditEntry {
  /** Where it may have to be withdrawn. */
  readonly id?: string
  readonly actorId: string
  readonly action: string
  readonly targetId?: string | undefined
  readonly adminId?: string | undefined
  readonly ip?: string | undefined
  readonly details?: unknown
}

/** Writes an audit row; in the transaction of the act, where there is one. */
export async function audit(db: Db, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      id: entry.id ?? newId(),
      at: Date.now(),
      actor_id: entry.actorId,
      action: entry.action,
      target_id: entry.targetId ?? null,
      admin_id: entry.adminId ?? null,
      ip: entry.ip ?? null,
      details: entry.details === undefined ? null : JSON.stringify(entry.details),
    })
    .execute()
}

/** Takes the row of an act back that was not done after all. */
export async function withdrawAudit(db: Db, id: string): Promise<void> {
  await db.deleteFrom('audit').where('id', '=', id).execute()
}

/**
 * A part of what was done, the latest first, with the names of those who did it and to whom. What was kept of
 * it besides stays in the store.
 */
export async function auditPage(db: Db, page: PageQuery): Promise<{ entries: AuditLine[]; next?: string }> {
  const { after, most } = startOf(page)
  const read = await db
    .selectFrom('audit')
    .leftJoin('users as actors', 'actors.id', 'audit.actor_id')
    .leftJoin('users as targets', 'targets.id', 'audit.target_id')
    .leftJoin('users as behind', 'behind.id', 'audit.admin_id')
    .select(['audit.id', 'audit.at', 'audit.actor_id', 'audit.action', 'audit.target_id', 'audit.ip'])
    .select(['actors.name as actor', 'targets.name as target', 'behind.name as behind'])
    .$if(after !== undefined, (query) =>
      query
        .where('audit.at', '<=', after?.at ?? 0)
        .where((is) => is.or([is('audit.at', '<', after?.at ?? 0), is('audit.id', '<', after?.id ?? '')])),
    )
    .orderBy('audit.at', 'desc')
    .orderBy('audit.id', 'desc')
    .limit(most)
    .execute()
  const { rows, next } = pageOf(read, page, ({ at, id }) => ({ at, id }))
  const entries = rows.map(({ actor_id, target_id, actor, target, ...row }) => ({
    ...row,
    actor: actor ?? actor_id,
    target: target ?? target_id,
  }))
  return { entries, ...defined({ next }) }
}
