import { randomBytes } from 'node:crypto'
import type { Services } from './services'
import { addUser } from './store/users'

/** On an empty store: makes the first admin. Answers name and password when it did. */
export async function firstStart(
  services: Services,
): Promise<{ readonly name: string; readonly password: string } | undefined> {
  const { config, store } = services
  const anybody = await store.db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (anybody !== undefined) return undefined
  const admin = {
    name: config.adminName,
    password: config.adminPassword ?? randomBytes(9).toString('base64url'),
  }
  await addUser(store.db, { ...admin, isAdmin: true })
  return admin
}
