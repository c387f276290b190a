import type { Browser, Page } from '@playwright/test'
import type { HubUser } from '../tests/hub-client'
import { expectAccessible } from './support/accessibility'
import { fight, fullTable, starterDeck } from './support/full-table'
import { makeGame } from './support/game-table'
import { zone } from './support/magic-table'
import { makeUsers, signedIn } from './support/people'
import { shoot } from './support/screens'
import { expect, test } from './support/test'

let people: readonly HubUser[]

test.beforeAll(async ({ server }) => {
  people = await makeUsers(server, ['ilse', 'jonah', 'kofi', 'lena', 'marek', 'nadja'])
})

/** The table as the first of its players sees it; the second is there too. */
async function lookAt(
  browser: Browser,
  gameId: string,
  [viewer, other]: readonly HubUser[] = people,
): Promise<Page> {
  if (viewer === undefined || other === undefined) throw new Error('Two people are wanted.')
  const [page, beside] = [await signedIn(browser, viewer), await signedIn(browser, other)]
  await beside.goto(`${viewer.url}/game/${gameId}`)
  await page.goto(`${viewer.url}/game/${gameId}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  return page
}

/** Photographs a state and holds it against the rules of accessibility, in both themes. */
async function look(page: Page, name: string): Promise<void> {
  await shoot(page, name)
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectAccessible(page)
  }
}

for (const count of [2, 3, 4, 5, 6])
  test(`a table of ${count} fits the window`, async ({ browser }) => {
    const players = people.slice(0, count)
    const gameId = await fullTable(players, count === 4 ? 'Commander' : 'Constructed')
    const page = await lookAt(browser, gameId)
    for (const { name } of players)
      await expect(page.getByRole('button', { name, exact: true }).first()).toBeInViewport()
    for (const part of ['your hand', 'ilse’s creatures', 'ilse’s land'])
      await expect(zone(page, part)).toBeInViewport({ ratio: 1 })
    const below = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
    expect(below, 'the page does not scroll').toBe(0)
    await look(page, `magic-table-${count}`)
  })

test('in a low window a duel of commanders shows every phase, and a table of four five creatures of an opponent', async ({
  browser,
}) => {
  const duel = await lookAt(browser, await fullTable(people.slice(0, 2), 'Commander'))
  await duel.setViewportSize({ width: 1280, height: 800 })
  await expect(duel.getByRole('button', { name: 'end', exact: true })).toBeInViewport({ ratio: 1 })
  const pod = await lookAt(browser, await fullTable(people.slice(0, 4), 'Commander'))
  await pod.setViewportSize({ width: 1280, height: 800 })
  const lines = pod.getByRole('region', { name: /^jonah’s creatures/ }).locator('[data-card]')
  // Six where no name takes two lines.
  for (const at of [0, 1, 2, 3, 4]) await expect(lines.nth(at)).toBeInViewport({ ratio: 1 })
})

test('on a phone phases, stack and log have the room under the strip', async ({ browser }) => {
  const players = people.slice(0, 2)
  const page = await lookAt(browser, await fullTable(players))
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [tab, part] of [
    ['Phases', page.getByRole('button', { name: 'main 2', exact: true })],
    ['Stack', page.getByRole('complementary', { name: 'Piles and stack', exact: true })],
    ['Log', page.getByPlaceholder('Say something', { exact: true })],
  ] as const) {
    await page.getByRole('button', { name: tab, exact: true }).click()
    await expect(part).toBeInViewport({ ratio: 1 })
  }
})

test('a fight shows who aims at what, and the end what was hidden', async ({ browser }) => {
  const players = people.slice(0, 2)
  const gameId = await fullTable(players)
  await fight(players, gameId)
  const page = await lookAt(browser, gameId)
  // A line for each of two blockers and the spell.
  await expect(page.locator('path[data-head][d^="M"]')).toHaveCount(3)
  await expect(
    page.getByRole('region', { name: /^Stack/ }).getByRole('button', { name: /aims at/ }),
  ).toBeVisible()
  await look(page, 'magic-table-fight')
  await page.getByRole('button', { name: 'Text mode', exact: true }).click()
  await look(page, 'magic-table-fight-text')
  await page.getByRole('button', { name: 'Text mode', exact: true }).click()
  await page.getByRole('button', { name: 'jonah', exact: true }).first().click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'ilse', exact: true }).first().click()
  await page.getByRole('button', { name: 'concede …', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'concede', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Game over', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'show all', exact: true }).click()
  await expect(page.getByRole('button', { name: 'show all', exact: true })).toHaveCount(0)
  await expect(page.getByText('shows all their cards')).toBeVisible()
  await look(page, 'magic-table-over')
})

test('the choice of decks fits the window', async ({ browser }) => {
  const players = people.slice(0, 2)
  const [viewer, other] = players
  if (viewer === undefined || other === undefined) throw new Error('Two people are wanted.')
  await starterDeck(viewer, 3)
  const gameId = await makeGame('Magic', players, { format: 'Constructed', dealByHand: true })
  const page = await lookAt(browser, gameId)
  await page.getByRole('radio').first().check()
  await expect(page.getByRole('heading', { name: /^Tempo of ilse/ })).toBeVisible()
  await look(page, 'magic-table-pregame')
})
