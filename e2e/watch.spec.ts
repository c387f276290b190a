import { gameFetch, gameProposalSay, gameSetOnlookers } from '@parlour/protocol'
import type { HubUser } from '../tests/hub-client'
import { answerAtRandom, gameOf } from './support/game-table'
import { makeInnovation } from './support/innovation-table'
import { bar, expectAt, step } from './support/look-back'
import { makeTable } from './support/magic-table'
import { makeDraft } from './support/make-draft'
import { makeUsers, signedIn } from './support/people'
import { shoot } from './support/screens'
import { expect, test } from './support/test'
import { makeTyrants } from './support/tyrants-table'

/** Lets people of the hub look at a game of two. */
async function openGame(gameId: string, [first, second]: readonly [HubUser, HubUser]): Promise<void> {
  await first.send(gameSetOnlookers, { gameId, rule: { who: 'hub' } })
  const { game } = await second.send(gameFetch, { gameId })
  const proposal = game.proposals?.[0]
  if (proposal === undefined) throw new Error('Nothing is proposed.')
  await second.send(gameProposalSay, { gameId, made: proposal.made, allow: true })
}

/** Plays a game at random until it has so many answers. */
const answerTo = (players: readonly HubUser[], gameId: string, count: number): Promise<void> =>
  answerAtRandom(players, gameId, (_player, { responses }) => responses.length >= count)

test('running games of others are shown as small boards that move, and one follows a player', async ({
  browser,
  server,
}) => {
  const [lewis, maren, nessa, otto] = await makeUsers(server, ['lewis', 'maren', 'nessa', 'ottilia'])
  if (lewis === undefined || maren === undefined || nessa === undefined || otto === undefined)
    throw new Error('Four people are wanted.')
  const players = [lewis, maren] as const
  const draft = { name: 'Small draft', numPacks: 2, packSize: 5 }
  const page = await signedIn(browser, otto)
  await page.goto(`${otto.url}/watch`)
  await expect(page.getByRole('heading', { name: 'Nothing to watch', exact: true })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'watch', exact: true })).toHaveCount(0)

  const innovation = await makeInnovation(players)
  const tyrants = await makeTyrants(players)
  await answerTo(players, tyrants, 20)
  const games = [tyrants, await makeTable(players), await makeDraft({ ...draft, players })]
  for (const gameId of [innovation, ...games]) await openGame(gameId, players)
  const ofNessa = await makeInnovation([nessa, maren])
  await openGame(ofNessa, [nessa, maren])
  await answerTo(players, innovation, 24)
  await page.reload()
  await expect(page.getByText('5 games can be watched', { exact: true })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(5)
  const { settings } = await gameOf(lewis, innovation)
  const tile = page.getByRole('article', { name: settings.name, exact: true })
  await expect(tile.getByText(/^live, the table only · 1 watching$/)).toBeVisible()
  await expect(page.getByRole('img', { name: 'The map', exact: true })).toBeVisible()
  await shoot(page, 'watch')

  const before = (await tile.textContent()) ?? ''
  await answerTo(players, innovation, 30)
  await expect(tile).not.toHaveText(before)

  await page.getByRole('combobox', { name: 'Follow a player', exact: true }).selectOption('nessa')
  await expect(page).toHaveURL(/follow=nessa/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('combobox', { name: 'Follow a player', exact: true }).selectOption('')
  await page.getByRole('link', { name: 'screen in the room', exact: true }).click()
  await expect(page).toHaveURL(/\/watch\/room$/)
  await expect(page.getByRole('article')).toHaveCount(5)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await shoot(page, 'watch-room')

  await lewis.send(gameSetOnlookers, { gameId: innovation, rule: null })
  await expect(page.getByRole('article')).toHaveCount(4)
  await page.getByRole('link', { name: 'Leave', exact: true }).click()
  await page.getByRole('article').getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Watching', exact: true })).toBeVisible()
  await page.goto(`${otto.url}/game/${tyrants}?at=5`)
  await expectAt(page, 5)
  await expect(bar(page).getByText('the table', { exact: false }).first()).toBeVisible()
  await step(page, 'Forward').click()
  await expectAt(page, 6)
  await shoot(page, 'watch-back')
})
