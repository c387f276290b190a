import type { Locator, Page } from '@playwright/test'
import { cardByName, gameSaveResponse } from '@parlour/protocol'
import type { HubUser } from '../tests/hub-client'
import { expectAccessible } from './support/accessibility'
import { fullTable } from './support/full-table'
import { cardsIn, drawnByStar, makeTable, makeTableDeck, type TableDeck, zone } from './support/magic-table'
import { makeUsers, signedIn } from './support/people'
import { shoot, tooWide } from './support/screens'
import { expect, test } from './support/test'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

let players: readonly [HubUser, HubUser]
let decks: readonly [TableDeck, TableDeck]

test.beforeAll(async ({ server }) => {
  const [ulrika, viggo] = await makeUsers(server, ['ulrika', 'viggo'])
  if (ulrika === undefined || viggo === undefined) throw new Error('Two people are wanted.')
  players = [ulrika, viggo]
  decks = [await makeTableDeck(ulrika), await makeTableDeck(viggo)]
})

const thumb = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('group', { name: 'Actions', exact: true }).getByRole('button', { name, exact: true })
const tab = (page: Page, name: string): Locator =>
  page.getByRole('navigation').getByRole('button', { name, exact: true }).filter({ visible: true })
const menu = (page: Page): Locator => page.getByRole('group', { name: 'Menu of the card', exact: true })
const handCards = (page: Page): Locator => zone(page, 'your hand').locator('[data-card]')

/** Taps a card, and what is done with it in the sheet that opens. */
async function tapAnd(card: Locator, entry: string): Promise<void> {
  await card.tap()
  await menu(card.page())
    .getByRole('button', { name: new RegExp(`^${entry}`) })
    .first()
    .tap()
}

/** Draws with the thumb until such a card is in the hand. */
async function drawUntil(page: Page, name: string): Promise<void> {
  while ((await cardsIn(page, 'your hand', name).count()) === 0) {
    const before = await handCards(page).count()
    await thumb(page, 'draw').tap()
    await expect(handCards(page)).toHaveCount(before + 1)
  }
}

test('a deck is chosen and a whole turn played with one thumb', async ({ browser }) => {
  const gameId = await makeTable(players)
  const pages = await Promise.all(players.map((user) => signedIn(browser, user, PHONE)))
  const [ulrika, viggo] = pages
  if (ulrika === undefined || viggo === undefined) throw new Error('Two pages are wanted.')

  await test.step('a deck, and the shout', async () => {
    for (const [at, page] of pages.entries()) {
      await page.goto(`${players[0].url}/game/${gameId}`)
      await page.getByRole('radio', { name: new RegExp(`^${decks[at]?.name}`) }).tap()
      await page.getByRole('button', { name: 'Click to shout: "I am ready!"', exact: true }).tap()
    }
    for (const page of pages) await expect(zone(page, 'your hand')).toBeVisible()
  })
  await test.step('priority, seven cards, and the star', async () => {
    if (await thumb(ulrika, 'take priority').isVisible()) await thumb(ulrika, 'take priority').tap()
    await expect(thumb(ulrika, 'pass priority')).toBeVisible()
    await thumb(ulrika, / library$/).tap()
    await ulrika.getByRole('button', { name: 'draw 7', exact: true }).tap()
    await expect(handCards(ulrika)).toHaveCount(7)
    const drawn = await drawnByStar(ulrika)
    await thumb(ulrika, 'start turn to main 1').tap()
    await expect(handCards(ulrika)).toHaveCount(7 + drawn)
    await expect(thumb(ulrika, 'c begin')).toBeVisible()
  })
  await test.step('a land and a creature, from the sheet of a card', async () => {
    await drawUntil(ulrika, 'Chalk Meadow')
    await tapAnd(cardsIn(ulrika, 'your hand', 'Chalk Meadow').first(), 'land')
    await expect(cardsIn(viggo, 'ulrika’s land', 'Chalk Meadow')).toHaveCount(1)
    await drawUntil(ulrika, 'Patient Otter')
    await tapAnd(cardsIn(ulrika, 'your hand', 'Patient Otter').first(), 'creatures')
    await expect(cardsIn(viggo, 'ulrika’s creatures', 'Patient Otter')).toHaveCount(1)
  })
  await test.step('the land is tapped', async () => {
    await tapAnd(cardsIn(ulrika, 'ulrika’s land', 'Chalk Meadow'), 'tap')
    await expect(cardsIn(viggo, 'ulrika’s land', 'Chalk Meadow')).toHaveAttribute('data-tapped', 'true')
  })
  await test.step('an attack', async () => {
    await thumb(ulrika, 'c begin').tap()
    await thumb(ulrika, 'attackers').tap()
    await tapAnd(cardsIn(ulrika, 'ulrika’s creatures', 'Patient Otter'), 'attacking')
    await expect(viggo.locator('[data-kind="attacking"] [data-card]')).toHaveCount(1)
  })
  await test.step('life is counted, and the turn passed on', async () => {
    await thumb(viggo, / life$/).tap()
    await viggo.getByRole('dialog').getByRole('button', { name: 'viggo life minus 1', exact: true }).tap()
    await viggo.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).tap()
    await expect(viggo.getByRole('dialog')).toBeHidden()
    await tab(ulrika, 'Log').tap()
    await expect(ulrika.getByRole('log')).toContainText('viggo life: 20 − 1 = 19')
    await tab(ulrika, 'Board').tap()
    await thumb(ulrika, 'pass priority').tap()
    await expect(thumb(viggo, 'pass priority')).toBeVisible()
  })
  for (const page of pages) expect(await tooWide(page)).toBe(0)
})

test('as text a phone shows the own hand first, then what lies in play', async ({ browser }) => {
  const [ulrika] = players
  const gameId = await fullTable(players)
  const page = await signedIn(browser, ulrika, PHONE)
  await page.goto(`${ulrika.url}/game/${gameId}`)
  await tab(page, 'Log').tap()
  await page.getByRole('button', { name: 'Text mode', exact: true }).tap()
  await tab(page, 'Board').tap()
  const own = page.getByRole('region', { name: 'ulrika', exact: true })
  await expect(own.locator('[data-kind="hand"] [data-card]').first()).toBeInViewport({ ratio: 1 })
  const order = await own
    .locator('[data-kind]')
    .evaluateAll((zones) => zones.map((one) => one.getAttribute('data-kind')))
  expect(order.slice(0, 5)).toEqual(['hand', 'stack', 'creatures', 'battlefield', 'land'])
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectAccessible(page)
  }
  await shoot(page, 'magic-table-phone-text')
})

/** Of names that take four lines or five beside what overlaps them. */
const LONG_NAMES = ['The Drowned Remember', 'Keeper of the Last Candle']

test('a long name shows whole on a card of the hand, and its mana cost gives way', async ({ browser }) => {
  const [ulrika] = players
  const gameId = await fullTable(players)
  const { cards } = await ulrika.send(cardByName, { names: LONG_NAMES })
  for (const { _id } of cards) {
    const data = { card: { _id }, zoneId: 'players.ulrika.hand', isToken: false }
    const response = { actor: 'ulrika', title: 'Do Something', selection: [{ name: 'import card', data }] }
    await ulrika.send(gameSaveResponse, { gameId, response })
  }
  const page = await signedIn(browser, ulrika, PHONE)
  await page.goto(`${ulrika.url}/game/${gameId}`)
  for (const name of LONG_NAMES) {
    const title = zone(page, 'your hand')
      .getByRole('button', { name: new RegExp(`^${name},`) })
      .locator('> span')
      .first()
    await expect(title).toBeVisible()
    const beyond = await title.evaluate(({ firstElementChild: words, parentElement: card }) => {
      if (words === null || card === null) throw new Error('The card has no name.')
      const stats = Array.from(card.children).find(({ textContent }) => /^\d+\/\d+$/.test(textContent))
      const end = stats?.getBoundingClientRect().top ?? card.getBoundingClientRect().bottom
      return {
        cut: words.scrollHeight - words.clientHeight,
        over: words.getBoundingClientRect().bottom - end,
      }
    })
    // A hair, where the heights are no whole pixels and the card leans.
    expect(beyond.cut, `lines of '${name}' that are cut off`).toBeLessThanOrEqual(1)
    expect(beyond.over, `'${name}' and what lies below it`).toBeLessThanOrEqual(4)
  }
})
