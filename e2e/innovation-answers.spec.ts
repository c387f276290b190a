import type { SerializedGame } from '@parlour/protocol'
import type { Browser, Page } from '@playwright/test'
import type { HubUser } from '../tests/hub-client'
import { expectAccessible } from './support/accessibility'
import { answerAtRandom, gameOf, gameWhere, options, question, titleOf } from './support/game-table'
import {
  actByCall,
  dealtInnovation,
  handIn,
  makeInnovation,
  playAndCount,
  turnOf,
} from './support/innovation-table'
import { adminOf, makeUsers, signedIn } from './support/people'
import { shoot } from './support/screens'
import { expect, test } from './support/test'

let users: readonly HubUser[] = []
test.beforeAll(async ({ server }) => {
  users = await makeUsers(server, ['inga', 'joan'])
})

function two(): readonly [HubUser, HubUser] {
  const [inga, joan] = users
  if (inga === undefined || joan === undefined) throw new Error('There are no users.')
  return [inga, joan]
}

async function openGame(browser: Browser, player: HubUser, gameId: string): Promise<Page> {
  const page = await signedIn(browser, player)
  await page.goto(`${player.url}/game/${gameId}`)
  return page
}

// Five games took 73 to 80 of all their clicks for 70 answers, this one 76: several cards at once, and
// optional ones, take more than one.
test('a run of 70 answers takes at most 80 clicks', async ({ browser, server }) => {
  test.setTimeout(1_200_000)
  const [, joan] = two()
  // Whoever deals sits at the table.
  const admin = await adminOf(server)
  const gameId = await dealtInnovation(admin, { seated: [admin, joan], expansions: ['base'], seed: 'clicks' })
  const pages = [await openGame(browser, admin, gameId), await openGame(browser, joan, gameId)]
  const { answers, clicks } = await playAndCount(pages, (played) => played.answers >= 70)
  expect(answers).toBeGreaterThanOrEqual(70)
  expect(clicks).toBeLessThanOrEqual(Math.floor((answers * 80) / 70))
  expect((await gameOf(joan, gameId)).responses.length).toBeGreaterThanOrEqual(answers)
})

test('while a card asks, it and the own hand stay bright, and what is not asked about is dimmed', async ({
  browser,
}) => {
  const [inga, joan] = two()
  const isAsked = (player: HubUser, game: SerializedGame) =>
    player === inga &&
    // Of at most three cards, others are left on the boards that are not asked about.
    game.requests.some(
      ({ kind, min, choices }) => kind.startsWith('cards') && min > 0 && choices.length <= 3,
    ) &&
    turnOf(game) === 'joan' &&
    handIn(game, inga).length > 1
  const gameId = await gameWhere(() => makeInnovation([inga, joan]), [inga, joan], isAsked)
  const page = await openGame(browser, inga, gameId)
  await expect(question(page)).toBeVisible()
  const paleness = (of: string) => page.locator(of).evaluateAll(arePale)
  const read = await paleness('[data-asks], [aria-label="Your hand"] article')
  expect(read.length).toBeGreaterThan(2)
  expect(new Set(read)).toEqual(new Set([false]))
  expect(await paleness('[data-player] article')).toContain(true)
})

/** In the page: whether each of these lost its color, by itself or with what is around it. */
function arePale(elements: readonly Element[]): boolean[] {
  const isPale = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).filter !== 'none' || isPale(element.parentElement))
  return elements.map(isPale)
}

test('what happened while a player was away is shown for their whole turn, then removed', async ({
  browser,
}) => {
  const [inga, joan] = two()
  const gameId = await makeInnovation([inga, joan])
  const isFirst = ({ requests }: SerializedGame) =>
    requests.some(({ title }) => title === 'Choose First Action')
  await answerAtRandom(
    [inga, joan],
    gameId,
    (player, game) => player === inga && game.seq > 12 && isFirst(game),
  )
  const page = await openGame(browser, inga, gameId)
  const away = page.getByRole('region', { name: 'While you were away', exact: true })
  await expect(away.getByRole('listitem').first()).toContainText('joan')
  await expectAccessible(page)
  await shoot(page, 'innovation-away')
  await actByCall(inga, gameId, 'Draw')
  await expect(titleOf(page)).toHaveText('Choose Second Action')
  await page.reload()
  await expect(away.getByRole('listitem').first()).toContainText('joan')
  await actByCall(inga, gameId, 'Draw')
  await expect(page.getByText('Waiting for joan', { exact: true })).toBeVisible()
  await expect(away).toBeHidden()
})

test('who takes back what was seen says so to everybody; who cannot take anything back is told why', async ({
  browser,
}) => {
  const [inga, joan] = two()
  const gameId = await makeInnovation([inga, joan])
  const isAsked = ({ requests }: SerializedGame) =>
    requests.some(({ title }) => title === 'Choose Second Action')
  await answerAtRandom([inga, joan], gameId, (player, game) => player === inga && isAsked(game))
  const [page, others] = [await openGame(browser, inga, gameId), await openGame(browser, joan, gameId)]
  const undo = (of: Page) => of.getByRole('button', { name: 'undo', exact: true })
  await options(question(page).getByRole('group', { name: 'Draw', exact: true }))
    .first()
    .click()
  await expect(page.getByText('Waiting for joan', { exact: true })).toBeVisible()
  await expect(titleOf(others)).toHaveText('Choose First Action')
  await expect(undo(others)).toBeDisabled()
  await expect(undo(others)).toHaveAttribute('title', 'inga has answered since')
  await undo(page).click()
  await expect(titleOf(page)).toHaveText('Choose Second Action')
  await expect(others.getByText('inga took back an answer.', { exact: true })).toBeVisible()
  for (const each of [page, others])
    await expect(
      each.getByRole('log').getByText(/^inga took back: draws .* Something was seen/),
    ).toBeVisible()
})
