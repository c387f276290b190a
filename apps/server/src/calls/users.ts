import {
  userAll,
  userCreate,
  userDeactivate,
  userDeactivated,
  userReactivate,
  userSetAdmin,
} from '@parlour/protocol'
import type { callsOn } from '../http/calls'
import { denied, notDeactivated, notFound } from '../failures/failures'
import type { Caller } from '../services'
import type { Tx } from '../store/driver/store'
import { audit } from '../store/records/audit'
import { endImpersonations } from '../store/records/impersonations'
import { dropResetLinks } from '../store/records/one-time-links'
import { closeSessionsOf } from '../store/records/sessions'
import {
  activeUsers,
  deactivatedUsers,
  hashPassword,
  insertUser,
  isStillAdmin,
  nameLike,
  setAdmin,
  setDeactivated,
  userById,
} from '../store/records/users'
import { checkPassword } from '../users/check-password'
import { nameTaken } from '../users/name-taken'
import { wireUser } from '../users/wire-user'
import { refusal } from '../refusals/refusal'

/** Users: list, create, deactivate and let in again, and who is an admin (rules: hub 2). */
export function userCalls(on: ReturnType<typeof callsOn>): void {
  goingAndComingBack(on)
  roles(on)
  on(userAll, async (_body, { services, caller }) => {
    const users = await activeUsers(services.store.db)
    return { users: users.map((user) => wireUser(user, caller)) }
  })
  on(userCreate, async ({ name, password, slack }, { services, caller }) => {
    checkPassword(password, name)
    const passwordHash = await services.limits.hashing(() => hashPassword(password))
    await services.store.write(async (tx) => {
      const taken = await nameLike(tx, name)
      if (taken !== undefined) throw nameTaken(taken, name)
      const targetId = await insertUser(tx, { name, passwordHash, slack })
      const { _id: actorId, ip } = caller
      await audit(tx, { actorId, action: 'user create', targetId, ip, details: { name } })
    })
    return { message: `User ${name} created` }
  })
}

function goingAndComingBack(on: ReturnType<typeof callsOn>): void {
  on(userDeactivate, async ({ id }, { services, caller }) => {
    const user = await userById(services.store.db, id)
    if (user === undefined || user.deactivated === 1) throw notDeactivated()
    if (user.id === caller._id) throw refusal('deactivates_self')
    const ended = await services.store.write(async (tx) => {
      await checkStillAdmin(tx, caller)
      await setDeactivated(tx, id, true)
      await closeSessionsOf(tx, id)
      await dropResetLinks(tx, id, Date.now())
      const { _id: actorId, ip } = caller
      await audit(tx, { actorId, action: 'user deactivate', targetId: id, ip })
      await endImpersonations(tx, { column: 'id', is: id }, ip)
      return endImpersonations(tx, { column: 'imp_admin', is: id }, ip)
    })
    services.live.userGone(id)
    for (const tokenHash of ended) services.live.signedOut(tokenHash)
    return { message: `User ${user.name} deactivated` }
  })
  on(userDeactivated, async (_body, { services, caller }) => {
    const users = await deactivatedUsers(services.store.db)
    return { users: users.map((user) => wireUser(user, caller)) }
  })
  on(userReactivate, async ({ id }, { services, caller }) => {
    const user = await userById(services.store.db, id)
    if (user === undefined) throw notFound('user', id)
    if (user.deactivated === 0) throw refusal('not_deactivated', { name: user.name })
    await services.store.write(async (tx) => {
      await checkStillAdmin(tx, caller)
      await setDeactivated(tx, id, false)
      const { _id: actorId, ip } = caller
      await audit(tx, { actorId, action: 'user reactivate', targetId: id, ip })
    })
    return { message: `User ${user.name} can sign in again` }
  })
}

function roles(on: ReturnType<typeof callsOn>): void {
  on(userSetAdmin, async ({ id, isAdmin }, { services, caller }) => {
    const user = await userById(services.store.db, id)
    if (user === undefined || user.deactivated === 1) throw notFound('user', id)
    if (user.id === caller._id) throw refusal('changes_own_role')
    const ended = await services.store.write(async (tx) => {
      await checkStillAdmin(tx, caller)
      await setAdmin(tx, id, isAdmin)
      const { _id: actorId, ip } = caller
      await audit(tx, { actorId, action: isAdmin ? 'admin add' : 'admin remove', targetId: id, ip })
      // Nobody may impersonate an admin, and only an admin may impersonate.
      return endImpersonations(tx, { column: isAdmin ? 'id' : 'imp_admin', is: id }, ip)
    })
    for (const tokenHash of ended) services.live.signedOut(tokenHash)
    services.live.homeChanged([id])
    return { message: `User ${user.name} is ${isAdmin ? 'an admin now' : 'no longer an admin'}` }
  })
}

/** The role may have been taken away since the call came in. */
async function checkStillAdmin(tx: Tx, caller: Caller): Promise<void> {
  if (!(await isStillAdmin(tx, caller._id))) throw denied('access_denied')
}
