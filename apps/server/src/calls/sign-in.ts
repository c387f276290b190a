import { login, logout, type SessionUser } from '@parlour/protocol'
import type { callsOn } from '../http/calls'
import { wrongPassword } from '../failures/failures'
import { endImpersonations } from '../store/records/impersonations'
import { closeSession, openSession, type UserRow } from '../store/records/sessions'
import { passwordFits, userByName } from '../store/records/users'

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
    await services.store.write(async (tx) => {
      await endImpersonations(tx, { column: 'imp_token_hash', is: caller.tokenHash }, caller.ip)
      await closeSession(tx, caller.tokenHash)
    })
    services.live.signedOut(caller.tokenHash)
    return {}
  })
}

function sessionUser(user: UserRow, token: string): SessionUser {
  return {
    _id: user.id,
    name: user.name,
    isAdmin: user.is_admin === 1,
    token,
    ...(user.slack === null ? {} : { slack: user.slack }),
  }
}
