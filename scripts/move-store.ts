import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { configFrom } from '../apps/server/src/config'
import { openStore } from '../apps/server/src/store/driver/connect'
import { holdFolder } from '../apps/server/src/store/driver/hold-folder'
import { moveStore, StoreMoveError } from '../apps/server/src/store/move/move-store'
import { argumentsOf } from '../tooling/arguments.mjs'

// Carries a hub's store from the embedded one in PARLOUR_DATA to the PostgreSQL of DATABASE_URL, or back. No
// server may run.
const usage = 'npm run move-store -- postgres (or: sqlite), with PARLOUR_DATA and DATABASE_URL set'
const [to] = argumentsOf({ usage, words: [1, 1] }).words
const { databaseUrl, dataFolder } = configFrom(process.env)
const end = (sentence: string): never => {
  console.error(sentence)
  process.exit(1)
}
if (to !== 'postgres' && to !== 'sqlite') {
  console.error(`Usage: ${usage}`)
  process.exit(2)
}
if (databaseUrl === undefined)
  end('DATABASE_URL must name the PostgreSQL, PARLOUR_DATA the folder of the embedded store.')
if (to === 'postgres' && !existsSync(join(dataFolder, 'parlour.sqlite')))
  end(`There is no store in ${dataFolder}. PARLOUR_DATA names the folder it is in.`)
if (!holdFolder(dataFolder)) end(`A Parlour runs on the store in ${dataFolder}. Stop it first.`)
const embedded = await openStore({ dataFolder })
const postgres = await openStore({ databaseUrl, dataFolder })
try {
  const [from, into] = to === 'postgres' ? [embedded, postgres] : [postgres, embedded]
  for (const { table, rows } of await moveStore(from, into))
    console.log(`${table}: ${rows} rows, all the same`)
} catch (error) {
  if (!(error instanceof StoreMoveError)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await embedded.close()
  await postgres.close()
}
