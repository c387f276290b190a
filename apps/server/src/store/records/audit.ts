import type { Db } from '../driver/store'
import { newId } from '../driver/ids'

/** An act that must be accountable later: who, what, to whom. */
export interface AuditEntry {
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
      id: newId(),
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
