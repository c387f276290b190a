import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { lobbyCreate } from '@parlour/protocol'
import { answerAtRandom } from './support/game-table'
import { makeInnovation } from './support/innovation-table'
import { answerRounds, makeDraft } from './support/make-draft'
import { makeUsers, signedIn } from './support/people'
import { expect, test } from './support/test'
import { routeFullTurn } from './support/tyrants-position'
import { makeTyrants } from './support/tyrants-table'

/**
 * Returns what is smaller than 24 px and has too little room around it (WCAG 2.5.8), on the page or within
 * one part of it.
 */
async function smallTargets(page: Page, within = 'html'): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (part) => {
    const { run } = Reflect.get(window, 'axe') as typeof axe
    const { violations } = await run(part, { runOnly: ['target-size'] })
    return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))
  }, within)
}

test('whatever can be pressed is 24 px large, or has that room around it', async ({ browser, server }) => {
  const players = await makeUsers(server, ['torvald', 'thyra', 'tiberius', 'tjorven'])
  const [torvald, thyra] = players
  if (torvald === undefined || thyra === undefined) throw new Error('There are no users.')
  const draftId = await makeDraft({ name: 'Small', players: [torvald, thyra], numPacks: 2, packSize: 9 })
  await answerRounds([torvald, thyra], draftId, 4)
  const tyrantsId = await makeTyrants(players)
  const { lobbyId } = await torvald.send(lobbyCreate, { game: 'Innovation: Ultimate' })
  const page = await signedIn(browser, torvald)
  const cards = { market: ['Neogi', 'Balor'], hand: ['Noble'], played: [], houseCards: false }
  const places = [
    '/',
    `/lobby/${lobbyId}`,
    `/game/${draftId}`,
    '/account',
    '/games',
    '/magic',
    '/data/innovation/cards',
  ]
  for (const place of [...places, `/game/${tyrantsId}`]) {
    if (place.endsWith(tyrantsId)) await routeFullTurn(page, players, () => ({ cards, seq: 10_000 }))
    await page.goto(`${server.url}${place}`)
    await expect(
      page.getByRole('main').getByRole('button').or(page.getByRole('main').getByRole('link')).first(),
    ).toBeVisible()
    if (place.includes('/game/')) await expect(page.getByRole('log')).toBeVisible()
    await expect.poll(() => smallTargets(page), { message: place }).toEqual([])
  }
})

const BOARD_SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1100, height: 800 },
  { width: 900, height: 1100 },
  { width: 390, height: 844 },
] as const

test('the achievements of Innovation are 24 px apart for two and for four players, at each width', async ({
  browser,
  server,
}) => {
  const four = await makeUsers(server, ['ulrich', 'valerie', 'waldemar', 'xanthippe'])
  const [ulrich] = four
  if (ulrich === undefined) throw new Error('There are no users.')
  const page = await signedIn(browser, ulrich)
  const shared = page.getByRole('region', { name: 'Shared', exact: true })
  for (const players of [four.slice(0, 2), four]) {
    const gameId = await makeInnovation(players)
    for (const size of BOARD_SIZES) {
      await page.setViewportSize(size)
      await page.goto(`${server.url}/game/${gameId}`)
      await expect(shared.getByRole('button', { name: /^Value 9:/ })).toBeVisible()
      await expect(shared.getByRole('button', { name: 'Monument', exact: true })).toBeVisible()
      // What the hand of a phone lies over is as small as what is seen of it.
      await shared.evaluate((region) => region.scrollIntoView({ block: 'start' }))
      await expect
        .poll(() => smallTargets(page, '[aria-label="Shared"]'), {
          message: `${players.length} players at ${size.width}`,
        })
        .toEqual([])
    }
  }
})

test('the log of Innovation, the deck of a draft and its columns can be hit, at each width', async ({
  browser,
  server,
}) => {
  const [ymir, ymke] = await makeUsers(server, ['ymir', 'ymke'])
  if (ymir === undefined || ymke === undefined) throw new Error('There are no users.')
  const both = [ymir, ymke]
  const running = await makeDraft({ name: 'Long', players: both, numPacks: 3, packSize: 9 })
  await answerRounds(both, running, 8)
  const over = await makeDraft({ name: 'Done', players: both, numPacks: 3, packSize: 9 })
  await answerRounds(both, over)
  const innovation = await makeInnovation(both)
  await answerAtRandom(both, innovation, (_, { responses }) => responses.length > 30)
  const page = await signedIn(browser, ymir)
  for (const size of [BOARD_SIZES[0], BOARD_SIZES[3], BOARD_SIZES[4]]) {
    await page.setViewportSize(size)
    for (const gameId of [running, over, innovation]) {
      await page.goto(`${server.url}/game/${gameId}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      await expect(page.getByRole('button').nth(8)).toBeAttached()
      if (gameId === running) {
        // The names of cards become links when their records are there.
        const gone = page
          .getByRole('region', { name: 'Gone from this pack', exact: true })
          .getByRole('listitem')
        await expect(gone).toHaveCount(8)
        await expect(gone.getByRole('link')).toHaveCount(8)
      }
      // What one scrolled under the lines that stay in sight is partly covered, wherever one stops.
      await page.getByRole('log').evaluateAll((logs) => {
        for (const log of logs) log.scrollTo(0, 0)
      })
      const message = `${gameId === running ? 'draft' : gameId === over ? 'deck' : 'Innovation'} at ${size.width}`
      await expect.poll(() => smallTargets(page), { message }).toEqual([])
    }
  }
})
