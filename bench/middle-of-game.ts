import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { userCreate } from '@parlour/protocol'
import { playByCall, repeatablePicks } from '../e2e/support/by-call'
import { fight, fullTable } from '../e2e/support/full-table'
import { makeGame } from '../e2e/support/game-table'
import { makeTyrants } from '../e2e/support/tyrants-table'
import { CHROMIUM_FLAGS, findChromium } from '../tooling/chromium.mjs'
import { hubClient, type HubUser } from '../tests/hub-client'
import { startServerProcess } from '../tests/server-process'
import { median } from './median'
import { pageCost, type PageCost, SLOWER } from './page-cost'
import type { BenchRow } from './row'

const SERVER_BUNDLE = 'apps/server/dist/main.js'
const QUIET = { PARLOUR_WRITES_PER_SECOND: '0', PARLOUR_BOT_PAUSE: '0', LOG_LEVEL: 'warn' }
const OPENED = 3
const NAMES = ['ann', 'bob']
const PASSWORD = 'bench-friend-7-stones'
const EXPANSIONS = ['base', 'echo', 'city', 'usee']

/** The longest that opening a game may hold the main thread of its page, in ms. */
const LONGEST_BLOCK = 300

/** A game that is under way, and what of its board is there when the player can use it. */
interface OpenGame {
  readonly name: string
  readonly gameId: string
  readonly ready: string
}

/** How long a page is held that opens a game in its middle, by somebody new to the hub and once more. */
export async function* middleOfGameRows(): AsyncGenerator<BenchRow> {
  const executablePath = findChromium()
  if (executablePath === undefined) throw new Error('No Chromium was found.')
  const folder = mkdtempSync(join(tmpdir(), 'parlour-bench-'))
  const server = await startServerProcess({ bundle: SERVER_BUNDLE, env: { ...QUIET, PARLOUR_DATA: folder } })
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  try {
    const host = await (await hubClient(server.url)).signIn(server.admin.name, server.admin.password)
    const players: HubUser[] = []
    for (const name of NAMES) {
      await host.send(userCreate, { name, password: PASSWORD })
      players.push(await host.signIn(name, PASSWORD))
    }
    for await (const game of gamesOf(players)) yield* await rowsOf(browser, players, game)
  } finally {
    await browser.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Games of two that went on for 100 and 300 answers. */
async function* gamesOf(players: readonly HubUser[]): AsyncGenerator<OpenGame> {
  const innovation = { name: 'Innovation', ready: 'section[aria-label="Your hand"]' }
  const tyrants = { name: 'Tyrants', ready: 'section[aria-label="Your hand"]' }
  for (const answers of [100, 300]) {
    const name = (game: string): string => `${game} at answer ${answers}`
    const ofInnovation = await playedTo(players, answers, () =>
      makeGame('Innovation: Ultimate', players, { expansions: EXPANSIONS }),
    )
    yield { ...innovation, name: name('Innovation'), gameId: ofInnovation }
    const ofTyrants = await playedTo(players, answers, () => makeTyrants(players))
    yield { ...tyrants, name: name('Tyrants'), gameId: ofTyrants }
  }
  const table = await fullTable(players)
  await fight(players, table)
  yield { name: 'a Magic table with a fight', gameId: table, ready: 'section[aria-label="Table"]' }
}

/** Plays a new game until it has so many answers and the first player is asked, or another if it ended. */
async function playedTo(
  players: readonly HubUser[],
  answers: number,
  make: () => Promise<string>,
): Promise<string> {
  const [first] = players
  for (;;) {
    const gameId = await make()
    let isThere = false
    await playByCall(players, gameId, {
      picks: repeatablePicks(),
      isEnough: (player, { responses, requests, gameOver }) => {
        isThere = responses.length >= answers && player === first && requests.length > 0
        return isThere || gameOver
      },
    })
    if (isThere) return gameId
  }
}

async function rowsOf(
  browser: Browser,
  [user]: readonly HubUser[],
  { name, gameId, ready }: OpenGame,
): Promise<readonly BenchRow[]> {
  const visits: Record<'first' | 'second', PageCost[]> = { first: [], second: [] }
  for (let count = 0; count < OPENED; count += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    for (const costs of Object.values(visits))
      costs.push(await pageCost(context, { address: `${user?.url}/game/${gameId}`, user, ready }))
    await context.close()
  }
  return Object.entries(visits).map(([visit, costs]) => ({
    name: `web: ${name}, ${visit} visit, longest block of its thread`,
    measured: median(costs.map(({ block }) => block)),
    unit: 'ms',
    budget: LONGEST_BLOCK,
    note: `by a processor ${SLOWER} times slower; largest part seen after ${median(costs.map(({ largest }) => largest)).toFixed(0)} ms`,
  }))
}
