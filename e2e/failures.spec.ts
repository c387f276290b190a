import { lobbyCreate } from '@parlour/protocol'
import type { Page } from '@playwright/test'
import type { HubUser } from '../tests/hub-client'
import { makeGame, options, question, titleOf } from './support/game-table'
import { makeTable, makeTableDeck } from './support/magic-table'
import { makeDraft } from './support/make-draft'
import { makeUsers, signedIn } from './support/people'
import { expect, test } from './support/test'

let players: readonly [HubUser, HubUser]

test.beforeAll(async ({ server }) => {
  const [fay, fred] = await makeUsers(server, ['fay', 'fred'])
  if (fay === undefined || fred === undefined) throw new Error('Two people are wanted.')
  players = [fay, fred]
})

interface FailedAnswer {
  readonly status: number
  readonly json: { readonly status: 'error'; readonly message?: string; readonly code?: string }
}

const BROKEN: FailedAnswer = { status: 500, json: { status: 'error', message: 'Something went wrong' } }
const WITHOUT_WORDS: FailedAnswer = { status: 500, json: { status: 'error' } }
const OVERWRITES: FailedAnswer = {
  status: 409,
  json: { status: 'error', code: 'game_overwrite', message: 'Somebody answered before you.' },
}

/** From now on every call to this address fails with the answer; without one the server is not there. */
async function failing(page: Page, path: string, answer?: FailedAnswer): Promise<void> {
  await page.route(`**/api/${path}`, (route) =>
    answer === undefined ? route.abort() : route.fulfill(answer),
  )
}

/** The one alert of the page: no other stands beside it, neither a note in the corner nor a dialog. */
async function expectOneAlert(page: Page, words: string | RegExp): Promise<void> {
  await expect(page.getByRole('alert')).toHaveText(words)
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Sends the first answer that the question offers. */
const answerFirstOption = (page: Page) => options(question(page)).first().click()

test('an answer in Innovation that fails has one alert: the fixed words, what to do, and why', async ({
  browser,
}) => {
  const gameId = await makeGame('Innovation: Ultimate', players)
  const page = await signedIn(browser, players[0])
  await page.goto(`/game/${gameId}`)
  await expect(titleOf(page)).toBeVisible()
  const said = (why: string) =>
    new RegExp(
      `^Error!\\s*Check console for details\\.\\s*Your answer was not sent\\. Choose again\\. ${why}$`,
    )
  for (const [answer, why] of [
    [BROKEN, 'Something went wrong'],
    [WITHOUT_WORDS, 'Unknown error'],
    [undefined, 'The server cannot be reached. Check your connection and try again.'],
  ] as const) {
    await failing(page, 'game/save_response', answer)
    await answerFirstOption(page)
    await expectOneAlert(page, said(why))
    await page.reload()
    await page.unrouteAll()
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
})

test('an answer that would overwrite another has its dialog and nothing beside it', async ({ browser }) => {
  const gameId = await makeGame('Innovation: Ultimate', players)
  const page = await signedIn(browser, players[0])
  await page.goto(`/game/${gameId}`)
  await expect(titleOf(page)).toBeVisible()
  await failing(page, 'game/save_response', OVERWRITES)
  await answerFirstOption(page)
  await expect(page.getByRole('dialog')).toContainText(
    'Your actions will overwrite the actions of another player.',
  )
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a deck and an action at a Magic table that fail have one alert each', async ({ browser }) => {
  const decks = [await makeTableDeck(players[0]), await makeTableDeck(players[1])]
  const gameId = await makeTable(players)
  const pages = await Promise.all(players.map((user) => signedIn(browser, user)))
  const ready = (page: Page) =>
    page.getByRole('button', { name: 'Click to shout: "I am ready!"', exact: true })
  for (const [at, page] of pages.entries()) {
    await page.goto(`/game/${gameId}`)
    await page.getByRole('radio', { name: new RegExp(`^${decks[at]?.name}`) }).check()
    if (at === 0) {
      await failing(page, 'game/save_response', OVERWRITES)
      await ready(page).click()
      await expectOneAlert(page, 'Something went wrong. Not expecting fay to choose a deck.')
      await page.unrouteAll()
    }
    await ready(page).click()
  }
  const [page] = pages
  if (page === undefined) throw new Error('There is no page.')
  await expect(page.getByRole('navigation', { name: 'Phases', exact: true })).toBeVisible()
  if (!(await page.getByRole('heading', { name: 'Do Something', exact: true }).isVisible()))
    await page.getByRole('button', { name: 'take priority', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Do Something', exact: true })).toBeVisible()
  for (const answer of [BROKEN, WITHOUT_WORDS]) {
    await failing(page, 'game/save_response', answer)
    await page.keyboard.press('d')
    await expectOneAlert(page, 'error: see console. It was not done: try again, or reload the page.')
    await page.unrouteAll()
  }
})

test('a pick, a chat line and a lobby that fail have one alert each', async ({ browser }) => {
  const gameId = await makeDraft({ name: 'Broken', players, numPacks: 1, packSize: 3 })
  const page = await signedIn(browser, players[0])
  await page.goto(`/game/${gameId}`)
  await failing(page, 'game/save_response', WITHOUT_WORDS)
  await page.locator('button[data-pick]').first().dblclick()
  await expectOneAlert(
    page,
    /^Error!\s*Check console for details\.\s*Your pick was not sent\. Draft again\. Unknown error$/,
  )
  await page.reload()
  await failing(page, 'game/chat_add', WITHOUT_WORDS)
  const chat = page.getByRole('textbox', { name: 'Chat', exact: true })
  await chat.fill('hello')
  await chat.press('Enter')
  await expect(page.getByText('Unknown error', { exact: true })).toHaveCount(1)
  await expect(page.getByText('Received error from server.')).toHaveCount(0)

  const { lobbyId } = await players[0].send(lobbyCreate, { game: 'Cube Draft' })
  await page.goto(`/lobby/${lobbyId}`)
  await failing(page, 'lobby/save', WITHOUT_WORDS)
  await page.getByLabel('Lobby name').fill('Ours')
  await page.getByLabel('Lobby name').press('Enter')
  await expect(page.getByText(/Unknown error/)).toHaveCount(1)
})
