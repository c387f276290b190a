import { userGamesRecentlyFinished } from '@parlour/protocol'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { HubUser } from '../tests/hub-client'
import {
  addBot,
  addPlayer,
  answer,
  answerAtRandom,
  askFirst,
  gameOf,
  options,
  overheard,
  question,
  resultOf,
  startByClicking,
  titleOf,
} from './support/game-table'
import { makeUsers, signedIn } from './support/people'
import { SMALL_MAP } from './support/small-map'
import { expect, test } from './support/test'
import {
  asks,
  deployOnMap,
  finishByCall,
  makeTyrants,
  offers,
  playByClicking,
  tableOf,
  type TurnStep,
  TYRANTS,
} from './support/tyrants-table'

/** A whole game is some two hundred answers: so many are clicked, the others are made by call. */
const CLICKED = 40
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

let users: readonly HubUser[] = []
const user = (name: string): HubUser => {
  const found = users.find((one) => one.name === name)
  if (found === undefined) throw new Error(`There is no user ${name}.`)
  return found
}

test.beforeAll(async ({ server }) => {
  users = await makeUsers(server, ['torve', 'ulla', 'vera', 'wim', 'ximena', 'ysolde', 'zoltan'])
})

async function openPage(
  browser: Browser,
  { name, path }: { readonly name: string; readonly path: string },
  more: BrowserContextOptions = {},
): Promise<Page> {
  const page = await signedIn(browser, user(name), more)
  await page.goto(`${user(name).url}${path}`)
  return page
}

const check = (page: Page, role: 'checkbox' | 'radio', name: string) =>
  page.getByRole(role, { name, exact: true }).check()

const isLong = (_: Page, done: readonly TurnStep[]) => done.length === CLICKED

/** Reads the question on a page. */
const read = async (page: Page) => [
  await titleOf(page).textContent(),
  await options(question(page)).allTextContents(),
]

/** Chooses an own map in the lobby on the page, given as text. */
async function playOn(page: Page, map: object): Promise<void> {
  await page.getByText('more maps', { exact: true }).click()
  await check(page, 'radio', 'own map')
  await page.getByText('map as text', { exact: true }).click()
  await page.getByLabel('Map as text', { exact: true }).fill(JSON.stringify(map))
}

test('two friends play a game of Tyrants from the lobby to the rematch', async ({ browser }) => {
  const errors: string[] = []
  const torve = await openPage(browser, { name: 'torve', path: '/' })
  const ulla = await openPage(browser, { name: 'ulla', path: '/' })
  const pages = [torve, ulla]
  for (const page of pages) page.on('pageerror', (error) => errors.push(error.message))

  const gameId = await test.step('a lobby is made and started', () =>
    startByClicking(torve, {
      name: 'Below the city',
      game: TYRANTS,
      prepare: async () => {
        await addPlayer(torve, 'ulla')
        await check(torve, 'checkbox', 'Drow')
        await check(torve, 'checkbox', 'Dragons')
        await check(torve, 'checkbox', 'house cards')
        await playOn(torve, SMALL_MAP)
        await expect(torve.getByRole('img', { name: /^The map Two gates: 2 players/ })).toBeVisible()
      },
    }))

  await test.step('both choose a color, and the first where to start: the other gate is left for the second', async () => {
    await ulla
      .getByRole('region', { name: 'In Progress', exact: true })
      .getByRole('link', { name: 'Below the city', exact: true })
      .click()
    const done = await playByClicking(pages, { isEnough: (_, { length }) => length === 3 })
    expect(done).toEqual(['answer', 'answer', 'answer'])
    const { players } = tableOf(await gameOf(user('ulla'), gameId))
    expect(players.map(({ troops }) => troops)).toEqual([39, 39])
  })

  await test.step('power buys a troop by a click on the map', async () => {
    const canDeploy = async (page: Page) => (await offers(page, 'Deploy a Troop').count()) > 0
    await playByClicking(pages, { isEnough: canDeploy })
    const { turn } = tableOf(await gameOf(user('ulla'), gameId))
    await deployOnMap(turn.player === 'ulla' ? ulla : torve)
    const { players } = tableOf(await gameOf(user('ulla'), gameId))
    expect(players.map(({ troops }) => troops).toSorted()).toEqual([38, 39])
  })

  await test.step('a reload in the middle of a card comes back to the same question', async () => {
    let asked = torve
    await playByClicking(pages, {
      isDearest: true,
      isEnough: async (page, done) => {
        asked = page
        return done.at(-1) === 'Play Card' && (await asks(page)) === 'answer'
      },
    })
    const before = await read(asked)
    await asked.reload()
    await expect(question(asked)).toBeVisible()
    expect(await read(asked)).toEqual(before)
  })

  await test.step('on by clicking on the board and in the list, then by call until it is over', async () => {
    const done = await playByClicking(pages, { isDearest: true, isEnough: isLong })
    expect([...new Set(done)]).toEqual(expect.arrayContaining(['answer', 'Play all plain cards', 'Recruit']))
    await finishByCall([user('torve'), user('ulla')], gameId)
    expect((await gameOf(user('ulla'), gameId)).gameOver).toBe(true)
  })

  const winners = (await gameOf(user('ulla'), gameId)).gameOverData?.winners ?? []
  await test.step('both see how it ended', async () => {
    expect(winners.length).toBeGreaterThan(0)
    for (const page of pages) {
      await expect(resultOf(page)).toContainText(winners.length === 1 ? `${winners[0]} won` : 'won together')
      await expect(question(page)).toBeHidden()
      await expect(
        page.getByRole('list', { name: 'Final standing', exact: true }).getByRole('listitem'),
      ).toHaveCount(2)
    }
  })

  await test.step('the result is stored, and Recently Finished names the winner', async () => {
    const { games } = await user('ulla').send(userGamesRecentlyFinished, { userId: user('ulla')._id })
    const stored = games.find(({ _id }) => _id === gameId)
    expect(stored?.stats).toMatchObject({ error: false, result: { player: winners[0] } })
    await ulla.goto('/')
    const row = ulla
      .getByRole('region', { name: 'Recently Finished', exact: true })
      .getByRole('row', { name: /Below the city/ })
    await expect(row.getByRole('cell').last()).toHaveText(`its story${winners.join(', ')}`)
  })

  await test.step('a rematch opens a lobby with the same players and settings', async () => {
    await resultOf(torve).getByRole('button', { name: 'rematch', exact: true }).click()
    await torve.waitForURL(/\/lobby\/\w{24}$/)
    await expect(torve.getByRole('radio', { name: TYRANTS, exact: true })).toBeChecked()
    await expect(torve.getByRole('radio', { name: 'own map', exact: true })).toBeChecked()
    for (const name of ['Drow', 'Dragons', 'house cards'])
      await expect(torve.getByRole('checkbox', { name, exact: true })).toBeChecked()
    for (const name of ['torve you', 'ulla'])
      await expect(torve.getByRole('cell', { name, exact: true })).toBeVisible()
    await expect(torve.getByRole('button', { name: 'Start!', exact: true })).toBeEnabled()
  })
  expect(errors).toEqual([])
})

test('three people play by clicking; who follows the end live and who opens the game after it see the same', async ({
  browser,
}) => {
  const players = ['ximena', 'ysolde', 'zoltan'].map(user)
  const gameId = await makeTyrants(players)
  const errors: string[] = []
  const pages: Page[] = []
  for (const { name } of players) {
    const page = await openPage(browser, { name, path: `/game/${gameId}` })
    page.on('pageerror', (error) => errors.push(error.message))
    pages.push(page)
  }
  const done = await playByClicking(pages, { isEnough: (_, { length }) => length === 16 })
  expect(done).toHaveLength(16)
  const [, ...late] = pages
  for (const page of late) await page.goto('/')
  await finishByCall(players, gameId)
  for (const page of late) await page.goto(`/game/${gameId}`)
  const { gameOverData } = await gameOf(user('ximena'), gameId)
  const [winner = ''] = gameOverData?.winners ?? []
  for (const page of pages) {
    await expect(resultOf(page)).toContainText(winner)
    const standing = page.getByRole('list', { name: 'Final standing', exact: true })
    await expect(standing.getByRole('listitem')).toHaveCount(3)
  }
  expect(errors).toEqual([])
})

test('one person plays against the bot on a phone', async ({ browser }) => {
  const page = await openPage(browser, { name: 'vera', path: '/' }, PHONE)
  const gameId = await startByClicking(page, {
    name: 'On the train',
    game: TYRANTS,
    prepare: async () => {
      await addBot(page)
      await check(page, 'checkbox', 'random half-decks')
      await check(page, 'radio', 'base-2')
    },
  })
  const done = await playByClicking([page], {
    where: 'list',
    isEnough: async (_, done) => {
      expect(await page.evaluate(besideTheWindow), 'a choice that only a sideways move would show').toEqual(
        [],
      )
      return isLong(page, done)
    },
  })
  await finishByCall([user('vera')], gameId)
  expect([...new Set(done)]).toEqual(
    expect.arrayContaining(['answer', 'Play all plain cards', 'Deploy a Troop']),
  )
  await expect(resultOf(page)).toContainText('won')
  const { responses } = await gameOf(user('vera'), gameId)
  expect(responses.filter(({ actor }) => actor !== 'vera').length).toBeGreaterThan(20)
})

/** In the page: the choices that the window does not show in their whole width. */
function besideTheWindow(): readonly string[] {
  return [...document.querySelectorAll('#question button[aria-pressed]')]
    .filter((choice) => {
      const { left, right } = choice.getBoundingClientRect()
      return left < 0 || right > window.innerWidth
    })
    .map(({ textContent }) => textContent)
}

test('a reload in the middle of a card comes back to the same question', async ({ browser }) => {
  const players = [user('ulla'), user('wim')]
  const gameId = await makeTyrants(players)
  const isInCard = (player: HubUser, game: Awaited<ReturnType<typeof gameOf>>) =>
    player === user('wim') &&
    tableOf(game).turn.phase === 'actions' &&
    game.requests.some(({ kind, choices }) => kind !== 'action' && choices.length > 1)
  await answerAtRandom(players, gameId, isInCard)
  const page = await openPage(browser, { name: 'wim', path: `/game/${gameId}` })
  await askFirst(page, user('wim'))
  await expect(question(page)).toBeVisible()
  const before = await read(page)
  await options(question(page)).first().click()
  await page.reload()
  await expect(question(page)).toBeVisible()
  expect(await read(page)).toEqual(before)
  await answer(page, 'list')
  expect((await gameOf(user('wim'), gameId)).responses.at(-1)?.actor).toBe('wim')
})

test('nothing that comes to a browser names a card in the hand of another', async ({ browser }) => {
  const [torve, wim] = [user('torve'), user('wim')]
  const gameId = await makeTyrants([torve, wim])
  const { page, heardOf } = await overheard(browser, wim, gameId)
  const handOf = async (player: HubUser) =>
    tableOf(await gameOf(player, gameId)).players.find(({ name }) => name === player.name)?.hand ?? []
  const idsOf = async (player: HubUser) => (await handOf(player)).map(({ id }) => `"${id}"`)
  await expect(page.getByRole('region', { name: "torve's tableau", exact: true })).toBeVisible()
  // Nobody plays a card, so the first two hands were never shown.
  for (const round of [1, 2]) {
    await answerAtRandom([torve, wim], gameId, (player, game) => {
      const { turn } = tableOf(game)
      return player === torve && turn.round === round && turn.player === 'torve'
    })
    const hand = await idsOf(torve)
    expect(hand).toHaveLength(5)
    expect(await heardOf(hand)).toEqual([])
  }
  const own = await idsOf(wim)
  expect(own).toHaveLength(5)
  await expect.poll(() => heardOf(own), 'their own cards came').toEqual(own)
})
