import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from '@playwright/test'
import { type AnswerOf, gameFetch, gameSaveResponse } from '@parlour/protocol'
import { CHROMIUM_FLAGS, findChromium } from '../tooling/chromium.mjs'
import type { HubUser } from '../tests/hub-client'
import { startPostgres } from '../tests/postgres-cluster'
import { startServerProcess } from '../tests/server-process'
import { type FullTable, fullTable, PERMANENTS, TOKENS } from './full-table'
import { framesWhile, slowFrame } from './frames'
import { keptConnection } from './kept-connection'
import { median } from './median'
import type { BenchRow } from './row'
import { UNLIMITED } from './unlimited'

const SERVER_BUNDLE = 'apps/server/dist/main.js'
const ASSETS = 'apps/web/dist/assets'
/** Answers, and clicks, of which the median counts; some before them until everything is warm. */
const ANSWERS = 300
const CLICKS = 60
const WARM_UP = 20
/** Places that the pointer passes while a card is dragged over the whole board and back. */
const STEPS = 240

/** What a full table costs on a server and in browsers, and the weight of the screen's own files. */
export async function* tableScreenRows(): AsyncGenerator<BenchRow> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-bench-'))
  const server = await startServerProcess({
    bundle: SERVER_BUNDLE,
    env: { ...UNLIMITED, PARLOUR_DATA: folder },
  })
  try {
    const table = await fullTable(server)
    yield answerRow('SQLite', await answerTimes(table), 5)
    yield await postgresRow()
    yield {
      name: 'magic table: own files of the screen, gzipped',
      measured: ownFiles(),
      unit: 'KB',
      budget: 150,
    }
    // What needs a browser last.
    yield* await browserRows(table)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const answerRow = (store: string, { times, floors }: AnswerTimes, budget: number): BenchRow => ({
  name: `magic table, ${store}: save_response over HTTP`,
  measured: median(times),
  unit: 'ms',
  budget,
  note: `${PERMANENTS} permanents and ${TOKENS} tokens; GET /healthz takes ${median(floors).toFixed(1)} ms`,
})

interface AnswerTimes {
  readonly times: readonly number[]
  /** How long the least call took meanwhile. */
  readonly floors: readonly number[]
}

/**
 * How long the server takes for each of many answers, one after another, each from a page that knows what the
 * one before made.
 */
async function answerTimes({ gameId, players: [user] }: FullTable): Promise<AnswerTimes> {
  const connection = keptConnection(user.url)
  const times: number[] = []
  const floors: number[] = []
  let knows = (await user.send(gameFetch, { gameId })).game.seq
  for (let at = 0; at < WARM_UP + ANSWERS; at += 1) {
    const action = { name: 'adjust counter', counter: 'life', amount: at % 2 === 0 ? 1 : -1 }
    const response = { actor: user.name, title: 'Do Something', selection: [action] }
    const body = { gameId, response, knows, appVersion: user.appVersion }
    const { status, took, answer } = await connection.post(`/api/${gameSaveResponse.path}`, body, user.token)
    if (status !== 200) throw new Error(`The server answered ${status}.`)
    knows = (answer as AnswerOf<typeof gameSaveResponse>).serializedGame.seq
    times.push(took)
    floors.push((await connection.get('/healthz')).took)
  }
  connection.close()
  return { times: times.slice(WARM_UP), floors }
}

async function postgresRow(): Promise<BenchRow> {
  const cluster = await startPostgres({ durable: true })
  try {
    const env = { ...UNLIMITED, DATABASE_URL: cluster.url }
    const server = await startServerProcess({ bundle: SERVER_BUNDLE, env })
    const times = await answerTimes(await fullTable(server))
    await server.stop()
    return answerRow('PostgreSQL', times, 10)
  } finally {
    await cluster.stop()
  }
}

async function browserRows({ gameId, players }: FullTable): Promise<readonly BenchRow[]> {
  const executablePath = findChromium()
  if (executablePath === undefined) throw new Error('No Chromium was found.')
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  try {
    const [own, other] = [
      await opened(browser, players[0], gameId),
      await opened(browser, players[1], gameId),
    ]
    const clicks = await clickTimes(own, other, players[0].name)
    await other.close()
    const frames = await dragOver(own)
    return [
      {
        name: 'magic table: from a click to the other player’s screen',
        measured: median(clicks),
        unit: 'ms',
        budget: 60,
        note: `${clicks.length} clicks, two pages of Chromium`,
      },
      {
        name: 'magic table: a frame while dragging over a full table, 95th percentile',
        measured: slowFrame(frames),
        unit: 'ms',
        budget: 20,
        note: `${frames.length} frames, ${PERMANENTS} permanents and ${TOKENS} tokens`,
      },
    ]
  } finally {
    await browser.close()
  }
}

/** The table in a browser context of that user's own. */
async function opened(browser: Browser, user: HubUser, gameId: string): Promise<Page> {
  const { url, _id, name, token } = user
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript((user) => localStorage.setItem('user', user), JSON.stringify({ _id, name, token }))
  await page.goto(`${url}/game/${gameId}`)
  await page.locator('[data-kind="creatures"] [data-card]').first().waitFor()
  return page
}

/**
 * How long after each click on one's own life the frame that shows it is on the other player's page. Both
 * pages tell the time since the same moment: they run on one machine.
 */
async function clickTimes(own: Page, other: Page, name: string): Promise<readonly number[]> {
  await own.evaluate(() => {
    const clicked: number[] = []
    Object.assign(window, { marks: clicked })
    window.addEventListener(
      'click',
      ({ timeStamp }) => clicked.push(performance.timeOrigin + timeStamp),
      true,
    )
  })
  await other.evaluate((player) => {
    const seen: number[] = []
    Object.assign(window, { marks: seen })
    const box = document.querySelector(`section[aria-label="${player}"] b`)
    if (box === null) throw new Error('The page shows no life.')
    const watch = new MutationObserver(() =>
      requestAnimationFrame(() => seen.push(performance.timeOrigin + performance.now())),
    )
    watch.observe(box, { characterData: true, childList: true, subtree: true })
  }, name)
  for (let click = 0; click < WARM_UP + CLICKS; click += 1) {
    const amount = click % 2 === 0 ? 'plus' : 'minus'
    await own.getByRole('button', { name: `${name}’s life ${amount} 1`, exact: true }).click()
    await other.waitForFunction((count) => {
      const marks: unknown = Reflect.get(window, 'marks')
      return Array.isArray(marks) && marks.length > count
    }, click)
  }
  const [clicked, seen] = [await marksOf(own), await marksOf(other)]
  return seen.map((time, at) => time - (clicked[at] ?? 0)).slice(WARM_UP)
}

const marksOf = (page: Page): Promise<readonly number[]> =>
  page.evaluate((): readonly number[] => {
    const marks: unknown = Reflect.get(window, 'marks')
    return Array.isArray(marks) ? marks.map(Number) : []
  })

/** The files that no other page loads, in KB. */
function ownFiles(): number {
  const own = readdirSync(ASSETS).filter((name) => /^magic-table-screen-.*\.(js|css)$/.test(name))
  return own.reduce((sum, name) => sum + gzipSync(readFileSync(join(ASSETS, name))).length, 0) / 1024
}

async function dragOver(page: Page): Promise<readonly number[]> {
  const card = page.locator('[data-kind="creatures"] [data-card]').last()
  const box = await card.boundingBox()
  if (box === null) throw new Error('There is no card to drag.')
  await page.mouse.move(box.x + 10, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(box.x + 30, box.y + 30)
  const places = Array.from(
    { length: STEPS },
    (_, step) => [420 + ((step * 23) % 780), 120 + Math.round(340 + 330 * Math.sin(step / 17))] as const,
  )
  const times = await framesWhile(page, places)
  await page.mouse.up()
  return times
}
