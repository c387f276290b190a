import { gameFetch, gameUndo } from '@parlour/protocol'
import type { Page } from '@playwright/test'
import { HubRefusal } from '../tests/hub-client'
import {
  applyScar,
  asked,
  changeRulesText,
  chooseStarterCube,
  deckCount,
  deckLine,
  draftFirst,
  playUntil,
  takeScar,
} from './support/draft-table'
import { adminOf, PASSWORD, signIn } from './support/people'
import { shoot } from './support/screens'
import { expect, test } from './support/test'

const NAME = 'Friday cube'

async function createUser(admin: Page, name: string): Promise<void> {
  const panel = admin.getByRole('region', { name: 'Create user', exact: true })
  await panel.getByLabel('Name').fill(name)
  await panel.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD)
  await panel.getByRole('button', { name: 'create user', exact: true }).click()
  await expect(panel.getByText(`${name} can sign in now.`)).toBeVisible()
  await expect(admin.getByRole('table').getByRole('cell', { name, exact: true })).toBeVisible()
}

/** Sees each warning, once: over Start!, or at the field whose right value was made wrong. */
async function seeWarnings(page: Page, warnings: readonly string[]): Promise<void> {
  for (const warning of warnings) await expect(page.getByText(warning, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start!', exact: true })).toBeDisabled()
}

async function addPlayers(page: Page, names: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'add players', exact: true }).click()
  const modal = page.getByRole('dialog', { name: 'Add players', exact: true })
  for (const name of names) await modal.getByLabel(name, { exact: true }).check()
  await modal.getByRole('button', { name: `add ${names.length} players`, exact: true }).click()
  await expect(modal).toBeHidden()
}

/** Makes the lobby, sees each warning and cures it. */
async function makeLobby(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'new lobby', exact: true }).first().click()
  await page.waitForURL(/\/lobby\/\w{24}$/)
  await page.getByLabel('Lobby name').fill(NAME)
  await page.getByLabel('Lobby name').press('Enter')
  await page.getByRole('radio', { name: 'Cube Draft', exact: true }).check({ force: true })

  await seeWarnings(page, ['At least two players are required'])
  await addPlayers(page, ['ann', 'bob'])
  await chooseStarterCube(page)
  await page.getByLabel('Number of packs').fill('0')
  await page.getByLabel('Pack size').fill('0')
  await page.getByLabel('Scar rounds').fill('3')
  await seeWarnings(page, [
    'Packs must be greater than zero',
    'Pack size must be greater than zero',
    'Invalid scar rounds',
  ])
  await page.getByLabel('Number of packs').fill('20')
  await page.getByLabel('Pack size').fill('15')
  await page.getByLabel('Scar rounds').fill('1,2,3,4,5,6,7,8,9,10,11')
  await seeWarnings(page, ['Not enough scars in the cube', 'Not enough cards in the cube'])
  await page.getByLabel('Number of packs').fill('2')
  await page.getByLabel('Pack size').fill('5')
  await page.getByLabel('Scar rounds').fill('2')
  for (const bots of [1, 2]) {
    await page.getByRole('button', { name: 'add bot', exact: true }).click()
    await expect(page.getByRole('cell', { name: /^bot\b/ })).toHaveCount(bots)
  }
  await expect(page.getByText('Seats are assigned when the game starts.')).toBeVisible()
}

async function startGame(pages: readonly Page[], host: Page): Promise<string> {
  await expect(host.getByText('all changes saved')).toBeVisible()
  await host.getByRole('button', { name: 'Start!', exact: true }).click()
  await host.waitForURL(/\/game\/\w{24}$/)
  const id = host.url().split('/').at(-1) ?? ''
  for (const page of pages) {
    const running = page.getByRole('region', { name: 'In Progress', exact: true })
    if (page !== host) await running.getByRole('link', { name: NAME, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/game/${id}$`))
    await expect(page.getByRole('region', { name: 'Pack', exact: true })).toBeVisible()
  }
  return id
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Chat', exact: true }).fill(text)
  await page.getByRole('textbox', { name: 'Chat', exact: true }).press('Enter')
}

/** Moves a card of the main deck to the sideboard. */
async function moveToSideboard(page: Page): Promise<void> {
  const main = page.getByRole('region', { name: 'Main', exact: true })
  await main.locator('button[draggable="true"]').first().dblclick()
  await expect(page.getByRole('heading', { name: 'Sideboard 1', exact: true })).toBeVisible()
  await expect(page.getByText('saved', { exact: true })).toBeVisible()
}

test('three friends and two bots play a cube draft with a scar round to its end', async ({
  browser,
  server,
}) => {
  const errors: string[] = []
  const admin = await signIn(browser, server.admin.name, server.admin.password)
  await test.step('the admin creates two users', async () => {
    await admin.getByRole('link', { name: 'admin', exact: true }).click()
    await createUser(admin, 'ann')
    await createUser(admin, 'bob')
  })
  const ann = await signIn(browser, 'ann')
  const bob = await signIn(browser, 'bob')
  const all = [admin, ann, bob]
  for (const page of all) page.on('pageerror', (error) => errors.push(error.message))

  await test.step('a lobby is made, its warnings seen and cured', () => makeLobby(admin))
  const gameId = await test.step('the draft starts', () => startGame(all, admin))

  await test.step('chat arrives without a reload', async () => {
    await say(ann, 'good luck, all')
    await expect(bob.getByRole('log').getByText('good luck, all')).toBeVisible()
    await expect(admin.getByRole('log').getByText('good luck, all')).toBeVisible()
  })

  await test.step('the first picks; undo is refused', async () => {
    const taken = await draftFirst(ann)
    await expect(deckLine(ann, taken)).toBeVisible()
    await expect(ann.getByRole('button', { name: 'undo', exact: true })).toBeDisabled()
    const client = await (await adminOf(server)).signIn('ann', PASSWORD)
    const before = await client.send(gameFetch, { gameId })
    expect((await client.send(gameUndo, { gameId, count: 1 })).result).toBe('__NO_UNDO__')
    expect((await client.send(gameFetch, { gameId })).game.seq).toBe(before.game.seq)
    await expect(client.send(gameUndo, { gameId, count: 0 })).rejects.toThrow(HubRefusal)
  })

  await test.step('a reload in the middle changes nothing', async () => {
    await playUntil(all, async () => (await deckCount(bob)) >= 3)
    const deck = await deckCount(bob)
    const question = await asked(bob)
    await bob.reload()
    await expect.poll(() => deckCount(bob)).toBe(deck)
    await expect.poll(() => asked(bob)).toBe(question)
    await expect(bob.getByRole('log').getByText('good luck, all')).toBeVisible()
  })

  await test.step('a scar changes the card for its drafter, and others read that there was one', async () => {
    await playUntil([ann, bob, admin], async () => (await asked(ann)) === 'scar')
    const scarred = await takeScar(ann)
    await ann.getByRole('button', { name: 'apply scar', exact: true }).click()
    await expect(ann.getByRole('alert')).toHaveText('No changes made to card')
    await changeRulesText(ann, 'When this dies, everybody laughs.')
    await applyScar(ann)
    await expect(
      ann.getByRole('button', {
        name: `${scarred}, scarred by you: not available for this pick`,
        exact: true,
      }),
    ).toBeVisible()
    await expect(ann.getByText('When this dies, everybody laughs.').first()).toBeVisible()
    await expect(bob.getByRole('log').getByText('applied a scar').first()).toBeVisible()
  })

  await test.step('everybody drafts to the end', async () => {
    await playUntil(all)
    for (const page of all) {
      await expect.poll(() => deckCount(page)).toBe(10)
      const picks = page.getByRole('region', { name: 'Picks of all players', exact: true })
      await expect(picks.getByRole('heading')).toHaveCount(5)
      await expect(picks.getByRole('listitem')).toHaveCount(50)
      await expect(page.getByRole('heading', { name: /^Matches/ })).toBeVisible()
    }
  })

  await test.step('a deck is built and kept', async () => {
    await moveToSideboard(bob)
    await bob.reload()
    await expect(bob.getByRole('heading', { name: 'Sideboard 1', exact: true })).toBeVisible()
    await expect.poll(() => deckCount(bob)).toBe(9)
  })

  await test.step('the draft stands under Recently Finished', async () => {
    await ann.goto('/')
    const finished = ann.getByRole('region', { name: 'Recently Finished', exact: true })
    const row = finished.getByRole('row', { name: new RegExp(NAME) })
    await expect(row).toContainText(/vs\. admin, bob, Bot \w+, Bot \w+/)
    await expect(ann.getByRole('region', { name: 'In Progress', exact: true }).getByText(NAME)).toBeHidden()
  })

  await test.step('a fight waits for a legal deck, and opens a match lobby against that player', async () => {
    const fights = bob.getByRole('listitem').filter({ hasText: 'ann' })
    const fight = fights.getByRole('button', { name: 'fight', exact: true })
    await expect(fight).toBeDisabled()
    const numbers = bob.getByRole('region', { name: 'Numbers, lands and matches', exact: true })
    // The packs deal now and then a land.
    const lacks = /^9 cards with (no|one|\d) lands?: choose what you play and add lands\.$/
    await expect(numbers.getByText(lacks).first()).toBeVisible()
    await shoot(bob, 'draft-before-fight')
    await bob.getByRole('button', { name: 'suggest a deck', exact: true }).click()
    await expect(numbers.getByRole('link', { name: 'deck of bob', exact: true })).toHaveText('40 cards')
    await fight.click()
    await bob.waitForURL(/\/lobby\/\w{24}$/)
    await expect(bob.getByRole('radio', { name: 'Magic', exact: true })).toBeChecked()
    await expect(bob.getByRole('link', { name: 'Open the draft', exact: true })).toHaveAttribute(
      'href',
      `/game/${gameId}`,
    )
    await expect(bob.getByRole('cell', { name: 'ann', exact: true })).toBeVisible()
  })

  await test.step('a rematch opens with the same players and settings', async () => {
    await admin.getByRole('button', { name: 'rematch', exact: true }).click()
    await admin.waitForURL(/\/lobby\/\w{24}$/)
    await expect(admin.getByRole('radio', { name: 'Cube Draft', exact: true })).toBeChecked()
    await expect(admin.getByLabel('Pack size')).toHaveValue('5')
    await expect(admin.getByLabel('Number of packs')).toHaveValue('2')
    await expect(admin.getByLabel('Scar rounds')).toHaveValue('2')
    for (const name of ['ann', 'bob', 'admin you'])
      await expect(admin.getByRole('cell', { name, exact: true })).toBeVisible()
    await expect(admin.getByRole('cell', { name: /^bot\b/ })).toHaveCount(2)
    await expect(admin.getByRole('button', { name: 'Start!', exact: true })).toBeEnabled()
  })
  expect(errors).toEqual([])
})
