import { loadStarter } from './magic/starter'
import { madeUpPassword } from './new-password'
import type { Services } from './services'
import { holdAlone } from './store/driver/hold-alone'
import { addUser, firstAdminId } from './store/records/users'

/** Any number that no other lock uses. */
const FIRST_START = 7_259_150

/**
 * On an empty store: makes the first admin, who owns the starter cube. Returns name and password if it did.
 * It is all one transaction, so that a start that is broken off leaves no admin whose password was never
 * shown, and of two processes that start together one makes the admin and the other finds that one.
 */
export function firstStart({
  config,
  store,
}: Services): Promise<{ readonly name: string; readonly password: string } | undefined> {
  return store.write(async (tx) => {
    await holdAlone(tx, FIRST_START)
    const first = await firstAdminId(tx)
    if (first !== undefined) {
      await loadStarter(tx, first)
      return undefined
    }
    const admin = {
      name: config.adminName,
      password: config.adminPassword ?? madeUpPassword(),
    }
    await loadStarter(tx, await addUser(tx, { ...admin, isAdmin: true }))
    return admin
  })
}
