import { resolve } from 'node:path'
import { configFrom } from '../apps/server/src/config'
import { createCardUpdates } from '../apps/server/src/magic/update/card-updates'
import type { UpdateSource } from '../apps/server/src/magic/update/run-update'
import { openStore } from '../apps/server/src/store/driver/connect'
import { argumentsOf } from '../tooling/arguments.mjs'

// Brings card data into the store of this hub, from a file or folder in the provider's bulk form, or from the
// provider itself. The hub may be running meanwhile; its pages notice the new cards by their version.
const { words, options } = argumentsOf({
  usage: 'npm run cards:import -- FILE_OR_FOLDER [--replace] (or the word "provider")',
  options: { replace: { type: 'boolean', default: false } },
  words: [1, 1],
})
const { replace } = options
const [path = ''] = words
const source: UpdateSource =
  path === 'provider'
    ? { kind: 'provider', replace }
    : { kind: 'path', path: resolve(process.env.INIT_CWD ?? process.cwd(), path), replace }

const config = configFrom(process.env)
const store = await openStore(config)
const updates = createCardUpdates({
  store,
  config,
  log: {
    info: () => undefined,
    error: (about: unknown) => {
      console.error(about)
    },
  },
})

const watch = setInterval(() => {
  void updates.status().then(({ phase = '', done, total, cards }) => {
    const share = total === 0 ? '' : ` ${Math.floor((done / total) * 100)} %`
    console.log(`${phase}${share}${cards === 0 ? '' : `, ${cards} cards`}`)
  })
}, 2000)
try {
  const { began, status } = await updates.start(source)
  await updates.settled()
  const last = began ? await updates.status() : status
  console.log(began ? last.message : 'An update is already running on this store.')
  if (last.isFarSmaller === true) console.log('Give --replace to use it all the same.')
  if (last.counts !== undefined) console.log(JSON.stringify(last.counts))
  process.exitCode = began && last.state === 'done' ? 0 : 1
} finally {
  clearInterval(watch)
  await store.close()
}
