import { lobbyCreate, lobbyInfo } from '@parlour/protocol'
import type { Page } from '@playwright/test'
import type { HubUser } from '../tests/hub-client'
import { answerFirst, answerRounds, makeDraft } from './support/make-draft'
import { makeUsers, signedIn, signIn } from './support/people'
import { expect, test } from './support/test'

let hanna: HubUser
let henry: HubUser

test.beforeAll(async ({ server }) => {
  const [first, second] = await makeUsers(server, ['hanna', 'henry'])
  if (first === undefined || second === undefined) throw new Error('There are no users.')
  hanna = first
  henry = second
})

/** Marks the page, to see later that it was not loaded again. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-same-page', ''))
const expectSamePage = (page: Page) => expect(page.locator('body[data-same-page]')).toBeAttached()

const inProgress = (page: Page) => page.getByRole('region', { name: 'In Progress', exact: true })
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

const SMALL = { numPacks: 1, packSize: 3 }

test('the header leads everywhere and out again', async ({ browser }) => {
  const page = await signIn(browser, 'hanna')
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true }).first()
  await expect(menu.getByRole('link')).toHaveText(['home', 'next game', 'new lobby', 'data', 'magic'])
  await menu.getByRole('link', { name: 'data', exact: true }).click()
  await expect(page).toHaveURL(/\/data$/)
  await menu.getByRole('link', { name: 'next game', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'My Games', exact: true })).toBeVisible()
  await expect(page).toHaveTitle('Parlour')
  await menu.getByRole('link', { name: 'new lobby', exact: true }).click()
  await page.waitForURL(/\/lobby\/\w{24}$/)
  await expect(page).toHaveTitle(await page.getByLabel('Lobby name').inputValue())
  await page.goto('/admin')
  await expect(page.getByText('Only admins may use this page.')).toBeVisible()
  await page.getByRole('button', { name: 'hanna, user menu', exact: true }).click()
  await page.getByRole('menuitem', { name: 'logout', exact: true }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.goto('/')
  await expect(page).toHaveURL(/\/login$/)
})

test('every control of home takes its own click where a table row positions nothing, as in WebKit', async ({
  browser,
}) => {
  const gameId = await makeDraft({ name: 'No overlay', players: [hanna, henry], ...SMALL })
  const page = await signedIn(browser, hanna)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  await expect(rowOf(page, 'No overlay')).toBeVisible()
  await page.addStyleTag({ content: 'tr { position: static !important }' })
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll('a, button')].flatMap((control) => {
      const { x, y, width, height } = control.getBoundingClientRect()
      if (width === 0 || y < 0 || y + height > window.innerHeight) return []
      const hit = document.elementFromPoint(x + width / 2, y + height / 2)
      return control.contains(hit) ? [] : [control.textContent]
    }),
  )
  expect(covered).toEqual([])
  await rowOf(page, 'No overlay').getByText('Cube Draft').click()
  await expect(page).toHaveURL(new RegExp(`/game/${gameId}`))
})

test('home shows what waits, by itself, and kills a game for all', async ({ browser }) => {
  const gameId = await makeDraft({ name: 'Hourglass', players: [hanna, henry], ...SMALL })
  const [hannas, henrys] = [await signedIn(browser, hanna), await signedIn(browser, henry)]
  for (const page of [hannas, henrys]) await page.goto('/')
  await expect(rowOf(hannas, 'Hourglass')).toContainText('vs. henry')
  await expect(rowOf(hannas, 'Hourglass')).toContainText('just now')
  await expect(rowOf(hannas, 'Hourglass').getByLabel('Waiting for you')).toBeVisible()
  await expect(hannas).toHaveTitle(/^● /)
  await mark(hannas)
  await answerFirst(hanna, gameId)
  await expect(rowOf(hannas, 'Hourglass').getByLabel('Waiting for you')).toBeHidden()
  await answerFirst(henry, gameId)
  await expect(rowOf(hannas, 'Hourglass').getByLabel('Waiting for you')).toBeVisible()
  await expectSamePage(hannas)

  await mark(henrys)
  const open = await henrys.context().newPage()
  await open.goto(`/game/${gameId}`)
  await expect(open.getByRole('button', { name: 'Hourglass', exact: true })).toBeVisible()
  await hannas.getByRole('button', { name: 'Menu of Hourglass', exact: true }).click()
  await hannas.getByRole('menuitem', { name: 'kill', exact: true }).click()
  await hannas.getByRole('dialog').getByRole('button', { name: 'kill', exact: true }).click()
  await expect(rowOf(hannas, 'Hourglass')).toBeHidden()
  await expect(rowOf(henrys, 'Hourglass')).toBeHidden()
  await expectSamePage(henrys)
  await expect(open.getByText('This game was killed.'), 'whoever has it open is told').toBeVisible()
  await expect(open).toHaveTitle('Parlour')
})

test('home lists what is finished, and lobbies with and without a game', async ({ browser }) => {
  const gameId = await makeDraft({ name: 'Short draft', players: [hanna, henry], ...SMALL })
  await hanna.send(lobbyCreate, { game: 'Magic' })
  const { lobbyId } = await hanna.send(lobbyCreate, {})
  const { name } = (await hanna.send(lobbyInfo, { lobbyId })).lobby
  const page = await signedIn(browser, hanna)
  await page.goto('/')
  const lobbies = page.getByRole('region', { name: 'My Lobbies', exact: true })
  await expect(lobbies.getByRole('row').filter({ hasText: 'Magic' })).toBeVisible()
  await expect(lobbies.getByRole('row').filter({ hasText: name })).toContainText('— not selected —')
  await expect(lobbies.getByRole('row').filter({ hasText: name })).toContainText('just now')
  await answerRounds([hanna, henry], gameId)
  const finished = page.getByRole('region', { name: 'Recently Finished', exact: true })
  await expect(finished.getByRole('row').filter({ hasText: 'Short draft' })).toContainText('vs. henry')
  await expect(inProgress(page).getByText('Short draft')).toBeHidden()
  await lobbies.getByRole('button', { name: `Menu of ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'kill', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'kill', exact: true }).click()
  await expect(lobbies.getByText(name)).toBeHidden()
})

test('the menu of a game: debug, editor, next', async ({ browser }) => {
  const first = await makeDraft({ name: 'First of two', players: [hanna, henry], ...SMALL })
  await makeDraft({ name: 'Second of two', players: [hanna, henry], ...SMALL })
  const page = await signedIn(browser, hanna)
  await page.goto(`/game/${first}`)
  await expect(page).toHaveTitle('● First of two')
  const menu = page.getByRole('button', { name: 'First of two', exact: true })
  await menu.click()
  await page.getByRole('menuitem', { name: 'debug', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Debug', exact: true })).toContainText(`"_id": "${first}"`)
  await page.getByRole('button', { name: 'ok', exact: true }).click()
  await menu.click()
  await page.getByRole('menuitem', { name: 'debug', exact: true }).click()
  await page.getByRole('link', { name: 'edit', exact: true }).click()
  await expect(page.getByText('Only admins may edit the responses of a game.')).toBeVisible()
  await page.getByRole('link', { name: 'back to the game', exact: true }).click()
  await menu.click()
  await page.getByRole('menuitem', { name: 'next', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/game/(?!${first})\\w{24}$`))
  await page.goto(`/game/${'0'.repeat(24)}`)
  await expect(
    page.getByRole('status').filter({ has: page.getByRole('link', { name: 'home', exact: true }) }),
  ).toBeVisible()
  await expect(page.getByText(/Game not found/), 'said once').toHaveCount(1)
})

test('a lost connection shows itself and catches up without a reload', async ({ browser }) => {
  const gameId = await makeDraft({ name: 'Tunnel', players: [hanna, henry], ...SMALL })
  const page = await signedIn(browser, hanna)
  await page.goto(`/game/${gameId}`)
  await expect(page.getByRole('status').filter({ hasText: 'Connected' })).toBeAttached()
  await answerFirst(hanna, gameId)
  await expect(page.getByText('No actions waiting for you right now.')).toBeVisible()
  await mark(page)
  await page.context().setOffline(true)
  await expect(page.getByText(/^(Offline|Reconnecting)$/)).toBeVisible()
  await answerFirst(henry, gameId)
  await page.context().setOffline(false)
  await expect(page.getByText('Draft Card')).toBeVisible()
  await expect(page.getByText(/^(Offline|Reconnecting)$/)).toBeHidden()
  await expectSamePage(page)
})
