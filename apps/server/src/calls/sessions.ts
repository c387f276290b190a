import { otherSessionsEnd, sessionEnd, sessions, type WireSession } from '@parlour/protocol'
import { denied } from '../failures/failures'
import type { callsOn } from '../http/calls'
import { refusal } from '../refusals/refusal'
import type { Caller, Services } from '../services'
import { audit } from '../store/records/audit'
import { type OwnSession, ownSessionsOf } from '../store/records/sessions'
import { endOwnSessions } from '../users/end-own-sessions'

/** Where somebody is signed in, and signing out there (rules: hub 2). */
export function sessionCalls(on: ReturnType<typeof callsOn>): void {
  on(sessions, async (_body, { services, caller }) => {
    refuseImpersonator(caller)
    const own = await ownSessionsOf(services.store.db, caller._id, Date.now())
    const wire = own.map((session) => wireSession(session, caller))
    return { sessions: wire.sort((a, b) => Number(b.isThis ?? false) - Number(a.isThis ?? false)) }
  })
  on(sessionEnd, async ({ id }, { services, caller }) => {
    refuseImpersonator(caller)
    const count = await signOut(services, caller, (session) => session.id === id)
    if (count === 0) throw refusal('session_ended')
    return { message: 'That device is signed out.' }
  })
  on(otherSessionsEnd, async (_body, { services, caller }) => {
    refuseImpersonator(caller)
    const count = await signOut(services, caller, ({ tokenHash }) => tokenHash !== caller.tokenHash)
    return { message: count === 1 ? 'One device is signed out.' : `${count} devices are signed out.` }
  })
}

/** Where somebody is signed in is theirs alone, and so is signing them out. */
function refuseImpersonator({ adminId }: Caller): void {
  if (adminId !== undefined) throw denied('sessions_of_impersonated')
}

/** Ends some of the caller's own sessions, cuts their connections, and returns how many they were. */
async function signOut(
  { store, live }: Services,
  caller: Caller,
  which: (session: OwnSession) => boolean,
): Promise<number> {
  const { sessions: closed, ended } = await store.write(async (tx) => {
    const done = await endOwnSessions(tx, caller, which)
    const { _id: actorId, ip } = caller
    const details = { devices: done.sessions.map(({ device }) => device) }
    if (done.sessions.length > 0)
      await audit(tx, { actorId, action: 'sessions end', targetId: actorId, ip, details })
    return done
  })
  for (const tokenHash of ended) live.signedOut(tokenHash)
  return closed.length
}

const wireSession = ({ id, tokenHash, device, created, used }: OwnSession, caller: Caller): WireSession => ({
  _id: id,
  ...(device === null ? {} : { device }),
  created,
  used,
  ...(tokenHash === caller.tokenHash ? { isThis: true } : {}),
})
