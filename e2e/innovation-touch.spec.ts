import type { SerializedGame } from '@parlour/protocol'
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test'
import type { HubUser } from '../tests/hub-client'
import { gameOf, gameWhere, options, question } from './support/game-table'
import { handIn, makeInnovation } from './support/innovation-table'
import { makeUsers, signedIn } from './support/people'
import { picture } from './support/screens'
import { expect, test } from './support/test'

let users: readonly HubUser[] = []
test.beforeAll(async ({ server }) => {
  users = await makeUsers(server, ['ottoline', 'prosper'])
})

function two(): readonly [HubUser, HubUser] {
  const [ottoline, prosper] = users
  if (ottoline === undefined || prosper === undefined) throw new Error('There are no users.')
  return [ottoline, prosper]
}

const TABLET = { viewport: { width: 900, height: 1200 }, hasTouch: true, isMobile: true }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Opens a page of ottoline at a game in which she may dogma a card that affects prosper. */
async function dogmaTable(browser: Browser, device: BrowserContextOptions) {
  const [ottoline, prosper] = two()
  const gameId = await gameWhere(
    () => makeInnovation([ottoline, prosper]),
    [ottoline, prosper],
    (player, game) => player === ottoline && game.seq > 16 && affectingCard(game) !== undefined,
  )
  const game = await gameOf(ottoline, gameId)
  const name = affectingCard(game)
  if (name === undefined) throw new Error('The game was over before a card affected anybody.')
  const page = await signedIn(browser, ottoline, device)
  await page.goto(`${ottoline.url}/game/${gameId}`)
  const seq = async () => (await gameOf(ottoline, gameId)).seq
  return { page, name, seq, before: game.seq }
}

/** Returns a card whose dogma somebody would share or suffer from. */
function affectingCard({ requests }: SerializedGame): string | undefined {
  const choices = requests[0]?.choices ?? []
  const groups = typeof choices === 'string' ? [] : choices
  const dogma = groups.find((group) => typeof group === 'object' && group.kind === 'dogma')
  const leaves = typeof dogma === 'object' ? (dogma.choices ?? []) : []
  const found = leaves.find((leaf) => typeof leaf === 'object' && Object.keys(leaf.links ?? {}).length > 0)
  return typeof found === 'object' ? String(found.title) : undefined
}

const optionOf = (page: Page, name: string): Locator =>
  options(question(page).getByRole('group', { name: 'Dogma', exact: true })).filter({ hasText: name })

/** Expects the sentence about a dogma action to be visible and not cut off. */
async function expectSentence(page: Page): Promise<void> {
  const sentence = page.getByText(/^By [a-z ]+: prosper /).filter({ visible: true })
  await expect(sentence).toBeInViewport({ ratio: 1 })
  const isCut = (element: Element) => element.scrollHeight > element.clientHeight + 1
  expect(await sentence.evaluate(isCut)).toBe(false)
  // Sentences of other cards are longer: half as much text again has to fit.
  const isLongerCut = (element: Element) => {
    const more = document.createTextNode(` ${element.textContent.slice(0, 80)}`)
    element.append(more)
    const isHigher = element.scrollHeight > element.clientHeight + 1
    more.remove()
    return isHigher
  }
  expect(await sentence.evaluate(isLongerCut), 'a longer sentence').toBe(false)
}

for (const [kind, device] of [
  ['tablet', TABLET],
  ['phone', PHONE],
] as const) {
  test(`by touch, ${kind}: a tap on a dogma action says what it would do, and a second tap takes it`, async ({
    browser,
  }) => {
    const { page, name, seq, before } = await dogmaTable(browser, device)
    const option = optionOf(page, name)
    const top = (await option.boundingBox())?.y
    await option.tap()
    await expect(option).toHaveAttribute('aria-pressed', 'true')
    await expectSentence(page)
    await picture(page, `innovation-touch-${kind}`)
    expect((await option.boundingBox())?.y, 'the tapped option stays where it is').toBe(top)
    expect(await seq()).toBe(before)
    await option.tap()
    await expect.poll(seq).toBeGreaterThan(before)
  })
}

test('by touch, on a tablet: the card on the board says first what it would do, and then does it', async ({
  browser,
}) => {
  const { page, name, seq, before } = await dogmaTable(browser, TABLET)
  const card = page.locator(`[data-piece="card/${name}"]`)
  await card.tap()
  await expectSentence(page)
  expect(await seq()).toBe(before)
  await card.tap()
  await expect.poll(seq).toBeGreaterThan(before)
})

test('by touch, on a phone: the sheet of a card says what it would do, and one tap there does it', async ({
  browser,
}) => {
  const { page, name, seq, before } = await dogmaTable(browser, PHONE)
  await page.locator(`[data-piece="card/${name}"]`).tap()
  const sheet = page.getByRole('dialog', { name, exact: true })
  await expect(sheet.getByText(/^By [a-z ]+: prosper /)).toBeInViewport()
  expect(await seq()).toBe(before)
  await sheet.getByRole('button', { name: 'Dogma', exact: true }).tap()
  await expect.poll(seq).toBeGreaterThan(before)
})

test('by touch, on a phone: while a card asks, a tap on a card that is no answer shows it, and a tap on an answer answers', async ({
  browser,
}) => {
  const [ottoline, prosper] = two()
  const gameId = await gameWhere(
    () => makeInnovation([ottoline, prosper]),
    [ottoline, prosper],
    (player, game) => player === ottoline && isAskedForHandCard(game, ottoline),
  )
  const { seq } = await gameOf(ottoline, gameId)
  const page = await signedIn(browser, ottoline, PHONE)
  await page.goto(`${ottoline.url}/game/${gameId}`)
  const top = page.locator("[data-player='ottoline'] article:not([data-state])").first()
  const name = ((await top.getAttribute('data-piece')) ?? '').replace('card/', '')
  await top.tap()
  const sheet = page.getByRole('dialog', { name, exact: true })
  await expect(sheet.getByRole('article')).toBeInViewport()
  await picture(page, 'innovation-sheet-while-asked-390')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  expect((await gameOf(ottoline, gameId)).seq).toBe(seq)
  await page.locator("[aria-label='Your hand'] [data-state~='can']").first().tap()
  await expect.poll(async () => (await gameOf(ottoline, gameId)).seq).toBeGreaterThan(seq)
})

/** Whether the player is asked to choose exactly one card, from their hand. */
function isAskedForHandCard(game: SerializedGame, player: HubUser): boolean {
  const [request] = game.requests
  if (request?.kind.startsWith('cards') !== true || request.min !== 1 || request.max !== 1 || game.seq < 16)
    return false
  const hand = new Set(handIn(game, player).map((name) => `card/${name}`))
  const choices = typeof request.choices === 'string' ? [] : request.choices
  return choices.every((choice) => typeof choice === 'object' && hand.has(choice.pieces?.[0] ?? ''))
}

test('by touch: a tap on an achievement says in words who can claim it and what one lacks', async ({
  browser,
}) => {
  for (const device of [TABLET, PHONE]) {
    const { page } = await dogmaTable(browser, device)
    const highest = page.getByRole('button', { name: /^Value 9: 45 points/ })
    await highest.tap()
    const words = page
      .getByRole('dialog', { name: /^Achievements/ })
      .getByRole('listitem')
      .filter({ hasText: 'Value 9:' })
    await expect(words).toContainText(
      /Nobody can claim it now\. You lack \d+ points and a top card of value 9\./,
    )
    await picture(page, `innovation-achievements-${device.viewport.width}`)
  }
})

test('by touch: a tap on a pile or a deck says who may look', async ({ browser }) => {
  for (const device of [TABLET, PHONE]) {
    const { page, seq, before } = await dogmaTable(browser, device)
    const note = page.getByRole('tooltip')
    for (const [place, words] of [
      [
        "[data-player='prosper'] [data-place='pile/1/score'], [data-player='prosper'] [data-place='pile/0/score']",
        'Only prosper may look.',
      ],
      // A deck that nobody draws from yet: a tap on the next one is an answer.
      ["[data-place='deck/base/10']", 'Nobody may look.'],
    ] as const) {
      // A tap that scrolls the pile into view may close its note again, so it is scrolled first.
      await page.locator(place).first().scrollIntoViewIfNeeded()
      await expect(async () => {
        await page
          .locator(place)
          .first()
          .tap({ position: { x: 6, y: 6 } })
        await expect(note).toContainText(words, { timeout: 2000 })
      }).toPass()
      await expect(note).toBeInViewport({ ratio: 1 })
    }
    await picture(page, `innovation-tapped-deck-${device.viewport.width}`)
    expect(await seq()).toBe(before)
  }
})
