import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomFrom, seeded } from '@parlour/kernel'
import { gameFetch } from '@parlour/protocol'
import { hubClient, type HubUser } from '../tests/hub-client'
import { startPostgres } from '../tests/postgres-cluster'
import { startServerProcess } from '../tests/server-process'
import { newDraft, openSeats, playAll, signedIn } from './hub-drafts'
import { median } from './median'
import { memoryOf } from './memory'
import type { BenchRow } from './row'
import { UNLIMITED } from './unlimited'

/** The built server; `npm run bench` builds before it measures. */
const SERVER_BUNDLE = 'apps/server/dist/main.js'

const SEATS = 8
const DRAFTS = 25
const STORED = 1000
const WARM = 50

/** Nobody is held back: the limits of writes are for people. */

interface QuietRun {
  readonly answers: number[]
  readonly pushes: number[]
  /** The least that a call took meanwhile. */
  readonly floors: number[]
}

/**
 * Players of one quiet draft answer one after another: how long each answer took, and its pushes to the
 * others.
 */
async function quietDraft(users: readonly HubUser[]): Promise<QuietRun> {
  const seats = await openSeats(users, await newDraft(users, 'quiet'))
  const random = randomFrom(seeded('quiet'))
  const answers: number[] = []
  const pushes: number[] = []
  const floors: number[] = []
  // The pushes of an answer arrive before the next one is sent.
  const pause = () => new Promise((resolve) => setTimeout(resolve, 5))
  let sent = 0
  let answering = ''
  for (const seat of seats) {
    seat.onPush(() => {
      if (seat.name !== answering) pushes.push(performance.now() - sent)
    })
  }
  while (!seats.every((seat) => seat.isOver())) {
    const seat = seats.find((candidate) => candidate.asked() !== undefined)
    if (seat === undefined) {
      await Promise.race(seats.map((waiting) => waiting.news()))
      continue
    }
    answering = seat.name
    sent = performance.now()
    answers.push(await seat.answer(random))
    await pause()
    floors.push(await seat.floor())
    await pause()
  }
  for (const seat of seats) seat.leave()
  return { answers, pushes, floors }
}

function quietRows(store: string, quiet: QuietRun, budget: number): readonly BenchRow[] {
  const answers = median(quiet.answers)
  const note = `over a kept connection, where GET /healthz takes ${median(quiet.floors).toFixed(1)} ms`
  const name = `hub, ${store}: save_response over HTTP`
  return [
    { name, measured: answers, unit: 'ms', budget, note },
    {
      name: `hub, ${store}: push to the other seats`,
      measured: median(quiet.pushes),
      unit: 'ms',
      budget: 50,
    },
  ]
}

/** 200 players in 25 drafts answer as fast as they can; the drafts' ids and the answers per second. */
async function crowd(
  users: readonly HubUser[],
): Promise<{ readonly gameIds: readonly string[]; readonly rate: number }> {
  const tables = Array.from({ length: DRAFTS }, (_, draft) => users.slice(draft * SEATS, (draft + 1) * SEATS))
  const gameIds: string[] = []
  for (const [draft, table] of tables.entries()) gameIds.push(await newDraft(table, `crowd ${draft}`))
  const seats = (
    await Promise.all(tables.map((table, draft) => openSeats(table, gameIds[draft] ?? '')))
  ).flat()
  const started = performance.now()
  const answers = await playAll(seats)
  const rate = answers / ((performance.now() - started) / 1000)
  for (const seat of seats) seat.leave()
  return { gameIds, rate }
}

/** The first look at each of these games on a server that has just been started, over HTTP. */
async function coldLoads(user: HubUser, gameIds: readonly string[]): Promise<number> {
  const times: number[] = []
  for (const gameId of gameIds) {
    const started = performance.now()
    await user.send(gameFetch, { gameId })
    times.push(performance.now() - started)
  }
  return median(times)
}

async function sqliteRows(folder: string): Promise<readonly BenchRow[]> {
  const server = await startServerProcess({
    bundle: SERVER_BUNDLE,
    env: { ...UNLIMITED, PARLOUR_DATA: folder },
  })
  const users = await signedIn(server, SEATS * DRAFTS)
  const table = users.slice(0, SEATS)
  const quiet = await quietDraft(table)
  const { gameIds, rate } = await crowd(users)

  await server.stop()
  await server.restart()
  const hub = await hubClient(server.url)
  const { name, password } = server.admin
  const cold = await coldLoads(await hub.signIn(name, password), gameIds)

  const stored: string[] = []
  while (stored.length < STORED - DRAFTS) stored.push(await newDraft(table, `stored ${stored.length}`))
  await server.stop()
  await server.restart()
  await coldLoads(await hub.signIn(name, password), stored.slice(0, WARM))
  const memory = memoryOf(server)
  await server.stop()
  return [
    ...quietRows('SQLite', quiet, 5),
    { name: 'hub, SQLite: answers of 200 players in 25 drafts', measured: rate, unit: 'per s', budget: 400 },
    { name: 'hub, SQLite: cold load of a finished draft 8 × 3 × 15', measured: cold, unit: 'ms', budget: 20 },
    { name: 'hub, SQLite: memory, 1000 drafts stored, 50 warm', measured: memory, unit: 'MB', budget: 300 },
  ]
}

async function postgresRows(): Promise<readonly BenchRow[]> {
  const cluster = await startPostgres({ durable: true })
  try {
    const env = { ...UNLIMITED, DATABASE_URL: cluster.url }
    const server = await startServerProcess({ bundle: SERVER_BUNDLE, env })
    const quiet = await quietDraft(await signedIn(server, SEATS))
    await server.stop()
    return quietRows('PostgreSQL', quiet, 10)
  } finally {
    await cluster.stop()
  }
}

/**
 * What the built server does for signed-in players, over real HTTP and sockets, each server in a process of
 * its own.
 */
export async function hubRows(): Promise<readonly BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-bench-'))
  try {
    return [...(await sqliteRows(folder)), ...(await postgresRows())]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
