import { Refusal } from '@parlour/kernel'
import { userAll, userCreate, userDeactivate } from '@parlour/protocol'
import type { callsOn } from '../http/calls'
import { notDeactivated } from '../failures/failures'
import { audit } from '../store/records/audit'
import { endImpersonations } from '../store/records/impersonations'
import { closeSessionsOf } from '../store/records/sessions'
import {
  activeUsers,
  deactivateUser,
  hashPassword,
  insertUser,
  nameLike,
  userById,
} from '../store/records/users'
import { wireUser } from '../users/wire-user'

/** Users: list, create, deactivate (rules: hub 2). */
export function userCalls(on: ReturnType<typeof callsOn>): void {
  on(userAll, async (_body, { services, caller }) => {
    const users = await activeUsers(services.store.db)
    return { users: users.map((user) => wireUser(user, caller)) }
  })
  on(userCreate, async ({ name, password, slack }, { services, caller }) => {
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
  on(userDeactivate, async ({ id }, { services, caller }) => {
    const user = await userById(services.store.db, id)
    if (user === undefined || user.deactivated === 1) throw notDeactivated()
    if (user.id === caller._id) throw new Refusal('You cannot deactivate yourself')
    const ended = await services.store.write(async (tx) => {
      await deactivateUser(tx, id)
      await closeSessionsOf(tx, id)
      const { _id: actorId, ip } = caller
      await audit(tx, { actorId, action: 'user deactivate', targetId: id, ip })
      await endImpersonations(tx, { column: 'id', is: id }, ip)
      return endImpersonations(tx, { column: 'imp_admin', is: id }, ip)
    })
    services.live.userGone(id)
    for (const tokenHash of ended) services.live.signedOut(tokenHash)
    return { message: `User ${user.name} deactivated` }
  })
}

/** Two people whose names differ in capitals alone would not be told apart at a table. */
function nameTaken(taken: string, name: string): Refusal {
  const why = taken === name ? '' : ': names must differ by more than upper and lower case'
  return new Refusal(`User with name (${taken}) already exists${why}`)
}
