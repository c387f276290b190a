import { type Browser, type Page } from '@playwright/test'
import type { HubUser } from '../tests/hub-client'
import { draftFirst } from './support/draft-table'
import { makeDraft } from './support/make-draft'
import { makeUsers, PASSWORD } from './support/people'
import { expect, test } from './support/test'

let wanda: HubUser

test.beforeAll(async ({ server }) => {
  const [first] = await makeUsers(server, ['wanda'])
  if (first === undefined) throw new Error('There are no users.')
  wanda = first
})

/** The ways in which a browser says no to what a site wants to keep. */
const REFUSALS = {
  'has no room': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('quota', 'QuotaExceededError')
    }
  },
  'refuses site data': () => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get })
    Object.defineProperty(document, 'cookie', { get, set: get })
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get })
  },
  'has no storage': () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { value: undefined })
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  },
}

async function forgetfulPage(
  browser: Browser,
  refuse: () => void,
): Promise<{ page: Page; errors: string[] }> {
  const page = await (await browser.newContext()).newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.addInitScript(refuse)
  return { page, errors }
}

for (const [how, refuse] of Object.entries(REFUSALS))
  test(`a browser that ${how} is signed in for its tab, and says so`, async ({ browser }) => {
    const gameId = await makeDraft({ name: how, players: [wanda], bots: 1, numPacks: 1, packSize: 3 })
    const { page, errors } = await forgetfulPage(browser, refuse)
    await page.goto('/')
    await expect(page.getByText('you are signed in for this tab only')).toBeInViewport()
    await page.getByLabel('Name').fill('wanda')
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'My Games', exact: true })).toBeVisible()

    await page.locator(`a[href="/game/${gameId}"]`).first().click()
    await draftFirst(page)
    await page.getByRole('button', { name: 'columns', exact: true }).click()
    await page.getByRole('button', { name: 'wanda, user menu', exact: true }).click()
    await page.getByRole('menuitemradio', { name: 'dark', exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'home', exact: true }).first().click()
    await page.locator(`a[href="/game/${gameId}"]`).first().click()
    await expect(page.getByRole('button', { name: 'columns', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    expect(errors).toEqual([])
  })

test('a browser that keeps site data says nothing of it', async ({ browser }) => {
  const { page } = await forgetfulPage(browser, () => {})
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  await expect(page.getByText('signed in for this tab only')).toHaveCount(0)
})
