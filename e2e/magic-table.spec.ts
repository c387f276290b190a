import type { Browser, Page } from '@playwright/test'
import type { HubUser } from '../tests/hub-client'
import { expectAccessible } from './support/accessibility'
import { cardsIn, makeTable, makeTableDeck, type TableDeck, zone } from './support/magic-table'
import { keepHand } from './support/draft-match'
import { makeUsers, signedIn } from './support/people'
import { shoot } from './support/screens'
import { expect, test } from './support/test'

let players: readonly [HubUser, HubUser]
let decks: readonly [TableDeck, TableDeck]

test.beforeAll(async ({ server }) => {
  const [mira, noor] = await makeUsers(server, ['mira', 'noor'])
  if (mira === undefined || noor === undefined) throw new Error('Two people are wanted.')
  players = [mira, noor]
  decks = [await makeTableDeck(mira), await makeTableDeck(noor)]
})

/** Two people at a new table, each with a deck chosen, mira with priority. */
async function begin(browser: Browser): Promise<readonly [Page, Page]> {
  const gameId = await makeTable(players)
  const pages = await Promise.all(players.map((user) => signedIn(browser, user)))
  for (const [at, page] of pages.entries()) {
    await page.goto(`${players[0].url}/game/${gameId}`)
    await page.getByRole('radio', { name: new RegExp(`^${decks[at]?.name}`) }).check()
    await page.getByRole('button', { name: 'Click to shout: "I am ready!"', exact: true }).click()
  }
  const [mira, noor] = pages
  if (mira === undefined || noor === undefined) throw new Error('Two pages are wanted.')
  for (const page of pages)
    await expect(page.getByRole('navigation', { name: 'Phases', exact: true })).toBeVisible()
  // Chance decides who begins.
  if (!(await mira.getByRole('heading', { name: 'Do Something', exact: true }).isVisible()))
    await mira.getByRole('button', { name: 'take priority', exact: true }).click()
  await expect(mira.getByRole('heading', { name: 'Do Something', exact: true })).toBeVisible()
  return [mira, noor]
}

/** Draws from the top until such a card is in the hand. */
async function drawUntil(page: Page, name: string): Promise<void> {
  while ((await cardsIn(page, 'your hand', name).count()) === 0) {
    const before = await zone(page, 'your hand').locator('[data-card]').count()
    await page.keyboard.press('d')
    await expect(zone(page, 'your hand').locator('[data-card]')).toHaveCount(before + 1)
  }
}

test('two people choose decks, play, tap, attack, pass, search, undo with consent, and one concedes', async ({
  browser,
}) => {
  const [mira, noor] = await begin(browser)
  await mira.keyboard.press('Shift+D')
  await expect(zone(mira, 'your hand').locator('[data-card]')).toHaveCount(7)
  await expect(zone(noor, 'mira’s hand').locator('[data-card]')).toHaveCount(7)
  await expect(zone(noor, 'mira’s hand')).not.toContainText('Otter')

  await test.step('lands and creatures, by click and by key', async () => {
    await drawUntil(mira, 'Chalk Meadow')
    await cardsIn(mira, 'your hand', 'Chalk Meadow').first().click()
    await zone(mira, 'mira’s land').getByRole('button', { name: /^land/ }).click()
    await expect(cardsIn(noor, 'mira’s land', 'Chalk Meadow')).toHaveCount(1)
    await drawUntil(mira, 'Patient Otter')
    await cardsIn(mira, 'your hand', 'Patient Otter').first().click()
    await mira.keyboard.press('c')
    await expect(cardsIn(noor, 'mira’s creatures', 'Patient Otter')).toHaveCount(1)
  })

  await test.step('a double click taps, on both screens', async () => {
    await cardsIn(mira, 'mira’s land', 'Chalk Meadow').dblclick()
    await expect(cardsIn(noor, 'mira’s land', 'Chalk Meadow')).toHaveAttribute('data-tapped', 'true')
  })

  await test.step('an attack, and priority for the other', async () => {
    await mira.getByRole('button', { name: 'attackers', exact: true }).click()
    await expect(noor.getByRole('button', { name: 'attackers', exact: true })).toHaveAttribute(
      'aria-current',
      'step',
    )
    await cardsIn(mira, 'mira’s creatures', 'Patient Otter').click()
    await mira.keyboard.press('a')
    await expect(noor.locator('[data-kind="attacking"] [data-card]')).toHaveCount(1)
    for (const page of [mira, noor])
      await expect(
        page.locator('[data-kind="attacking"]').filter({ hasText: '2 to noor: 20 → 18' }),
      ).toHaveCount(1)
    await expectAccessible(mira)
    await shoot(mira, 'magic-table-attack')
    await mira.getByRole('button', { name: 'pass priority (to noor)', exact: true }).click()
    await expect(noor.getByRole('heading', { name: 'Do Something', exact: true })).toBeVisible()
  })

  await test.step('a library is searched and shuffled', async () => {
    await noor.keyboard.press('Shift+F')
    const search = noor.getByRole('dialog', { name: /^noor’s library/ })
    await search.getByRole('button', { name: /Small Errand/ }).click()
    await search.getByRole('button', { name: 'hand', exact: true }).click()
    await expect(cardsIn(noor, 'your hand', 'Small Errand')).toHaveCount(1)
    await search.getByRole('button', { name: 'close and shuffle', exact: true }).click()
    await expect(search).toBeHidden()
  })

  await test.step('a drawn card goes back when the other allows it', async () => {
    await noor.keyboard.press('d')
    await expect(zone(noor, 'your hand').locator('[data-card]')).toHaveCount(2)
    await noor.keyboard.press('Control+z')
    await mira.getByRole('button', { name: 'allow undo', exact: true }).click()
    await expect(zone(noor, 'your hand').locator('[data-card]')).toHaveCount(1)
  })

  await test.step('one gives up', async () => {
    await noor.getByRole('button', { name: 'noor', exact: true }).first().click()
    await noor.getByRole('button', { name: 'concede …', exact: true }).click()
    await noor.getByRole('dialog').getByRole('button', { name: 'concede', exact: true }).click()
    for (const page of [mira, noor])
      await expect(page.getByRole('heading', { name: 'Game over', exact: true })).toBeVisible()
    await mira.getByRole('button', { name: 'match stats', exact: true }).click()
    await expect(mira.getByRole('dialog', { name: 'Match stats', exact: true })).toBeVisible()
  })
})

test('a card is dragged into play, tokens are made, and the table is read as text', async ({ browser }) => {
  const [mira, noor] = await begin(browser)
  await drawUntil(mira, 'Patient Otter')
  await cardsIn(mira, 'your hand', 'Patient Otter').first().dragTo(zone(mira, 'mira’s creatures'))
  await expect(cardsIn(noor, 'mira’s creatures', 'Patient Otter')).toHaveCount(1)
  await mira.keyboard.press('w')
  const dialog = mira.getByRole('dialog', { name: 'Make token', exact: true })
  await dialog.getByLabel('name', { exact: true }).fill('Bird')
  await dialog.getByLabel('type', { exact: true }).fill('Creature — Bird')
  await dialog.getByLabel('power', { exact: true }).fill('1')
  await dialog.getByLabel('toughness', { exact: true }).fill('1')
  await dialog.getByRole('button', { name: 'white', exact: true }).click()
  await dialog.getByLabel('count', { exact: true }).fill('3')
  await expectAccessible(mira)
  await shoot(mira, 'magic-table-token')
  await dialog.getByRole('button', { name: 'make token', exact: true }).click()
  await expect(cardsIn(noor, 'mira’s creatures', 'Bird')).toHaveCount(1)
  await expect(zone(noor, 'mira’s creatures').getByText('×3')).toBeVisible()
  await expect(cardsIn(noor, 'mira’s creatures', 'Bird')).toContainText('1/1')
  await mira.keyboard.press('`')
  await expect(mira.getByRole('group', { name: 'Tableaus', exact: true })).toBeVisible()
  await expectAccessible(mira)
  await shoot(mira, 'magic-table-text')
  await mira.keyboard.press('`')
  await expect(cardsIn(mira, 'mira’s creatures', 'Patient Otter')).toBeVisible()
})

test('what was done is taken back and done again, a draw is agreed, and a rematch begins with a lobby', async ({
  browser,
}) => {
  const [mira, noor] = await begin(browser)
  await test.step('undo and redo', async () => {
    await mira.getByRole('button', { name: 'mira’s life minus 5', exact: true }).click()
    const life = (page: Page) =>
      page.getByRole('region', { name: 'mira', exact: true }).getByText(/^\d+$/).first()
    await expect(life(noor)).toHaveText('15')
    await noor.getByRole('button', { name: 'undo', exact: true }).click()
    for (const page of [mira, noor]) await expect(life(page)).toHaveText('20')
    await mira.getByRole('button', { name: 'redo', exact: true }).click()
    for (const page of [mira, noor]) await expect(life(page)).toHaveText('15')
    await expect(mira.getByRole('button', { name: 'redo', exact: true })).toHaveCount(0)
  })
  await test.step('a draw', async () => {
    await mira.getByRole('button', { name: 'mira', exact: true }).first().click()
    await mira.getByRole('button', { name: 'draw game', exact: true }).click()
    await expect(mira.getByText('you offer a draw')).toBeVisible()
    await expect(noor.getByText('mira offers a draw', { exact: true }).last()).toBeVisible()
    await noor.getByRole('button', { name: 'agree to a draw', exact: true }).click()
    for (const page of [mira, noor]) {
      await expect(page.getByRole('heading', { name: 'Game over', exact: true })).toBeVisible()
      await expect(page.getByText('Draw Game').first()).toBeVisible()
    }
  })
  await test.step('a rematch', async () => {
    await noor.getByRole('button', { name: 'rematch', exact: true }).first().click()
    await noor.waitForURL(/\/lobby\/\w{24}$/)
    await expect(noor.getByRole('radio', { name: 'Magic', exact: true })).toBeChecked()
    for (const name of ['mira', 'noor you'])
      await expect(noor.getByRole('cell', { name, exact: true })).toBeVisible()
    await expect(noor.getByRole('button', { name: 'Start!', exact: true })).toBeEnabled()
  })
})

test('a deck is tried alone with one click on its page, and the goldfish plays its turns', async ({
  browser,
}) => {
  const page = await signedIn(browser, players[0])
  await page.goto(`${players[0].url}/magic/deck/${decks[0]._id}`)
  await page.getByRole('button', { name: 'try this deck', exact: true }).click()
  // The deck is chosen, and so is the bot's. Chance decides who begins.
  const phases = page.getByRole('navigation', { name: 'Phases', exact: true })
  await expect(phases).toBeVisible()
  await keepHand(page)
  await expect(zone(page, 'your hand').locator('[data-card]')).toHaveCount(7)
  await expect(page.getByRole('heading', { name: 'Do Something', exact: true })).toBeVisible()
  // The goldfish has its turn once it is handed the end of one of its opponent.
  await phases.getByRole('button', { name: 'end', exact: true }).click()
  await page.getByRole('button', { name: /^pass priority \(to / }).click()
  await expect(page.getByRole('region', { name: /’s land, [1-9] cards?$/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Do Something', exact: true })).toBeVisible()
})
