import { deckCreate, deckFetch } from '@parlour/protocol'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { elvesOf } from './support/magic-cards'
import { bringCards, expect, test } from './support/magic-hub'
import { makeUsers, signedIn } from './support/people'

const found = (page: Page) => page.getByRole('list', { name: 'Found cards', exact: true }).getByRole('button')
/** The printed card; what cubes have made of their copies stands in lines of its own. */
const printedElves = (page: Page) =>
  page
    .getByRole('list', { name: 'Found cards', exact: true })
    .getByRole('button', { name: /^Llanowar Elves (?!cube card)/ })
/** How many cards the search says it found; waits until it says so. */
async function count(page: Page): Promise<number> {
  const words = page.getByRole('region', { name: 'Cards', exact: true }).getByText(/ found$/)
  await expect(words).toBeVisible()
  return Number((await words.textContent())?.replace(/\D/g, ''))
}
const query = async (page: Page, text: string) => {
  const field = page.getByRole('searchbox', { name: 'Query', exact: true })
  await field.fill(text)
  await field.press('Enter')
}

test.beforeAll(({ server, cards }) => bringCards(server, cards))

test('the query language finds what it says, names what it cannot read, and goes with filters', async ({
  browser,
  server,
}) => {
  const [kira] = await makeUsers(server, ['kira'])
  if (kira === undefined) throw new Error('There is no user.')
  const page = await signedIn(browser, kira)
  await page.goto('/magic')
  await page.getByRole('button', { name: 'new deck', exact: true }).click()
  await page.waitForURL(/\/magic\/deck\//)
  const all = await count(page)

  await query(page, 't:elf c:g cmc=1 o:"add {G}"')
  await expect(printedElves(page)).toHaveCount(1)
  const elves = await count(page)
  expect(elves).toBeLessThan(all)
  await query(page, 't:elf c:g cmc=1 o:"add {G}" -pow=1')
  await expect(printedElves(page)).toHaveCount(0)
  await query(page, 'cmc<=x')
  await expect(
    page.getByRole('search', { name: 'Query', exact: true }).locator('[id$=-error]'),
  ).not.toBeEmpty()

  await query(page, 'c:g')
  await expect.poll(() => count(page)).toBeGreaterThan(elves)
  const green = await count(page)
  await page.getByRole('button', { name: 'more filters', exact: true }).click()
  const words = page.getByRole('form', { name: 'Filter by words', exact: true })
  await words.getByRole('combobox').first().selectOption('type')
  await words.getByRole('textbox').fill('elf')
  await words.getByRole('textbox').press('Enter')
  const numbers = page.getByRole('form', { name: 'Filter by numbers', exact: true })
  await numbers.getByRole('textbox').fill('1')
  await numbers.getByRole('textbox').press('Enter')
  await page.getByRole('checkbox', { name: 'green', exact: true }).check()
  await page.getByRole('button', { name: 'add identity', exact: true }).click()
  await page.getByRole('combobox', { name: 'Legality', exact: true }).selectOption('modern')
  const filters = page.getByRole('list', { name: 'Filters', exact: true }).getByRole('listitem')
  await expect(filters).toHaveText(['type and elf', 'cmc = 1', 'identity green', 'legality modern'])
  await expect.poll(() => count(page)).toBeLessThan(green)
  await expect(printedElves(page)).toHaveCount(1)
  await page.reload()
  await expect(filters, 'the filters are in the address').toHaveCount(4)
  await filters.filter({ hasText: 'cmc' }).getByRole('button').click()
  await expect(filters).toHaveCount(3)
  await page.getByRole('button', { name: 'clear', exact: true }).click()
  await expect(filters).toHaveCount(0)
})

test('the found cards are one stop of the Tab key: arrows go through them, Enter adds', async ({
  browser,
  server,
}) => {
  const [kees] = await makeUsers(server, ['kees'])
  if (kees === undefined) throw new Error('There is no user.')
  const page = await signedIn(browser, kees)
  await page.goto('/magic')
  await page.getByRole('button', { name: 'new deck', exact: true }).click()
  await expect.poll(() => count(page)).toBeGreaterThan(20)
  await page.getByRole('combobox', { name: 'Sort by', exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(found(page).first()).toBeFocused()
  await page.getByRole('searchbox', { name: 'Query', exact: true }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(found(page).first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(found(page).nth(1)).toBeFocused()
  await page.keyboard.press('PageDown')
  await expect(page.locator('[aria-posinset="12"]').getByRole('button')).toBeFocused()
  await page.keyboard.press('Enter')
  const deck = page.getByRole('region', { name: 'Deck', exact: true })
  await expect(page.getByText('modified')).toBeVisible()
  await expect(deck.getByRole('listitem'), 'the card is drawn').toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(deck.locator(':focus')).toHaveCount(1)
})

test('a set is chosen in the picker, and clicked again it is chosen no more', async ({
  browser,
  server,
  cards,
}) => {
  const [liv] = await makeUsers(server, ['liv'])
  if (liv === undefined) throw new Error('There is no user.')
  const page = await signedIn(browser, liv)
  await page.goto('/magic')
  await page.getByRole('button', { name: 'new deck', exact: true }).click()
  const all = await count(page)
  await page.getByRole('button', { name: 'more filters', exact: true }).click()
  await page.getByRole('button', { name: 'set', exact: true }).click()
  const picker = page.getByRole('dialog', { name: 'Set Picker', exact: true })
  await picker.getByRole('searchbox').fill(cards.set.name)
  const row = picker.getByRole('button').filter({ hasText: cards.set.name }).first()
  await row.click()
  await expect(row).toHaveAttribute('aria-pressed', 'true')
  await row.click()
  await expect(row).toHaveAttribute('aria-pressed', 'false')
  await row.click()
  await picker.getByRole('button', { name: 'pick', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Filters', exact: true })).toContainText(cards.set.code)
  await expect.poll(() => count(page)).toBeLessThan(all)
})

test('the card viewer shows a card large, where it is legal and its other printings', async ({
  browser,
  server,
}) => {
  const [mara] = await makeUsers(server, ['mara'])
  if (mara === undefined) throw new Error('There is no user.')
  const elves = await elvesOf(mara)
  const page = await signedIn(browser, mara)
  await page.goto(`/magic/card/${elves._id}`)
  await expect(page.getByRole('heading', { name: 'Llanowar Elves', level: 1, exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Legality', exact: true })).toContainText('modern')
  await expect(page.getByText('Elf Druid').first()).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/magic/card/${'0'.repeat(24)}`)
  await expect(page.getByText('Card not found')).toBeVisible()
})

test('a deck of 60 cards takes at most 30 clicks and keys, and no query', async ({ browser, server }) => {
  const [lenka] = await makeUsers(server, ['lenka'])
  if (lenka === undefined) throw new Error('There is no user.')
  const { deck } = await lenka.send(deckCreate, { opts: { name: 'Sixty' } })
  const page = await signedIn(browser, lenka)
  await page.goto(`/magic/deck/${deck._id}`)
  await expect.poll(() => count(page)).toBeGreaterThan(20)
  let acts = 0
  const press = async (key: string) => {
    await page.keyboard.press(key)
    acts += 1
  }
  const click = async (name: string | RegExp) => {
    await page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).click()
    acts += 1
  }
  const all = await count(page)
  await click(/^only green/)
  await expect.poll(() => count(page)).toBeLessThan(all)
  await page.getByRole('searchbox', { name: 'Query', exact: true }).click()
  acts += 1
  await press('ArrowDown')
  const size = page.getByRole('region', { name: 'Main', exact: true }).getByRole('heading', { level: 3 })
  for (let cards = 4; cards <= 36; cards += 4) {
    await press('4')
    await expect(size).toHaveText(`Main ${cards}`)
    if (cards < 36) await press('ArrowDown')
  }
  await expect(found(page).first().getByText('4 in')).toBeVisible()
  await click(/^Fill to 60/)
  await expect(size).toHaveText('Main 60')
  await click('save')
  await expect(page.getByText('modified', { exact: true })).toBeHidden()
  expect(acts).toBeLessThanOrEqual(30)
  expect((await lenka.send(deckFetch, { deckId: deck._id })).deck.cardIdsByZone.main).toHaveLength(60)
})
