import {
  adminInvite,
  adminLinks,
  adminResetLink,
  adminRevokeLink,
  invitationAccept,
  invitationInfo,
  passwordReset,
  resetInfo,
  type SessionUser,
  type SignedIn,
} from '@parlour/protocol'
import type { callsOn } from '../http/calls'
import { notFound } from '../failures/failures'
import type { Caller, Services } from '../services'
import { audit } from '../store/records/audit'
import { endImpersonations } from '../store/records/impersonations'
import {
  addLink,
  dropResetLinks,
  linkIdOf,
  type LinkRow,
  linkWith,
  openLinks,
  spendLink,
} from '../store/records/one-time-links'
import { closeSessionsOf, openSession, type UserRow } from '../store/records/sessions'
import { hashPassword, insertUser, nameLike, setPassword, userById } from '../store/records/users'
import { checkPassword } from '../users/check-password'
import { newDeviceToken } from '../users/device-token'
import { nameTaken } from '../users/name-taken'
import { sessionUser } from '../users/wire-user'
import { refusal } from '../refusals/refusal'

/** Links that let one person in, once: admins make them, guests use them (rules: hub 2). */
export function oneTimeLinkCalls(on: ReturnType<typeof callsOn>): void {
  on(adminInvite, async (_body, { services, caller }) => ({
    link: await newLink(services, caller, { kind: 'invitation', user_id: null }),
  }))
  on(adminResetLink, async ({ userId }, { services, caller }) => {
    const user = await userById(services.store.db, userId)
    if (user === undefined || user.deactivated === 1) throw notFound('user', userId)
    return { link: await newLink(services, caller, { kind: 'reset', user_id: userId }) }
  })
  on(adminLinks, async (_body, { services }) => ({ links: await openLinks(services.store.db, Date.now()) }))
  on(adminRevokeLink, async ({ id }, { services, caller }) => {
    await services.store.write(async (tx) => {
      if (!(await spendLink(tx, id, Date.now()))) throw notFound('link', id)
      const { _id: actorId, ip } = caller
      await audit(tx, { actorId, action: 'link revoke', targetId: id, ip })
    })
    return {}
  })
  on(invitationInfo, async ({ token }, { services, caller }) => {
    const link = await presented(services, caller, { token, kind: 'invitation' })
    const maker = await userById(services.store.db, link.made_by)
    return { invitedBy: maker?.name ?? '', expires: link.expires }
  })
  on(invitationAccept, async ({ token, name, password }, { services, caller }) => {
    const link = await presented(services, caller, { token, kind: 'invitation' })
    checkPassword(password, name)
    return signedIn(services, await joined(services, caller, { link, name, password }))
  })
  on(resetInfo, async ({ token }, { services, caller }) => {
    const { link, user } = await resetOf(services, caller, token)
    return { name: user.name, expires: link.expires }
  })
  on(passwordReset, async ({ token, password }, { services, caller }) => {
    const { link, user } = await resetOf(services, caller, token)
    checkPassword(password, user.name)
    return signedIn(services, await withNewPassword(services, caller, { link, user, password }))
  })
}

const signedIn = async ({ store: { db } }: Services, user: SessionUser): Promise<SignedIn> => ({
  user,
  device: await newDeviceToken(db, user._id, Date.now()),
})

const notValid = () => refusal('link_not_valid')

async function newLink(services: Services, caller: Caller, link: Pick<LinkRow, 'kind' | 'user_id'>) {
  const { _id: actorId, ip } = caller
  return services.store.write(async (tx) => {
    const now = Date.now()
    // Only the newest link counts: an earlier one may be in the wrong hands.
    if (link.user_id !== null) await dropResetLinks(tx, link.user_id, now)
    const added = await addLink(tx, { ...link, made_by: actorId }, now)
    const details = { link: added.id }
    await audit(tx, {
      actorId,
      action: `${link.kind} link`,
      targetId: link.user_id ?? undefined,
      ip,
      details,
    })
    return added
  })
}

/**
 * The link behind a token. Whoever tries many is refused like one who tries passwords; a link that is right
 * opens whatever others tried at that address, for nobody finds one by trying.
 */
async function presented(
  { limits, store }: Services,
  caller: Caller,
  { token, kind }: { readonly token: string; readonly kind: LinkRow['kind'] },
): Promise<LinkRow> {
  const link = await linkWith(store.db, token, { kind, now: Date.now() })
  if (link !== undefined) return link
  limits.countLink(linkIdOf(token), caller.ip)
  throw notValid()
}

async function resetOf(services: Services, caller: Caller, token: string) {
  const link = await presented(services, caller, { token, kind: 'reset' })
  const user = await userById(services.store.db, link.user_id ?? '')
  if (user === undefined || user.deactivated === 1) throw notValid()
  return { link, user }
}

interface SignUp {
  readonly link: LinkRow
  readonly name: string
  readonly password: string
}

/** Makes the account and signs it in, in one step: nobody uses up their link without getting in. */
async function joined({ store, limits }: Services, { ip, device }: Caller, { link, name, password }: SignUp) {
  const passwordHash = await limits.hashing(() => hashPassword(password))
  return store.write(async (tx) => {
    const now = Date.now()
    if (!(await spendLink(tx, link.id, now))) throw notValid()
    const taken = await nameLike(tx, name)
    if (taken !== undefined) throw nameTaken(taken, name)
    const id = await insertUser(tx, { name, passwordHash })
    const details = { name, link: link.id, invitedBy: link.made_by }
    await audit(tx, { actorId: id, action: 'user join', targetId: id, ip, details })
    const user = await userById(tx, id)
    if (user === undefined) throw new Error('the new user is not there')
    return sessionUser(user, await openSession(tx, id, { now, device }))
  })
}

interface PasswordReset {
  readonly link: LinkRow
  readonly user: UserRow
  readonly password: string
}

/** Sets the password, signs the user out everywhere, and in here. */
async function withNewPassword(
  { store, limits, live }: Services,
  { ip, device }: Caller,
  { link, user, password }: PasswordReset,
) {
  const passwordHash = await limits.hashing(() => hashPassword(password))
  const { ended, session } = await store.write(async (tx) => {
    const now = Date.now()
    if (!(await spendLink(tx, link.id, now))) throw notValid()
    await setPassword(tx, user.id, passwordHash)
    await dropResetLinks(tx, user.id, now)
    const tokens = []
    for (const column of ['id', 'imp_admin'] as const)
      tokens.push(...(await endImpersonations(tx, { column, is: user.id }, ip)))
    await closeSessionsOf(tx, user.id)
    const details = { link: link.id, madeBy: link.made_by }
    await audit(tx, { actorId: user.id, action: 'password reset', targetId: user.id, ip, details })
    return { ended: tokens, session: sessionUser(user, await openSession(tx, user.id, { now, device })) }
  })
  live.userGone(user.id)
  for (const tokenHash of ended) live.signedOut(tokenHash)
  return session
}
