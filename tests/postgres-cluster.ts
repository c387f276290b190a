import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, cpSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { once } from 'node:events'
import { freePort } from './free-port'
import { postgresBinaries } from './postgres-binaries'

/** A temporary PostgreSQL on 127.0.0.1. */
export interface PostgresCluster {
  /** Address with user and password of its `postgres` database. */
  readonly url: string
  /** Which binaries it runs from. */
  readonly binaries: string
  /** Id of its first process, whose children all others are. */
  pid(): number | undefined
  /** Ends the server at once, with everybody who is connected: what it was about to write is not written. */
  crash(): Promise<void>
  /** Starts it again on the same data, after it crashed. */
  restart(): Promise<void>
  /** Stops the server and removes its folder. */
  stop(): Promise<void>
}

interface Account {
  readonly uid: number
  readonly gid: number
}

/**
 * PostgreSQL refuses root, so root starts it as another account; anyone else starts it under their own
 * account.
 */
function account(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      // That account is not on this machine; the next one may be.
    }
  }
  throw new Error(
    'PostgreSQL does not run as root, and this machine has neither an account postgres nor nobody.',
  )
}

/**
 * Resolves when the server says that it takes connections; rejects with what it printed when it ends before
 * that.
 */
async function untilReady(server: ChildProcess): Promise<void> {
  let printed = ''
  await new Promise<void>((resolve, reject) => {
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      printed += text
      if (printed.includes('ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('exit', (code) =>
      reject(new Error(`PostgreSQL ended with code ${code ?? 'none'}:\n${printed}`)),
    )
  })
}

interface Wishes {
  /** Writes through to the disk at every commit, as a hub's own PostgreSQL does. Tests do without. */
  readonly durable?: boolean
}

interface ClusterPlace extends Wishes {
  readonly bin: string
  readonly folder: string
  readonly who: Account | undefined
}

/**
 * The binaries to run: copied beside the data where the other account may not be able to reach node_modules.
 */
function reachable({ bin, folder, who }: ClusterPlace): string {
  if (who === undefined || !bin.includes('node_modules')) return bin
  const copy = join(folder, 'server')
  cpSync(dirname(bin), copy, { recursive: true, verbatimSymlinks: true })
  for (const name of ['initdb', 'postgres']) chmodSync(join(copy, 'bin', name), 0o755)
  return join(copy, 'bin')
}

async function startIn(place: ClusterPlace): Promise<PostgresCluster> {
  const { folder, who } = place
  const bin = reachable(place)
  const data = join(folder, 'data')
  const password = randomBytes(12).toString('hex')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (who !== undefined) for (const path of [folder, passwordFile]) chownSync(path, who.uid, who.gid)
  const environment = {
    ...process.env,
    LC_ALL: 'C',
    ...(bin.startsWith(folder) ? { LD_LIBRARY_PATH: join(bin, '../lib') } : {}),
  }
  const options = { ...who, cwd: folder, env: environment }

  const initial = [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'scram-sha-256',
    `--pwfile=${passwordFile}`,
    '-E',
    'UTF8',
    '-N',
  ]
  execFileSync(join(bin, 'initdb'), initial, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  const port = await freePort()
  // What outlives no test run may skip what only guards against power loss.
  const hasty = place.durable === true ? [] : ['fsync=off', 'full_page_writes=off']
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200', ...hasty]
  const flags = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  const launch = () =>
    spawn(join(bin, 'postgres'), flags, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  let server = launch()

  const killNow = () => server.kill('SIGQUIT')
  process.once('exit', killNow)
  await untilReady(server)
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null) return
    server.kill(signal)
    await once(server, 'exit')
  }
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    binaries: bin,
    pid: () => server.pid,
    crash: () => end('SIGQUIT'),
    async restart() {
      server = launch()
      await untilReady(server)
    },
    async stop() {
      process.off('exit', killNow)
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Starts a temporary PostgreSQL from the first binaries that work (installed ones before the package's).
 * Throws with every attempt's reason when none does.
 */
export async function startPostgres(wishes: Wishes = {}): Promise<PostgresCluster> {
  const who = account()
  const failures: string[] = []
  for (const bin of postgresBinaries()) {
    const folder = mkdtempSync(join(realpathSync(tmpdir()), 'parlour-postgres-'))
    try {
      return await startIn({ bin, folder, who, ...wishes })
    } catch (error) {
      rmSync(folder, { recursive: true, force: true })
      failures.push(`${bin}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const help =
    'The store tests need a real PostgreSQL: install one (Debian: apt-get install postgresql) or run npm ci.'
  throw new Error([help, ...failures].join('\n'))
}
