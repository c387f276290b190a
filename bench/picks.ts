import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cubeAll, cubePicks } from '@parlour/protocol'
import Database from 'better-sqlite3'
import { hubClient } from '../tests/hub-client'
import { startServerProcess } from '../tests/server-process'
import { median } from './median'
import type { BenchRow } from './row'
import { UNLIMITED } from './unlimited'

const SERVER_BUNDLE = 'apps/server/dist/main.js'
const DRAFTS = 1000
const CARDS = 540
const ROUNDS = 61

/** What it costs to ask for the picks of a cube of 540 cards after 1,000 drafts, on the embedded store. */
export async function picksRows(): Promise<readonly BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-bench-'))
  const env = { ...UNLIMITED, PARLOUR_DATA: folder }
  const server = await startServerProcess({ bundle: SERVER_BUNDLE, env })
  try {
    const { name, password } = server.admin
    const [cube] = (await (await (await hubClient(server.url)).signIn(name, password)).send(cubeAll, {}))
      .cubes
    if (cube === undefined) throw new Error('The hub begins with a cube.')
    await server.stop()
    fill(folder, cube._id)
    await server.restart()
    const admin = await (await hubClient(server.url)).signIn(name, password)
    const ask = () => admin.send(cubePicks, { cubeId: cube._id })
    const { drafts, cards } = await ask()
    if (drafts !== DRAFTS || cards.length !== CARDS) throw new Error('Not all picks are counted.')
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = performance.now()
      await ask()
      times.push(performance.now() - before)
    }
    const row = { name: 'picks: magic/cube/picks of 540 cards after 1,000 drafts', unit: 'ms' as const }
    return [{ ...row, measured: median(times), budget: 50 }]
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Writes the sums that as many drafts leave behind. */
function fill(folder: string, cubeId: string): void {
  const db = new Database(join(folder, 'parlour.sqlite'))
  const draft = db.prepare('insert into counted_drafts (game_id, cube_id) values (?, ?)')
  const sums = db.prepare(
    `insert into cube_picks
      (cube_id, name, by_bots, seen, taken, places, places_squared, sizes, last, passed, wheeled)
      values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  db.transaction(() => {
    for (let at = 0; at < DRAFTS; at += 1) draft.run(at.toString(16).padStart(24, '0'), cubeId)
    for (let at = 0; at < CARDS; at += 1)
      for (const byBots of [0, 1])
        sums.run(cubeId, `Card ${at}`, byBots, 4000, 660, 4900, 48_000, 9900, 44, 400, 130)
  })()
  db.close()
}
