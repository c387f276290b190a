import type { JsonObject } from '@parlour/kernel'
import { cardByName, gameSaveResponse } from '@parlour/protocol'
import type { HubUser } from '../tests/hub-client'
import { starterDeck } from './support/full-table'
import { makeGame } from './support/game-table'
import { zone } from './support/magic-table'
import { makeUsers, signedIn } from './support/people'
import { expect, test } from './support/test'

/** Creatures that overlap one another in the panel of an opponent among three players. */
const CREATURES = [
  'Drake of the Bottomless Sky',
  'Pier Rats',
  'Bilge Horror',
  'Soot Goblin',
  'Glasscaller',
  'King of the Wallow',
]

test('a tapped card under another shows its counters below its name, which is cut only between lines', async ({
  browser,
  server,
}) => {
  const players = await makeUsers(server, ['sanne', 'tibor', 'undine'])
  const [sanne, tibor] = players
  if (sanne === undefined || tibor === undefined) throw new Error('Three people are wanted.')
  const gameId = await makeGame('Magic', players, { format: 'Constructed', dealByHand: true })
  const answer = (user: HubUser, title: string, pick: JsonObject) =>
    user.send(gameSaveResponse, { gameId, response: { actor: user.name, title, selection: [pick] } })
  for (const [at, user] of players.entries())
    await answer(user, 'Choose Deck', { deckId: await starterDeck(user, at) })
  const { cards } = await tibor.send(cardByName, { names: CREATURES })
  for (const { _id } of cards) {
    const data = { card: { _id }, zoneId: 'players.tibor.creatures', isToken: false }
    await answer(tibor, 'Do Something', { name: 'import card', data })
  }
  const page = await signedIn(browser, sanne)
  await page.goto(`${sanne.url}/game/${gameId}`)
  const card = zone(page, 'tibor’s creatures').getByRole('button', { name: /^Drake of the Bottomless Sky/ })
  await card.dblclick()
  await expect(card).toHaveAttribute('data-tapped', 'true')
  await page.keyboard.press('Escape')
  await card.click()
  await page.keyboard.press('+')
  const counter = card.getByTitle('+1/+1: 1', { exact: true })
  await expect(counter).toBeVisible()
  const name = card.locator('> span > span').first()
  const tooLong = await name.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
  expect(tooLong, 'the name has more lines than there is room for').toBeGreaterThan(5)
  const [words, below] = [await name.boundingBox(), await counter.boundingBox()]
  if (words === null || below === null) throw new Error('The card shows no name or no counter.')
  expect(words.y + words.height).toBeLessThanOrEqual(below.y)
})
