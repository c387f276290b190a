import type { Page } from '@playwright/test'

/** Notes, from now on, for how long pieces are seen that fly over the board of the page. */
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

/** For how many milliseconds at a stretch pieces were seen to fly, at most, since the page is watched. */
export const longestFlight = async (page: Page): Promise<number> =>
  Number(await page.locator('body').getAttribute('data-longest-flight'))
