import type { Browser, Page } from '@playwright/test'
import type { HubUser } from '../tests/hub-client'
import { answerAtRandom, makeInnovation, options, question, titleOf } from './support/innovation-table'
import { makeUsers, signedIn } from './support/people'
import { expect, test } from './support/test'

let players: readonly [HubUser, HubUser]

test.beforeAll(async ({ server }) => {
  const [ines, joris] = await makeUsers(server, ['ines', 'joris'])
  if (ines === undefined || joris === undefined) throw new Error('Two people are wanted.')
  players = [ines, joris]
})

async function openGame(browser: Browser, user: HubUser, gameId: string): Promise<Page> {
  const page = await signedIn(browser, user)
  await page.goto(`${user.url}/game/${gameId}`)
  await expect(titleOf(page)).toHaveText('Choose First Card')
  return page
}

test('by keyboard alone: past the log to the question, an answer, and the question again', async ({
  browser,
}) => {
  const page = await openGame(browser, players[0], await makeInnovation(players))
  await page.getByRole('link', { name: 'Skip to the question', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const pressed = options(question(page)).and(page.locator('[aria-pressed="true"]'))
  await page.keyboard.press('Enter')
  await expect(pressed).toHaveCount(1)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Waiting for joris', { exact: true })).toBeVisible()
  await expect(page.locator('#question')).toBeFocused()
})

test('a card is seen on its way, but not with motion off or reduced', async ({ browser }) => {
  const gameId = await makeInnovation(players)
  const moving = await openGame(browser, players[1], gameId)
  const off = await openGame(browser, players[1], gameId)
  await off.getByRole('button', { name: 'joris, user menu', exact: true }).click()
  await off.getByRole('menuitemcheckbox', { name: 'show movement', exact: true }).click()
  const reduced = await openGame(browser, players[1], gameId)
  await reduced.emulateMedia({ reducedMotion: 'reduce' })
  const pages = [moving, off, reduced]
  for (const page of pages) await page.evaluate(countGhosts)
  await answerAtRandom(players, gameId, (_, game) =>
    game.requests.some(({ title }) => title === 'Choose First Action'),
  )
  for (const page of pages)
    await expect(page.locator('[data-player] [data-piece^="card/"]:not([data-player] header *)')).toHaveCount(
      2,
    )
  const seen = () => Promise.all(pages.map((page) => page.locator('body').getAttribute('data-ghosts')))
  await expect.poll(seen).toEqual(['2', '0', '0'])
})

/** Counts, in the page, what flies over the board from now on. */
function countGhosts(): void {
  const { body } = document
  body.dataset.ghosts = '0'
  new MutationObserver((changes) => {
    const came = changes
      .flatMap(({ addedNodes }) => [...addedNodes])
      .filter((node) => node instanceof HTMLElement && node.className.includes('ghost'))
    body.dataset.ghosts = String(Number(body.dataset.ghosts) + came.length)
  }).observe(body, { subtree: true, childList: true })
}
