import { login, logout } from '@parlour/protocol'
import type { callsOn } from '../http/calls'
import { wrongPassword } from '../failures/failures'
import { endImpersonations } from '../store/records/impersonations'
import { adminSessionOf, closeSession, openSession } from '../store/records/sessions'
import { passwordFits, userByName } from '../store/records/users'
import { sessionUser } from '../users/wire-user'

/** Sign-in and sign-out (rules: hub 2). */
export function signInCalls(on: ReturnType<typeof callsOn>): void {
  on(login, async ({ username, password }, { services, caller }) => {
    const succeeded = services.limits.countLogin(username, caller.ip)
    const user = await userByName(services.store.db, username)
    const fits = await services.limits.hashing(() => passwordFits(user, password))
    if (!fits || user === undefined || user.deactivated === 1) throw wrongPassword()
    succeeded()
    const token = await openSession(services.store.db, user.id, Date.now())
    return { user: sessionUser(user, token) }
  })
  on(logout, async (_body, { services, caller }) => {
    const ended = await services.store.write(async (tx) => {
      // Whoever leaves as somebody else leaves: the admin's own session does not stay behind.
      const own = await adminSessionOf(tx, caller.tokenHash)
      await endImpersonations(tx, { column: 'imp_token_hash', is: caller.tokenHash }, caller.ip)
      const sessions = [caller.tokenHash, ...(own === null ? [] : [own])]
      for (const tokenHash of sessions) await closeSession(tx, tokenHash)
      return sessions
    })
    for (const tokenHash of ended) services.live.signedOut(tokenHash)
    return {}
  })
}
