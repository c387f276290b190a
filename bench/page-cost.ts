import type { BrowserContext, Page } from '@playwright/test'
import type { HubUser } from '../tests/hub-client'

/** How many times slower than this machine the visitor's processor is. */
export const SLOWER = 4

/** What one visit of a page cost. */
export interface PageCost {
  /** All that came over the wire, packed, with the heads of all answers. */
  readonly kilobytes: number
  readonly requests: number
  /** Milliseconds until the largest part was drawn. */
  readonly largest: number
  /** The longest that the main thread was held, in milliseconds. */
  readonly block: number
}

interface PageVisit {
  readonly address: string
  /** Absent for whoever is not signed in. */
  readonly user?: HubUser | undefined
  readonly isHost?: boolean | undefined
  /** What is there when the page can be used. */
  readonly ready: string
}

/** Opens the page in a new tab of the browser context, and closes the tab when nothing more comes. */
export async function pageCost(context: BrowserContext, visit: PageVisit): Promise<PageCost> {
  const { address, user, isHost = false, ready } = visit
  const page = await context.newPage()
  if (user !== undefined) {
    const { _id, name, token } = user
    const signedIn = JSON.stringify({ _id, name, token, isAdmin: isHost })
    await page.addInitScript((value) => localStorage.setItem('user', value), signedIn)
  }
  await page.addInitScript(observe)
  const came = await countAll(page)
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator(ready).first().waitFor()
  await page.waitForLoadState('networkidle')
  const seen = await page.evaluate(() => {
    const measured: unknown = Reflect.get(window, 'visit')
    const read = (key: string): number =>
      typeof measured === 'object' && measured !== null ? Number(Reflect.get(measured, key)) : Number.NaN
    return { largest: read('largest'), block: read('block') }
  })
  await page.close()
  return { ...came(), ...seen }
}

/** In the page: notes when the largest part was drawn, and the longest that its thread was held. */
function observe(): void {
  const worst = { largest: 0, block: 0 }
  Object.assign(window, { visit: worst })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) worst.largest = Math.max(worst.largest, entry.startTime)
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) worst.block = Math.max(worst.block, entry.duration)
  }).observe({ type: 'longtask', buffered: true })
}

/**
 * Counts the bytes that reach a page, compressed as they come over the wire; the page is as slow as wanted.
 */
async function countAll(
  page: Page,
): Promise<() => { readonly kilobytes: number; readonly requests: number }> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  let bytes = 0
  let requests = 0
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) requests += 1
    if (process.env.BENCH_TELL) console.log(request.method, request.url)
  })
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  return () => ({ kilobytes: bytes / 1024, requests })
}
