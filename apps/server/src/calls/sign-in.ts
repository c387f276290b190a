import { setTimeout } from 'node:timers/promises'
import { login, logout } from '@parlour/protocol'
import type { callsOn } from '../http/calls'
import { wrongPassword } from '../failures/failures'
import { endImpersonations } from '../store/records/impersonations'
import { adminSessionOf, closeSession, openSession } from '../store/records/sessions'
import { passwordFits, userByName } from '../store/records/users'
import { isKnownDevice, newDeviceToken } from '../users/device-token'
import { sessionUser } from '../users/wire-user'

/** Sign-in and sign-out (rules: hub 2). */
export function signInCalls(on: ReturnType<typeof callsOn>): void {
  on(login, async ({ username, password, device: token }, { services, caller }) => {
    const { db } = services.store
    const user = await userByName(db, username)
    const isKnown = user !== undefined && (await isKnownDevice(db, user.id, { token, now: Date.now() }))
    const { wait, succeeded } = services.limits.countLogin({
      username,
      address: caller.ip,
      device: isKnown ? token : undefined,
    })
    if (wait > 0) await setTimeout(wait)
    const fits = await services.limits.hashing(() => passwordFits(user, password))
    if (!fits || user === undefined || user.deactivated === 1) throw wrongPassword()
    succeeded()
    const now = Date.now()
    const session = sessionUser(user, await openSession(db, user.id, { now, device: caller.device }))
    return { user: session, device: await newDeviceToken(db, user.id, now) }
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
