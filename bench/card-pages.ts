import { chromium, type Browser, type Page } from '@playwright/test'
import { deckCreate } from '@parlour/protocol'
import { CHROMIUM_FLAGS, findChromium } from '../tooling/chromium.mjs'
import type { HubUser } from '../tests/hub-client'
import { median } from './median'
import type { BenchRow } from './row'

const VISITS = 5

/**
 * A page of somebody who was signed in before but never saw this hub's files: nothing is kept from an earlier
 * visit.
 */
async function freshPage(browser: Browser, { url, _id, name, token }: HubUser): Promise<Page> {
  const user = JSON.stringify({ _id, name, token, isAdmin: true })
  const origins = [{ origin: url, localStorage: [{ name: 'user', value: user }] }]
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins },
  })
  return context.newPage()
}

/** Counts the bytes of all answers to a page, packed as they come over the wire. */
async function countBytes(page: Page): Promise<() => number> {
  let bytes = 0
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  return () => bytes
}

/** Milliseconds since the visit began, taken when the browser has drawn what there is and listens again. */
const drawn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
      }),
  )

const ROWS = 'section[aria-label="Cards"] li > button'

async function openCube(page: Page, user: HubUser, cube: Cube): Promise<void> {
  await page.goto(`${user.url}/magic/cube/${cube.id}`, { waitUntil: 'commit' })
  await page.waitForFunction(
    ({ rows, count }) => document.querySelectorAll(rows).length === count,
    { rows: ROWS, count: cube.cards },
    { polling: 'raf' },
  )
}

/** How long somebody who was never on this hub waits for a cube, in milliseconds. */
async function waitForCube(browser: Browser, user: HubUser, cube: Cube): Promise<number> {
  const page = await freshPage(browser, user)
  await openCube(page, user, cube)
  const ms = await drawn(page)
  await page.context().close()
  return ms
}

/**
 * Whether a visit of a cube begins at the home page, whose files are then there, or with nothing, at the
 * cube's address.
 */
type StartPage = 'home' | 'nothing'

/** What the first visit of a cube brings over the wire, with the heads of all answers, in KB. */
async function kilobytesOfCube(browser: Browser, user: HubUser, cube: Cube & { readonly from: StartPage }) {
  const page = await freshPage(browser, user)
  if (cube.from === 'home') await page.goto(user.url, { waitUntil: 'networkidle' })
  const bytes = await countBytes(page)
  await openCube(page, user, cube)
  await page.waitForLoadState('networkidle')
  const kilobytes = bytes() / 1024
  await page.context().close()
  return kilobytes
}

/**
 * Scrolls what is under the mouse to its end by the wheel; returns how long each frame took meanwhile, in
 * milliseconds.
 */
async function framesOfScroll(page: Page, steps: number): Promise<readonly number[]> {
  const frames = await page.evaluateHandle(() => {
    const taken: number[] = []
    let last = performance.now()
    const frame = () => {
      const now = performance.now()
      taken.push(now - last)
      last = now
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
    return taken
  })
  for (let step = 0; step < steps; step += 1) {
    await page.mouse.wheel(0, 240)
    await page.waitForTimeout(30)
  }
  return frames.evaluate((taken) => taken.slice(2))
}

/** All but the slowest hundredth of the frames were at least as fast. */
function slowFrame(frames: readonly number[]): number {
  const sorted = [...frames].sort((a, b) => a - b)
  const slow = sorted[Math.floor(sorted.length * 0.99) - 1]
  if (slow === undefined) throw new Error('No frame was drawn.')
  return slow
}

async function scrollCube(browser: Browser, user: HubUser, cube: Cube): Promise<number> {
  const page = await freshPage(browser, user)
  await page.goto(`${user.url}/magic/cube/${cube.id}`)
  await page.locator(ROWS).nth(10).waitFor()
  await page.mouse.move(700, 500)
  const slow = slowFrame(await framesOfScroll(page, 100))
  await page.context().close()
  return slow
}

async function scrollSearch(browser: Browser, user: HubUser): Promise<number> {
  const { deck } = await user.send(deckCreate, {})
  const page = await freshPage(browser, user)
  await page.goto(`${user.url}/magic/deck/${deck._id}`)
  const list = page.getByRole('list', { name: 'Found cards' })
  await list.locator('li').nth(5).waitFor()
  const box = await list.boundingBox()
  if (box === null) throw new Error('The list of found cards is not in sight.')
  await page.mouse.move(box.x + box.width / 2, 500)
  const slow = slowFrame(await framesOfScroll(page, 100))
  await page.context().close()
  return slow
}

export interface Cube {
  readonly id: string
  readonly cards: number
}

/** What the pages of a large cube and of a search over all cards cost in a real browser. */
export async function cardPageRows(user: HubUser, cube: Cube): Promise<readonly BenchRow[]> {
  const executablePath = findChromium()
  if (executablePath === undefined)
    throw new Error('No Chromium was found: install one or name it in CHROMIUM_PATH.')
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  try {
    const fromHome = await kilobytesOfCube(browser, user, { ...cube, from: 'home' })
    const fromNothing = await kilobytesOfCube(browser, user, { ...cube, from: 'nothing' })
    const waits: number[] = []
    for (let visit = 0; visit < VISITS; visit += 1) waits.push(await waitForCube(browser, user, cube))
    const ofCube = await scrollCube(browser, user, cube)
    const ofSearch = await scrollSearch(browser, user)
    const opened = `cards: a cube of ${cube.cards} cards opened`
    const scrolled = 'slowest frame of a hundred while scrolling'
    return [
      {
        name: `${opened} from the loaded home page, the files and data it adds`,
        measured: fromHome,
        unit: 'KB',
        budget: 300,
      },
      {
        name: `${opened} by a browser with nothing kept, all files and data`,
        measured: fromNothing,
        unit: 'KB',
        budget: 350,
      },
      {
        name: `${opened} by a browser with nothing kept, until it can be used`,
        measured: median(waits),
        unit: 'ms',
        budget: 1200,
      },
      { name: `cards: that cube, ${scrolled}`, measured: ofCube, unit: 'ms', budget: 50 },
      { name: `cards: 100,000 cards searched, ${scrolled}`, measured: ofSearch, unit: 'ms', budget: 50 },
    ]
  } finally {
    await browser.close()
  }
}
