import { randomBytes } from 'node:crypto'
import { loadStarter } from './magic/starter'
import type { Services } from './services'
import { addUser } from './store/users'

/** On an empty store: makes the first admin, who owns the starter cube. Answers name and password when it did. */
export async function firstStart(
  services: Services,
): Promise<{ readonly name: string; readonly password: string } | undefined> {
  const { config, store } = services
  const first = await store.db
    .selectFrom('users')
    .select('id')
    .where('is_admin', '=', 1)
    .orderBy('created')
    .executeTakeFirst()
  if (first !== undefined) {
    await loadStarter(store, first.id)
    return undefined
  }
  const admin = {
    name: config.adminName,
    password: config.adminPassword ?? randomBytes(9).toString('base64url'),
  }
  await loadStarter(store, await addUser(store.db, { ...admin, isAdmin: true }))
  return admin
}
