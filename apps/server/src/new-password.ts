import { randomBytes } from 'node:crypto'
import { audit } from './store/records/audit'
import type { Db, Store } from './store/driver/store'
import { endImpersonations } from './store/records/impersonations'
import { dropResetLinks } from './store/records/one-time-links'
import { closeSessionsOf } from './store/records/sessions'
import { adminNames, hashPassword, setPassword, userByName } from './store/records/users'
import { refusal } from './refusals/refusal'

/** Whoever runs the server has no address to audit. */
const HOST = 'host'

/** A password that nobody guesses, short enough to be typed. */
export const madeUpPassword = (): string => randomBytes(9).toString('base64url')

/**
 * Lets the host help a user who lost the password: sets a generated one, signs the user out everywhere, ends
 * the impersonations by and of the user, and audits it. Returns the password. Refuses unknown and deactivated
 * names.
 */
export async function giveNewPassword(store: Store, name: string): Promise<string> {
  const user = await userByName(store.db, name)
  if (user === undefined) throw refusal('no_user_named', { name, admins: await adminsOf(store.db) })
  if (user.deactivated === 1) throw refusal('cannot_sign_in', { name })
  const password = madeUpPassword()
  const passwordHash = await hashPassword(password)
  await store.write(async (tx) => {
    await setPassword(tx, user.id, passwordHash)
    await closeSessionsOf(tx, user.id)
    await dropResetLinks(tx, user.id, Date.now())
    for (const column of ['id', 'imp_admin'] as const)
      await endImpersonations(tx, { column, is: user.id }, HOST)
    await audit(tx, { actorId: HOST, action: 'new password', targetId: user.id, ip: HOST })
  })
  return password
}

async function adminsOf(db: Db): Promise<string> {
  const admins = await adminNames(db)
  return admins.length === 0
    ? 'There is no admin either. The next start creates one.'
    : `Admins are: ${admins.join(', ')}.`
}
