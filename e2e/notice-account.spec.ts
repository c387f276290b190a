import type { HubUser } from '../tests/hub-client'
import { noticeHookAdd } from '@parlour/protocol'
import { makeDraft } from './support/make-draft'
import { makeUsers, signedIn } from './support/people'
import { expect, test } from './support/test'

let nerida: HubUser
let nestor: HubUser
test.beforeAll(async ({ server }) => {
  const [first, second] = await makeUsers(server, ['nerida', 'nestor'])
  if (first === undefined || second === undefined) throw new Error('There are no users.')
  nerida = first
  nestor = second
  for (const kind of ['discord', 'ntfy', 'json'] as const)
    await nerida.send(noticeHookAdd, { kind, address: `https://hooks.test/${kind}` })
})

for (const [width, colorScheme] of [
  [1440, 'light'],
  [900, 'dark'],
  [390, 'light'],
] as const)
  test(`what comes where and when is chosen in the account, at ${width} px`, async ({ browser }) => {
    const known = `Waits at ${width}`
    await makeDraft({ name: known, players: [nerida, nestor], numPacks: 1, packSize: 3 })
    const page = await signedIn(browser, nerida, { viewport: { width, height: 900 }, colorScheme })
    await page.goto(`${nerida.url}/account`)
    const cell = page.getByRole('combobox', { name: 'Your turn, Discord', exact: true })
    await cell.selectOption({ label: width === 900 ? '○ daily' : '◐ 10 min' })
    await expect(
      page.getByText(width === 900 ? /Discord daily at 18:00/ : /Discord if you have not/),
    ).toBeVisible()

    const quiet = page.getByRole('checkbox', { name: 'Quiet hours on', exact: true })
    await quiet.check()
    await page.getByLabel('from', { exact: true }).fill('23:15')
    await page.getByLabel('from', { exact: true }).blur()
    await expect(page.getByText('No notices between 23:15 and 07:30.')).toBeVisible()

    await page.getByRole('button', { name: 'add', exact: true }).last().click()
    await page.getByRole('button', { name: known, exact: true }).click()
    await page.getByRole('radio', { name: /^Muted/ }).check()
    await page.getByRole('button', { name: 'done', exact: true }).click()
    // What was sent of the game lately is listed too.
    const ownGames = page.getByRole('region', { name: 'Games of their own', exact: true })
    const row = ownGames.getByRole('listitem').filter({ hasText: known })
    await expect(row.getByText('muted')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    if (process.env.SHOTS !== undefined)
      await page.screenshot({
        path: `${process.env.SHOTS}/account-${width}-${colorScheme}.png`,
        fullPage: true,
      })

    await row.getByRole('button', { name: /^As usual again/ }).click()
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: 'quiet for a while', exact: true }).click()
    await page.getByRole('menuitem', { name: 'for three days', exact: true }).click()
    await expect(page.getByText(/^Quiet until/)).toBeVisible()
    await page.getByRole('button', { name: 'ring again now', exact: true }).click()
    await quiet.uncheck()
    await expect(page.getByText(/No notices between/)).toHaveCount(0)
  })

test('a game is made louder from its own menu', async ({ browser }) => {
  const gameId = await makeDraft({ name: 'Loud one', players: [nerida, nestor], numPacks: 1, packSize: 3 })
  const page = await signedIn(browser, nerida)
  await page.goto(`${nerida.url}/game/${String(gameId)}`)
  await page
    .getByRole('button', { name: /^Loud one/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'notices', exact: true }).click()
  await page.getByRole('radio', { name: /^Louder/ }).check()
  await page.getByRole('button', { name: 'done', exact: true }).click()
  await page.goto(`${nerida.url}/account`)
  await expect(page.getByRole('listitem').filter({ hasText: 'Loud one' }).getByText('louder')).toBeVisible()
})
