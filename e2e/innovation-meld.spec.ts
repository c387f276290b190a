import { gameCreate, lobbyCreate } from '@parlour/protocol'
import { answerAtRandom, gameOf, question, titleOf } from './support/game-table'
import { actByCall, handIn, INNOVATION } from './support/innovation-table'
import { makeUsers, signedIn } from './support/people'
import { expect, test } from './support/test'

const SETS: readonly string[][] = [['base'], ['base', 'echo', 'city']]

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
