import { defined } from '@parlour/kernel'
import { chromium, type Browser, type Page } from '@playwright/test'
import { gameChatAdd } from '@parlour/protocol'
import { CHROMIUM_FLAGS, findChromium } from '../tooling/chromium.mjs'
import type { HubUser } from '../tests/hub-client'
import type { ServerProcess } from '../tests/server-process'
import { draftFirst } from './support/draft-table'
import { makeDraft } from './support/make-draft'
import { makeUsers, PASSWORD } from './support/people'
import { picture } from './support/screens'
import { expect, test } from './support/test'

/**
 * A name of the local network: neither https nor localhost, so the browser gives the page no secure context.
 */
const NAME = 'parlour.test'

let penny: HubUser
let browser: Browser

test.beforeAll(async ({ server }) => {
  const [first] = await makeUsers(server, ['penny'])
  if (first === undefined) throw new Error('There are no users.')
  penny = first
  const executablePath = findChromium()
  browser = await chromium.launch({
    ...defined({ executablePath }),
    args: [...CHROMIUM_FLAGS, `--host-resolver-rules=MAP ${NAME} 127.0.0.1`],
  })
})

test.afterAll(() => browser.close())

async function signInOverHttp(server: ServerProcess): Promise<{ page: Page; errors: string[] }> {
  const { port } = new URL(server.url)
  const page = await (await browser.newContext({ baseURL: `http://${NAME}:${port}` })).newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto('/')
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false)
  await page.getByLabel('Name').fill('penny')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'My Games', exact: true })).toBeVisible()
  return { page, errors }
}

test('over plain http a hex map is dealt, a link is copied and a pick of a draft is made', async ({
  server,
}) => {
  const gameId = await makeDraft({ name: 'Plain', players: [penny], bots: 1, numPacks: 1, packSize: 3 })
  const { page, errors } = await signInOverHttp(server)

  await page.getByRole('link', { name: 'new lobby', exact: true }).first().click()
  await page.getByRole('radio', { name: /^Tyrants of the Underdark/ }).check()
  await page.getByText('more maps', { exact: true }).click()
  await page.getByRole('radio', { name: 'hex map', exact: true }).check()
  await page.getByRole('button', { name: 'deal now', exact: true }).click()
  await expect(page.getByLabel('Layout as text')).toHaveValue(/^demonweb-\S+:\w/)

  await page.getByRole('button', { name: 'copy link', exact: true }).click()
  await expect(page.getByRole('button', { name: 'copied', exact: true })).toBeVisible()
  // Nothing reads the clipboard over plain http but a person who pastes.
  const lobbyName = page.getByLabel('Lobby name', { exact: true })
  await lobbyName.fill('')
  await lobbyName.press('ControlOrMeta+v')
  await expect(lobbyName).toHaveValue(await page.getByLabel('Invitation link', { exact: true }).inputValue())
  await picture(page, 'plain-http-copied')

  await page.goto(`/game/${gameId}`)
  await draftFirst(page)
  expect(errors).toEqual([])
})

test('a chat line with an address opens where URL.canParse is missing', async ({ server }) => {
  const gameId = await makeDraft({ name: 'Address', players: [penny], bots: 1, numPacks: 1, packSize: 3 })
  await penny.send(gameChatAdd, { gameId, text: 'rules: https://example.org/rules' })
  const { page, errors } = await signInOverHttp(server)
  await page.addInitScript(() => Reflect.deleteProperty(URL, 'canParse'))
  await page.goto(`/game/${gameId}`)
  await expect(page.getByRole('link', { name: 'https://example.org/rules', exact: true })).toBeVisible()
  expect(await page.evaluate(() => 'canParse' in URL)).toBe(false)
  expect(errors).toEqual([])
})
