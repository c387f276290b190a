import type { Caller } from '../services'
import type { Tx } from '../store/driver/store'
import { endImpersonations } from '../store/records/impersonations'
import { closeSession, impersonationsFrom, type OwnSession, ownSessionsOf } from '../store/records/sessions'

/** Which sessions ended, and the hashes of all tokens that no longer count. */
interface EndedSessions {
  readonly sessions: readonly OwnSession[]
  readonly ended: readonly string[]
}

/**
 * Signs the caller out in those of their own sessions that `which` picks. An impersonation that was begun in
 * one of them ends with it; impersonations of the caller go on.
 */
export async function endOwnSessions(
  tx: Tx,
  { _id, ip }: Caller,
  which: (session: OwnSession) => boolean,
): Promise<EndedSessions> {
  const sessions = (await ownSessionsOf(tx, _id, Date.now())).filter(which)
  const ended: string[] = []
  for (const { tokenHash } of sessions) {
    for (const is of await impersonationsFrom(tx, tokenHash))
      ended.push(...(await endImpersonations(tx, { column: 'imp_token_hash', is }, ip)))
    await closeSession(tx, tokenHash)
    ended.push(tokenHash)
  }
  return { sessions, ended }
}
