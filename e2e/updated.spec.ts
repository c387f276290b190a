import { makeUsers, signedIn } from './support/people'
import { expect, test } from './support/test'

/**
 * After an update the files of the previous build are gone. There is only one build here, so requests for a
 * file are answered with 404 instead.
 */
for (const { how, gone, ends } of [
  { how: 'reloads by itself', gone: 1, ends: 'Start' },
  { how: 'reloads only once if the part stays missing', gone: Infinity, ends: 'Parlour was updated' },
])
  test(`a page of which a part is missing ${how}`, async ({ browser, server }) => {
    const name = gone === 1 ? 'stella' : 'stanley'
    const [user] = await makeUsers(server, [name])
    if (user === undefined) throw new Error('There is no user.')
    const page = await signedIn(browser, user)
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'My Games', exact: true })).toBeVisible()
    let reloads = 0
    let refused = 0
    await page.route(/\/assets\/lobby-create-page-/, (route) => {
      refused += 1
      return refused <= gone ? route.fulfill({ status: 404 }) : route.continue()
    })
    page.on('load', () => (reloads += 1))
    await page.getByRole('link', { name: 'new lobby', exact: true }).first().click()
    await expect(page.getByRole('heading', { name: ends, exact: true })).toBeVisible()
    if (gone === 1) return
    await expect(page.getByText('This page needs its new version: reload it.')).toBeVisible()
    expect(reloads).toBe(1)
    await expect(page.getByText('dynamically imported')).toHaveCount(0)
  })
