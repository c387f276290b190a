import type { JsonObject } from '@parlour/kernel'
import { cardByName, gameSaveResponse } from '@parlour/protocol'
import type { Browser, Page } from '@playwright/test'
import type { HubUser } from '../tests/hub-client'
import { starterDeck } from './support/full-table'
import { cardsIn, makeTable, zone } from './support/magic-table'
import { makeUsers, signedIn } from './support/people'
import { expect, test } from './support/test'

/** A land, two creatures for the hand and the creatures, and an instant. */
const LAND = 'Plains'
const CREATURE = 'Glasscaller'
const ATTACKER = 'Soot Goblin'

/** A table of two at the turn of the first, with a land and a creature in hand and one that may attack. */
async function dealt(players: readonly [HubUser, HubUser]): Promise<string> {
  const gameId = await makeTable(players)
  const answer = (user: HubUser, title: string, pick: JsonObject) =>
    user.send(gameSaveResponse, { gameId, response: { actor: user.name, title, selection: [pick] } })
  for (const [at, user] of players.entries())
    await answer(user, 'Choose Deck', { deckId: await starterDeck(user, at) })
  const [first, second] = players
  const { cards } = await first.send(cardByName, { names: [LAND, CREATURE, ATTACKER] })
  const zones = [`hand`, `hand`, `creatures`]
  for (const [at, name] of [LAND, CREATURE, ATTACKER].entries()) {
    const card = cards.find(({ data }) => data.card_faces[0]?.name === name)
    if (card === undefined) throw new Error(`There is no '${name}'.`)
    await answer(first, 'Do Something', {
      name: 'import card',
      data: { card: { _id: card._id }, zoneId: `players.${first.name}.${zones[at] ?? ''}`, isToken: false },
    })
  }
  // A turn of the other first: then the creature may attack, and the star draws.
  await answer(second, 'Do Something', { name: 'pass priority', target: second.name })
  await answer(second, 'Do Something', { name: 'select phase', phase: 'start turn' })
  await answer(second, 'Do Something', { name: 'select phase', phase: 'end' })
  await answer(second, 'Do Something', { name: 'pass priority', target: first.name })
  return gameId
}

async function opened(browser: Browser, user: HubUser, gameId: string): Promise<Page> {
  const page = await signedIn(browser, user, { viewport: { width: 1440, height: 900 } })
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => performance.mark('click'), true)
    addEventListener('keydown', () => performance.mark('key'), true)
  })
  await page.goto(`${user.url}/game/${gameId}`)
  await expect(page.getByRole('heading', { name: 'Do Something', exact: true })).toBeVisible()
  return page
}

const counted = (page: Page, what: 'click' | 'key'): Promise<number> =>
  page.evaluate((name) => performance.getEntriesByName(name).length, what)

const inHand = (page: Page, name: string) => cardsIn(page, 'your hand', name)
const attackers = (page: Page) => page.locator('[data-kind="attacking"] [data-card]')
const phase = (page: Page) =>
  page.getByRole('navigation', { name: 'Phases', exact: true }).locator('[aria-current="step"]')
const waits = (page: Page) => page.getByText(/^Waiting for/).first()

test('a usual turn with the mouse: star, land, creature, attack, pass', async ({ browser, server }) => {
  const [anna, bela] = await makeUsers(server, ['annalena', 'bela'])
  if (anna === undefined || bela === undefined) throw new Error('Two people are wanted.')
  const page = await opened(browser, anna, await dealt([anna, bela]))
  await page.getByRole('button', { name: /^start turn, untap/ }).click()
  await expect(phase(page)).toHaveText('main 1')
  await expect(page.getByText('Play a land, cast, attack, or pass')).toBeVisible()
  await inHand(page, LAND).first().dblclick()
  await expect(cardsIn(page, 'annalena’s land', LAND)).toHaveCount(1)
  await inHand(page, CREATURE).first().dblclick()
  await expect(cardsIn(page, 'annalena’s creatures', CREATURE)).toHaveCount(1)
  await page.getByRole('button', { name: 'attack with the creature', exact: true }).click()
  await expect(attackers(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'pass priority (to bela)', exact: true }).click()
  await expect(waits(page)).toBeVisible()
  const clicks = await counted(page, 'click')
  test.info().annotations.push({ type: 'clicks of a usual turn', description: `${clicks}, at 5 places` })
  expect(clicks, 'clicks of a usual turn').toBeLessThanOrEqual(7)
})

test('a usual turn with keys: star, land, creature, attack, pass', async ({ browser, server }) => {
  const [anna, bela] = await makeUsers(server, ['annegret', 'bendix'])
  if (anna === undefined || bela === undefined) throw new Error('Two people are wanted.')
  const page = await opened(browser, anna, await dealt([anna, bela]))
  const press = async (key: string, times = 1) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key)
  }
  const before = await zone(page, 'your hand').locator('[data-card]').count()
  await press('Shift+N')
  await expect(phase(page)).toHaveText('main 1')
  await expect(zone(page, 'your hand').locator('[data-card]')).toHaveCount(before + 1)
  for (const [name, where] of [
    [LAND, 'land'],
    [CREATURE, 'creatures'],
  ] as const) {
    const labels = await zone(page, 'your hand').locator('[data-card]').allTextContents()
    await press(String(labels.findIndex((words) => words.includes(name)) + 1), 2)
    await expect(cardsIn(page, `annegret’s ${where}`, name)).toHaveCount(1)
  }
  await press('a')
  await expect(attackers(page)).toHaveCount(1)
  await press('p')
  await expect(waits(page)).toBeVisible()
  const keys = await counted(page, 'key')
  // Shift is a key press of its own.
  test.info().annotations.push({ type: 'keys of a usual turn', description: `${keys - 1}` })
  expect(keys - 1, 'keys of a usual turn').toBeLessThanOrEqual(7)
})
