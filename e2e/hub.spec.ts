import { gameFetch, lobbyCreate, lobbyInfo, type GameKind } from '@parlour/protocol'
import type { Page } from '@playwright/test'
import type { HubUser } from '../tests/hub-client'
import { answerFirst, answerRounds, makeDraft } from './support/make-draft'
import { adminOf, makeUsers, PASSWORD, signedIn, signIn } from './support/people'
import { expect, test } from './support/test'

let admin: HubUser
let hanna: HubUser
let henry: HubUser

test.beforeAll(async ({ server }) => {
  admin = await adminOf(server)
  const [first, second] = await makeUsers(server, ['hanna', 'henry'])
  if (first === undefined || second === undefined) throw new Error('There are no users.')
  hanna = first
  henry = second
})

/** Marks the page, to see later that it was not loaded again. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-same-page', ''))
const expectSamePage = (page: Page) => expect(page.locator('body[data-same-page]')).toBeAttached()

const inProgress = (page: Page) => page.getByRole('region', { name: 'In Progress' })
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

const SMALL = { numPacks: 1, packSize: 3 }

test('a wrong password keeps one on the login page, a right one leads home', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage()
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/login$/)
  await page.getByLabel('Name').fill('hanna')
  await page.getByRole('textbox', { name: 'Password' }).fill('not her password')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => window.localStorage.getItem('user'))).toBeNull()
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'My Games' })).toBeVisible()
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'My Games' })).toBeVisible()
})

test('every page but login is for those who signed in', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage()
  for (const path of [
    '/',
    '/lobby/create',
    `/lobby/${hanna._id}`,
    `/game/${hanna._id}`,
    '/game/next',
    '/magic',
    '/x',
  ]) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/login$/)
  }
})

test('the header leads everywhere and out again', async ({ browser }) => {
  const page = await signIn(browser, 'hanna')
  const menu = page.getByRole('navigation', { name: 'Menu' }).first()
  await expect(menu.getByRole('link')).toHaveText(['home', 'next game', 'new lobby', 'data', 'magic'])
  await menu.getByRole('link', { name: 'data' }).click()
  await expect(page.getByRole('heading', { name: 'Not here yet' })).toBeVisible()
  await menu.getByRole('link', { name: 'next game' }).click()
  await expect(page.getByRole('heading', { name: 'My Games' })).toBeVisible()
  await expect(page).toHaveTitle('Parlour')
  await menu.getByRole('link', { name: 'new lobby' }).click()
  await page.waitForURL(/\/lobby\/\w{24}$/)
  await expect(page).toHaveTitle(await page.getByLabel('Lobby name').inputValue())
  await page.goto('/admin')
  await expect(page.getByText('Only admins may use this page.')).toBeVisible()
  await page.getByRole('button', { name: 'hanna, user menu' }).click()
  await page.getByRole('menuitem', { name: 'logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.goto('/')
  await expect(page).toHaveURL(/\/login$/)
})

test('home shows what waits, by itself, and kills a game for all', async ({ browser }) => {
  const gameId = await makeDraft({ name: 'Hourglass', players: [hanna, henry], ...SMALL })
  const [hannas, henrys] = [await signedIn(browser, hanna), await signedIn(browser, henry)]
  for (const page of [hannas, henrys]) await page.goto('/')
  await expect(rowOf(hannas, 'Hourglass')).toContainText('vs. henry')
  await expect(rowOf(hannas, 'Hourglass')).toContainText('0 m')
  await expect(rowOf(hannas, 'Hourglass').getByLabel('Waiting for you')).toBeVisible()
  await expect(hannas).toHaveTitle(/^● /)
  await mark(hannas)
  await answerFirst(hanna, gameId)
  await expect(rowOf(hannas, 'Hourglass').getByLabel('Waiting for you')).toBeHidden()
  await answerFirst(henry, gameId)
  await expect(rowOf(hannas, 'Hourglass').getByLabel('Waiting for you')).toBeVisible()
  await expectSamePage(hannas)

  await mark(henrys)
  await hannas.getByRole('button', { name: 'Menu of Hourglass' }).click()
  await hannas.getByRole('menuitem', { name: 'kill' }).click()
  await hannas.getByRole('dialog').getByRole('button', { name: 'kill' }).click()
  await expect(rowOf(hannas, 'Hourglass')).toBeHidden()
  await expect(rowOf(henrys, 'Hourglass')).toBeHidden()
  await expectSamePage(henrys)
})

test('home lists what is finished, and lobbies with and without a game', async ({ browser }) => {
  const gameId = await makeDraft({ name: 'Short draft', players: [hanna, henry], ...SMALL })
  await hanna.send(lobbyCreate, { game: 'Magic' })
  const { lobbyId } = await hanna.send(lobbyCreate, {})
  const { name } = (await hanna.send(lobbyInfo, { lobbyId })).lobby
  const page = await signedIn(browser, hanna)
  await page.goto('/')
  const lobbies = page.getByRole('region', { name: 'My Lobbies' })
  await expect(lobbies.getByRole('row').filter({ hasText: 'Magic' })).toBeVisible()
  await expect(lobbies.getByRole('row').filter({ hasText: name })).toContainText('— not selected —')
  await expect(lobbies.getByRole('row').filter({ hasText: name })).toContainText('0 minutes')
  await answerRounds([hanna, henry], gameId)
  const finished = page.getByRole('region', { name: 'Recently Finished' })
  await expect(finished.getByRole('row').filter({ hasText: 'Short draft' })).toContainText('vs. henry')
  await expect(inProgress(page).getByText('Short draft')).toBeHidden()
  await lobbies.getByRole('button', { name: `Menu of ${name}` }).click()
  await page.getByRole('menuitem', { name: 'kill' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'kill' }).click()
  await expect(lobbies.getByText(name)).toBeHidden()
})

const PANELS: readonly (readonly [GameKind, readonly string[]])[] = [
  ['Cube Draft', ['At least two players are required', 'A cube must be selected']],
  ['Set Draft', ['At least two players are required', 'A set must be selected']],
  ['Magic', ['At least two players are required']],
  ['Innovation: Ultimate', ['At least two players are required']],
  ['Tyrants of the Underdark', []],
]

test('the lobby has a panel and warnings for each game', async ({ browser }) => {
  const { lobbyId } = await hanna.send(lobbyCreate, {})
  const page = await signedIn(browser, hanna)
  await page.goto(`/lobby/${lobbyId}`)
  const start = page.getByRole('region', { name: 'Start', exact: true })
  await expect(start.getByText('A game must be selected')).toBeVisible()
  for (const [game, warnings] of PANELS) {
    await page.getByRole('radio', { name: game }).check({ force: true })
    await expect(page.getByRole('heading', { name: `${game} settings` })).toBeVisible()
    await expect(start.getByText('Before the game can start:')).toBeVisible()
    for (const warning of warnings) await expect(start.getByText(warning)).toBeVisible()
    await expect(start.getByRole('button', { name: 'Start!' })).toBeDisabled()
  }
  await page.getByLabel('Drow').check()
  await page.getByLabel('Demons').check()
  await page.getByRole('radio', { name: 'base-2' }).check()
  await expect(page.getByRole('radio', { name: 'base-4' })).toBeDisabled()
  await expect(page.getByLabel('extra neutral in Menzoberranzan')).toBeChecked()
  await page.getByRole('radio', { name: 'Innovation: Ultimate' }).check({ force: true })
  await expect(page.getByLabel('Base Game')).toBeDisabled()
  await expect(page.getByLabel('Figures in the Sand')).toBeDisabled()
  await page.getByLabel('randomize expansions').check()
  await expect(page.getByLabel('The Unseen')).toBeDisabled()
})

test('a set is picked, taken back and picked again', async ({ browser }) => {
  const { lobbyId } = await hanna.send(lobbyCreate, { game: 'Set Draft' })
  const page = await signedIn(browser, hanna)
  await page.goto(`/lobby/${lobbyId}`)
  const pick = async (clicks: number) => {
    await page.getByRole('button', { name: 'Open Set Picker' }).click()
    const set = page.getByRole('dialog').getByRole('listitem').getByRole('button').first()
    for (let click = 0; click < clicks; click += 1) await set.click()
    await page.getByRole('button', { name: 'pick', exact: true }).click()
  }
  await pick(1)
  await expect(page.getByText('A set must be selected')).toHaveCount(0)
  await pick(1)
  await expect(page.getByText('A set must be selected').first()).toBeVisible()
})

test('Start! of a game that is not built yet says so', async ({ browser }) => {
  const { lobbyId } = await hanna.send(lobbyCreate, {
    userIds: [hanna._id, henry._id],
    game: 'Magic',
    options: { format: 'Constructed' },
  })
  const page = await signedIn(browser, hanna)
  await page.goto(`/lobby/${lobbyId}`)
  await page.getByRole('button', { name: 'Start!' }).click()
  await expect(page.getByRole('alert')).toContainText('Magic cannot be played here yet')
  await expect(page).toHaveURL(new RegExp(lobbyId))
})

test('two people change one lobby at the same time', async ({ browser }) => {
  const { lobbyId } = await hanna.send(lobbyCreate, { userIds: [hanna._id, henry._id], game: 'Cube Draft' })
  const [hannas, henrys] = [await signedIn(browser, hanna), await signedIn(browser, henry)]
  for (const page of [hannas, henrys]) await page.goto(`/lobby/${lobbyId}`)
  await hannas.getByLabel('Lobby name').fill('Ours')
  await hannas.getByLabel('Lobby name').press('Enter')
  await expect(henrys.getByLabel('Lobby name')).toHaveValue('Ours')
  await Promise.all([
    hannas.getByLabel('Number of packs').fill('2'),
    henrys.getByLabel('Pack size').fill('9'),
    henrys.getByRole('button', { name: 'add bot' }).click(),
  ])
  for (const page of [hannas, henrys]) {
    await expect(page.getByLabel('Number of packs')).toHaveValue('2')
    await expect(page.getByLabel('Pack size')).toHaveValue('9')
    await expect(page.getByRole('cell', { name: 'bot', exact: true })).toHaveCount(1)
  }
  await hannas.getByLabel('Cube', { exact: true }).selectOption({ index: 1 })
  await hannas.getByRole('button', { name: 'Start!' }).click()
  await hannas.waitForURL(/\/game\/\w{24}$/)
  await expect(henrys, 'whoever has the lobby open follows into the game').toHaveURL(hannas.url())
})

test('an admin makes a user, acts as that user, and shows that user out', async ({ browser, server }) => {
  const page = await signIn(browser, server.admin.name, server.admin.password)
  await page.getByRole('link', { name: 'admin', exact: true }).click()
  const panel = page.getByRole('region', { name: 'Create user' })
  const create = async () => {
    await panel.getByLabel('Name').fill('hugo')
    await panel.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
    await panel.getByRole('button', { name: 'create user' }).click()
  }
  await create()
  await expect(panel.getByText('hugo can sign in now.')).toBeVisible()
  await create()
  await expect(panel.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('button', { name: `impersonate ${server.admin.name}` })).toHaveCount(0)

  await page.getByRole('button', { name: 'impersonate hugo' }).click()
  const question = page.getByRole('dialog')
  await expect(question.getByText('Are you sure you want to impersonate hugo?')).toBeVisible()
  await question.getByRole('button', { name: 'impersonate' }).click()
  await expect(page.getByText('Impersonating: hugo')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Impersonating: hugo')).toBeVisible()
  await expect(page.getByRole('link', { name: 'admin', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'stop impersonating' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'stop' }).click()
  await expect(page.getByText('Impersonating: hugo')).toBeHidden()
  await page.getByRole('link', { name: 'admin', exact: true }).click()

  const hugos = await signIn(browser, 'hugo')
  await page.getByRole('button', { name: 'Menu of hugo' }).click()
  await page.getByRole('menuitem', { name: 'deactivate' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'deactivate' }).click()
  await expect(page.getByRole('cell', { name: 'hugo', exact: true })).toBeHidden()
  await hugos.getByRole('link', { name: 'new lobby' }).first().click()
  await expect(hugos).toHaveURL(/\/login$/)
  await hugos.getByLabel('Name').fill('hugo')
  await hugos.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await hugos.getByRole('button', { name: 'Login' }).click()
  await expect(hugos.getByRole('alert')).toBeVisible()
})

test('Load Game says what is missing, then loads the game for others', async ({ browser, server }) => {
  const gameId = await makeDraft({ name: 'To be loaded', players: [hanna, henry], ...SMALL })
  await answerFirst(hanna, gameId)
  const { full } = (await admin.send(gameFetch, { gameId, full: true })).game
  const page = await signIn(browser, server.admin.name, server.admin.password)
  await page.goto('/admin')
  const panel = page.getByRole('region', { name: 'Load Game' })
  const load = () => panel.getByRole('button', { name: 'load game' }).click()
  const alert = panel.getByRole('alert')
  await panel.getByLabel('Game data').fill('{ not JSON')
  await load()
  await expect(alert).toHaveText('Unable to parse JSON')
  await panel.getByLabel('Game data').fill('{"settings": {"players": []}}')
  await load()
  await expect(alert).toHaveText('no players detected in game data')
  await panel.getByLabel('Game data').fill(JSON.stringify(full))
  await load()
  await expect(alert).toHaveText('admin is not mapped to one of the players')
  await panel.getByLabel('hanna becomes').selectOption('admin')
  await load()
  await expect(alert).toHaveText('not all players mapped to new player')
  await panel.getByLabel('henry becomes').selectOption('admin')
  await load()
  await expect(alert).toHaveText('same target player selected multiple times')
  await panel.getByLabel('henry becomes').selectOption('hanna')
  await load()
  await panel.getByRole('link', { name: 'Open it' }).click()
  await expect(page.getByRole('button', { name: 'To be loaded' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Deck 1' })).toBeVisible()
  await expect(page.getByText('Waiting for')).toBeVisible()
})

test('the menu of a game: debug, editor, next', async ({ browser }) => {
  const first = await makeDraft({ name: 'First of two', players: [hanna, henry], ...SMALL })
  await makeDraft({ name: 'Second of two', players: [hanna, henry], ...SMALL })
  const page = await signedIn(browser, hanna)
  await page.goto(`/game/${first}`)
  await expect(page).toHaveTitle('● First of two')
  const menu = page.getByRole('button', { name: 'First of two' })
  await menu.click()
  await page.getByRole('menuitem', { name: 'debug' }).click()
  await expect(page.getByRole('dialog', { name: 'Debug' })).toContainText(`"_id": "${first}"`)
  await page.getByRole('button', { name: 'ok' }).click()
  await menu.click()
  await page.getByRole('menuitem', { name: 'debug' }).click()
  await page.getByRole('link', { name: 'edit' }).click()
  await expect(page.getByText('Only admins may edit the responses of a game.')).toBeVisible()
  await page.getByRole('link', { name: 'back to the game' }).click()
  await menu.click()
  await page.getByRole('menuitem', { name: 'next', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/game/(?!${first})\\w{24}$`))
  await page.goto(`/game/${'0'.repeat(24)}`)
  await expect(
    page.getByRole('status').filter({ has: page.getByRole('link', { name: 'home' }) }),
  ).toBeVisible()
})

test('a lost connection shows itself and catches up without a reload', async ({ browser }) => {
  const gameId = await makeDraft({ name: 'Tunnel', players: [hanna, henry], ...SMALL })
  const page = await signedIn(browser, hanna)
  await page.goto(`/game/${gameId}`)
  await expect(page.getByRole('status', { name: '' }).filter({ hasText: 'Connected' })).toBeAttached()
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
