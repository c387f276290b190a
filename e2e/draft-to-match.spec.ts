import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { begin, button, chooseInMenu, chooseInTableMenu, pairing, tournament } from './support/draft-match'
import { playUntil } from './support/draft-table'
import { addPlayer, startByClicking } from './support/game-table'
import { makeLegacyCube, OTTER_FRIEND } from './support/legacy-cube'
import { zone } from './support/magic-table'
import { makeUsers, signedIn } from './support/people'
import { shoot } from './support/screens'
import { playTurns, type SeatedPage } from './support/table-turns'
import { expect, test } from './support/test'

const DRAFT = 'Otter night'
/** Main deck of a drafter: the picks, and lands. */
const DECK = 12

const handCards = (page: Page, name: string | RegExp) =>
  zone(page, 'your hand').locator('[data-card]').filter({ hasText: name })
const spoken = (place: Locator, words: string) => place.locator(`[data-card][aria-label*="${words}"]`)

/**
 * From the draft's page to the deck's, which is filled with a few lands and freed of the size of a drafted
 * one, and back.
 */
async function buildDeck(page: Page): Promise<void> {
  await chooseInMenu(page, 'Deck menu', 'open in the deck builder')
  await page.waitForURL(/\/magic\/deck\//)
  await chooseInMenu(page, 'Deck menu', 'basic lands')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Fill the main deck up to').fill(String(DECK))
  await dialog.getByRole('button', { name: 'share by colors', exact: true }).click()
  await dialog.getByRole('button', { name: /^add \d+$/ }).click()
  await page.getByRole('combobox', { name: 'Format', exact: true }).selectOption('custom')
  await button(page, 'save').click()
  await expect(page.getByText('modified', { exact: true })).toBeHidden()
  await chooseInMenu(page, 'Deck menu', 'open the draft')
  await expect(tournament(page)).toBeVisible()
}

/** Draws until so many cards of that name are in the hand. */
async function drawUntil(page: Page, name: string, count: number): Promise<void> {
  const hand = zone(page, 'your hand').locator('[data-card]')
  while ((await handCards(page, name).count()) < count) {
    const before = await hand.count()
    await page.keyboard.press('d')
    await expect(hand).toHaveCount(before + 1)
  }
}

/** Chooses a card and presses the key of what is done with it. */
async function act(card: Locator, key: string): Promise<void> {
  await card.first().click()
  await card.page().keyboard.press(key)
}

async function concede(page: Page, name: string): Promise<void> {
  await button(page, name).first().click()
  await button(page, 'concede …').click()
  await page.getByRole('dialog').getByRole('button', { name: 'concede', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Game over', exact: true })).toBeVisible()
}

async function playFirstGame(uma: Page, vic: Page): Promise<void> {
  await test.step('a creature, and a morph through the stack', async () => {
    await drawUntil(uma, 'Veiled Otter', 2)
    await act(handCards(uma, 'Veiled Otter'), 'c')
    await expect(spoken(zone(vic, 'uma’s creatures'), 'Veiled Otter')).toHaveCount(1)
    await act(handCards(uma, 'Veiled Otter'), 'm')
    const stack = uma.getByRole('region', { name: /^Stack, 1 card/ })
    await act(spoken(stack, 'face down'), 'c')
    await expect(spoken(zone(vic, 'uma’s creatures'), 'face down')).toHaveCount(1)
    await expect(spoken(zone(vic, 'uma’s creatures'), 'Veiled Otter')).toHaveCount(1)
    await act(spoken(zone(uma, 'uma’s creatures'), 'face down'), 'm')
    await expect(spoken(zone(vic, 'uma’s creatures'), 'Veiled Otter')).toHaveCount(2)
  })
  await test.step('a counter, and tokens', async () => {
    await act(spoken(zone(uma, 'uma’s creatures'), 'Veiled Otter'), '+')
    await expect(spoken(zone(vic, 'uma’s creatures'), '+1/+1 1')).toHaveCount(1)
    await uma.keyboard.press('Escape')
    await uma.keyboard.press('w')
    const dialog = uma.getByRole('dialog', { name: 'Make token', exact: true })
    await dialog.getByLabel('name', { exact: true }).fill('Fish')
    await dialog.getByLabel('count', { exact: true }).fill('2')
    await dialog.getByRole('button', { name: 'make token', exact: true }).click()
    await expect(spoken(zone(vic, 'uma’s creatures'), 'Fish, 2 of them')).toHaveCount(1)
  })
  await test.step('an attack, a block, and damage', async () => {
    await drawUntil(vic, 'Veiled Otter', 1)
    await act(handCards(vic, 'Veiled Otter'), 'c')
    await button(uma, 'attackers').click()
    await act(spoken(zone(uma, 'uma’s creatures'), '+1/+1 1'), 'a')
    await expect(vic.locator('[data-kind="attacking"] [data-card]')).toHaveCount(1)
    await button(uma, 'blockers').click()
    await act(spoken(zone(vic, 'vic’s creatures'), 'Veiled Otter'), 'k')
    await expect(uma.locator('[data-kind="blocking"] [data-card]')).toHaveCount(1)
    await act(vic.locator('[data-kind="blocking"] [data-card]'), 'g')
    await expect(uma.locator('[data-kind="blocking"] [data-card]')).toHaveCount(0)
  })
  await test.step('a library is searched, an undo is allowed, and words are said', async () => {
    const hand = zone(vic, 'your hand').locator('[data-card]')
    const handSize = await hand.count()
    await vic.keyboard.press('Shift+F')
    const search = vic.getByRole('dialog', { name: /^vic’s library/ })
    await search
      .getByRole('button', { name: /Plains|Veiled Otter/ })
      .first()
      .click()
    await search.getByRole('button', { name: 'hand', exact: true }).click()
    await expect(hand).toHaveCount(handSize + 1)
    await search.getByRole('button', { name: 'close and shuffle', exact: true }).click()
    await expect(search).toBeHidden()
    await vic.keyboard.press('d')
    await expect(hand).toHaveCount(handSize + 2)
    await vic.keyboard.press('Control+z')
    await button(uma, 'allow undo').click()
    await expect(hand).toHaveCount(handSize + 1)
    const chat = vic.getByRole('textbox', { name: 'Chat', exact: true })
    await chat.fill('well played')
    await chat.press('Enter')
    await expect(uma.getByRole('log').getByText('well played')).toBeVisible()
  })
  await concede(vic, 'vic')
}

/**
 * From a game that is over on to the next one of the match: one begins it, the other finds it at the draft.
 */
async function nextGame(one: Page, other: Page): Promise<void> {
  await button(one, 'next game').click()
  await chooseInTableMenu(other, 'open the draft')
  await button(other, 'open game').click()
  await begin([one, other])
}

/** A game that one has lost after whole turns. */
async function loseAfterTurns(loser: SeatedPage, winner: SeatedPage): Promise<void> {
  expect(await playTurns(winner, loser)).toBe(9)
  for (const { page } of [loser, winner])
    await expect(page.locator('[data-kind="attacking"] [data-card]')).toHaveCount(1)
  await concede(loser.page, loser.user.name)
}

/**
 * Makes the lobby of a draft of that cube with a scar round, another player and bots, and starts it. Returns
 * its id.
 */
const startDraft = (page: Page, other: string, cubeId: string): Promise<string> =>
  startByClicking(page, {
    name: DRAFT,
    game: 'Cube Draft',
    prepare: async () => {
      await addPlayer(page, other)
      for (const bots of [1, 2]) {
        await button(page, 'add bot').click()
        await expect(page.getByRole('cell', { name: /^bot\b/ })).toHaveCount(bots)
      }
      await page.getByLabel('Cube', { exact: true }).selectOption(cubeId)
      await page.getByLabel('Number of packs').fill('2')
      await page.getByLabel('Pack size').fill('3')
      await page.getByLabel('Scar rounds').fill('2')
    },
  })

test('two people draft with bots, build decks and play a match; it stands at the draft, and an achievement is claimed', async ({
  browser,
  server,
}) => {
  const [umaUser, vicUser] = await makeUsers(server, ['uma', 'vic'])
  if (umaUser === undefined || vicUser === undefined) throw new Error('Two people are wanted.')
  const cubeId = await makeLegacyCube(umaUser, { name: 'Cube of otters', cards: 24, scars: 8 })
  const [uma, vic] = [await signedIn(browser, umaUser), await signedIn(browser, vicUser)]
  const errors: string[] = []
  for (const page of [uma, vic]) {
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(umaUser.url)
  }

  const draftId = await test.step('a lobby, and the draft of it', () => startDraft(uma, vicUser.name, cubeId))
  await test.step('the draft, with a scar each', async () => {
    const running = vic.getByRole('region', { name: 'In Progress', exact: true })
    await running.getByRole('link', { name: DRAFT, exact: true }).click()
    await playUntil([uma, vic])
  })
  await test.step('decks are built', async () => {
    for (const page of [uma, vic]) await buildDeck(page)
  })
  // In a context of its own: in one window the page behind is drawn once a second, and each click waits for
  // it.
  const watching = await signedIn(browser, umaUser)
  await test.step('one click begins the match; the other one comes in from the draft', async () => {
    await watching.goto(`${umaUser.url}/game/${draftId}`)
    await expect(pairing(vic)).toContainText('not played yet')
    await button(uma, 'start match').click()
    await expect(uma.getByText('Your deck of this draft is chosen.')).toBeVisible()
    await expect(pairing(vic)).toContainText('playing game 1')
    await button(vic, 'open game').click()
    await begin([uma, vic])
  })
  await playFirstGame(uma, vic)
  await test.step('the draft’s page shows the result without a reload', async () => {
    await expect(pairing(watching)).toContainText(/1-0|0-1/)
    await expect(button(watching, 'next game')).toBeVisible()
  })
  await test.step('the second game goes to the other, the third decides', async () => {
    const [one, other] = [
      { user: umaUser, page: uma },
      { user: vicUser, page: vic },
    ]
    await nextGame(vic, uma)
    await loseAfterTurns(one, other)
    await nextGame(uma, vic)
    await loseAfterTurns(other, one)
  })
  await test.step('match stats and the draft agree', async () => {
    await button(uma, 'match stats').click()
    const stats = uma.getByRole('dialog', { name: 'Match stats', exact: true })
    await expect(stats).toContainText('2 - 1 - 0')
    await expect(button(uma, 'next game'), 'the match is over').toHaveCount(0)
    await expect(pairing(watching)).toContainText('uma won')
    await expect(pairing(watching)).toContainText(/2-1|1-2/)
    const standing = tournament(watching).getByRole('row').filter({ hasText: 'uma' })
    await expect(standing).toHaveText(/^1uma31-02-1/)
    await expectAccessible(watching)
    await shoot(watching, 'draft-tournament')
  })
  await test.step('an achievement of the cube is claimed from the match', async () => {
    await uma.getByRole('dialog').getByRole('button', { name: 'achievements', exact: true }).click()
    const dialog = uma.getByRole('dialog', { name: 'Achievements', exact: true })
    await expect(button(uma, `claim ${OTTER_FRIEND.name} …`)).toBeVisible()
    await expectAccessible(uma)
    await shoot(uma, 'magic-table-achievements')
    await dialog.getByRole('button', { name: `claim ${OTTER_FRIEND.name} …`, exact: true }).click()
    await dialog.getByRole('button', { name: `claim ${OTTER_FRIEND.name}`, exact: true }).click()
    await expect(dialog.getByText(OTTER_FRIEND.hidden)).toBeVisible()
    await dialog.getByRole('link', { name: 'open in the cube', exact: true }).click()
    await expect(uma.getByText(/claimed by uma/)).toBeVisible()
  })
  expect(errors).toEqual([])
})
