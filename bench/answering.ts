import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { userCreate } from '@parlour/protocol'
import { makeDraft } from '../e2e/support/make-draft'
import { CHROMIUM_FLAGS, findChromium } from '../tooling/chromium.mjs'
import { hubClient, type HubUser } from '../tests/hub-client'
import { type ServerProcess, startServerProcess } from '../tests/server-process'
import { innovationAgainstBot } from './against-bot'
import { type FarAway, farAway } from './far-away'
import { median } from './median'
import type { BenchRow } from './row'

const SERVER_BUNDLE = 'apps/server/dist/main.js'
const QUIET = { PARLOUR_WRITES_PER_SECOND: '0', PARLOUR_BOT_PAUSE: '0', LOG_LEVEL: 'warn' }
const PASSWORD = 'a-long-enough-password'
/** How many answers are measured, and how many are given first to warm up. */
const ANSWERS = 24
const WARM_UP = 4
/** The network delay added to a round trip, in ms. */
const NETWORK_MS = 200
const BUDGETS = { near: 100, far: 330 } as const

/**
 * Measures how long after a click a page shows its effect, in a draft and in a game, with and without a
 * network delay.
 */
export async function answeringRows(): Promise<readonly BenchRow[]> {
  const executablePath = findChromium()
  if (executablePath === undefined) throw new Error('No Chromium was found.')
  const folder = mkdtempSync(join(tmpdir(), 'parlour-bench-'))
  const server = await startServerProcess({ bundle: SERVER_BUNDLE, env: { ...QUIET, PARLOUR_DATA: folder } })
  const far = await farAway(server.url, NETWORK_MS)
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  try {
    return await rowsOf({ server, browser, far })
  } finally {
    await browser.close()
    await far.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

interface TestSite {
  readonly server: ServerProcess
  readonly browser: Browser
  readonly far: FarAway
}

async function rowsOf({ server, browser, far }: TestSite): Promise<readonly BenchRow[]> {
  const admin = await (await hubClient(server.url)).signIn(server.admin.name, server.admin.password)
  const rows: BenchRow[] = []
  for (const [where, url] of [
    ['near', server.url],
    ['far', far.url],
  ] as const) {
    await admin.send(userCreate, { name: `lena-${where}`, password: PASSWORD })
    const lena = await admin.signIn(`lena-${where}`, PASSWORD)
    const row = (game: string, times: readonly number[]): BenchRow => ({
      name: `web: from a click to its answer, ${game}${where === 'far' ? `, ${NETWORK_MS} ms of network added` : ''}`,
      measured: median(times),
      unit: 'ms',
      budget: BUDGETS[where],
      note: `${times.length} clicks, from ${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)} ms`,
    })
    rows.push(
      row('Cube Draft', await picks(browser, lena, url)),
      row('Innovation', await answers(browser, lena, url)),
    )
  }
  return rows
}

/** Picks cards of a draft by double click, against bots. Returns the times. */
async function picks(browser: Browser, user: HubUser, url: string): Promise<readonly number[]> {
  const gameId = await makeDraft({ name: 'Bench', players: [user], bots: 3, numPacks: 2, packSize: 15 })
  const page = await opened(browser, user, `${url}/game/${gameId}`)
  const open = page.locator('button[data-pick][aria-disabled="false"]')
  await open.first().waitFor()
  await watch(page, 'h2')
  for (let at = 0; at < WARM_UP + ANSWERS; at += 1) {
    await open.first().dblclick()
    await seen(page, at + 1)
    await open.first().waitFor()
  }
  return timesOf(page)
}

/** Answers a game of Innovation, by a single click where that is enough, against a bot. Returns the times. */
async function answers(browser: Browser, user: HubUser, url: string): Promise<readonly number[]> {
  const page = await opened(browser, user, `${url}/game/${await innovationAgainstBot(user)}`)
  const question = page.getByRole('region', { name: 'Your move', exact: true })
  const options = question.locator('button[aria-pressed]:not(:disabled)')
  const choose = question.getByRole('button', { name: /^(choose|in this order$|these first$)/ })
  await options.first().waitFor()
  await watch(page, '[role="log"] li, h2')
  let marks = 0
  for (let at = 0; at < WARM_UP + ANSWERS; at += 1) {
    await options.first().click()
    if (!(await seen(page, marks + 1, 1500))) {
      // The question wants several cards: one click each. Equal cards share an option, and clicking it again
      // picks another of them.
      for (let next = 1; await choose.isDisabled(); next += 1)
        await options.nth(next % (await options.count())).click()
      await choose.click()
      await seen(page, marks + 1)
    }
    marks += 1
    await options.first().waitFor()
  }
  return timesOf(page)
}

async function opened(browser: Browser, user: HubUser, address: string): Promise<Page> {
  const { _id, name, token } = user
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.addInitScript((user) => localStorage.setItem('user', user), JSON.stringify({ _id, name, token }))
  await page.goto(address)
  return page
}

/**
 * Makes the page measure, for each click, the time until the frame in which the text of these elements
 * changes.
 */
const watch = (page: Page, elements: string): Promise<void> =>
  page.evaluate((selector) => {
    const times: number[] = []
    Object.assign(window, { times })
    let clicked: number | undefined
    const words = () =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join('|')
    let before = words()
    document.addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), true)
    const observer = new MutationObserver(() => {
      const now = words()
      if (now === before) return
      before = now
      const from = clicked
      clicked = undefined
      if (from !== undefined) requestAnimationFrame(() => times.push(performance.now() - from))
    })
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  }, elements)

/** Resolves to whether this many answers were shown before the timeout. */
const seen = (page: Page, count: number, timeout = 30_000): Promise<boolean> =>
  page
    .waitForFunction(
      (wanted) => {
        const times: unknown = Reflect.get(window, 'times')
        return Array.isArray(times) && times.length >= wanted
      },
      count,
      { timeout },
    )
    .then(
      () => true,
      () => false,
    )

async function timesOf(page: Page): Promise<readonly number[]> {
  const times = await page.evaluate((): readonly number[] => {
    const times: unknown = Reflect.get(window, 'times')
    return Array.isArray(times) ? times.map(Number) : []
  })
  await page.context().close()
  return times.slice(WARM_UP)
}
