import type { Page } from '@playwright/test'
import { deckCount, deckLine } from './support/draft-table'
import { makeDraft } from './support/make-draft'
import { makeUsers, PASSWORD, signedIn } from './support/people'
import { expect, test } from './support/test'

/** Presses Tab until the element that is meant has the focus. */
async function tabTo(page: Page, name: string | RegExp, role: 'button' | 'radio' | 'link'): Promise<void> {
  const target = page.getByRole(role, { name, exact: true }).first()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key does not lead to ${String(name)}.`)
}

const focusedCard = (page: Page) => page.locator('button[data-pick]:focus')

test('signing in and starting a lobby by keyboard alone', async ({ browser, server }) => {
  const [kim] = await makeUsers(server, ['kim'])
  const page = await (await browser.newContext()).newPage()
  await page.goto('/')
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.keyboard.type('kim')
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'My Games', exact: true })).toBeVisible()
  expect(kim?.name).toBe('kim')

  await tabTo(page, 'new lobby', 'link')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/lobby\/\w{24}$/)
  await expect(page.getByLabel('Lobby name')).toBeVisible()
  await tabTo(page, 'Cube Draft', 'radio')
  await page.keyboard.press('Space')
  await expect(page.getByRole('heading', { name: 'Cube Draft settings', exact: true })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Cube', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Cube', { exact: true }).getByRole('option').nth(1)).toBeAttached()
  await page.keyboard.type('Morrowmere Cube')
  await expect(page.getByLabel('Cube', { exact: true }).locator('option:checked')).toHaveText(
    /^Morrowmere Cube/,
  )
  await tabTo(page, 'add bot', 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('cell', { name: /^bot\b/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start!', exact: true })).toBeEnabled()
  await tabTo(page, 'Start!', 'button')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/game\/\w{24}$/)
  await expect(page.getByRole('heading', { name: 'Draft Card', exact: true })).toBeVisible()
})

test('when a dialog closes, the focus goes back to where it was opened from', async ({ browser, server }) => {
  const [kostas] = await makeUsers(server, ['kostas'])
  if (kostas === undefined) throw new Error('There is no user.')
  const page = await signedIn(browser, kostas)
  await page.goto('/')
  await tabTo(page, 'new lobby', 'link')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/lobby\/\w{24}$/)
  const dialog = page.getByRole('dialog')
  await tabTo(page, 'add players', 'button')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'add players', exact: true })).toBeFocused()

  await page.goto('/')
  const menu = page.getByRole('button', { name: /^Menu of / })
  await tabTo(page, /^Menu of /, 'button')
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'kill', exact: true }).press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(menu.first()).toBeFocused()
  await page.keyboard.press('Enter')
  // An open menu takes the focus, and with it the keys.
  await expect(page.locator('[role=menu]:focus-within')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(menu.first()).toBeFocused()
})

test('a pick by keyboard alone', async ({ browser, server }) => {
  const [kurt] = await makeUsers(server, ['kurt'])
  if (kurt === undefined) throw new Error('There is no user.')
  const gameId = await makeDraft({ name: 'By keys', players: [kurt], bots: 1, numPacks: 2, packSize: 9 })
  const page = await signedIn(browser, kurt)
  await page.goto(`/game/${gameId}`)
  const cards = page.locator('button[data-pick]')
  await expect(cards).toHaveCount(9)
  const names = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? ''))
  await tabTo(page, names[0] ?? '', 'button')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(focusedCard(page)).toHaveAttribute('aria-label', names[2] ?? '')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(focusedCard(page)).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(focusedCard(page)).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Space')
  await expect(page.getByRole('tooltip')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect.poll(() => deckCount(page)).toBe(1)
  await expect(deckLine(page, names[1] ?? '')).toBeVisible()
  await expect(focusedCard(page), 'whoever picks by keyboard stays in the pack').toBeVisible()
  await expect(cards).toHaveCount(8)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect.poll(() => deckCount(page)).toBe(2)
})
