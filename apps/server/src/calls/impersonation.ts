import {
  adminImpersonate,
  adminImpersonationStatus,
  adminStopImpersonation,
  type AnswerOf,
} from '@parlour/protocol'
import type { CallContext, callsOn } from '../http/calls'
import { denied, notFound } from '../failures/failures'
import type { Caller, Services } from '../services'
import { audit } from '../store/records/audit'
import { hashOf, newToken } from '../store/driver/ids'
import {
  beginImpersonation,
  endImpersonations,
  impersonatedWith,
  IMPERSONATION_LIFE,
} from '../store/records/impersonations'
import type { UserRow } from '../store/records/sessions'
import { userById } from '../store/records/users'
import { wireUser } from '../users/wire-user'
import { refusal } from '../refusals/refusal'

/** An admin acts as another user for an hour at most (rules: hub 2). */
export function impersonationCalls(on: ReturnType<typeof callsOn>): void {
  on(adminImpersonate, ({ targetUserId }, { services, caller }) => {
    services.log.info({ adminId: caller._id, admin: caller.name, targetUserId }, 'impersonation attempted')
    return failuresNoted({ services, caller }, { targetUserId }, async () => {
      const target = await targetOf(services, caller, targetUserId)
      const admin = await userById(services.store.db, caller._id)
      if (admin === undefined) throw refusal('admin_not_found')
      const impersonationToken = await begin(services, caller, target)
      services.log.info({ admin: caller.name, target: target.name }, 'impersonation started')
      return { impersonationToken, targetUser: wireUser(target, caller), adminUser: wireUser(admin, caller) }
    })
  })
  on(adminStopImpersonation, ({ impersonationToken }, { services, caller }) =>
    failuresNoted({ services, caller }, {}, () => stop(services, caller, hashOf(impersonationToken))),
  )
  on(adminImpersonationStatus, async (_body, { services, caller }) => {
    if (caller.adminId === undefined) return { isImpersonated: false }
    const [user, admin] = await Promise.all([
      userById(services.store.db, caller._id),
      userById(services.store.db, caller.adminId),
    ])
    return {
      isImpersonated: true,
      ...(admin === undefined ? {} : { impersonatedBy: { _id: admin.id, name: admin.name } }),
      ...(user === undefined || user.imp_started === null
        ? {}
        : { impersonationStartTime: user.imp_started }),
    }
  })
}

/** Logs whatever keeps an admin from beginning or ending an impersonation as an error (rules: hub 2). */
async function failuresNoted<T>(
  { services, caller }: CallContext,
  about: object,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    // Whoever may not impersonate is refused like anybody else; only an admin's failure is for the host to
    // see.
    const level = caller.isAdmin || caller.adminId !== undefined ? 'error' : 'info'
    services.log[level]({ ...about, userId: caller._id, reason }, 'impersonation refused')
    throw error
  }
}

async function targetOf(services: Services, caller: Caller, id: string): Promise<UserRow> {
  const target = await userById(services.store.db, id)
  if (target === undefined) throw notFound('user', id)
  if (target.id === caller._id) throw refusal('impersonates_self')
  if (target.is_admin === 1) throw refusal('impersonates_admin')
  if (target.deactivated === 1) throw refusal('impersonates_deactivated')
  if (isMarked(target)) throw refusal('ALREADY_IMPERSONATED', { name: target.name })
  return target
}

/** The mark counts for an hour. */
const isMarked = (user: UserRow) =>
  user.imp_started !== null && user.imp_started > Date.now() - IMPERSONATION_LIFE

async function begin(services: Services, admin: Caller, target: UserRow): Promise<string> {
  const token = newToken()
  const tokenHash = hashOf(token)
  await services.store.write(async (tx) => {
    // An old mark has expired.
    const old = target.imp_token_hash
    if (old !== null) await endImpersonations(tx, { column: 'imp_token_hash', is: old }, admin.ip)
    const begun = { adminId: admin._id, adminSession: admin.tokenHash, targetId: target.id, tokenHash }
    if (!(await beginImpersonation(tx, begun))) throw refusal('ALREADY_IMPERSONATED', { name: target.name })
    await audit(tx, { actorId: admin._id, action: 'impersonation start', targetId: target.id, ip: admin.ip })
  })
  return token
}

async function stop(
  services: Services,
  caller: Caller,
  tokenHash: string,
): Promise<AnswerOf<typeof adminStopImpersonation>> {
  const user = await impersonatedWith(services.store.db, tokenHash)
  if (user === undefined || user.imp_admin === null) throw refusal('impersonation_invalid')
  const adminId = user.imp_admin
  if (caller._id !== adminId && caller.tokenHash !== tokenHash) throw denied('access_denied')
  await services.store.write((tx) =>
    endImpersonations(tx, { column: 'imp_token_hash', is: tokenHash }, caller.ip),
  )
  services.live.signedOut(tokenHash)
  services.log.info({ adminId }, 'impersonation stopped')
  return { message: `No longer impersonating ${user.name}`, originalAdminId: adminId }
}
