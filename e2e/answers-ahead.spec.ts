import { gameAhead, type SerializedGame } from '@parlour/protocol'
import type { HubUser } from '../tests/hub-client'
import { expectAccessible } from './support/accessibility'
import { answerAtRandom, gameOf, gameWhere, question } from './support/game-table'
import { answerFirst, makeDraft } from './support/make-draft'
import { makeInnovation, turnOf } from './support/innovation-table'
import { makeUsers, signedIn } from './support/people'
import { shoot } from './support/screens'
import { expect, test } from './support/test'

let users: readonly HubUser[] = []
test.beforeAll(async ({ server }) => {
  users = await makeUsers(server, ['thessaly', 'ulfric'])
})

function two(): readonly [HubUser, HubUser] {
  const [thessaly, ulfric] = users
  if (thessaly === undefined || ulfric === undefined) throw new Error('There are no users.')
  return [thessaly, ulfric]
}

/** Whether somebody is asked something optional in the turn of the other. */
const isOffered = (player: HubUser, game: SerializedGame): boolean =>
  turnOf(game) !== player.name &&
  game.requests.some(({ actor, kind, min }) => actor === player.name && kind !== 'action' && min === 0)

test('an answer is left from its question, listed for its owner alone, and withdrawn', async ({
  browser,
}) => {
  const [thessaly, ulfric] = two()
  const isEnough = (player: HubUser, game: SerializedGame) => player === thessaly && isOffered(player, game)
  const gameId = await gameWhere(() => makeInnovation([thessaly, ulfric]), two(), isEnough)
  const page = await signedIn(browser, thessaly)
  await page.goto(`${thessaly.url}/game/${gameId}`)
  const again = page.getByRole('combobox', { name: 'Answer this alone next time?', exact: true })
  await again.selectOption('always')
  await shoot(page, 'ahead-question')
  await question(page)
    .getByRole('button', { name: /^(leave|choose none)$/ })
    .click()
  await expect.poll(async () => (await thessaly.send(gameAhead, { gameId })).ahead.length).toBe(1)
  const { settings } = await gameOf(thessaly, gameId)
  await page.getByRole('button', { name: settings.name, exact: true }).click()
  await page.getByRole('menuitem', { name: 'answers ahead', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Your answers ahead in ${settings.name}`, exact: true })
  const listed = dialog.getByRole('listitem')
  await expect(listed).toHaveCount(1)
  await expect(listed).toContainText('nothing · whenever it asks')
  await dialog.getByRole('button', { name: 'leave what is optional, until my turn', exact: true }).click()
  await expect(listed).toHaveCount(2)
  await expectAccessible(page)
  await shoot(page, 'ahead-list')
  await dialog.getByRole('button', { name: 'cancel Whatever is optional', exact: true }).click()
  await expect(listed).toHaveCount(1)
  expect((await ulfric.send(gameAhead, { gameId })).ahead).toEqual([])
})

test('whoever left what is optional is not asked for it until their turn', async ({ browser }) => {
  const [thessaly, ulfric] = two()
  const isEnough = (player: HubUser, game: SerializedGame) =>
    player === ulfric && turnOf(game) === ulfric.name && game.responses.length > 30
  const gameId = await gameWhere(() => makeInnovation([thessaly, ulfric]), two(), isEnough)
  const page = await signedIn(browser, thessaly)
  await page.goto(`${thessaly.url}/game/${gameId}`)
  const { settings } = await gameOf(thessaly, gameId)
  await page.getByRole('button', { name: settings.name, exact: true }).click()
  await page.getByRole('menuitem', { name: 'answers ahead', exact: true }).click()
  const leave = page.getByRole('button', { name: 'leave what is optional, until my turn', exact: true })
  await leave.click()
  await expect(page.getByText('Whatever is optional', { exact: true })).toBeVisible()
  const offers: string[] = []
  await answerAtRandom(two(), gameId, (player, game) => {
    if (player === thessaly && isOffered(player, game)) offers.push(game.requests[0]?.title ?? '')
    return turnOf(game) === thessaly.name
  })
  expect(offers).toEqual([])
  await expect(page.getByText('Whatever is optional', { exact: true })).toHaveCount(0)
})

test('a drafter ranks cards that may come back, and the first that does is taken', async ({ browser }) => {
  const [thessaly, ulfric] = two()
  const players = [thessaly, ulfric]
  const gameId = await makeDraft({ name: 'wishes', players, numPacks: 1, packSize: 6 })
  const page = await signedIn(browser, thessaly)
  await page.goto(`${thessaly.url}/game/${gameId}`)
  const { things = [] } = await thessaly.send(gameAhead, { gameId })
  const [dearest, second] = [things[5]?.title ?? '', things[4]?.title ?? '']
  await page.getByRole('button', { name: 'wishes', exact: true }).click()
  await page.getByRole('menuitem', { name: 'answers ahead', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Your answers ahead in wishes', exact: true })
  const add = dialog.getByRole('combobox', { name: 'Put on the list', exact: true })
  await add.selectOption(second)
  await add.selectOption(dearest)
  await dialog.getByRole('button', { name: `${dearest} earlier`, exact: true }).click()
  const wishes = dialog.getByRole('list', { name: 'Wishes', exact: true }).getByRole('listitem')
  await expect(wishes).toHaveText([new RegExp(`^${dearest}`), new RegExp(`^${second}`)])
  await dialog
    .getByRole('checkbox', { name: 'ask me when two of the first three are there', exact: true })
    .uncheck()
  await expectAccessible(page)
  await shoot(page, 'ahead-wishes')
  await dialog.getByRole('button', { name: 'let it stand', exact: true }).click()
  const left = dialog.getByRole('list', { name: 'Answers ahead', exact: true })
  await expect(left).toContainText(`${dearest}, ${second} · 3 times`)
  await shoot(page, 'ahead-wished')
  for (const player of [thessaly, ulfric, thessaly, ulfric]) await answerFirst(player, gameId)
  await expect(left).toContainText('· 2 times')
  await expect(left).toContainText('given once')
  expect(JSON.stringify((await gameOf(thessaly, gameId)).responses.at(-1)?.selection)).toContain(
    things[5]?.id,
  )
})
