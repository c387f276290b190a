import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { answerAtRandom } from './support/game-table'
import { makeInnovation } from './support/innovation-table'
import { makeUsers, signedIn } from './support/people'
import { shoot } from './support/screens'
import { expect, test } from './support/test'

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Data pages', exact: true }).getByRole('link', { name, exact: true })
const articles = (page: Page) => page.getByRole('article')

/** Looks at a page of data at every width, and checks that everybody can use it. */
async function look(page: Page, name: string): Promise<void> {
  await shoot(page, name)
  await expectAccessible(page)
}

test('the section of data shows the cards of games, and the results of those that were finished', async ({
  browser,
  server,
}) => {
  const players = await makeUsers(server, ['dora', 'dirk'])
  const [dora] = players
  if (dora === undefined) throw new Error('There are no users.')
  await answerAtRandom(players, await makeInnovation(players))

  const page = await signedIn(browser, dora)
  await page.goto('/data')
  await look(page, 'data')
  await page.getByRole('main').getByRole('heading', { name: 'Tyrants cards', exact: true }).click()
  await expect(page).toHaveURL(/\/data\/tyrants\/cards$/)
  await expect(articles(page)).toHaveCount(125)
  await look(page, 'data-tyrants')
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('kobold')
  await expect(page.getByRole('article', { name: 'Kobold', exact: true })).toBeVisible()

  await tab(page, 'Innovation cards').click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(11)
  await look(page, 'data-innovation')
  await page
    .getByRole('navigation', { name: 'Ages', exact: true })
    .getByRole('link', { name: 'Age 7', exact: true })
    .click()
  await expect(page.getByRole('heading', { name: /^Age 7/ })).toBeInViewport()
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('archery')
  await expect(articles(page)).toHaveCount(1)

  await tab(page, 'Innovation results').click()
  await expect(page.getByRole('heading', { name: '1 game', exact: true })).toBeVisible()
  await look(page, 'data-results')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => page.evaluate(crowdedRows)).toEqual([])
})

/**
 * In the page: the rows of its table that are narrower than it, or whose card reaches into what stands beside
 * it.
 */
function crowdedRows(): readonly string[] {
  return [...document.querySelectorAll('main tbody tr')]
    .filter((row) => {
      const width = row.closest('table')?.getBoundingClientRect().width ?? 0
      const [card, melds] = [...row.children].slice(1, 3)
      const words = document.createRange()
      if (melds) words.selectNodeContents(melds)
      const end = card?.firstElementChild?.getBoundingClientRect().right ?? Infinity
      return row.getBoundingClientRect().width < width - 1 || end > words.getBoundingClientRect().left
    })
    .map((row) => row.textContent)
}
