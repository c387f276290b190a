import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { cubeAll, userCreate } from '@parlour/protocol'
import { makeDraft } from '../e2e/support/make-draft'
import { CHROMIUM_FLAGS, findChromium } from '../tooling/chromium.mjs'
import { hubClient, type HubUser } from '../tests/hub-client'
import { startServerProcess } from '../tests/server-process'
import { innovationAgainstBot } from './against-bot'
import { median } from './median'
import { pageCost, type PageCost, SLOWER } from './page-cost'
import type { BenchRow } from './row'

const SERVER_BUNDLE = 'apps/server/dist/main.js'
const QUIET = { PARLOUR_WRITES_PER_SECOND: '0', PARLOUR_BOT_PAUSE: '0', LOG_LEVEL: 'warn' }
const VISITS = 5
const FRIEND = 'friend'
const PASSWORD = 'bench-friend-7-stones'
/**
 * A page that a first-time visitor opens, and what that may cost: KB and requests in all, ms to the largest
 * content.
 */
interface Visit {
  readonly name: string
  readonly path: string
  /** Absent for whoever is not signed in. */
  readonly user?: HubUser
  readonly isHost?: boolean
  /** What is there when the page can be used. */
  readonly ready: string
  readonly budget: { readonly kilobytes: number; readonly requests: number; readonly largest: number }
}

/** The longest that the main thread of the page may be held, in ms. */
const LONGEST_BLOCK = 300

/**
 * What a first visit costs on a slow computer with an empty cache: bytes, requests, and how long until the
 * page is there.
 */
export async function firstVisitRows(): Promise<readonly BenchRow[]> {
  const executablePath = findChromium()
  if (executablePath === undefined) throw new Error('No Chromium was found.')
  const folder = mkdtempSync(join(tmpdir(), 'parlour-bench-'))
  const server = await startServerProcess({ bundle: SERVER_BUNDLE, env: { ...QUIET, PARLOUR_DATA: folder } })
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  try {
    const host = await (await hubClient(server.url)).signIn(server.admin.name, server.admin.password)
    await host.send(userCreate, { name: FRIEND, password: PASSWORD })
    const friend = await host.signIn(FRIEND, PASSWORD)
    const rows: BenchRow[] = []
    for (const visit of await visitsOf(host, friend)) rows.push(...(await rowsOf(browser, server.url, visit)))
    return rows
  } finally {
    await browser.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const firstPages = (host: HubUser, user: HubUser): readonly Visit[] => [
  {
    name: 'login',
    path: '/',
    ready: 'input[type=password]',
    budget: { kilobytes: 200, requests: 10, largest: 1500 },
  },
  {
    name: 'home',
    path: '/',
    user,
    ready: 'main table',
    budget: { kilobytes: 240, requests: 16, largest: 2200 },
  },
  {
    name: 'home by the host of a new hub',
    path: '/',
    user: host,
    isHost: true,
    ready: 'text=/^First steps of your hub/',
    budget: { kilobytes: 265, requests: 22, largest: 2200 },
  },
]

async function visitsOf(host: HubUser, user: HubUser): Promise<readonly Visit[]> {
  const draft = await makeDraft({ name: 'Bench', players: [user], bots: 3, numPacks: 2, packSize: 15 })
  const game = await innovationAgainstBot(user)
  const { cubes } = await user.send(cubeAll, {})
  const ofGame = { kilobytes: 320, requests: 24, largest: 2800 }
  return [
    ...firstPages(host, user),
    { name: 'a draft', path: `/game/${draft}`, user, ready: 'button[data-pick]', budget: ofGame },
    {
      name: 'a game of Innovation',
      path: `/game/${game}`,
      user,
      ready: 'button[aria-pressed]',
      budget: ofGame,
    },
    {
      name: 'a cube',
      path: `/magic/cube/${cubes[0]?._id}`,
      user,
      ready: 'section[aria-label="Cards"] li > button',
      budget: { kilobytes: 350, requests: 28, largest: 2800 },
    },
  ]
}

async function rowsOf(browser: Browser, url: string, visit: Visit): Promise<readonly BenchRow[]> {
  const costs: PageCost[] = []
  for (let count = 0; count < VISITS; count += 1) costs.push(await firstVisit(browser, url, visit))
  const name = `web: first visit of ${visit.name}`
  const middle = (part: keyof PageCost): number => median(costs.map((cost) => cost[part]))
  const { budget } = visit
  return [
    { name: `${name}, all that comes`, measured: middle('kilobytes'), unit: 'KB', budget: budget.kilobytes },
    { name: `${name}, requests`, measured: middle('requests'), unit: '×', budget: budget.requests },
    {
      name: `${name}, until the largest part is seen`,
      measured: middle('largest'),
      unit: 'ms',
      budget: budget.largest,
      note: `by a processor ${SLOWER} times slower`,
    },
    {
      name: `${name}, longest block of its thread`,
      measured: middle('block'),
      unit: 'ms',
      budget: LONGEST_BLOCK,
    },
  ]
}

/** A visit of somebody whose browser keeps nothing of the hub yet. */
async function firstVisit(
  browser: Browser,
  url: string,
  { path, user, isHost, ready }: Visit,
): Promise<PageCost> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const cost = await pageCost(context, { address: `${url}${path}`, user, isHost, ready })
  await context.close()
  return cost
}
