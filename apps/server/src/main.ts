import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Config, configFrom } from './config'
import { type RunningServer, startServer } from './server'
import { StartFailure } from './start-failure'

const here = dirname(fileURLToPath(import.meta.url))
const webFolder = join(here, '..', '..', 'web', 'dist')
/** Addresses that stand for this machine, whatever it is called. */
const ANY_HOST = ['0.0.0.0', '::', '127.0.0.1', '::1', 'localhost']

function announce({ address, admin }: RunningServer, { host, publicUrl }: Config): void {
  const local = ANY_HOST.includes(host) ? `http://localhost:${new URL(address).port}` : address
  const signIn =
    admin === undefined
      ? []
      : [
          `  Sign in as ${admin.name} with the password ${admin.password}`,
          '  (shown once; change it by setting PARLOUR_ADMIN_PASSWORD before the first start)',
        ]
  console.log(['', `  Parlour is open at ${publicUrl ?? local}`, ...signIn, ''].join('\n'))
}

/** Ends the process in order at the first signal. */
function closeOnSignal(server: RunningServer): void {
  let closing = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (closing) return
      closing = true
      server.close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error)
          process.exit(1)
        },
      )
    })
  }
}

try {
  const config = configFrom(process.env, existsSync(webFolder) ? webFolder : undefined)
  const server = await startServer(config)
  closeOnSignal(server)
  announce(server, config)
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  console.error(`\n  Parlour cannot start: ${error.message}\n`)
  process.exit(1)
}
