import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientEvents, ServerEvents, WatchReply } from '@parlour/protocol'
import { io, type Socket } from 'socket.io-client'
import type { HubUser } from '../tests/hub-client'
import { startPostgres } from '../tests/postgres-cluster'
import { type ServerProcess, startServerProcess } from '../tests/server-process'
import { newDraft, openSeats, playAll, signedIn } from './hub-drafts'
import type { HubSeat } from './hub-seat'
import { memoryOf } from './memory'
import { costPerAnswer } from './process-cost'
import type { BenchRow } from './row'

const SERVER_BUNDLE = 'apps/server/dist/main.js'
const UNLIMITED = { PARLOUR_WRITES_PER_SECOND: '1000000', PARLOUR_WRITE_BURST: '1000000', LOG_LEVEL: 'warn' }
const SEATS = 8
const DRAFTS = 25
const PROCESSES = [1, 2, 4]
/** Idle pages of each user: an account may have 20 connections. */
const PAGES = 5

/** Players of drafts answer as fast as they can, the seats of each draft spread over all servers: the hardest case. */
async function crowdOn(servers: readonly ServerProcess[], users: readonly HubUser[]) {
  const spread = users.map((user, at) => ({ ...user, url: servers[at % servers.length]?.url ?? user.url }))
  const seats: HubSeat[] = []
  for (let draft = 0; draft < DRAFTS; draft += 1) {
    const table = spread.slice(draft * SEATS, (draft + 1) * SEATS)
    seats.push(...(await openSeats(table, await newDraft(table, `scale ${draft}`))))
  }
  const began = performance.now()
  let answers = 0
  const { cpu } = await costPerAnswer(servers, async () => (answers = await playAll(seats)))
  const rate = answers / ((performance.now() - began) / 1000)
  for (const seat of seats) seat.leave()
  return { cpu, rate }
}

/** How much memory a server needs for each 1,000 pages that are open and watch the home lists, in MB. */
async function memoryOfPages(server: ServerProcess, users: readonly HubUser[]): Promise<number> {
  const before = memoryOf(server)
  const pages = await Promise.all(
    users.flatMap((user) => Array.from({ length: PAGES }, () => idlePage(user))),
  )
  const after = memoryOf(server)
  for (const page of pages) page.disconnect()
  return ((after - before) / pages.length) * 1000
}

async function idlePage({ url, token, appVersion }: HubUser): Promise<Socket<ServerEvents, ClientEvents>> {
  const socket: Socket<ServerEvents, ClientEvents> = io(url, {
    transports: ['websocket'],
    auth: { token, appVersion },
    forceNew: true,
  })
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()))
  await new Promise<WatchReply>((resolve) => socket.emit('watch', { kind: 'home' }, resolve))
  return socket
}

async function rowsOf(store: string, servers: readonly ServerProcess[]): Promise<readonly BenchRow[]> {
  const [first] = servers
  if (first === undefined) throw new Error('No server runs.')
  const users = await signedIn(first, SEATS * DRAFTS)
  const name = `scale, ${store}, ${servers.length === 1 ? 'one process' : `${servers.length} processes`}`
  // Before anybody plays: afterwards a server holds memory that it would give back.
  const memory = await memoryOfPages(first, users)
  const { cpu, rate } = await crowdOn(servers, users)
  const rows: readonly BenchRow[] = [
    { name: `${name}: answers of 200 players`, measured: rate, unit: 'per s' },
    { name: `${name}: processor time of the servers per answer`, measured: cpu, unit: 'ms' },
  ]
  if (servers.length > 1) return rows
  return [...rows, { name: `${name}: memory per 1,000 open pages`, measured: memory, unit: 'MB' }]
}

const start = (env: Readonly<Record<string, string>>) =>
  startServerProcess({ bundle: SERVER_BUNDLE, env: { ...UNLIMITED, ...env } })

async function onSqlite(): Promise<readonly BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-bench-'))
  const server = await start({ PARLOUR_DATA: folder })
  try {
    return await rowsOf('SQLite', [server])
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function onPostgres(processes: number): Promise<readonly BenchRow[]> {
  const cluster = await startPostgres({ durable: true })
  const servers: ServerProcess[] = []
  try {
    while (servers.length < processes) servers.push(await start({ DATABASE_URL: cluster.url }))
    return await rowsOf('PostgreSQL', servers)
  } finally {
    for (const server of servers) await server.stop()
    await cluster.stop()
  }
}

/** What one hub can do with more processes, all on this machine: where it stops to grow, the machine is full. */
export async function scaleRows(): Promise<readonly BenchRow[]> {
  const rows = [...(await onSqlite())]
  for (const processes of PROCESSES) rows.push(...(await onPostgres(processes)))
  return rows
}
