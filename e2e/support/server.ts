import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A built server that runs for the browser tests. */
export interface ParlourServer {
  /** Where it answers, without a slash at the end. */
  readonly url: string
  /** The admin it was started with. */
  readonly admin: { readonly name: string; readonly password: string }
  /** Its `PARLOUR_DATA`. */
  readonly dataFolder: string
  /** Kills it without warning and starts it again on the same data and the same port. */
  crashAndRestart(): Promise<void>
  /** Stops it and removes its data. */
  stop(): Promise<void>
}

const admin = { name: 'admin', password: 'correct-horse-battery' }

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No TCP port could be had.')
  return address.port
}

/** Resolves when the server has printed its address, which it does once it can be signed in to. */
async function untilOpen(child: ChildProcess): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    let printed = ''
    child.stdout?.on('data', (text: Buffer) => {
      printed += text.toString()
      if (printed.includes('Parlour is open')) resolve()
    })
    child.once('exit', () => reject(new Error('The server did not start: see test-results/server.log.')))
  })
}

async function launch(port: number, dataFolder: string): Promise<ChildProcess> {
  mkdirSync('test-results', { recursive: true })
  const log = createWriteStream('test-results/server.log', { flags: 'a' })
  const child = spawn(process.execPath, ['--enable-source-maps', 'apps/server/dist/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: '',
      PARLOUR_DATA: dataFolder,
      PARLOUR_ADMIN_NAME: admin.name,
      PARLOUR_ADMIN_PASSWORD: admin.password,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.pipe(log)
  child.stderr.pipe(log)
  await untilOpen(child)
  return child
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

/** Builds what changed and starts the server on a free port with an empty data folder and a known admin. */
export async function startServer(): Promise<ParlourServer> {
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
  const port = await freePort()
  const dataFolder = mkdtempSync(join(tmpdir(), 'parlour-browser-'))
  let child = await launch(port, dataFolder)
  return {
    url: `http://127.0.0.1:${port}`,
    admin,
    dataFolder,
    async crashAndRestart() {
      await end(child, 'SIGKILL')
      child = await launch(port, dataFolder)
    },
    async stop() {
      await end(child, 'SIGTERM')
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}
