import { passwordChange, userMe, userSetAsksFirst, userSetMark } from '@parlour/protocol'
import type { callsOn } from '../http/calls'
import { denied, notSignedIn } from '../failures/failures'
import type { Caller, Services } from '../services'
import { audit } from '../store/records/audit'
import { dropResetLinks } from '../store/records/one-time-links'
import {
  hashPassword,
  passwordFits,
  setAsksFirst,
  setMark,
  setPassword,
  userById,
} from '../store/records/users'
import { checkPassword } from '../users/check-password'
import { endOwnSessions } from '../users/end-own-sessions'
import { wireUser } from '../users/wire-user'
import { refusal } from '../refusals/refusal'

/** What people change about themselves: password, mark and settings (rules: hub 2). */
export function ownAccountCalls(on: ReturnType<typeof callsOn>): void {
  on(userMe, async (_body, { services, caller }) => {
    const user = await userById(services.store.db, caller._id)
    if (user === undefined) throw notSignedIn()
    return { user: wireUser(user, caller) }
  })
  on(userSetMark, async (mark, { services, caller }) => {
    await setMark(services.store.db, caller._id, mark)
    services.live.homeChanged([caller._id])
    return {}
  })
  on(userSetAsksFirst, async ({ asksFirst }, { services, caller }) => {
    await setAsksFirst(services.store.db, caller._id, asksFirst)
    services.live.homeChanged([caller._id])
    return {}
  })
  on(passwordChange, async ({ current, password }, { services, caller }) => {
    if (caller.adminId !== undefined) throw denied('password_of_impersonated')
    await checkCurrent(services, caller, current)
    checkPassword(password, caller.name)
    const passwordHash = await services.limits.hashing(() => hashPassword(password))
    const closed = await services.store.write(async (tx) => {
      await setPassword(tx, caller._id, passwordHash)
      await dropResetLinks(tx, caller._id, Date.now())
      const { _id: actorId, ip } = caller
      await audit(tx, { actorId, action: 'password change', targetId: actorId, ip })
      return endOwnSessions(tx, caller, ({ tokenHash }) => tokenHash !== caller.tokenHash)
    })
    for (const tokenHash of closed.ended) services.live.signedOut(tokenHash)
    return { message: 'Your password is changed. Your other devices are signed out.' }
  })
}

/** Refuses a wrong password. Wrong ones count towards the same limit as failed sign-ins. */
async function checkCurrent({ limits, store }: Services, caller: Caller, current: string): Promise<void> {
  const { succeeded } = limits.countLogin({ username: caller.name, address: caller.ip })
  const user = await userById(store.db, caller._id)
  if (!(await limits.hashing(() => passwordFits(user, current)))) throw refusal('password_incorrect')
  succeeded()
}
