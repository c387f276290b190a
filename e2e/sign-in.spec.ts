import { logout } from '@parlour/protocol'
import type { Locator, Page } from '@playwright/test'
import { makeUsers, PASSWORD, signedIn } from './support/people'
import { expect, test } from './support/test'

const ID = '0'.repeat(24)

async function signIn(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

test('a wrong password stays on the login page, the right one opens the page asked for', async ({
  page,
  server,
}) => {
  await makeUsers(server, ['nina'])
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page, 'nina', 'not her password')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => window.localStorage.getItem('user'))).toBeNull()
  await signIn(page, 'nina', PASSWORD)
  await expect(page, 'the page asked for').toHaveURL(/\/admin$/)
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'My Games', exact: true })).toBeVisible()
})

test('a button that waits shows so in its middle, also where less movement is wanted', async ({ page }) => {
  await page.goto('/login')
  await page.route('**/guest/login', () => undefined)
  await signIn(page, 'nobody', PASSWORD)
  const button = page.locator('button[data-loading]')
  const middleOf = async (part: Locator) => {
    const box = await part.boundingBox()
    return box === null ? [] : [box.x + box.width / 2, box.y + box.height / 2].map(Math.round)
  }
  await expect
    .poll(async () => {
      const [[x = 0, y = 0], [signX = -99, signY = -99]] = [
        await middleOf(button),
        await middleOf(button.locator('> [aria-hidden]')),
      ] as const
      return Math.max(Math.abs(x - signX), Math.abs(y - signY))
    })
    .toBeLessThan(3)
})

test('every page but the login page requires signing in', async ({ page }) => {
  for (const path of ['/', '/lobby/create', `/lobby/${ID}`, `/game/${ID}`, '/game/next', '/magic', '/x']) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/login$/)
  }
})

test('the first admin signs in, stays signed in after a reload, and signs out', async ({ page, server }) => {
  await page.goto('/')
  await signIn(page, server.admin.name, server.admin.password)
  await expect(page.getByRole('heading', { name: 'My Games', exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'My Games', exact: true })).toBeVisible()
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login/)
  await page.goto('/')
  await expect(page).toHaveURL(/\/login/)
})

test('sessions survive a crash of the server', async ({ page, server }) => {
  await page.goto('/')
  await signIn(page, server.admin.name, server.admin.password)
  await expect(page.getByRole('heading', { name: 'My Games', exact: true })).toBeVisible()
  await server.crash()
  await server.restart()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'My Games', exact: true })).toBeVisible()
})

test('an open page says that its session has ended, until the user signs in again', async ({
  browser,
  server,
}) => {
  const [olga] = await makeUsers(server, ['olga'])
  if (olga === undefined) throw new Error('There is no user.')
  const page = await signedIn(browser, olga)
  await page.goto('/lobby/create')
  await expect(page.getByText('Connected')).toBeAttached()
  await olga.send(logout, {})
  await expect(page).toHaveURL(/\/login$/)
  const ended = page.getByText('Your session has ended. Please sign in again.')
  await expect(ended).toBeVisible()
  await signIn(page, 'olga', PASSWORD)
  await expect(page, 'back where she was').toHaveURL(/\/lobby\/\w{24}$/)
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login$/)
  await expect(ended).toBeHidden()
})
