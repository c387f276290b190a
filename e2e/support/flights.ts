import type { Page } from '@playwright/test'

/** Notes, from now on, how long pieces are seen to fly over the board of the page. */
export const watchFlights = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { body } = document
    body.dataset.longestFlight = '0'
    let since: number | undefined
    const look = () => {
      since = document.querySelector('[data-flights] > *') === null ? undefined : (since ?? performance.now())
      if (since !== undefined)
        body.dataset.longestFlight = String(
          Math.max(Number(body.dataset.longestFlight), performance.now() - since),
        )
      requestAnimationFrame(look)
    }
    look()
  })

/**
 * The longest time, in ms, for which pieces were seen to fly without a pause since the page has been watched.
 */
export const longestFlight = async (page: Page): Promise<number> =>
  Number(await page.locator('body').getAttribute('data-longest-flight'))
