import { gameCreate, lobbyCreate } from '@parlour/protocol'
import { answerAtRandom, gameOf, question, resultOf, titleOf } from './support/game-table'
import { actByCall, handIn, INNOVATION, makeInnovation } from './support/innovation-table'
import { shiftsOf, watchShifts } from './support/layout-shift'
import { makeUsers, signedIn } from './support/people'
import { expect, test } from './support/test'

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
  // As people play, one answer after the other: what slides comes to rest before the next, here in a shorter time.
  await page.addStyleTag({ content: ':root { --motion: 40ms !important }' })
  for (let least = 1; !(await resultOf(page).isVisible()); least += 1) {
    await answerAtRandom(players, gameId, (_, { seq }) => seq >= least)
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

const SETS = [['base'], ['base', 'echo', 'city']] as const

for (const expansions of SETS) {
  test(`of many cards to meld none is cut: ${expansions.join(', ')}`, async ({ browser, server }) => {
    const players = await makeUsers(server, [`ilja${expansions.length}`, `jana${expansions.length}`])
    const [ilja] = players
    if (ilja === undefined) throw new Error('Two people are wanted.')
    const userIds = players.map(({ _id }) => _id)
    const { lobbyId } = await ilja.send(lobbyCreate, { userIds, game: INNOVATION, options: { expansions } })
    const { gameId } = await ilja.send(gameCreate, { lobbyId })
    await answerAtRandom(players, gameId, (_, { requests }) => requests[0]?.kind === 'action')
    const isReady = async () => {
      const game = await gameOf(ilja, gameId)
      return handIn(game, ilja).length >= 14 && game.requests.length > 0
    }
    while (!(await isReady())) for (const player of players) await actByCall(player, gameId, 'Draw')
    const page = await signedIn(browser, ilja)
    await page.goto(`${ilja.url}/game/${gameId}`)
    await expect(titleOf(page)).toHaveText(/^Choose (First|Second) Action$/)
    const meld = question(page).getByRole('group', { name: 'Meld', exact: true })
    for (const size of SIZES) {
      await page.setViewportSize(size)
      const last = meld.locator('button[aria-pressed]').last()
      for (const option of [meld.locator('button[aria-pressed]').first(), last]) {
        await option.scrollIntoViewIfNeeded()
        await expect(option).toBeInViewport({ ratio: 1 })
        await expect.poll(() => meld.evaluate(cutOptions), `at ${size.width} px`).toEqual([])
      }
    }
  })
}

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1100, height: 800 },
  { width: 900, height: 1200 },
] as const

/** In the page: the choices of a group of which a part is seen, and a part is not. */
function cutOptions(group: Element): readonly string[] {
  const options = [...group.querySelectorAll('button[aria-pressed]')]
  return options.flatMap((option) => {
    const { top, bottom } = option.getBoundingClientRect()
    let [from, to] = [top, bottom]
    for (let box = option.parentElement; box !== null; box = box.parentElement) {
      if (getComputedStyle(box).overflowY === 'visible') continue
      const place = box.getBoundingClientRect()
      from = Math.max(from, place.top)
      to = Math.min(to, place.bottom)
    }
    const seen = Math.max(0, to - from)
    return seen > 1 && seen < bottom - top - 1 ? [option.textContent] : []
  })
}
