import type { Locator, Page } from '@playwright/test'
import type { HubUser } from '../tests/hub-client'
import { drawnByStar, makeTable, makeTableDeck, type TableDeck, zone } from './support/magic-table'
import { makeUsers, signedIn } from './support/people'
import { expect, test } from './support/test'

let players: readonly [HubUser, HubUser]
let decks: readonly [TableDeck, TableDeck]

test.beforeAll(async ({ server }) => {
  const [olof, petra] = await makeUsers(server, ['olof', 'petra'])
  if (olof === undefined || petra === undefined) throw new Error('Two people are wanted.')
  players = [olof, petra]
  decks = [await makeTableDeck(olof), await makeTableDeck(petra)]
})

/** Goes on with Tab until that element has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible()
  for (let steps = 0; steps < 120; steps += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab never came there.')
}

const asked = (page: Page): Locator => page.getByRole('heading', { name: 'Do Something', exact: true })
const phase = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Phases', exact: true }).locator('[aria-current="step"]')
const cards = (page: Page, label: string, name: string): Locator =>
  zone(page, label).locator(`[data-card][aria-label^="${name}"]`)

/** Presses a key, and waits until so many cards are in your own hand. */
async function pressUntilHeld(page: Page, key: string, count: number): Promise<void> {
  await page.keyboard.press(key)
  await expect(zone(page, 'your hand').locator('[data-card]')).toHaveCount(count)
}

test('a deck is chosen and a whole turn played without the mouse', async ({ browser }) => {
  const gameId = await makeTable(players)
  const pages = await Promise.all(players.map((user) => signedIn(browser, user)))
  const [olof, petra] = pages
  if (olof === undefined || petra === undefined) throw new Error('Two pages are wanted.')

  await test.step('a deck, by Tab and space', async () => {
    for (const [at, page] of pages.entries()) {
      await page.goto(`${players[0].url}/game/${gameId}`)
      await tabTo(page, page.getByRole('radio', { name: new RegExp(`^${decks[at]?.name}`) }))
      await page.keyboard.press('Space')
      await tabTo(page, page.getByRole('button', { name: 'Click to shout: "I am ready!"', exact: true }))
      await page.keyboard.press('Enter')
    }
    for (const page of pages) await expect(phase(page)).toHaveText('start turn')
  })

  await test.step('priority, and seven cards', async () => {
    // Chance decides who begins; then the other one is handed priority by the same key.
    if (!(await asked(olof).isVisible())) await petra.keyboard.press('p')
    await expect(asked(olof)).toBeVisible()
    await pressUntilHeld(olof, 'Shift+D', 7)
  })

  let handSize = 7
  await test.step('the star goes to main 1, and draws on the way but in the first turn', async () => {
    handSize += await drawnByStar(olof)
    await olof.keyboard.press('Shift+N')
    await expect(phase(petra)).toHaveText('main 1')
    await expect(zone(petra, 'olof’s hand').locator('[data-card]')).toHaveCount(handSize)
  })

  await test.step('a land by its number, a creature by the focus', async () => {
    for (const name of ['Chalk Meadow', 'Patient Otter'])
      while ((await cards(olof, 'your hand', name).count()) === 0) {
        handSize += 1
        await pressUntilHeld(olof, 'd', handSize)
      }
    const names = await zone(olof, 'your hand').locator('[data-card]').allTextContents()
    const at = names.findIndex((words) => words.includes('Chalk Meadow'))
    if (at < 9) await olof.keyboard.press(String(at + 1))
    else await cards(olof, 'your hand', 'Chalk Meadow').first().press('Enter')
    await olof.keyboard.press('y')
    await expect(cards(petra, 'olof’s land', 'Chalk Meadow')).toHaveCount(1)
    await tabTo(olof, cards(olof, 'your hand', 'Patient Otter').first())
    await olof.keyboard.press('c')
    await expect(cards(petra, 'olof’s creatures', 'Patient Otter')).toHaveCount(1)
  })

  await test.step('arrows lead to the land, which is tapped', async () => {
    // The focus goes along with the card that moved.
    await expect(cards(olof, 'olof’s creatures', 'Patient Otter')).toBeFocused()
    await olof.keyboard.press('ArrowDown')
    await expect(cards(olof, 'olof’s land', 'Chalk Meadow')).toBeFocused()
    await olof.keyboard.press('t')
    await expect(cards(petra, 'olof’s land', 'Chalk Meadow')).toHaveAttribute('data-tapped', 'true')
  })

  await test.step('an attack, which the other one blocks without the mouse', async () => {
    // The second press does not wait for the first one to arrive.
    await olof.keyboard.press('n')
    await olof.keyboard.press('n')
    await expect(phase(olof)).toHaveText('attackers')
    await expect(olof.getByRole('alert')).toHaveCount(0)
    await olof.keyboard.press('ArrowUp')
    await olof.keyboard.press('a')
    const attacker = petra.locator('[data-kind="attacking"] [data-card]')
    await expect(attacker).toHaveCount(1)
    await olof.keyboard.press('n')
    await expect(phase(petra)).toHaveText('blockers')
    await petra.keyboard.press('w')
    await expect(petra.getByRole('dialog').getByLabel('name', { exact: true })).toBeFocused()
    await petra.keyboard.type('Wall')
    await petra.keyboard.press('Tab')
    await tabTo(petra, petra.getByRole('dialog').getByRole('button', { name: 'make token', exact: true }))
    await petra.keyboard.press('Enter')
    const wall = cards(petra, 'petra’s creatures', 'Wall')
    await tabTo(petra, wall)
    await petra.keyboard.press('k')
    const blocker = petra.locator('[data-kind="blocking"] [data-card]')
    await expect(blocker).toHaveCount(1)
    await expect(blocker).toBeFocused()
    await petra.keyboard.press('r')
    await expect(petra.getByText('Choose a target for Wall: a card or a player.')).toBeVisible()
    await tabTo(petra, attacker)
    await petra.keyboard.press('Enter')
    await expect(petra.getByText(/^Choose a target/)).toBeHidden()
    await expect(olof.locator('[data-kind="blocking"] [data-card][aria-label*="Wall"]')).toHaveCount(1)
    await expect(olof.locator('path[data-head][d^="M"]')).toHaveCount(1)
  })

  await test.step('the whole menu by Enter, the turn passed on', async () => {
    await olof.locator('[data-kind="attacking"] [data-card]').focus()
    await olof.keyboard.press('Enter')
    await olof.keyboard.press('Enter')
    const menu = olof.getByRole('group', { name: 'Menu of the card', exact: true })
    await tabTo(olof, menu.getByRole('button', { name: /^annotate eot/ }))
    await olof.keyboard.press('Enter')
    await expect(olof.getByRole('dialog').getByRole('textbox')).toBeFocused()
    await olof.keyboard.type('trample')
    await olof.keyboard.press('Enter')
    await expect(petra.locator('[data-kind="attacking"] [data-card][aria-label*="trample"]')).toHaveCount(1)
    await olof.keyboard.press('p')
    await expect(asked(petra)).toBeVisible()
    await olof.keyboard.press('?')
    await expect(olof.getByRole('dialog', { name: 'Keyboard', exact: true })).toBeVisible()
    await olof.keyboard.press('Escape')
    await expect(olof.getByRole('dialog')).toBeHidden()
  })
})
