import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import { gameFetch, gameSaveResponse, userCreate } from '@parlour/protocol'
import type { JsonObject } from '@parlour/kernel'
import { makeTable, makeTableDeck } from '../e2e/support/magic-table'
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.mjs'
import { hubClient, type HubUser } from '../tests/hub-client'
import { type ServerProcess, startServerProcess } from '../tests/server-process'
import type { BenchRow } from './row'

const SERVER_BUNDLE = 'apps/server/dist/main.js'
const ASSETS = 'apps/web/dist/assets'
const PASSWORD = 'a-long-enough-password'
const UNLIMITED = { PARLOUR_WRITES_PER_SECOND: '1000000', PARLOUR_WRITE_BURST: '1000000', LOG_LEVEL: 'warn' }
/** A full table: permanents that all differ, and tokens. */
const PERMANENTS = 60
const TOKENS = 40
/** Places that the pointer passes while a card is dragged over the whole board and back. */
const STEPS = 240

/** The times between two frames while a card is dragged over a full table, and the weight of the screen's own files. */
export async function tableScreenRows(): Promise<readonly BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-bench-'))
  const server = await startServerProcess({
    bundle: SERVER_BUNDLE,
    env: { ...UNLIMITED, PARLOUR_DATA: folder },
  })
  try {
    const frames = (await draggedFrames(server)).toSorted((one, other) => one - other)
    return [
      {
        name: 'magic table: a frame while dragging over a full table, 95th percentile',
        measured: frames[Math.floor(frames.length * 0.95)] ?? 0,
        unit: 'ms',
        budget: 20,
        note: `${frames.length} frames, ${PERMANENTS} permanents and ${TOKENS} tokens`,
      },
      {
        name: 'magic table: own files of the screen, gzipped',
        measured: ownFiles(),
        unit: 'KB',
        budget: 150,
      },
    ]
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The files that no other page loads, in KB. */
function ownFiles(): number {
  const own = readdirSync(ASSETS).filter((name) => /^magic-table-screen-.*\.(js|css)$/.test(name))
  return own.reduce((sum, name) => sum + gzipSync(readFileSync(join(ASSETS, name))).length, 0) / 1024
}

async function draggedFrames(server: ServerProcess): Promise<readonly number[]> {
  const players = await twoUsers(server)
  const gameId = await makeTable(players)
  for (const user of players) await act(user, gameId, { deckId: (await makeTableDeck(user))._id })
  await fillTable(players, gameId)
  const executablePath = findChromium()
  if (executablePath === undefined) throw new Error('No Chromium was found.')
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const [{ url, _id, name, token }] = players
    await page.addInitScript(
      (user) => localStorage.setItem('user', user),
      JSON.stringify({ _id, name, token }),
    )
    await page.goto(`${url}/game/${gameId}`)
    await page.locator('[data-kind="creatures"] [data-card]').first().waitFor()
    return await dragOver(page)
  } finally {
    await browser.close()
  }
}

async function twoUsers(server: ServerProcess): Promise<readonly [HubUser, HubUser]> {
  const admin = await (await hubClient(server.url)).signIn(server.admin.name, server.admin.password)
  const user = async (name: string) => {
    await admin.send(userCreate, { name, password: PASSWORD })
    return admin.signIn(name, PASSWORD)
  }
  return [await user('mira'), await user('noor')]
}

/** Answers whatever the table asks that player first. */
async function act(user: HubUser, gameId: string, action: JsonObject): Promise<void> {
  const [request] = (await user.send(gameFetch, { gameId })).game.requests
  if (request === undefined) throw new Error(`Nothing is asked of ${user.name}.`)
  const response = { actor: user.name, title: request.title, selection: [action], requestId: request.id }
  await user.send(gameSaveResponse, { gameId, response })
}

/** Cards with different names and marks, so that none lie on one another, and tokens that do. */
async function fillTable(players: readonly HubUser[], gameId: string): Promise<void> {
  for (const user of players) {
    const make = (name: string, zone: string, more: object = {}) =>
      act(user, gameId, {
        name: 'create token',
        data: { name, zoneId: `players.${user.name}.${zone}`, ...more },
      })
    const each = PERMANENTS / players.length
    for (let at = 0; at < each; at += 1)
      await make(
        `Permanent ${at}`,
        ['creatures', 'creatures', 'battlefield', 'land'][at % 4] ?? 'creatures',
        {
          annotation: at % 5 === 0 ? 'summoned' : '',
        },
      )
    await make('Bird', 'creatures', { count: TOKENS / players.length })
  }
}

async function dragOver(page: Page): Promise<readonly number[]> {
  const card = page.locator('[data-kind="creatures"] [data-card]').last()
  const box = await card.boundingBox()
  if (box === null) throw new Error('There is no card to drag.')
  await page.mouse.move(box.x + 10, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(box.x + 30, box.y + 30)
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { frameTimes: times })
    let last = performance.now()
    const tick = (now: number) => {
      times.push(now - last)
      last = now
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
  for (let step = 0; step < STEPS; step += 1)
    await page.mouse.move(420 + ((step * 23) % 780), 120 + Math.round(340 + 330 * Math.sin(step / 17)))
  const times = await page.evaluate((): readonly number[] => {
    const kept: unknown = Reflect.get(window, 'frameTimes')
    return Array.isArray(kept) ? kept.map(Number) : []
  })
  await page.mouse.up()
  return times.slice(2)
}
