import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from './free-port'

/** A Parlour server in a process of its own, as friends run it. */
export interface ServerProcess {
  /** Where it answers, without a slash at the end. */
  readonly url: string
  /** The admin that its first start on an empty store makes. */
  readonly admin: { readonly name: string; readonly password: string }
  /** Its process id. */
  pid(): number | undefined
  /** Ends it in the middle of whatever it does, as `kill -9` does. */
  crash(): Promise<void>
  /** Starts it again, on the same port and the same store. */
  restart(): Promise<void>
  /** Ends it in order. Resolves with its exit code. */
  stop(): Promise<number | null>
}

interface Start {
  /** The bundled server. */
  readonly bundle: string
  /** `PARLOUR_DATA`, or `DATABASE_URL` and whatever else it shall know. */
  readonly env: Readonly<Record<string, string>>
  /** Hears everything that it prints. */
  readonly onOutput?: (text: string) => void
}

const ADMIN = { name: 'admin', password: 'correct-horse-battery' }

/** Resolves when the server has printed its address: from then on the admin can sign in. */
async function untilOpen(child: ChildProcess, onOutput?: (text: string) => void): Promise<void> {
  let printed = ''
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        onOutput?.(text)
        if (printed.length < 100_000) printed += text
        if (printed.includes('Parlour is open')) resolve()
      })
    }
    child.once('exit', (code) =>
      reject(new Error(`The server ended with code ${code ?? 'none'}:\n${printed}`)),
    )
  })
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
  return child.exitCode
}

/**
 * Starts a bundled server on a free port of 127.0.0.1 and waits until it is open. Rejects with its output
 * when it ends before that.
 */
export async function startServerProcess({ bundle, env, onOutput }: Start): Promise<ServerProcess> {
  const port = await freePort()
  const launch = async (): Promise<ChildProcess> => {
    const child = spawn(process.execPath, ['--enable-source-maps', bundle], {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        PORT: String(port),
        HOST: '127.0.0.1',
        PARLOUR_ADMIN_NAME: ADMIN.name,
        PARLOUR_ADMIN_PASSWORD: ADMIN.password,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    await untilOpen(child, onOutput)
    return child
  }
  let child = await launch()
  return {
    url: `http://127.0.0.1:${port}`,
    admin: { ...ADMIN, name: env.PARLOUR_ADMIN_NAME ?? ADMIN.name },
    pid: () => child.pid,
    crash: async () => void (await end(child, 'SIGKILL')),
    restart: async () => {
      child = await launch()
    },
    stop: () => end(child, 'SIGTERM'),
  }
}
