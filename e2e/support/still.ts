import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { HubUser } from '../../tests/hub-client'
import { playByCall, repeatablePicks } from './by-call'
import { resultOf } from './game-table'
import { shiftsOf, watchShifts } from './layout-shift'
import { signedIn } from './people'
import { expect } from './test'

/** Nothing worth a glance: one row of cards that jumps by 30 px at every turn is three times as much. */
const MOST_SHIFTED = 0.002

/** A game that is watched while it is played. */
interface WatchedPlay {
  readonly make: (players: readonly HubUser[]) => Promise<string>
  readonly device: BrowserContextOptions
  /** After so many answers it is enough. */
  readonly most: number
  /** What the first of the players does after half of them. */
  readonly halfway?: (page: Page) => Promise<void>
}

/**
 * Lets everybody play by call, with the same choices at each run, and refuses what moves at once on the
 * screen of the first of them. Only a game that is dealt the same too measures the same screens.
 */
export async function expectStill(
  browser: Browser,
  players: readonly HubUser[],
  watched: WatchedPlay,
): Promise<void> {
  const [viewer] = players
  if (viewer === undefined) throw new Error('Nobody watches.')
  const { make, device, most, halfway } = watched
  const gameId = await make(players)
  const page = await signedIn(browser, viewer, device)
  await watchShifts(page)
  await page.goto(`${viewer.url}/game/${gameId}`)
  await expect(page.locator('#question')).toBeVisible()
  const opened = (await shiftsOf(page)).length
  const picks = repeatablePicks()
  // As people play, one answer after the other: what slides comes to rest before the next.
  for (let least = 1; least <= most && !(await resultOf(page).isVisible()); least += 1) {
    if (least === most / 2) await halfway?.(page)
    await playByCall(players, gameId, {
      picks,
      isEnough: (_, { seq, gameOver }) => gameOver || seq >= least,
    })
    await untilAtRest(page)
  }
  const shifts = (await shiftsOf(page)).slice(opened)
  const worst = shifts.toSorted((one, other) => other.value - one.value).slice(0, 5)
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  expect(sum, JSON.stringify(worst, null, 1)).toBeLessThanOrEqual(MOST_SHIFTED)
}

/** Waits until nothing on the page moves any more, but for what moves forever. */
export const untilAtRest = (page: Page): Promise<void> => page.evaluate(atRest)

/** In the page: comes back once what moves has come to rest. */
async function atRest(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 60))
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)))
}
