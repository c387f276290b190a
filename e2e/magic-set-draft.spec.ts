import { gameCreate, lobbyCreate, lobbyInfo, lobbySave } from '@parlour/protocol'
import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { HubUser } from '../tests/hub-client'
import { type CardFile, EMPTY_SET } from './support/card-file'
import { asked, deckCount, draftFirst, openCards } from './support/draft-table'
import { answerRounds } from './support/make-draft'
import { bringCards, expect, test } from './support/magic-hub'
import { makeUsers, signedIn } from './support/people'

/** Chooses Set Draft, one pack each and the set in the lobby of the page; starts it. */
async function startSetDraft(page: Page, { set }: CardFile): Promise<void> {
  await page.getByRole('radio', { name: 'Set Draft', exact: true }).check({ force: true })
  await page.getByRole('button', { name: 'Open Set Picker', exact: true }).click()
  const picker = page.getByRole('dialog', { name: 'Set Picker', exact: true })
  await picker.getByRole('searchbox').fill(set.name)
  await expect(picker.getByRole('button').filter({ hasText: set.name }).first()).toBeVisible()
  await picker.getByRole('searchbox').press('Enter')
  await expect(page.getByText(`Set: ${set.name}`)).toBeVisible()
  await page.getByLabel('Number of Packs').fill('1')
  await page.getByRole('button', { name: 'add bot', exact: true }).click()
  await expect(page.getByRole('cell', { name: /^bot\b/ })).toHaveCount(1)
  await expect(page.getByText('all changes saved')).toBeVisible()
  await page.getByRole('button', { name: 'Start!', exact: true }).click()
  await page.waitForURL(/\/game\/\w{24}$/)
}

test.beforeAll(({ server, cards }) => bringCards(server, cards))

test('a set is drafted against a bot; afterwards the log lists every pick and its pack', async ({
  browser,
  server,
  cards,
}) => {
  const [oskar] = await makeUsers(server, ['oskar'])
  if (oskar === undefined) throw new Error('There is no user.')
  const page = await signedIn(browser, oskar)
  await page.goto('/')
  await page.getByRole('link', { name: 'new lobby', exact: true }).first().click()
  await startSetDraft(page, cards)
  await expect.poll(() => asked(page)).toBe('draft')
  const size = await openCards(page).count()
  expect(size).toBeGreaterThanOrEqual(14)
  const first = await draftFirst(page)
  await draftFirst(page)
  const gameId = page.url().split('/').at(-1) ?? ''
  await answerRounds([oskar], gameId)
  await expect(page.getByRole('heading', { name: 'Draft Complete', exact: true })).toBeVisible()
  await expect.poll(() => deckCount(page)).toBe(size)
  const log = page.getByRole('region', { name: 'Picks of all players', exact: true })
  await expect(log.getByRole('listitem')).toHaveCount(2 * size)
  const mine = log.locator('section', { has: page.getByRole('heading', { name: 'oskar', exact: true }) })
  await expect(mine.getByRole('listitem').first()).toContainText(first)
  await expect(mine.getByRole('listitem').nth(0)).toContainText('own pack')
  await expect(mine.getByRole('listitem').nth(1)).toContainText(/from Bot/)
})

async function setDraftOf(
  host: HubUser,
  set: { readonly code: string; readonly name: string; readonly set_type: string },
): Promise<string> {
  const { lobbyId } = await host.send(lobbyCreate, { userIds: [host._id], game: 'Set Draft' })
  const { lobby } = await host.send(lobbyInfo, { lobbyId })
  const bot = { _id: randomBytes(12).toString('hex'), bot: 'steady' }
  const options = { ...lobby.options, numPacks: 3, set: { ...set } }
  const users = [...lobby.users.map(({ _id }) => ({ _id })), bot]
  await host.send(lobbySave, {
    _id: lobbyId,
    name: 'Nothing',
    game: 'Set Draft',
    options,
    users,
    rev: lobby.rev,
  })
  return lobbyId
}

test('a set whose cards are missing is refused with a sentence', async ({ server }) => {
  const [pola] = await makeUsers(server, ['pola'])
  if (pola === undefined) throw new Error('There is no user.')
  const lobbyId = await setDraftOf(pola, EMPTY_SET)
  await expect(pola.send(gameCreate, { lobbyId })).rejects.toThrow(/^The cards of this set are not loaded/)
})
