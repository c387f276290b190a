import { chooseStarterCube, deckCount } from './support/draft-table'
import { makeUsers, signedIn } from './support/people'
import { shoot } from './support/screens'
import { expect, test } from './support/test'

test('two people and a bot play sealed: each opens and builds alone, then all pools are open', async ({
  browser,
  server,
}) => {
  const [selma, sindbert] = await makeUsers(server, ['selma', 'sindbert'])
  if (selma === undefined || sindbert === undefined) throw new Error('There are no users.')
  const page = await signedIn(browser, selma)
  await page.goto('/')
  await page.getByRole('link', { name: 'new lobby', exact: true }).first().click()
  await page.getByRole('radio', { name: 'Cube Draft', exact: true }).check({ force: true })
  await chooseStarterCube(page)
  await page.getByLabel('Way to draft', { exact: true }).selectOption('Sealed')
  await expect(page.getByText(/^Everybody opens all their packs at once/)).toBeVisible()
  await expect(page.getByLabel('Number of packs')).toHaveValue('6')
  await expect(page.getByLabel('Scar rounds')).toHaveCount(0)
  await page.getByLabel('Pack size').fill('8')
  await page.getByLabel('Pack size').blur()
  await page.getByRole('button', { name: 'add players', exact: true }).click()
  const players = page.getByRole('dialog', { name: 'Add players', exact: true })
  await players.getByLabel('sindbert', { exact: true }).check()
  await players.getByRole('button', { name: /^add 1 player/ }).click()
  await page.getByRole('button', { name: 'add bot', exact: true }).click()
  await expect(page.getByText('all changes saved')).toBeVisible()
  await shoot(page, 'sealed-lobby')
  await page.getByRole('button', { name: 'Start!', exact: true }).click()
  await page.waitForURL(/\/game\/\w{24}$/)
  const other = await signedIn(browser, sindbert)
  await other.goto(page.url())

  await expect(page.getByRole('heading', { name: 'Open Packs', exact: true })).toBeVisible()
  await shoot(page, 'sealed-closed')
  await page.getByRole('button', { name: 'open all packs', exact: true }).click()
  await expect.poll(() => deckCount(page)).toBe(48)
  await expect(other.getByText('selma opens all 6 packs')).toBeVisible()
  await shoot(page, 'sealed-build')
  await page.getByRole('button', { name: 'suggest a deck', exact: true }).click()
  await expect.poll(() => deckCount(page)).toBe(40)
  await page.getByRole('button', { name: 'my deck is built', exact: true }).click()
  await expect(page.getByRole('button', { name: 'my deck is built', exact: true })).toBeHidden()
  await expect(page.getByRole('region', { name: 'Pools of all players', exact: true })).toHaveCount(0)

  await other.getByRole('button', { name: 'open all packs', exact: true }).click()
  await other.getByRole('button', { name: 'my deck is built', exact: true }).click()
  for (const one of [page, other]) {
    const pools = one.getByRole('region', { name: 'Pools of all players', exact: true })
    await expect(pools.getByRole('listitem')).toHaveCount(3 * 48)
  }
  const fight = page
    .getByRole('listitem')
    .filter({ hasText: 'sindbert' })
    .getByRole('button', { name: 'fight', exact: true })
  await expect(fight).toBeEnabled()
  await shoot(page, 'sealed-over')
})
