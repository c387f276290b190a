import { cubeUpdateScar, userCreate } from '@parlour/protocol'
import type { Page } from '@playwright/test'
import type { CardFile } from './support/card-file'
import { applyScar, asked, changeRulesText, deckCount, playUntil, takeScar } from './support/draft-table'
import { expect, test } from './support/magic-hub'
import { makeDraft } from './support/make-draft'
import { adminOf, PASSWORD, signIn } from './support/people'

const CUBE = 'A cube of our own'
const SCARS = [
  'Add a word.',
  'Take a word away.',
  'Change a number.',
  'Swap two words.',
  'Rename it.',
  'Make it older.',
]
const SCAR_TEXT = 'Whoever drafts this buys the next round.'

const dialog = (page: Page) => page.getByRole('dialog')
const cubeTab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Cube', exact: true }).getByRole('link', { name, exact: true })
const cubeIdOf = (page: Page) => page.url().match(/cube\/(\w{24})/)?.[1] ?? ''

async function chooseInMenu(page: Page, menu: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

/** Brings the cards in on the admin page, from a file on the admin's own disk. */
async function importCards(admin: Page, cards: CardFile): Promise<void> {
  await admin.getByRole('link', { name: 'admin', exact: true }).click()
  const panel = admin.getByRole('region', { name: 'Card database', exact: true })
  const choosing = admin.waitForEvent('filechooser')
  await panel.getByRole('button', { name: 'from a file', exact: true }).click()
  await (await choosing).setFiles(cards.upload)
  await expect(panel.getByText(/cards are in (?:use|the database)/)).toBeVisible({ timeout: 60_000 })
  await expect(panel.getByText('cards.json')).toBeVisible()
}

async function makeCube(page: Page, { cube, columns }: CardFile): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'magic', exact: true }).click()
  await page.getByRole('button', { name: 'New cube', exact: true }).click()
  await expect(page.getByText('This cube is empty.')).toBeVisible()
  await chooseInMenu(page, 'Cube menu', 'add/remove cards')
  await dialog(page)
    .getByLabel('Card list')
    .fill([...cube, 'No Such Card At All'].join('\n'))
  await expect(dialog(page).getByText(`${cube.length} to insert, 1 unknown line`)).toBeVisible({
    timeout: 30_000,
  })
  await dialog(page).getByLabel('Comment').fill('the first list')
  await dialog(page).getByRole('button', { name: 'ok', exact: true }).click()
  await expect(dialog(page)).toBeHidden({ timeout: 30_000 })
  await expect(cubeTab(page, new RegExp(`^cards ${cube.length}$`, 'i'))).toBeVisible()
  const heads = page.getByRole('region', { name: 'Cards', exact: true }).getByRole('heading', { level: 3 })
  const counts = async () =>
    (await heads.allTextContents()).slice(0, columns.length).map((text) => Number(text.replace(/\D/g, '')))
  await expect.poll(counts).toEqual(columns)
}

async function makeLegacy(page: Page): Promise<void> {
  await expect(cubeTab(page, /^scars/i)).toBeHidden()
  await chooseInMenu(page, 'Cube menu', 'settings')
  await dialog(page).getByLabel('Cube Name').fill(CUBE)
  await dialog(page).getByLabel('Legacy Mode').check()
  await expect(dialog(page).getByLabel('Editable')).toBeChecked()
  await dialog(page).getByRole('button', { name: 'save', exact: true }).click()
  await expect(page.getByRole('heading', { name: CUBE, exact: true })).toBeVisible()
  await expect(cubeTab(page, /^scars 0/i)).toBeVisible()
}

async function writeAchievement(page: Page): Promise<void> {
  await cubeTab(page, /^achievements/i).click()
  await page.getByRole('button', { name: 'new achievement', exact: true }).click()
  await dialog(page).getByLabel('Name').fill('Elf friend')
  await dialog(page).getByLabel('Unlock').fill('Win with an Elf on the table.')
  await dialog(page).getByLabel('Text').fill('Sign the card.')
  await dialog(page).getByRole('button', { name: 'OK', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Elf friend', exact: true })).toBeVisible()
}

/** Claims the achievement after reading what is hidden in it: then it is final. */
async function claimAchievement(page: Page): Promise<void> {
  await cubeTab(page, /^achievements/i).click()
  await page.getByRole('button', { name: 'reveal', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'reveal', exact: true }).click()
  await expect(dialog(page).getByText('Sign the card.')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'claim', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'claim', exact: true }).click()
  await expect(page.getByText(/claimed by piet/)).toBeVisible()
  for (const name of ['edit', 'claim'])
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden()
}

/** Fills the drafted deck with lands and saves it. */
async function fillDeck(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Deck builder', exact: true })).toBeVisible()
  await chooseInMenu(page, 'Deck menu', 'basic lands')
  await dialog(page).getByLabel('Fill the main deck up to').fill('40')
  await dialog(page).getByRole('button', { name: 'share by colors', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'add 30', exact: true }).click()
  await expect(page.getByText('modified')).toBeVisible()
  await page.getByRole('button', { name: 'save', exact: true }).click()
  await expect(page.getByText('modified')).toBeHidden()
}

const EXPORTS = [
  ['Plain names (.txt)', /^(?:\d+ .+\n)+\d+ (?:Plains|Island|Swamp|Mountain|Forest)\b/],
  ['Arena (.txt)', /^Deck\n(?:\d+ .+\n)+\d+ (?:Plains|Island|Swamp|Mountain|Forest)\b/],
  ['Magic Online (.dek)', /^<\?xml[^]*<Cards /],
  ['Table (.csv)', /name[^]*\n[^]*main/i],
] as const

async function exportDeck(page: Page): Promise<void> {
  await chooseInMenu(page, 'Deck menu', 'export')
  for (const [form, content] of EXPORTS) {
    await dialog(page).getByLabel('Format', { exact: true }).selectOption(form)
    await expect(dialog(page).getByLabel('Deck as text')).toHaveValue(content)
  }
  await page.keyboard.press('Escape')
}

test('from an empty hub to a drafted deck of scarred cards', async ({ browser, server, cards }) => {
  test.setTimeout(300_000)
  const admin = await signIn(browser, server.admin.name, server.admin.password)
  const caller = await adminOf(server)
  for (const name of ['nora', 'piet']) await caller.send(userCreate, { name, password: PASSWORD })
  const [nora, piet] = [await caller.signIn('nora', PASSWORD), await caller.signIn('piet', PASSWORD)]
  const page = await signIn(browser, 'nora')

  await test.step('the admin imports the cards from a file', () => importCards(admin, cards))
  await test.step('a list is pasted into a new cube', () => makeCube(page, cards))
  const cubeId = cubeIdOf(page)
  await test.step('it becomes a legacy cube', () => makeLegacy(page))
  await test.step('scars are written; a blank one is not saved', async () => {
    await cubeTab(page, /^scars/i).click()
    await page.getByRole('button', { name: 'new scar', exact: true }).click()
    await dialog(page).getByRole('button', { name: 'OK', exact: true }).click()
    await expect(dialog(page)).toBeVisible()
    await dialog(page)
      .getByLabel('What the scar does')
      .fill(SCARS[0] ?? '')
    await dialog(page).getByRole('button', { name: 'OK', exact: true }).click()
    await expect(page.getByText(SCARS[0] ?? '')).toBeVisible()
    for (const text of SCARS.slice(1)) await piet.send(cubeUpdateScar, { cubeId, scar: { id: null, text } })
    await expect(cubeTab(page, /^scars 6/i), 'scars of others come without a reload').toBeVisible()
  })
  await test.step('an achievement is written', () => writeAchievement(page))

  const gameId = await makeDraft({
    name: 'Legacy night',
    players: [nora],
    bots: 2,
    cubeId,
    numPacks: 2,
    packSize: 5,
    scarRounds: '1',
  })
  const scarred = await test.step('it is drafted with bots, with a scar round', async () => {
    await page.goto(`/game/${gameId}`)
    await expect.poll(() => asked(page)).toBe('scar')
    const name = await takeScar(page)
    await changeRulesText(page, SCAR_TEXT)
    await applyScar(page)
    await playUntil([page])
    await expect.poll(() => deckCount(page)).toBe(10)
    return name
  })

  await test.step('the scarred card is marked in the cube, its words in its editor', async () => {
    await page
      .getByRole('navigation', { name: 'Draft', exact: true })
      .filter({ visible: true })
      .getByRole('button', { name: 'Info', exact: true })
      .click()
    await page.getByRole('link', { name: 'Cube', exact: true }).first().click()
    await page.getByRole('button', { name: 'search', exact: true }).click()
    const words = page.getByRole('form', { name: 'Filter by words', exact: true }).getByRole('textbox')
    const front = scarred.split(' // ')[0] ?? ''
    await words.fill(front)
    await words.press('Enter')
    const row = page
      .getByRole('region', { name: 'Cards', exact: true })
      .getByRole('button', { name: /scarred/ })
    await expect(row).toHaveCount(1)
    await expect(row).toContainText(front)
    await row.click()
    await expect(dialog(page).getByText(SCAR_TEXT).first()).toBeVisible()
    await expect(dialog(page).getByText(/^Applied scar: /)).toBeVisible()
    await expect(dialog(page).locator('ins').first()).toBeAttached()
    await page.keyboard.press('Escape')
    await cubeTab(page, /^scars/i).click()
    const used = page.getByRole('region', { name: /^Used Scars/ })
    await expect(used).toContainText(front)
    await expect(used).toContainText('nora')
  })

  await test.step('somebody else claims the achievement', async () => {
    const other = await signIn(browser, 'piet')
    await other.goto(`/magic/cube/${cubeId}`)
    await claimAchievement(other)
  })

  await test.step('the deck is filled, exported, duplicated and deleted', async () => {
    await page.goto('/magic')
    await page.getByRole('link', { name: 'Legacy night', exact: true }).first().click()
    await page.waitForURL(/\/magic\/deck\//)
    await fillDeck(page)
    await exportDeck(page)
    await page
      .getByRole('navigation', { name: 'Magic menu', exact: true })
      .getByRole('link', { name: 'Magic', exact: true })
      .click()
    await chooseInMenu(page, 'Menu of Legacy night', 'duplicate')
    await page.waitForURL(/\/magic\/deck\//)
    await expect(page.getByRole('heading', { name: /^Main 40/ })).toBeVisible()
    const title = page.getByRole('textbox', { name: 'Deck name', exact: true })
    await expect(title).toHaveValue(/copy/)
    const name = await title.inputValue()
    await page
      .getByRole('navigation', { name: 'Magic menu', exact: true })
      .getByRole('link', { name: 'Magic', exact: true })
      .click()
    await chooseInMenu(page, `Menu of ${name}`, 'delete')
    await expect(dialog(page).getByText(`Are you sure you want to delete "${name}"?`)).toBeVisible()
    await dialog(page).getByRole('button', { name: 'delete', exact: true }).click()
    await expect(page.getByRole('link', { name, exact: true })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Legacy night', exact: true }).first()).toBeVisible()
  })
})
