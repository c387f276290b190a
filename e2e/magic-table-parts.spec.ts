import type { Locator, Page } from '@playwright/test'
import type { HubUser } from '../tests/hub-client'
import { chooseInTableMenu } from './support/draft-match'
import { fullTable } from './support/full-table'
import { zone } from './support/magic-table'
import { makeUsers, signedIn } from './support/people'
import { untilAtRest } from './support/still'
import { expect, test } from './support/test'

let players: readonly HubUser[]
let own: Page
let other: Page

test.beforeAll(async ({ server }) => {
  players = await makeUsers(server, ['quirin', 'renske'])
})

test.beforeEach(async ({ browser }) => {
  const [quirin, renske] = players
  if (quirin === undefined || renske === undefined) throw new Error('Two people are wanted.')
  const gameId = await fullTable(players)
  own = await signedIn(browser, quirin)
  other = await signedIn(browser, renske)
  for (const page of [own, other]) {
    await page.goto(`${quirin.url}/game/${gameId}`)
    await expect(page.getByRole('navigation', { name: 'Phases', exact: true })).toBeVisible()
  }
})

const handCards = (page: Page): Locator => zone(page, 'your hand').locator('[data-card]')
const middleOf = async (place: Locator): Promise<readonly [number, number]> => {
  const box = await place.boundingBox()
  if (box === null) throw new Error('It is not on the page.')
  return [box.x + box.width / 2, box.y + box.height / 2]
}
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true })

test('a dragged card is a ghost on its own page alone, says where it would go, and stays with Escape', async () => {
  const card = handCards(own).first()
  const name = (await card.getAttribute('aria-label'))?.split(',')[0] ?? ''
  const before = await handCards(own).count()
  const ghost = own.locator('body > [aria-hidden="true"]').filter({ hasText: name })
  await own.mouse.move(...(await middleOf(card)))
  await own.mouse.down()
  const creatures = zone(own, 'quirin’s creatures')
  const [x, y] = await middleOf(creatures)
  await own.mouse.move(x, y - 20, { steps: 4 })
  await expect(ghost).toBeVisible()
  await own.mouse.move(...(await middleOf(creatures.getByRole('button', { name: /^creatures/ }))))
  await expect(creatures).toHaveAttribute('data-drop', 'to the top')
  await expect(other.locator('[data-lifted], [data-drop]')).toHaveCount(0)
  await own.keyboard.press('Escape')
  await expect(ghost).toHaveCount(0)
  await own.mouse.up()
  await expect(handCards(own)).toHaveCount(before)
  await card.dragTo(
    zone(own, 'quirin’s graveyard').or(own.locator('[data-zone$="quirin.graveyard"]')).first(),
  )
  await expect(handCards(own)).toHaveCount(before - 1)
})

test('a frame around cards chooses them, and a key acts on all', async () => {
  const creatures = zone(own, 'quirin’s creatures')
  const cards = creatures.locator('[data-card]')
  await untilAtRest(own)
  const first = await cards.first().boundingBox()
  const last = await cards.last().boundingBox()
  if (first === null || last === null) throw new Error('There are no creatures.')
  const seam = await own.locator('[data-seam]').boundingBox()
  if (seam === null) throw new Error('The board has no seam.')
  await own.mouse.move(first.x + 2, seam.y + seam.height / 2)
  await own.mouse.down()
  await own.mouse.move(last.x + last.width, first.y + first.height - 20, { steps: 5 })
  await expect(creatures.locator('[data-caught]')).toHaveCount(await cards.count())
  await own.mouse.up()
  await expect(own.getByRole('group', { name: 'Chosen cards', exact: true })).toContainText('8 cards')
  await own.keyboard.press('t')
  // Tokens that are tapped one by one lie in a heap again once all are.
  const untapped = zone(other, 'quirin’s creatures').locator('[data-card]:not([data-tapped="true"])')
  await expect(untapped).toHaveCount(0)
})

/** Run in a page: counts the cards that are animated from then on. */
const COUNTS_FLIGHTS = `
  window.flights = 0
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...given) {
    if (this.hasAttribute('data-card')) window.flights += 1
    return animate.apply(this, given)
  }
`

test('a card that another player moves flies to its new place, unless one wants no motion', async () => {
  const flights = () => other.evaluate(() => Number(Reflect.get(window, 'flights')))
  await other.emulateMedia({ reducedMotion: 'no-preference' })
  await other.evaluate(COUNTS_FLIGHTS)
  const creatures = zone(other, 'quirin’s creatures').locator('[data-card]')
  const before = await creatures.count()
  await handCards(own).first().click()
  await own.keyboard.press('c')
  await expect(creatures).toHaveCount(before + 1)
  await expect.poll(flights).toBeGreaterThan(0)
  const flown = await flights()
  await other.emulateMedia({ reducedMotion: 'reduce' })
  await handCards(own).first().click()
  await own.keyboard.press('c')
  await expect(creatures).toHaveCount(before + 2)
  expect(await flights()).toBe(flown)
})

test('whoever leaves is shown as away, and play goes on', async () => {
  await expect(own.getByText('not connected')).toHaveCount(0)
  await other.context().close()
  const box = own.getByRole('region', { name: 'renske', exact: true })
  await expect(box.getByText('away', { exact: true })).toBeVisible()
  await expect(own.getByText('is not connected')).toBeVisible()
  const before = await handCards(own).count()
  await own.keyboard.press('d')
  await expect(handCards(own)).toHaveCount(before + 1)
})

test('dialogs begin with their defaults, and show cards at their sizes', async () => {
  await test.step('dice, the library and counters', async () => {
    await chooseInTableMenu(own, 'roll a die')
    await expect(dialog(own, 'Roll a die').getByLabel('faces', { exact: true })).toHaveValue('2')
    await own.keyboard.press('Escape')
    await own.keyboard.press('f')
    await expect(own.getByRole('dialog').getByLabel('cards', { exact: true })).toHaveValue('1')
    await own.keyboard.press('Escape')
    await own.getByRole('button', { name: /^quirin’s library/ }).click()
    await own.getByRole('button', { name: 'shuffle bottom …', exact: true }).click()
    await expect(own.getByRole('dialog').getByLabel('cards from the bottom')).toHaveValue('5')
    await own.keyboard.press('Escape')
    await chooseInTableMenu(own, 'counters')
    await expect(dialog(own, 'Player counters').getByLabel(/^New counter/)).toHaveCount(10)
    await own.keyboard.press('Escape')
  })
  await test.step('a close-up of 270 px', async () => {
    await handCards(own).first().click()
    await own.keyboard.press('i')
    const card = own.getByRole('dialog').getByRole('article').first()
    expect((await card.boundingBox())?.width).toBe(270)
    await own.keyboard.press('Escape')
  })
  await test.step('tokens one at a time, cards from the database in a preview of 160 px', async () => {
    await own.keyboard.press('w')
    await expect(dialog(own, 'Make token').getByLabel('count', { exact: true })).toHaveValue('1')
    await own.keyboard.press('Escape')
    await own.keyboard.press('j')
    const insert = dialog(own, 'Insert card')
    await expect(insert.getByLabel('count', { exact: true })).toHaveValue('1')
    await expect(insert.getByLabel('token', { exact: true })).toBeChecked()
    await expect(insert.getByRole('button', { name: 'OK', exact: true })).toBeDisabled()
    await insert.getByLabel('name', { exact: true }).fill('PLAINS')
    await insert.getByRole('button', { name: 'Plains', exact: true }).click()
    const shown = insert.getByRole('article').first()
    await expect(shown).toBeVisible()
    expect(Math.round((await shown.boundingBox())?.width ?? 0)).toBe(160)
    await insert.getByRole('button', { name: 'OK', exact: true }).click()
    await expect(zone(other, 'quirin’s creatures').locator('[data-card][aria-label^="Plains"]')).toHaveCount(
      1,
    )
  })
})

test('words of players stay words: markup in names and notes is shown as it was written', async () => {
  const words = '<b onclick=alert(1)>Otter</b>'
  const dialogs: string[] = []
  for (const page of [own, other]) page.on('dialog', (one) => dialogs.push(one.message()))
  await own.keyboard.press('w')
  const make = dialog(own, 'Make token')
  await make.getByLabel('name', { exact: true }).fill(words)
  await make.getByRole('button', { name: 'make token', exact: true }).click()
  for (const page of [own, other])
    await expect(zone(page, 'quirin’s creatures').getByText(words, { exact: true })).toBeVisible()
  await expect(other.getByRole('log').getByText(words)).toBeVisible()
  await own.keyboard.press('w')
  await make.getByLabel('name', { exact: true }).fill('Newt')
  await make.getByLabel('annotation', { exact: true }).fill('<img src=x onerror=alert(1)>')
  await make.getByRole('button', { name: 'make token', exact: true }).click()
  await expect(own.getByRole('alert')).toContainText('plain text, without markup')
  await expect(own.getByRole('alert'), 'the table says it, and nobody else').toHaveCount(1)
  await expect(zone(other, 'quirin’s creatures').getByText('Newt', { exact: true })).toHaveCount(0)
  expect(dialogs).toEqual([])
})
