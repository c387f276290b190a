import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '@parlour/kernel'
import { configFrom } from '../apps/server/src/config'
import { giveNewPassword } from '../apps/server/src/new-password'
import { openStore } from '../apps/server/src/store/driver/connect'
import { argumentsOf } from '../tooling/arguments.mjs'

// Gives a user of this hub a new password, an admin as any other, and prints it. The hub may be running
// meanwhile.
const [name = ''] = argumentsOf({ usage: 'npm run password -- NAME', words: [1, 1] }).words
const config = configFrom(process.env)
if (config.databaseUrl === undefined && !existsSync(join(config.dataFolder, 'parlour.sqlite'))) {
  console.error(`There is no store in ${config.dataFolder}. PARLOUR_DATA names the folder it is in.`)
  process.exit(1)
}
const store = await openStore(config)
try {
  console.log(
    `${name} signs in with the password ${await giveNewPassword(store, name.trim().normalize('NFC'))}`,
  )
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await store.close()
}
