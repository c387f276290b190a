import { cubeCreate, cubeUpdateSettings, deckCreate, lobbyCreate } from '@parlour/protocol'
import type { Locator, Page } from '@playwright/test'
import type { HubUser } from '../tests/hub-client'
import { gameOf } from './support/game-table'
import { makeInnovation } from './support/innovation-table'
import { answerRounds, makeDraft } from './support/make-draft'
import { adminOf, makeUsers, signedIn } from './support/people'
import { expect, test } from './support/test'
import { makeTyrants } from './support/tyrants-table'

let dana: HubUser
let duncan: HubUser

test.beforeAll(async ({ server }) => {
  const [first, second] = await makeUsers(server, ['dana', 'duncan'])
  if (first === undefined || second === undefined) throw new Error('There are no users.')
  dana = first
  duncan = second
})

const menuButton = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first()

/** A dialog that this opens closes with Escape, and the focus is back at the button. */
async function dialogLeadsBack(page: Page, button: Locator, open: () => Promise<void>): Promise<void> {
  const dialog = page.getByRole('dialog')
  await button.focus()
  await open()
  await expect(dialog).toBeVisible()
  await expect(page.locator('[role=dialog]:focus-within'), 'it takes the keys').toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
}

/** The dialogs that these buttons open. */
async function buttonsLeadBack(page: Page, names: readonly (string | RegExp)[]): Promise<void> {
  for (const name of names)
    await test.step(String(name), async () => {
      await dialogLeadsBack(page, menuButton(page, name), () => page.keyboard.press('Enter'))
    })
}

/** A menu closes with Escape, and so does every dialog that these entries of it open. */
async function menuLeadsBack(
  page: Page,
  name: string | RegExp,
  entries: readonly string[] = [],
): Promise<void> {
  const button = menuButton(page, name)
  await test.step(`menu ${name}`, async () => {
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('[role=menu]:focus-within')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(button).toBeFocused()
  })
  for (const entry of entries)
    await test.step(`menu ${name}: ${entry}`, async () => {
      await dialogLeadsBack(page, button, async () => {
        await page.keyboard.press('Enter')
        // Not before: the menu then moves the focus to its first entry.
        await expect(page.locator('[role=menu]:focus-within')).toBeVisible()
        await page.getByRole('menuitem', { name: entry, exact: true }).press('Enter')
      })
    })
}

test('every dialog and menu of the hub closes with Escape, and the focus is back where it was', async ({
  browser,
  server,
}) => {
  await makeDraft({ name: 'Way out', players: [dana], bots: 1, numPacks: 1, packSize: 3 })
  const page = await signedIn(browser, dana)
  await page.goto(dana.url)
  await menuLeadsBack(page, 'Menu of Way out', ['kill'])
  await menuLeadsBack(page, /^dana/)
  await page.setViewportSize({ width: 900, height: 1200 })
  await menuLeadsBack(page, 'Menu')
  await page.setViewportSize({ width: 1440, height: 900 })

  const { lobbyId } = await dana.send(lobbyCreate, { game: 'Set Draft' })
  await page.goto(`${dana.url}/lobby/${lobbyId}`)
  await buttonsLeadBack(page, ['add players', 'Open Set Picker'])

  const admin = await signedIn(browser, await adminOf(server), { isAdmin: true })
  await admin.goto('/admin')
  await menuLeadsBack(admin, 'Menu of dana', ['password reset link', 'make an admin', 'deactivate'])
  await buttonsLeadBack(admin, ['impersonate dana'])
})

async function keysOff(page: Page): Promise<void> {
  const own = page.getByRole('button', { name: 'dana, user menu', exact: true })
  const setting = page.getByRole('menuitemcheckbox', { name: 'single-key shortcuts', exact: true })
  const press = async (on: boolean) => {
    await own.click()
    await setting.click()
    await expect(setting).toBeChecked({ checked: on })
    await page.keyboard.press('Escape')
    await expect(setting).toBeHidden()
    await page.keyboard.press('?')
  }
  await press(false)
  await expect(page.getByRole('dialog')).toBeHidden()
  await press(true)
  await expect(page.getByRole('dialog', { name: /Keyboard/i })).toBeVisible()
  await page.keyboard.press('Escape')
}

test('so does every one of a draft, and of the pages of decks and cubes', async ({ browser }) => {
  const packs = { numPacks: 1, packSize: 6 }
  const running = await makeDraft({ name: 'Running', players: [dana, duncan], ...packs, packSize: 15 })
  await answerRounds([dana, duncan], running, 2)
  const page = await signedIn(browser, dana)
  await page.goto(`${dana.url}/game/${running}`)
  await menuLeadsBack(page, 'Running', ['debug'])
  await menuLeadsBack(page, 'Deck menu', ['deck settings', 'deck import', 'copy as text'])
  await menuLeadsBack(page, /^Sorted by/)
  await buttonsLeadBack(page, [/^copies of/])
  await dialogLeadsBack(page, menuButton(page, 'Deck menu'), () => page.keyboard.press('?'))
  await test.step('a key alone does nothing where the viewer switched that off', () => keysOff(page))

  const scars = await makeDraft({ name: 'Scars', players: [dana, duncan], ...packs, scarRounds: '1' })
  await page.goto(`${dana.url}/game/${scars}`)
  await buttonsLeadBack(page, ['how to scar a card'])

  const over = await makeDraft({ name: 'Over', players: [dana, duncan], ...packs })
  await answerRounds([dana, duncan], over)
  await page.goto(`${dana.url}/game/${over}`)
  await buttonsLeadBack(page, ['export'])

  const { deck } = await dana.send(deckCreate, { userId: dana._id })
  await page.goto(`${dana.url}/magic`)
  await menuLeadsBack(page, `Menu of ${deck.name}`, ['delete'])
  await page.goto(`${dana.url}/magic/deck/${deck._id}`)
  await menuLeadsBack(page, 'Deck menu', ['deck import', 'export', 'basic lands', 'sample hand', 'delete'])

  const { cube } = await dana.send(cubeCreate, {})
  const settings = { name: 'Own', editable: true, legacy: true }
  await dana.send(cubeUpdateSettings, { cubeId: cube._id, settings })
  await page.goto(`${dana.url}/magic/cube/${cube._id}`)
  await menuLeadsBack(page, 'Cube menu', [
    'add/remove cards',
    'add one card',
    'create card',
    'copy as text',
    'clone',
    'settings',
    'delete cube',
  ])
  await page.goto(`${dana.url}/magic/cube/${cube._id}/scars`)
  await buttonsLeadBack(page, ['new scar'])
  await page.goto(`${dana.url}/magic/cube/${cube._id}/achievements`)
  await buttonsLeadBack(page, ['new achievement'])
})

test('so does every one of Innovation and Tyrants', async ({ browser }) => {
  const page = await signedIn(browser, dana)
  const open = async (gameId: string) => {
    const { settings } = await gameOf(dana, gameId)
    await page.goto(`${dana.url}/game/${gameId}`)
    await menuLeadsBack(page, settings.name, ['debug'])
  }
  await open(await makeInnovation([dana, duncan]))
  await buttonsLeadBack(page, ["Enlarge duncan's tableau", 'Empire'])
  for (const key of ['?', '1', '2'])
    await dialogLeadsBack(page, menuButton(page, 'Empire'), () => page.keyboard.press(key))

  await open(await makeTyrants([dana, duncan]))
  await buttonsLeadBack(page, ["open duncan's tableau"])
  for (const key of ['?', 's'])
    await dialogLeadsBack(page, menuButton(page, "open duncan's tableau"), () => page.keyboard.press(key))
})
