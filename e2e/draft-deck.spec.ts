import type { Locator, Page } from '@playwright/test'
import { coveredBy } from './support/covered-by'
import { deckCount, draftFirst, openCards } from './support/draft-table'
import { answerRounds, makeDraft } from './support/make-draft'
import { makeUsers, signedIn } from './support/people'
import { picture, tooWide } from './support/screens'
import { seenCards } from './support/seen-cards'
import { expect, test } from './support/test'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 900, height: 1100 },
  { width: 390, height: 844 },
  { width: 1920, height: 1080 },
] as const
const PICKED = 45
const PLAYED = 23

async function photograph(page: Page, name: string, shown?: Locator): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await shown?.scrollIntoViewIfNeeded()
    await expect.poll(() => tooWide(page), `${name} at ${size.width} px`).toBe(0)
    await picture(page, `${name}-${size.width}`)
  }
  await page.setViewportSize(SIZES[0])
  await page.emulateMedia({ colorScheme: 'dark' })
  await picture(page, `${name}-1440-dark`)
  await page.emulateMedia({ colorScheme: 'light' })
}

/** A button of the rail beside the deck that is built. */
const rail = (page: Page, name: string): Locator =>
  page
    .getByRole('navigation', { name: 'Draft', exact: true })
    .getByRole('button', { name, exact: true })
    .filter({ visible: true })

const deckOf = (page: Page): Locator => page.getByRole('region', { name: 'Deck', exact: true })

/**
 * Moves cards of the main deck to the sideboard and fills up with lands, a click at a time. Returns how many
 * clicks it took.
 */
async function build(page: Page, count: () => Promise<number>, move: () => Promise<void>): Promise<number> {
  let clicks = 0
  for (let left = PICKED; left > PLAYED; left -= 1) {
    await move()
    clicks += 1
    await expect.poll(count).toBe(left - 1)
  }
  await page
    .getByRole('button', { name: /^Fill to 40/ })
    .first()
    .click()
  await expect.poll(count).toBe(40)
  return clicks + 1
}

test('a pick is in the deck with its own answer, and the pool stands in columns under the pack', async ({
  browser,
  server,
}) => {
  const players = await makeUsers(server, ['yves', 'yolanda'])
  const [yves] = players
  if (yves === undefined) throw new Error('nobody drafts')
  const gameId = await makeDraft({ name: 'Columns', players, numPacks: 2, packSize: 15 })
  await answerRounds(players, gameId, 14)
  const page = await signedIn(browser, yves)
  let deckCalls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/magic/deck/fetch')) deckCalls += 1
  })
  await page.goto(`/game/${gameId}`)
  await expect.poll(() => deckCount(page)).toBe(14)
  const before = deckCalls
  await draftFirst(page)
  expect(deckCalls).toBe(before)

  await answerRounds(players.slice(1), gameId)
  await expect(openCards(page)).toHaveCount(15)
  const columns = page.getByRole('button', { name: 'columns', exact: true })
  await columns.press('Enter')
  await expect(columns).toBeFocused()
  const main = page.getByRole('region', { name: 'Main', exact: true })
  const side = page.getByRole('region', { name: 'Sideboard', exact: true })
  await expect(main.getByRole('heading', { name: 'Main 15', exact: true })).toBeVisible()
  for (const size of [SIZES[0], SIZES[1], SIZES[2], SIZES[4], { width: 1024, height: 768 }]) {
    await page.setViewportSize(size)
    await expect.poll(async () => (await seenCards(page)).whole, `at ${size.width} px`).toBe(15)
  }
  await photograph(page, 'draft-columns')
  // The pack has the width of the window: what is hidden of a card shows away from it and the next ones.
  await page.setViewportSize(SIZES[1])
  const hiding = page.locator('li:has([data-cut], [data-tight], [data-turns]) > button[data-pick]').last()
  await hiding.hover()
  await expect(page.getByRole('tooltip')).toBeVisible()
  expect(await coveredBy(page.getByRole('tooltip'), hiding)).toEqual([])
  await page.mouse.move(0, 0)
  await expect(page.getByRole('tooltip')).toBeHidden()
  await main.locator('button[draggable]').first().dblclick()
  await expect(side.getByRole('heading', { name: 'Sideboard 1', exact: true })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Main 14', exact: true })).toBeVisible()
  for (const size of [SIZES[1], SIZES[2], SIZES[0]]) {
    await page.setViewportSize(size)
    await expect(side.locator('[data-name]'), `at ${size.width} px`).toBeInViewport({ ratio: 1 })
  }
  await main.locator('button[draggable]').first().dragTo(side)
  await expect(side.getByRole('heading', { name: 'Sideboard 2', exact: true })).toBeVisible()
  await side.locator('button[draggable]').first().press('s')
  await expect(side.getByRole('heading', { name: 'Sideboard 1', exact: true })).toBeVisible()
  await test.step('a key that moves a card says what moved and goes on to the next card', async () => {
    const first = main.locator('button[draggable]').first()
    await first.press('s')
    await expect(side.getByRole('heading', { name: 'Sideboard 2', exact: true })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'in the main deck' })).toHaveText(
      / to the sideboard, 13 cards in the main deck$/,
    )
    await expect(first).toBeFocused()
    await side.locator('button[draggable]').last().press('s')
    await expect(side.getByRole('heading', { name: 'Sideboard 1', exact: true })).toBeVisible()
    await expect(side.locator('button[draggable]')).toBeFocused()
  })
  await page.reload()
  await expect(side.getByRole('heading', { name: 'Sideboard 1', exact: true })).toBeVisible()
})

test('after the last pick the screen is a deck builder: 45 cards become 23 and lands in at most 30 clicks', async ({
  browser,
  server,
}) => {
  const players = await makeUsers(server, ['yusuf', 'ylva'])
  const [yusuf] = players
  if (yusuf === undefined) throw new Error('nobody drafts')
  const gameId = await makeDraft({ name: 'Building', players, numPacks: 3, packSize: 15 })
  await answerRounds(players, gameId)
  const page = await signedIn(browser, yusuf)
  await page.goto(`/game/${gameId}`)
  await expect(page.getByText('Build your deck: 45 of 40 in the main deck')).toBeVisible()
  await expect(page.getByText('picked 45, deck 45 + 0 aside')).toBeVisible()
  await expect(page.getByText('Packs you have seen')).toBeHidden()
  await expect(page.getByText('Legal in Draft')).toBeHidden()
  const [own] = await page
    .getByRole('region', { name: 'Picks of all players', exact: true })
    .getByRole('heading')
    .allTextContents()
  expect(own).toContain('yusuf')
  await test.step('a suggested deck takes one click, and one leads back', async () => {
    await page.getByRole('button', { name: 'suggest a deck', exact: true }).click()
    await expect.poll(() => deckCount(page)).toBe(40)
    await expect(page.getByText(/^Suggested: [a-z, ]+, 2\d cards and 1\d lands\./)).toBeVisible()
    await expect(page.getByText('Legal in Draft')).toBeVisible()
    await photograph(page, 'draft-suggested')
    await page.getByRole('button', { name: 'take it back', exact: true }).click()
    await expect.poll(() => deckCount(page)).toBe(45)
    await expect(page.getByText(/^Suggested:/)).toBeHidden()
  })
  await test.step('the picks are stepped through one by one, and a finished round is one line of the log', async () => {
    const review = page.getByRole('region', { name: 'Picks one by one', exact: true })
    await expect(review.getByRole('listitem')).toHaveCount(15)
    await review.getByRole('button', { name: 'next pick', exact: true }).click()
    await expect(review.getByRole('status', { name: 'This pick', exact: true })).toHaveText('pack 1, pick 2')
    await page.keyboard.press('ArrowRight')
    await expect(review.getByRole('status', { name: 'This pick', exact: true })).toHaveText('pack 1, pick 3')
    await expect(review.getByRole('listitem')).toHaveCount(13)
    await expect(review.getByText('picked', { exact: true })).toHaveCount(1)
    await expect(review.getByText(/· pick 4$/)).toHaveCount(1)
    await rail(page, 'Log').click()
    await expect(page.getByRole('log').getByText('Pack 1, 30 picks')).toBeVisible()
    await rail(page, 'Log').click()
    await expect(page.getByRole('log')).toBeHidden()
  })
  await test.step('who guesses first sees a pick only after choosing a card, and how often they were right', async () => {
    const review = page.getByRole('region', { name: 'Picks one by one', exact: true })
    const guesses = review.getByRole('status', { name: 'Guesses so far', exact: true })
    await review.getByText('guess first', { exact: true }).click()
    await expect(review.getByText('picked', { exact: true })).toBeHidden()
    await expect(review.getByText(/· pick \d/)).toBeHidden()
    await expect(page.getByRole('region', { name: 'Picks of all players', exact: true })).toBeHidden()
    await expect(guesses).toHaveText('no guesses yet')
    await review.getByRole('listitem').first().getByRole('button').click()
    await review.getByRole('button', { name: /^guess / }).click()
    await expect(guesses).toHaveText(/^[01] of 1 right$/)
    await expect(review.getByText(/^picked/)).toHaveCount(1)
    await photograph(page, 'draft-guessed', guesses)
    await review.getByRole('button', { name: 'next pick', exact: true }).click()
    await expect(review.getByText(/^picked/)).toBeHidden()
    await review.getByText('compare', { exact: true }).click()
  })
  await photograph(page, 'draft-build')
  await test.step('a card of the columns shows whole beside them, over no other card', async () => {
    const cards = page.getByRole('region', { name: 'Main', exact: true }).locator('button[draggable]')
    const whole = page.getByRole('tooltip')
    for (const card of [cards.first(), cards.last()]) {
      await card.hover({ position: { x: 8, y: 8 } })
      await expect(whole).toBeVisible()
      expect(await coveredBy(whole, cards)).toEqual([])
      await page.mouse.move(0, 0)
      await expect(whole).toBeHidden()
    }
  })
  await test.step('what moves a card to the sideboard lies over neither name nor cost', async () => {
    const card = page.getByRole('region', { name: 'Main', exact: true }).locator('[data-place]').first()
    await card.hover()
    const move = card.getByRole('button', { name: /to side$/ })
    await expect(move).toBeVisible()
    expect(await coveredBy(move, page.locator('[data-place] button > :is(span, [role="img"])'))).toEqual([])
    await page.mouse.move(0, 0)
  })
  const main = page.getByRole('region', { name: 'Main', exact: true })
  const card = main.locator('button[draggable="true"]').first()
  await test.step('counts, curve and lands stay in sight beside columns of at least 122 px', async () => {
    const numbers = page.getByRole('region', { name: 'Numbers, lands and matches', exact: true })
    await expect(numbers.getByRole('img', { name: /^Mana curve/ })).toBeInViewport({ ratio: 1 })
    await expect(numbers.getByLabel('Cards by type')).toBeInViewport({ ratio: 1 })
    await expect(numbers.getByRole('list', { name: 'Basic lands', exact: true })).toBeInViewport({ ratio: 1 })
    expect((await card.boundingBox())?.width).toBeGreaterThanOrEqual(122)
  })
  await test.step('no cost stands on a line of its own', async () => {
    const apart = await main.locator('button[draggable="true"]').evaluateAll((cards) =>
      cards.flatMap((one) => {
        const cost = one.querySelector('[role="img"]')?.getBoundingClientRect()
        const name = [...one.querySelectorAll('span')].find((part) => part.textContent !== '')
        const line = name?.getClientRects()[0]
        return cost !== undefined && line !== undefined && line.top >= cost.bottom - 1
          ? [one.textContent]
          : []
      }),
    )
    expect(apart).toEqual([])
  })
  await test.step('on a tablet the columns have the whole width, and lands and curve stand below', async () => {
    await page.setViewportSize({ width: 900, height: 1100 })
    expect((await card.boundingBox())?.width).toBeGreaterThan(92)
    await expect(page.getByRole('img', { name: /^Mana curve/ })).toBeInViewport({ ratio: 1 })
    await page.setViewportSize(SIZES[0])
  })

  expect(
    await build(
      page,
      () => deckCount(page),
      () => card.dblclick(),
    ),
  ).toBeLessThanOrEqual(30)
  await expect(page.getByText('picked 45, deck 40 + 22 aside')).toBeVisible()
  await photograph(page, 'draft-built')
  await test.step('the last change is taken back', async () => {
    await page.getByRole('button', { name: 'undo the last change of the deck', exact: true }).click()
    await expect.poll(() => deckCount(page)).toBe(PLAYED)
  })
  await page.getByRole('button', { name: 'back to what I drafted', exact: true }).click()
  await expect.poll(() => deckCount(page)).toBe(PICKED)

  await page.getByRole('button', { name: 'Deck menu', exact: true }).click()
  await page.getByRole('menuitem', { name: 'open in the deck builder', exact: true }).click()
  await page.waitForURL(/\/magic\/deck\//)
  const size = main.getByRole('heading', { level: 3 })
  await expect(size).toHaveText(/^Main 45/)
  expect(
    await build(
      page,
      async () => Number((await size.textContent())?.match(/^Main (\d+)/)?.[1]),
      () => card.dblclick(),
    ),
  ).toBeLessThanOrEqual(30)

  await test.step('a copy that was not drafted is asked about once and marked; a drafted card stays', async () => {
    await card.hover()
    await main
      .getByRole('button', { name: /^copies of/ })
      .first()
      .click()
    const manager = page.getByRole('dialog')
    await manager.getByRole('button', { name: 'one less in the main deck', exact: true }).click()
    await expect(page.getByText('picked 45, deck 39 + 23 aside')).toBeVisible()
    await manager.getByRole('button', { name: 'one less in the sideboard', exact: true }).click()
    await expect(manager.getByText('You drafted this card: it stays in your pool.')).toBeVisible()
    await manager.getByRole('button', { name: 'one more in the main deck', exact: true }).click()
    await page.getByRole('button', { name: 'add to the deck', exact: true }).click()
    await expect(page.getByText('picked 45, deck 40 + 23 aside')).toBeVisible()
    await manager.getByRole('button', { name: 'one more in the main deck', exact: true }).click()
    await expect(page.getByText('picked 45, deck 41 + 23 aside')).toBeVisible()
    await manager.getByRole('button', { name: 'done', exact: true }).click()
    await expect(
      deckOf(page)
        .getByText(/not drafted$/)
        .first(),
    ).toBeVisible()
  })
})
