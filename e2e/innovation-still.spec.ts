import { answerAtRandom, resultOf } from './support/game-table'
import { makeInnovation } from './support/innovation-table'
import { shiftsOf, watchShifts } from './support/layout-shift'
import { makeUsers, signedIn } from './support/people'
import { expect, test } from './support/test'

/** As many as a game takes whose players know what they do; random ones may go on for a thousand. */
const MOST_ANSWERS = 150

test('over a whole game that others play nothing on the screen jumps', async ({ browser, server }) => {
  const players = await makeUsers(server, ['imre', 'jutta'])
  const [imre] = players
  if (imre === undefined) throw new Error('Two people are wanted.')
  const gameId = await makeInnovation(players)
  const page = await signedIn(browser, imre)
  await watchShifts(page)
  await page.goto(`${imre.url}/game/${gameId}`)
  await expect(page.locator('#question')).toBeVisible()
  const opened = (await shiftsOf(page)).length
  // As people play, one answer after the other: what slides comes to rest before the next.
  for (let least = 1; least <= MOST_ANSWERS && !(await resultOf(page).isVisible()); least += 1) {
    await answerAtRandom(players, gameId, (_, { seq, gameOver }) => gameOver || seq >= least)
    await page.evaluate(atRest)
  }
  const shifts = (await shiftsOf(page)).slice(opened)
  const worst = shifts.toSorted((one, other) => other.value - one.value).slice(0, 5)
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  expect(sum, JSON.stringify(worst, null, 1)).toBeLessThanOrEqual(0.01)
})

/** In the page: comes back once what moves has come to rest. */
async function atRest(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 60))
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)))
}
