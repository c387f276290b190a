import { gameCreate, lobbyCreate } from '@parlour/protocol'
import type { Browser, Page } from '@playwright/test'
import type { HubUser } from '../tests/hub-client'
import { expectAccessible } from './support/accessibility'
import {
  addBot,
  addPlayer,
  answer,
  answerAtRandom,
  gameOf,
  resultOf,
  startByClicking,
  titleOf,
} from './support/game-table'
import { INNOVATION, playByClicking, STEPPED_BACK } from './support/innovation-table'
import { makeUsers, signedIn } from './support/people'
import { shoot, tooWide } from './support/screens'
import { startServer } from './support/server'
import { expect, test } from './support/test'

let users: readonly HubUser[] = []
test.beforeAll(async ({ server }) => {
  users = await makeUsers(server, ['milo', 'nils', 'odile', 'paula'])
})

async function openPage(browser: Browser, user: HubUser | undefined, path: string): Promise<Page> {
  if (user === undefined) throw new Error('Nobody is there to open a page.')
  const page = await signedIn(browser, user)
  await page.goto(`${user.url}${path}`)
  return page
}

const tick = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true }).check()
const unticked = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const tableau = (page: Page, name: string) =>
  page.getByRole('region', { name: `${name}'s tableau`, exact: true })

test('two people play a game of four sets, from the lobby to its end', async ({ browser }) => {
  const pages = [await openPage(browser, users[0], '/'), await openPage(browser, users[1], '/')] as const
  const [milo, nils] = pages
  const errors: string[] = []
  for (const page of pages) page.on('pageerror', (error) => errors.push(error.message))
  const gameId = await startByClicking(milo, {
    name: 'Four sets',
    game: INNOVATION,
    prepare: async () => {
      await addPlayer(milo, 'nils')
      for (const set of ['Echoes of the Past', 'Cities of Destiny', 'The Unseen']) await tick(milo, set)
      for (const set of ['Figures in the Sand', 'Artifacts of History'])
        await expect(unticked(milo, set)).toBeDisabled()
    },
  })
  await nils.goto(`/game/${gameId}`)
  await expect(titleOf(milo)).toHaveText('Choose First Card')
  for (const page of pages) await answer(page, 'list')
  await playByClicking(pages, 8, ['list'])
  const decks = milo.getByRole('group', { name: 'Decks', exact: true })
  await milo.getByRole('button', { name: 'all decks', exact: true }).click()
  await expect(decks.getByRole('rowheader')).toHaveText(['city', 'echo', 'usee', 'base'])
  await expect(tableau(milo, 'nils')).toContainText('forecast')
  await answerAtRandom(users.slice(0, 2), gameId)
  const winners = (await gameOf(users[0] ?? fail(), gameId)).gameOverData?.winners ?? []
  for (const page of pages) await expect(resultOf(page)).toContainText(`${winners[0]} won`)
  expect(errors).toEqual([])
})

function fail(): never {
  throw new Error('Somebody is missing.')
}

test('four people play in teams: boards and final standing say with whom, both of a team win, and a rematch is of teams too', async ({
  browser,
}) => {
  const [host] = users
  if (host === undefined) throw new Error('Four people are wanted.')
  const userIds = users.map(({ _id }) => _id)
  const { lobbyId } = await host.send(lobbyCreate, { userIds, game: INNOVATION })
  const page = await openPage(browser, host, `/lobby/${lobbyId}`)
  await tick(page, 'teams')
  await page.getByRole('button', { name: 'Start!', exact: true }).click()
  await page.waitForURL(/\/game\/\w{24}$/)
  const gameId = page.url().slice(-24)
  await expect(tableau(page, 'milo').getByText(/^with (nils|odile|paula)$/)).toBeVisible()
  const partner =
    (
      await tableau(page, 'milo')
        .getByText(/^with /)
        .textContent()
    )?.slice('with '.length) ?? ''
  await expect(tableau(page, partner).getByText('with milo', { exact: true })).toBeVisible()
  await answerAtRandom(users, gameId)
  const winners = (await gameOf(host, gameId)).gameOverData?.winners ?? []
  expect(winners).toHaveLength(2)
  expect(winners.includes('milo')).toBe(winners.includes(partner))
  await expect(resultOf(page)).toContainText('won together')
  for (const name of winners) await expect(resultOf(page)).toContainText(name)
  const sides = page.getByRole('list', { name: 'Final standing', exact: true }).getByRole('listitem')
  await expect(sides).toHaveCount(2)
  for (const name of winners) await expect(sides.first()).toContainText(name)
  await expect(sides.filter({ hasText: 'milo' })).toContainText(partner)
  await resultOf(page).getByRole('button', { name: 'rematch', exact: true }).click()
  await page.waitForURL(/\/lobby\//)
  await expect(page.getByRole('checkbox', { name: 'teams', exact: true })).toBeChecked()
  for (const { name } of users) await expect(page.getByRole('main')).toContainText(name)
  await page.getByRole('button', { name: 'Start!', exact: true }).click()
  await page.waitForURL(/\/game\/\w{24}$/)
  expect(page.url()).not.toContain(gameId)
  await expect(tableau(page, 'milo').getByText(/^with (nils|odile|paula)$/)).toBeVisible()
})

test('one person plays all six sets against a bot, where the server offers them', async ({ browser }) => {
  const server = await startServer({ PARLOUR_EXPERIMENTAL: 'sets' })
  try {
    const [quinn] = await makeUsers(server, ['quinn'])
    if (quinn === undefined) throw new Error('Somebody is wanted.')
    const page = await openPage(browser, quinn, '/')
    const gameId = await startByClicking(page, {
      name: 'Six sets',
      game: INNOVATION,
      prepare: async () => {
        await addBot(page)
        for (const set of ['Echoes of the Past', 'Cities of Destiny', 'The Unseen']) await tick(page, set)
        for (const set of ['Figures in the Sand', 'Artifacts of History']) await tick(page, set)
      },
    })
    await answer(page, 'list')
    await playByClicking([page], 5, ['list'])
    const decks = page.getByRole('group', { name: 'Decks', exact: true })
    await page.getByRole('button', { name: 'all decks', exact: true }).click()
    await expect(decks.getByRole('rowheader')).toHaveText(['arti', 'city', 'figs', 'echo', 'usee', 'base'])
    await answerAtRandom([quinn], gameId, (_, game) => game.seq > 120)
    await expectAccessible(page, { inactive: STEPPED_BACK })
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page, { inactive: STEPPED_BACK })
    await page.emulateMedia({ colorScheme: 'light' })
    await shoot(page, 'innovation-six-sets-2')
    await answerAtRandom([quinn], gameId)
    await expect(resultOf(page)).toContainText('won')
  } finally {
    await server.stop()
  }
})

test('six sets and four players fit a window of 1440 x 900', async ({ browser }) => {
  const server = await startServer({ PARLOUR_EXPERIMENTAL: 'sets' })
  try {
    const four = await makeUsers(server, ['ria', 'sam', 'tess', 'uwe'])
    const [ria] = four
    if (ria === undefined) throw new Error('Four people are wanted.')
    const expansions = ['base', 'echo', 'figs', 'city', 'arti', 'usee']
    const userIds = four.map(({ _id }) => _id)
    const { lobbyId } = await ria.send(lobbyCreate, { userIds, game: INNOVATION, options: { expansions } })
    const { gameId } = await ria.send(gameCreate, { lobbyId })
    const page = await openPage(browser, ria, `/game/${gameId}`)
    await answerAtRandom(
      four,
      gameId,
      (player, game) =>
        player === ria && game.seq > 80 && game.requests.some(({ kind }) => kind === 'action'),
    )
    await expect(titleOf(page)).toHaveText(/^Choose (First|Second) Action$/)
    expect(await tooWide(page)).toBe(0)
    // The board becomes as low as its box once it is drawn.
    await expect.poll(() => page.evaluate(boardScroll)).toEqual({ down: 0, across: 0 })
    await expect.poll(() => page.evaluate(cutPieces)).toEqual([])
    await expectAccessible(page, { inactive: STEPPED_BACK })
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page, { inactive: STEPPED_BACK })
    await page.emulateMedia({ colorScheme: 'light' })
    await shoot(page, 'innovation-six-sets-4')
  } finally {
    await server.stop()
  }
})

/** By how many pixels the board is higher, and wider, than the box in which it scrolls. */
function boardScroll() {
  const isScroller = (element: Element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowY)
  let box = document.getElementById('question')?.parentElement
  while (box && !isScroller(box)) box = box.parentElement
  if (!box) throw new Error('The board stands in no box that scrolls.')
  return { down: box.scrollHeight - box.clientHeight, across: box.scrollWidth - box.clientWidth }
}

/**
 * What of the tableaus, of the shared piles and of the hand reaches beyond them, or beyond the window, by
 * name.
 */
function cutPieces(): readonly string[] {
  const isWithin = (inner: DOMRect, outer: DOMRect) =>
    inner.top >= outer.top - 1 &&
    inner.bottom <= outer.bottom + 1 &&
    inner.left >= outer.left - 1 &&
    inner.right <= outer.right + 1
  const screen = new DOMRect(0, 0, innerWidth, innerHeight)
  const parts = [
    ...document.querySelectorAll('[data-player], [aria-label="Shared"], [aria-label="Your hand"]'),
  ]
  return parts.flatMap((part) => {
    const name = part.getAttribute('aria-label') ?? ''
    const place = part.getBoundingClientRect()
    // A text is as long as it is: what of it has no room on its card is not seen below it.
    const cut = [
      ...part.querySelectorAll('article, button, td, th, [role="img"]:not([data-effects] *), header > span'),
    ].filter((piece) => {
      const drawn = piece.getBoundingClientRect()
      return drawn.width > 1 && drawn.height > 1 && !isWithin(drawn, place)
    })
    const words = cut.map((piece) => `${name}: ${piece.getAttribute('aria-label') ?? piece.textContent}`)
    return isWithin(place, screen) ? words : [...words, name]
  })
}
