import type { Page } from '@playwright/test'
import type { HubUser } from '../tests/hub-client'
import { expectAccessible } from './support/accessibility'
import { button, chooseInTableMenu } from './support/draft-match'
import { fullTable } from './support/full-table'
import { zone } from './support/magic-table'
import { makeUsers, signedIn } from './support/people'
import { shoot } from './support/screens'
import { expect, test } from './support/test'

let players: readonly HubUser[]

test.beforeAll(async ({ server }) => {
  players = await makeUsers(server, ['svante', 'tindra'])
})

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

/**
 * Holds the dialog that is open against the rules of accessibility: on a phone and on a desktop, light and
 * dark.
 */
async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size)
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expectAccessible(page, { within: '[role="dialog"]' })
    }
  }
}

const inLibraryMenu = async (page: Page, entry: string) => {
  await page.getByRole('button', { name: /^svante’s library/ }).click()
  await button(page, entry).click()
}

const onCard = async (page: Page, key: string) => {
  await zone(page, 'svante’s creatures').locator('[data-card]').first().focus()
  await page.keyboard.press(key)
}

/** How each dialog is opened, by the name of its picture. */
const DIALOGS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'close-up': (page) => onCard(page, 'i'),
  annotate: (page) => onCard(page, ';'),
  count: async (page) => {
    await zone(page, 'svante’s creatures').locator('[data-card]').first().click({ button: 'right' })
    await button(page, 'add counter …').click()
  },
  'from-top': async (page) => {
    await zone(page, 'svante’s creatures').locator('[data-card]').first().click({ button: 'right' })
    await button(page, 'n from the top …').click()
  },
  counters: (page) => chooseInTableMenu(page, 'counters'),
  stats: (page) => chooseInTableMenu(page, 'match stats'),
  link: (page) => chooseInTableMenu(page, 'link to draft'),
  die: async (page) => {
    await page.keyboard.press('q')
    await button(page, 'roll').click()
    await expect(page.getByText('Rolls are never undone.')).toBeVisible()
  },
  'shuffle-bottom': (page) => inLibraryMenu(page, 'shuffle bottom …'),
  cascade: (page) => inLibraryMenu(page, 'cascade …'),
  top: async (page) => {
    await inLibraryMenu(page, 'view top n …')
    await page.getByRole('dialog').getByLabel('cards', { exact: true }).fill('3')
    await button(page, 'view').click()
    await expect(button(page, 'later')).toHaveCount(3)
  },
  scry: async (page) => {
    await inLibraryMenu(page, 'scry …')
    await page.getByRole('dialog').getByLabel('cards', { exact: true }).fill('2')
    await button(page, 'view').click()
    await expect(button(page, 'later')).toHaveCount(2)
  },
  search: async (page) => {
    await page.keyboard.press('Shift+F')
    await page.getByRole('group', { name: 'Cards', exact: true }).getByRole('button').first().click()
  },
  token: (page) => page.keyboard.press('w'),
  import: async (page) => {
    await page.keyboard.press('j')
    await page.getByRole('dialog').getByLabel('name', { exact: true }).fill('plains')
    await button(page, 'Plains').click()
  },
  keys: (page) => page.keyboard.press('?'),
  mulligan: async (page) => {
    await inLibraryMenu(page, 'mulligan …')
    await button(page, 'mulligan').click()
    const cards = page.getByRole('dialog').locator('li button')
    await expect(cards).toHaveCount(7)
    await cards.first().click()
    await expect(page.getByText('1 of 1 chosen.')).toBeVisible()
  },
  concede: async (page) => {
    await button(page, 'svante').first().click()
    await button(page, 'concede …').click()
  },
}

test('every dialog can be read and used on a phone and on a desktop, light and dark', async ({ browser }) => {
  const [svante] = players
  if (svante === undefined) throw new Error('Somebody must look.')
  const page = await signedIn(browser, svante)
  const gameId = await fullTable(players, 'Commander')
  await page.goto(`${svante.url}/game/${gameId}`)
  await expect(page.getByRole('navigation', { name: 'Phases', exact: true })).toBeVisible()
  const dialog = page.getByRole('dialog')
  for (const [name, open] of Object.entries(DIALOGS))
    await test.step(name, async () => {
      await open(page)
      await expect(dialog).toBeVisible()
      await shoot(page, `magic-table-dialog-${name}`)
      await expectAccessibleEverywhere(page)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })
})
