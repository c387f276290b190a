import { gameFetch } from '@parlour/protocol'
import type { HubUser } from '../tests/hub-client'
import { answerFirst, makeDraft } from './support/make-draft'
import { adminOf, makeUsers, PASSWORD, signIn } from './support/people'
import { expect, test } from './support/test'

let admin: HubUser
let nora: HubUser
let otto: HubUser
test.beforeAll(async ({ server }) => {
  admin = await adminOf(server)
  const [first, second] = await makeUsers(server, ['nora', 'otto'])
  if (first === undefined || second === undefined) throw new Error('There are no users.')
  nora = first
  otto = second
})

test('an admin makes a user, acts as that user, and shows that user out', async ({ browser, server }) => {
  const page = await signIn(browser, server.admin.name, server.admin.password)
  await page.getByRole('link', { name: 'admin', exact: true }).click()
  const panel = page.getByRole('region', { name: 'Create user', exact: true })
  const create = async () => {
    await panel.getByLabel('Name').fill('hugo')
    await panel.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD)
    await panel.getByRole('button', { name: 'create user', exact: true }).click()
  }
  await create()
  await expect(panel.getByText('hugo can sign in now.')).toBeVisible()
  await create()
  await expect(panel.getByRole('alert')).toBeVisible()
  await expect(
    page.getByRole('button', { name: `impersonate ${server.admin.name}`, exact: true }),
  ).toHaveCount(0)

  await page.getByRole('button', { name: 'impersonate hugo', exact: true }).click()
  const question = page.getByRole('dialog')
  await expect(question.getByText('Are you sure you want to impersonate hugo?')).toBeVisible()
  await question.getByRole('button', { name: 'impersonate', exact: true }).click()
  await expect(page.getByText('Impersonating: hugo')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Impersonating: hugo')).toBeVisible()
  await expect(page.getByRole('link', { name: 'admin', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'stop impersonating', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'stop', exact: true }).click()
  await expect(page.getByText('Impersonating: hugo')).toBeHidden()
  await page.getByRole('link', { name: 'admin', exact: true }).click()

  const hugos = await signIn(browser, 'hugo')
  await page.getByRole('button', { name: 'Menu of hugo', exact: true }).click()
  await page.getByRole('menuitem', { name: 'deactivate', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'deactivate', exact: true }).click()
  await expect(page.getByRole('cell', { name: 'hugo', exact: true })).toBeHidden()
  await expect(hugos, 'an open page of that user notices by itself').toHaveURL(/\/login$/)
  await expect(hugos.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  await hugos.getByLabel('Name').fill('hugo')
  await hugos.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD)
  await hugos.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(hugos.getByRole('alert')).toBeVisible()
})

test('Load Game says what is missing, then loads the game for others', async ({ browser, server }) => {
  const gameId = await makeDraft({ name: 'To be loaded', players: [nora, otto], numPacks: 1, packSize: 3 })
  await answerFirst(nora, gameId)
  const { full } = (await admin.send(gameFetch, { gameId, full: true })).game
  const page = await signIn(browser, server.admin.name, server.admin.password)
  await page.goto('/admin')
  const panel = page.getByRole('region', { name: 'Load Game', exact: true })
  const load = () => panel.getByRole('button', { name: 'load game', exact: true }).click()
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
  await panel.getByLabel('nora becomes').selectOption('admin')
  await load()
  await expect(alert).toHaveText('not all players mapped to new player')
  await panel.getByLabel('otto becomes').selectOption('admin')
  await load()
  await expect(alert).toHaveText('same target player selected multiple times')
  await panel.getByLabel('otto becomes').selectOption('nora')
  await load()
  await panel.getByRole('link', { name: 'Open it', exact: true }).click()
  await expect(page.getByRole('button', { name: 'To be loaded', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Deck ?1$/ })).toBeVisible()
  await expect(page.getByText(/^Waiting for nora/)).toBeVisible()
})
