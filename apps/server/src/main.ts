import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { configFrom } from './config'
import { startServer } from './server'

const here = dirname(fileURLToPath(import.meta.url))
const webFolder = join(here, '..', '..', 'web', 'dist')
const config = configFrom(process.env, existsSync(webFolder) ? webFolder : undefined)
const server = await startServer(config)
const { admin } = server

const port = new URL(server.address).port
console.log(`\n  Parlour is open at ${config.publicUrl ?? `http://localhost:${port}`}`)
if (admin !== undefined)
  console.log(
    `  Sign in as ${admin.name} with the password ${admin.password}\n  (shown once; change it by setting PARLOUR_ADMIN_PASSWORD before the first start)`,
  )
console.log('')

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
