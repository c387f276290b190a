import { type GameKind, lobbyCreate } from '@parlour/protocol'
import type { HubUser } from '../tests/hub-client'
import { chooseStarterCube } from './support/draft-table'
import { makeUsers, signedIn } from './support/people'
import { expect, test } from './support/test'

let ivy: HubUser
let jack: HubUser

test.beforeAll(async ({ server }) => {
  const [first, second] = await makeUsers(server, ['ivy', 'jack'])
  if (first === undefined || second === undefined) throw new Error('There are no users.')
  ivy = first
  jack = second
})

const PANELS: readonly (readonly [GameKind, readonly string[]])[] = [
  ['Cube Draft', ['At least two players are required']],
  ['Set Draft', ['At least two players are required']],
  ['Magic', ['At least two players are required']],
  ['Innovation: Ultimate', ['At least two players are required']],
  ['Tyrants of the Underdark', []],
]

test('the lobby has a panel and warnings for each game', async ({ browser }) => {
  const { lobbyId } = await ivy.send(lobbyCreate, {})
  const page = await signedIn(browser, ivy)
  await page.goto(`/lobby/${lobbyId}`)
  const start = page.getByRole('region', { name: 'Start', exact: true })
  await expect(start.getByText('A game must be selected')).toBeVisible()
  for (const [game, warnings] of PANELS) {
    await page.getByRole('radio', { name: game, exact: true }).check({ force: true })
    await expect(page.getByRole('heading', { name: `${game} settings`, exact: true })).toBeVisible()
    await expect(start.getByText('Before the game can start:')).toBeVisible()
    for (const warning of warnings) await expect(start.getByText(warning)).toBeVisible()
    await expect(start.getByRole('button', { name: 'Start!', exact: true })).toBeDisabled()
  }
  await page.getByLabel('Drow').check()
  await page.getByLabel('Demons').check()
  await page.getByRole('radio', { name: 'base-2', exact: true }).check()
  await expect(page.getByRole('radio', { name: 'base-4', exact: true })).toBeDisabled()
  await expect(page.getByLabel('extra neutral in Menzoberranzan')).toBeChecked()
  await page.getByRole('radio', { name: 'Innovation: Ultimate', exact: true }).check({ force: true })
  await expect(page.getByLabel('Base Game')).toBeDisabled()
  await expect(page.getByLabel('Figures in the Sand')).toBeDisabled()
  await page.getByLabel('randomize expansions').check()
  await expect(page.getByLabel('The Unseen')).toBeDisabled()
})

test('a set is picked, taken back and picked again', async ({ browser }) => {
  const { lobbyId } = await ivy.send(lobbyCreate, { game: 'Set Draft' })
  const page = await signedIn(browser, ivy)
  await page.goto(`/lobby/${lobbyId}`)
  const dialog = page.getByRole('dialog')
  const set = dialog.getByRole('listitem').getByRole('button').first()
  const pick = dialog.getByRole('button', { name: 'pick', exact: true })
  const openPicker = () => page.getByRole('button', { name: 'Open Set Picker', exact: true }).click()
  const pickFirst = async () => {
    await openPicker()
    // The only set of a hub is picked from the start.
    if ((await set.getAttribute('aria-pressed')) !== 'true') await set.click()
    await pick.click()
    await expect(dialog).toHaveCount(0)
  }
  await pickFirst()
  await expect(page.getByText('A set must be selected')).toHaveCount(0)
  await openPicker()
  await set.click()
  await expect(set).toHaveAttribute('aria-pressed', 'false')
  await expect(pick, 'waits for a choice').toBeDisabled()
  await dialog.getByRole('button', { name: 'no set', exact: true }).click()
  await expect(page.getByText('A set must be selected'), 'said once, at the set').toHaveCount(1)
  await pickFirst()
  await expect(page.getByText('A set must be selected')).toHaveCount(0)
})

test('two people change one lobby at the same time', async ({ browser }) => {
  const { lobbyId } = await ivy.send(lobbyCreate, { userIds: [ivy._id, jack._id], game: 'Cube Draft' })
  const [ivys, jacks] = [await signedIn(browser, ivy), await signedIn(browser, jack)]
  for (const page of [ivys, jacks]) await page.goto(`/lobby/${lobbyId}`)
  await ivys.getByLabel('Lobby name').fill('Ours')
  await ivys.getByLabel('Lobby name').press('Enter')
  await expect(jacks.getByLabel('Lobby name')).toHaveValue('Ours')
  await Promise.all([
    ivys.getByLabel('Number of packs').fill('2'),
    jacks.getByLabel('Pack size').fill('9'),
    jacks.getByRole('button', { name: 'add bot', exact: true }).click(),
  ])
  for (const page of [ivys, jacks]) {
    await expect(page.getByLabel('Number of packs')).toHaveValue('2')
    await expect(page.getByLabel('Pack size')).toHaveValue('9')
    await expect(page.getByRole('cell', { name: /^bot\b/ })).toHaveCount(1)
  }
  await chooseStarterCube(ivys)
  await ivys.getByRole('button', { name: 'Start!', exact: true }).click()
  await ivys.waitForURL(/\/game\/\w{24}$/)
  await expect(jacks, 'whoever has the lobby open follows into the game').toHaveURL(ivys.url())
})
