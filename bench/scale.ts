import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defined } from '@parlour/kernel'
import type { ClientEvents, ServerEvents, WatchReply } from '@parlour/protocol'
import { io, type Socket } from 'socket.io-client'
import type { HubUser } from '../tests/hub-client'
import { type PostgresCluster, startPostgres } from '../tests/postgres-cluster'
import { type ServerProcess, startServerProcess } from '../tests/server-process'
import { newDraft, openSeats, playAll, signedIn } from './hub-drafts'
import type { HubSeat } from './hub-seat'
import { memoryOf } from './memory'
import { costPerAnswer } from './process-cost'
import type { BenchRow } from './row'
import { UNLIMITED } from './unlimited'

const SERVER_BUNDLE = 'apps/server/dist/main.js'
const SEATS = 8
const DRAFTS = 25
/** Fewer drafts, because each answer costs several processes something; as many for each number of them. */
const SPREAD_DRAFTS = 4
const PROCESSES = [1, 2, 4, 8]
/** How long each crowd plays: its drafts take longer. */
const SECONDS = 15
/** Idle pages of each user: an account may have 20 connections. */
const PAGES = 5

/**
 * The seats of each draft at one server, as a proxy that knows games would have it, or spread over all of
 * them: the hardest case.
 */
type SeatSpread = 'kept apart' | 'spread'

interface Crowd {
  readonly servers: readonly ServerProcess[]
  readonly users: readonly HubUser[]
  readonly places: SeatSpread
  /** The PostgreSQL behind the servers, where there is one. */
  readonly database?: PostgresCluster
}

/** Players of drafts answer as fast as they can, for as long as each crowd plays. */
async function crowdOn({ servers, users, places, database }: Crowd) {
  const drafts = places === 'spread' ? SPREAD_DRAFTS : DRAFTS
  const placed = users.map((user, at) => {
    const place = places === 'spread' ? at : Math.floor(at / SEATS)
    return { ...user, url: servers[place % servers.length]?.url ?? user.url }
  })
  const seats: HubSeat[] = []
  for (let draft = 0; draft < drafts; draft += 1) {
    const table = placed.slice(draft * SEATS, (draft + 1) * SEATS)
    seats.push(...(await openSeats(table, await newDraft(table, `${places} ${draft}`))))
  }
  const began = performance.now()
  const { answers, ...cost } = await costPerAnswer({ servers, database }, () => playAll(seats, SECONDS))
  const rate = answers / ((performance.now() - began) / 1000)
  for (const seat of seats) seat.leave()
  return { ...cost, rate, players: drafts * SEATS }
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

interface HubOnStore {
  readonly store: string
  readonly server: ServerProcess
  readonly users: readonly HubUser[]
  readonly database?: PostgresCluster
}

async function* onOne({ store, server, users, database }: HubOnStore): AsyncGenerator<BenchRow> {
  // Before anybody plays: afterwards a server holds memory that it would give back.
  const measured = await memoryOfPages(server, users)
  const name = `scale, ${store}, one process`
  yield { name: `${name}: memory per 1,000 open pages`, measured, unit: 'MB' }
  yield* crowdRows(name, {
    servers: [server],
    users,
    places: 'kept apart',
    ...defined({ database }),
  })
}

async function* crowdRows(name: string, crowd: Crowd): AsyncGenerator<BenchRow> {
  const { cpu, database, rate, players } = await crowdOn(crowd)
  yield { name: `${name}: answers of ${players} players`, measured: rate, unit: 'per s' }
  yield { name: `${name}: processor time of the servers per answer`, measured: cpu, unit: 'ms' }
  if (crowd.database !== undefined)
    yield { name: `${name}: processor time of PostgreSQL per answer`, measured: database, unit: 'ms' }
}

/** The same drafts twice: on processes that have just begun, and once these have compiled what they run. */
async function* coldAndWarm(name: string, crowd: Crowd): AsyncGenerator<BenchRow> {
  for (const server of crowd.servers) {
    await server.stop()
    await server.restart()
  }
  yield* crowdRows(`${name}, cold`, crowd)
  yield* crowdRows(`${name}, warm`, crowd)
}

const start = (env: Readonly<Record<string, string>>) =>
  startServerProcess({ bundle: SERVER_BUNDLE, env: { ...UNLIMITED, ...env } })

async function* onSqlite(): AsyncGenerator<BenchRow> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-bench-'))
  const server = await start({ PARLOUR_DATA: folder })
  try {
    yield* onOne({ store: 'SQLite', server, users: await signedIn(server, SEATS * DRAFTS) })
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** On a PostgreSQL of its own: one process first, then beside it as many as are wanted. */
async function* onPostgres(): AsyncGenerator<BenchRow> {
  const cluster = await startPostgres({ durable: true })
  const servers: ServerProcess[] = []
  const begin = async () => {
    const server = await start({ DATABASE_URL: cluster.url })
    servers.push(server)
    return server
  }
  try {
    const server = await begin()
    const users = await signedIn(server, SEATS * DRAFTS)
    yield* onOne({ store: 'PostgreSQL', server, users, database: cluster })
    for (const processes of PROCESSES) {
      while (servers.length < processes) await begin()
      const crowd = { servers, users, database: cluster }
      const name = `scale, PostgreSQL, processes: ${processes}, games`
      if (processes > 1) yield* crowdRows(`${name} kept apart`, { ...crowd, places: 'kept apart' })
      yield* coldAndWarm(`${name} spread`, { ...crowd, places: 'spread' })
    }
  } finally {
    for (const server of servers) await server.stop()
    await cluster.stop()
  }
}

/**
 * What one hub can do with more processes, all on this machine: where it stops growing, the machine is full.
 */
export async function* scaleRows(): AsyncGenerator<BenchRow> {
  yield* onSqlite()
  yield* onPostgres()
}
