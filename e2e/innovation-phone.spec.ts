import type { SerializedGame } from '@parlour/protocol'
import type { HubUser } from '../tests/hub-client'
import type { ServerProcess } from '../tests/server-process'
import { playByCall, repeatablePicks } from './support/by-call'
import { atRest } from './support/card-texts'
import { dealtInnovation, handIn } from './support/innovation-table'
import { adminOf, makeUsers, signedIn } from './support/people'
import { picture, shoot, tooWide } from './support/screens'
import { startServer } from './support/server'
import { expect, test } from './support/test'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** The own board begins at most so far down: below the header and the question. */
const MOST_ABOVE = 240
/** What a finger finds. */
const FINGER = 44

let server: ServerProcess
let olenka: HubUser
test.beforeAll(async () => {
  server = await startServer({ PARLOUR_ADMIN_NAME: 'olenka' })
  olenka = await adminOf(server)
})
test.afterAll(() => server.stop())

/** Plays a dealt game with the same moves every time, until `isEnough`. */
async function playOn(
  seated: readonly HubUser[],
  gameId: string,
  isEnough: (player: HubUser, game: SerializedGame) => boolean,
): Promise<void> {
  await playByCall(seated, gameId, { picks: repeatablePicks(), isEnough })
}

test('on a phone the own tableau comes first, and the others are one row that one swipes', async ({
  browser,
}) => {
  const seated = [olenka, ...(await makeUsers(server, ['ruslan', 'stepan', 'taras']))]
  const page = await signedIn(browser, olenka, PHONE)
  const gameId = await dealtInnovation(olenka, { seated, expansions: ['base'], seed: 'on a phone' })
  await playOn(seated, gameId, (player, game) => {
    return player === olenka && game.seq >= 40 && game.requests.some(({ kind }) => kind === 'action')
  })
  await page.goto(`${server.url}/game/${gameId}`)
  await expect(page.getByRole('region', { name: 'Your hand', exact: true })).toBeVisible()
  await atRest(page)
  const boards = await page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('[data-player]')].map((board) => {
        const { x, y, width, height } = board.getBoundingClientRect()
        return [board.getAttribute('data-player') ?? '', { x, y, width, height }]
      }),
    ),
  )
  const { olenka: own, ruslan, stepan, taras } = boards
  expect(own?.y).toBeLessThanOrEqual(MOST_ABOVE)
  for (const other of [ruslan, stepan, taras]) {
    expect(other?.y).toBeGreaterThan((own?.y ?? Infinity) + (own?.height ?? 0) - 1)
    expect(other?.y, 'one row').toBe(ruslan?.y)
  }
  expect(stepan?.x, 'the next one shows at the edge').toBeLessThan(390)
  expect(await tooWide(page)).toBe(0)
  const groups = await page.locator('#question [role=group] h3').allTextContents()
  expect(groups.slice(0, 2)).toEqual(['Dogma', expect.stringMatching(/^Meld/)])
  const low = await page.evaluate(
    (least) =>
      [...document.querySelectorAll('[data-player] header button')]
        .map((button) => ({ name: button.textContent, height: button.getBoundingClientRect().height }))
        .filter(({ height }) => height > 0 && height < least),
    FINGER,
  )
  expect(low).toEqual([])
  const last = page.getByRole('region', { name: "taras's tableau", exact: true })
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport({ ratio: 0.9 })
  await shoot(page, 'innovation-phone')
})

test('the bar of the hand on a phone stays as high when its last card leaves', async ({ browser }) => {
  const seated = [olenka, ...(await makeUsers(server, ['ustym']))]
  /** Others see the backs of a hand alone. */
  const holds = (isAmount: (count: number) => boolean) => (player: HubUser, game: SerializedGame) =>
    player === olenka && isAmount(handIn(game, olenka).length)
  const gameId = await dealtInnovation(olenka, { seated, expansions: ['base'], seed: 'an empty hand' })
  await playOn(
    seated,
    gameId,
    holds((count) => count === 0),
  )
  const page = await signedIn(browser, olenka, PHONE)
  await page.goto(`${server.url}/game/${gameId}`)
  const hand = page.getByRole('region', { name: 'Your hand', exact: true })
  // While it can be chosen, a card is a button.
  const cards = hand.locator('article')
  const height = () => hand.evaluate((bar) => bar.getBoundingClientRect().height)
  await expect(hand).toBeVisible()
  await expect(cards).toHaveCount(0)
  const empty = await height()
  await playOn(
    seated,
    gameId,
    holds((count) => count > 0),
  )
  await expect(cards.first()).toBeVisible()
  expect(await height()).toBe(empty)
})

test('what a player does now is whole on the upper edge of a folded board', async ({ browser }) => {
  const seated = [olenka, ...(await makeUsers(server, ['vasylyna', 'yevhen']))]
  const gameId = await dealtInnovation(olenka, { seated, expansions: ['base'], seed: 'a first card' })
  const page = await signedIn(browser, olenka, PHONE)
  await page.goto(`${server.url}/game/${gameId}`)
  const board = page.getByRole('region', { name: "vasylyna's tableau", exact: true })
  const turn = board.getByText('first card', { exact: true })
  await turn.scrollIntoViewIfNeeded()
  await expect(turn).toBeInViewport({ ratio: 0.99 })
  await picture(page, 'innovation-phone-first-card')
})
