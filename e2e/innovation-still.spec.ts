import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { HubUser } from '../tests/hub-client'
import { answerAtRandom, resultOf } from './support/game-table'
import { makeInnovation } from './support/innovation-table'
import { shiftsOf, watchShifts } from './support/layout-shift'
import { makeUsers, signedIn } from './support/people'
import { expect, test } from './support/test'

/** As many as a game takes whose players know what they do; random ones may go on for a thousand. */
const MOST_ANSWERS = 150
const MOST_ON_PHONE = 70

const DESK = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test('over a whole game that others play nothing on the screen jumps', async ({ browser, server }) => {
  await expectStill(browser, await makeUsers(server, ['imre', 'jutta']), { device: DESK, most: MOST_ANSWERS })
})

test('nor on a phone, where one looks at the others for a while, then at the own board', async ({
  browser,
  server,
}) => {
  await expectStill(browser, await makeUsers(server, ['ilka', 'jeno', 'kalman']), {
    device: PHONE,
    most: MOST_ON_PHONE,
    halfway: async (page) => {
      const own = page.getByRole('region', { name: "ilka's tableau", exact: true })
      await own.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      await expect(own).toBeInViewport()
    },
  })
})

interface Watched {
  readonly device: BrowserContextOptions
  /** After so many answers it is enough. */
  readonly most: number
  /** What the first of the players does after half of them. */
  readonly halfway?: (page: Page) => Promise<void>
}

/** Lets everybody play by call, and refuses what moves at once on the screen of the first of them. */
async function expectStill(browser: Browser, players: readonly HubUser[], watched: Watched): Promise<void> {
  const [viewer] = players
  if (viewer === undefined) throw new Error('Nobody watches.')
  const { device, most, halfway } = watched
  const gameId = await makeInnovation(players)
  const page = await signedIn(browser, viewer, device)
  await watchShifts(page)
  await page.goto(`${viewer.url}/game/${gameId}`)
  await expect(page.locator('#question')).toBeVisible()
  const opened = (await shiftsOf(page)).length
  // As people play, one answer after the other: what slides comes to rest before the next.
  for (let least = 1; least <= most && !(await resultOf(page).isVisible()); least += 1) {
    if (least === most / 2) await halfway?.(page)
    await answerAtRandom(players, gameId, (_, { seq, gameOver }) => gameOver || seq >= least)
    await page.evaluate(atRest)
  }
  const shifts = (await shiftsOf(page)).slice(opened)
  const worst = shifts.toSorted((one, other) => other.value - one.value).slice(0, 5)
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  expect(sum, JSON.stringify(worst, null, 1)).toBeLessThanOrEqual(0.01)
}

/** In the page: comes back once what moves has come to rest. */
async function atRest(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 60))
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)))
}
