import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { type Config, configFrom } from './config'
import { factsOf, registeredGames } from './games/registry'
import { ownAddress } from './network-addresses'
import { type RunningServer, startServer } from './server'
import { StartFailure } from './start-failure'
import { storeFailure } from './start-failures'
import { holdFolder } from './store/driver/hold-folder'

/**
 * Garbage is collected when memory has grown by this many percent since the last time. By itself V8 lets it
 * grow to a multiple of what is in use as long as the machine has more: a hub that nobody restarts for months
 * then takes all of that. Less costs time: at 30 a pick took 1.8 ms of the processor instead of 1.4; at 50
 * and at 100 it takes 1.5, and at 100 memory does not settle in ten minutes (`npm run soak`).
 */
const GROWS_BY = 50
setFlagsFromString(`--heap-growing-percent=${GROWS_BY}`)

const here = dirname(fileURLToPath(import.meta.url))
const webFolder = join(here, '..', '..', 'web', 'dist')

function announce(
  { address, admin, services }: RunningServer,
  { host, publicUrl, adminPassword }: Config,
): void {
  const local = ownAddress({ host, port: Number(new URL(address).port) })
  const near = services.nearAddresses()
  const friends = near.length === 0 ? [] : [`  Friends in the same network type ${near.join(' or ')}`]
  const signIn =
    admin === undefined
      ? []
      : adminPassword !== undefined
        ? [`  Sign in as ${admin.name} with the password that PARLOUR_ADMIN_PASSWORD holds`]
        : [
            `  Sign in as ${admin.name} with the password ${admin.password}`,
            '  (shown once; you can change it under "my account")',
          ]
  console.log(['', `  Parlour is open at ${publicUrl ?? local}`, ...friends, ...signIn, ''].join('\n'))
}

/** How long the calls and writes under way may take to end. */
const PATIENCE = 10_000

/** Ends the process in order at the first signal; at the second, or when that takes too long, at once. */
function closeOnSignal(server: RunningServer): void {
  let closing = false
  const end = (reason: unknown) => {
    console.error(reason)
    process.exit(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (closing) end('Stopped before everything had finished.')
      closing = true
      setTimeout(
        () => end(`Stopped before everything had finished: ${PATIENCE / 1000} s were not enough.`),
        PATIENCE,
      ).unref()
      server.close().then(() => process.exit(0), end)
    })
  }
}

/** PostgreSQL serves several processes, the embedded store one. */
function holdStore(config: Config): void {
  const { databaseUrl, dataFolder } = config
  if (databaseUrl !== undefined || isHeld(config)) return
  throw new StartFailure(
    `Another Parlour is already running on the store in ${dataFolder}. Stop it, or set PARLOUR_DATA to another folder.`,
  )
}

function isHeld(config: Config): boolean {
  try {
    return holdFolder(config.dataFolder)
  } catch (error) {
    throw error instanceof StartFailure ? error : storeFailure(error, config)
  }
}

try {
  const config = configFrom(process.env, {
    ...(existsSync(webFolder) ? { webFolder } : {}),
    games: factsOf(registeredGames),
  })
  holdStore(config)
  const server = await startServer(config)
  closeOnSignal(server)
  announce(server, config)
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  console.error(`\n  Parlour cannot start: ${error.message}\n`)
  process.exit(1)
}
