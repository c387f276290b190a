import type { SerializedGame } from '@parlour/protocol'
import type { Browser, Page } from '@playwright/test'
import type { HubUser } from '../tests/hub-client'
import { expectAccessible } from './support/accessibility'
import {
  addBot,
  addPlayer,
  answer,
  answerAtRandom,
  askFirst,
  gameOf,
  gameWhere,
  options,
  overheard,
  question,
  resultOf,
  startByClicking,
  titleOf,
} from './support/game-table'
import {
  actByCall,
  handOf,
  INNOVATION,
  makeInnovation,
  playByClicking,
  STEPPED_BACK,
  turnOf,
  type InnovationAction,
} from './support/innovation-table'
import { makeUsers, signedIn } from './support/people'
import { picture, shoot } from './support/screens'
import { expect, test } from './support/test'

let users: readonly HubUser[] = []
const user = (name: string): HubUser => {
  const found = users.find((one) => one.name === name)
  if (found === undefined) throw new Error(`There is no user ${name}.`)
  return found
}

test.beforeAll(async ({ server }) => {
  users = await makeUsers(server, ['iris', 'jonas', 'kaja', 'leif'])
})

async function openPage(browser: Browser, name: string, path: string): Promise<Page> {
  const page = await signedIn(browser, user(name))
  await page.goto(`${user(name).url}${path}`)
  return page
}

test('two friends play Innovation from the lobby to the rematch', async ({ browser }) => {
  const errors: string[] = []
  const [iris, jonas] = [await openPage(browser, 'iris', '/'), await openPage(browser, 'jonas', '/')]
  for (const page of [iris, jonas]) page.on('pageerror', (error) => errors.push(error.message))

  const gameId = await test.step('a lobby is made and started', () =>
    startByClicking(iris, {
      name: 'Long evening',
      game: INNOVATION,
      prepare: () => addPlayer(iris, 'jonas'),
    }))

  await test.step('both meld their first card', async () => {
    await jonas
      .getByRole('region', { name: 'In Progress', exact: true })
      .getByRole('link', { name: 'Long evening', exact: true })
      .click()
    await expect(titleOf(iris)).toHaveText('Choose First Card')
    await answer(iris, 'list')
    await expect(iris.getByText('Waiting for jonas', { exact: true })).toBeVisible()
    await answer(jonas, 'board')
    for (const page of [iris, jonas])
      for (const name of ['iris', 'jonas'])
        await expect(
          page
            .getByRole('region', { name: `${name}'s tableau`, exact: true })
            .locator('[data-piece^="card/"]'),
        ).toHaveCount(1)
  })

  await test.step('some turns by clicking', async () => {
    const done = await playByClicking([iris, jonas], 8)
    expect(new Set(done)).toEqual(new Set<InnovationAction>(['Draw', 'Meld', 'Dogma']))
  })

  const winners = await test.step('the rest by call, until it is over', async () => {
    await answerAtRandom([user('iris'), user('jonas')], gameId)
    const { gameOverData } = await gameOf(user('iris'), gameId)
    return gameOverData?.winners ?? []
  })

  await test.step('both see how it ended', async () => {
    expect(winners.length).toBeGreaterThan(0)
    for (const page of [iris, jonas]) {
      const result = resultOf(page)
      await expect(result).toContainText(winners.length === 1 ? `${winners[0]} won` : 'won together')
      await expect(question(page)).toBeHidden()
      // Nothing will be asked any more: the board has the room of a question.
      const strip = await page.locator('#question').boundingBox()
      expect(strip?.height).toBeLessThan(100)
    }
  })

  await test.step('Recently Finished names the winner', async () => {
    await jonas.goto('/')
    const row = jonas
      .getByRole('region', { name: 'Recently Finished', exact: true })
      .getByRole('row', { name: /Long evening/ })
    await expect(row.getByRole('cell').last()).toHaveText(`its story${winners.join(', ')}`)
    await expect(
      jonas.getByRole('region', { name: 'In Progress', exact: true }).getByText('Long evening'),
    ).toBeHidden()
  })

  await test.step('a rematch opens a lobby with the same players', async () => {
    const result = resultOf(iris)
    await result.getByRole('button', { name: 'rematch', exact: true }).click()
    await iris.waitForURL(/\/lobby\/\w{24}$/)
    await expect(iris.getByRole('radio', { name: INNOVATION, exact: true })).toBeChecked()
    for (const name of ['iris you', 'jonas'])
      await expect(iris.getByRole('cell', { name, exact: true })).toBeVisible()
    await expect(iris.getByRole('button', { name: 'Start!', exact: true })).toBeEnabled()
  })
  expect(errors).toEqual([])
})

test('one person plays against a bot, which answers by itself', async ({ browser }) => {
  const kaja = await openPage(browser, 'kaja', '/')
  const gameId = await startByClicking(kaja, {
    name: 'With a bot',
    game: INNOVATION,
    prepare: () => addBot(kaja),
  })
  await answer(kaja, 'board')
  await playByClicking([kaja], 5)
  const responses = (await gameOf(user('kaja'), gameId)).responses
  expect(responses.filter(({ actor }) => actor !== 'kaja').length).toBeGreaterThan(2)
  await answerAtRandom([user('kaja')], gameId)
  await expect(resultOf(kaja)).toContainText('won')
})

/** Asked something in the turn of another: a demand, or what is shared. */
const isInOthersTurn = ({ name }: HubUser, game: SerializedGame): boolean =>
  game.requests.some(({ title, choices }) => title !== 'Choose First Card' && choices.length > 1) &&
  turnOf(game) !== name

/** New games, until in one of them that player is asked something in the turn of another. */
const gameWithDemand = (players: readonly HubUser[], asked: HubUser): Promise<string> =>
  gameWhere(
    () => makeInnovation(players),
    players,
    (player, game) => player === asked && isInOthersTurn(player, game),
  )

test('a reload in the middle of a demand comes back to the same question', async ({ browser }) => {
  const gameId = await gameWithDemand([user('iris'), user('leif')], user('leif'))
  const page = await openPage(browser, 'leif', `/game/${gameId}`)
  await askFirst(page, user('leif'))
  const read = async () => [
    await titleOf(page).textContent(),
    await options(question(page)).allTextContents(),
  ]
  await expect(question(page)).toBeVisible()
  const before = await read()
  await options(question(page)).first().click()
  await page.reload()
  await expect(question(page)).toBeVisible()
  expect(await read()).toEqual(before)
  await answer(page, 'list')
  expect((await gameOf(user('leif'), gameId)).responses.at(-1)?.actor).toBe('leif')
})

test('nothing that comes to a browser names a card in the hand of another', async ({ browser }) => {
  const [iris, kaja] = [user('iris'), user('kaja')]
  const gameId = await makeInnovation([iris, kaja])
  const { page, heardOf } = await overheard(browser, kaja, gameId)
  const expectSecret = async () => expect(await heardOf(await handOf(iris, gameId))).toEqual([])
  await expect(titleOf(page)).toHaveText('Choose First Card')
  await expectSecret()
  let answers = 0
  await answerAtRandom([iris], gameId, () => (answers += 1) > 1)
  expect(await handOf(iris, gameId)).toHaveLength(2)
  await expectSecret()
  await answer(page, 'list')

  // Nobody uses a card, so what is in a hand was never shown.
  for (let actions = 0; actions < 16; ) {
    if (await actByCall(iris, gameId, actions % 5 === 4 ? 'Meld' : 'Draw')) actions += 1
    else actions += (await playByClicking([page], 1)).length
    await expectSecret()
  }
  await page.reload()
  await expect(page.getByRole('region', { name: "iris's tableau", exact: true })).toBeVisible()
  await expectSecret()
  const own = await handOf(kaja, gameId)
  expect(await heardOf(own), 'their own cards came').toEqual(own)
})

test('pictures of the board', async ({ browser }) => {
  const tables = [
    ['innovation-2', ['iris', 'jonas'], 90],
    ['innovation-4', ['iris', 'jonas', 'kaja', 'leif'], 110],
  ] as const
  for (const [file, names, answers] of tables) {
    const players = names.map(user)
    const gameId = await gameWhere(
      () => makeInnovation(players),
      players,
      (player, game) => player.name === 'iris' && game.seq >= answers && turnOf(game) === 'iris',
    )
    const page = await openPage(browser, 'iris', `/game/${gameId}`)
    await expect(page.getByRole('region', { name: "iris's tableau", exact: true })).toBeVisible()
    await expectAccessible(page, { inactive: STEPPED_BACK })
    await shoot(page, file)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page, { inactive: STEPPED_BACK })
    await page.emulateMedia({ colorScheme: 'light' })
    await shootTabs(page, file)
    await answerAtRandom(players, gameId)
    await expect(page.getByText('The game is over')).toBeVisible()
    await expectAccessible(page, { inactive: STEPPED_BACK })
    await shoot(page, `${file}-over`)
  }
})

/** On a phone, log and players stand in tabs of their own. */
async function shootTabs(page: Page, file: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const tab of ['Log', 'Players', 'Board']) {
    await page
      .getByRole('navigation', { name: 'Game', exact: true })
      .getByRole('button', { name: tab, exact: true })
      .click()
    if (tab === 'Board') continue
    await expectAccessible(page)
    await picture(page, `${file}-${tab.toLowerCase()}-390-light`)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('pictures of a question', async ({ browser }) => {
  const gameId = await gameWithDemand([user('iris'), user('leif')], user('leif'))
  const page = await openPage(browser, 'leif', `/game/${gameId}`)
  await askFirst(page, user('leif'))
  await expect(question(page)).toBeVisible()
  await expectAccessible(page, { inactive: STEPPED_BACK })
  await options(question(page)).first().click()
  await shoot(page, 'innovation-question')
})
