import { gameCreate, gameKill, gameRematch, lobbyCreate, lobbyInfo } from '@parlour/protocol'
import type { Page } from '@playwright/test'
import type { HubUser } from '../tests/hub-client'
import { expectAccessible } from './support/accessibility'
import { makeDraft, makeLobby } from './support/make-draft'
import { makeUsers, PASSWORD, signedIn, signIn } from './support/people'
import { shoot, tooWide } from './support/screens'
import { expect, test } from './support/test'

let dorit: HubUser
let desmond: HubUser

test.beforeAll(async ({ server }) => {
  const [first, second] = await makeUsers(server, ['dorit', 'desmond'])
  if (first === undefined || second === undefined) throw new Error('There are no users.')
  dorit = first
  desmond = second
})

async function login(page: Page, name: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Name').fill(name)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

test('the link of a lobby leads a guest over the login into the lobby, where they join', async ({
  browser,
}) => {
  const draftLobby = await makeLobby({
    name: 'With a bot',
    players: [dorit],
    bots: 1,
    numPacks: 3,
    packSize: 15,
  })
  const { lobbyId } = await dorit.send(lobbyCreate, { game: 'Innovation: Ultimate' })
  const host = await signedIn(browser, dorit)
  await host.goto(`${dorit.url}/lobby/${lobbyId}`)
  const link = await host.getByLabel('Invitation link').inputValue()
  const page = await (await browser.newContext()).newPage()
  await page.goto(link)
  await expect(page).toHaveURL(/\/login$/)
  await login(page, 'desmond')
  await expect(page).toHaveURL(link)
  await expect(page.getByText('You are watching.')).toBeVisible()
  const facts = page.getByRole('region', { name: 'Innovation: Ultimate', exact: true })
  await expect(facts.getByRole('definition').first()).toHaveText('Base Game')
  await expect(page.locator('main').locator('input, select'), 'facts, not fields').toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Start!', exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'take a seat', exact: true })).toBeInViewport()
  await expect(page.getByRole('button', { name: /^(join|take a seat)$/ })).toHaveCount(3)
  await expectAccessible(page)
  await shoot(page, 'lobby-guest')
  await page.getByRole('button', { name: 'take a seat', exact: true }).click()
  await expect(page.getByText('You are watching.')).toBeHidden()
  await expect(page.getByLabel('The Unseen')).toBeEnabled()
  await expect(host.getByRole('cell', { name: 'desmond', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start!', exact: true })).toBeEnabled()

  await host.getByRole('button', { name: 'Remove desmond', exact: true }).click()
  await host.getByLabel('whoever has the link may join').uncheck()
  await expect(page.getByText('This lobby is closed: ask one of its players to add you.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^(join|take a seat)$/ })).toHaveCount(0)

  await page.goto(`${dorit.url}/lobby/${draftLobby}`)
  await expect(page.getByText('3 packs of 15 cards each', { exact: true })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Bot Ada' })).toContainText('steady')
  await expect(
    page.locator('main').locator('input, select'),
    'the strength of a bot is a fact, too',
  ).toHaveCount(0)
  await page.getByRole('link', { name: 'Morrowmere Cube', exact: true }).click()
  await expect(page).toHaveURL(/\/magic\/cube\//)
})

test('who is put into a lobby, or called to a rematch, is told on every page until they have seen it', async ({
  browser,
}) => {
  const page = await signedIn(browser, desmond)
  await page.goto(`${desmond.url}/data`)
  await expect(page).toHaveTitle(/^(?!●)/)
  const { lobbyId } = await dorit.send(lobbyCreate, {
    userIds: [dorit._id, desmond._id],
    game: 'Innovation: Ultimate',
  })
  const { name } = (await dorit.send(lobbyInfo, { lobbyId })).lobby
  await expect(page.getByRole('link', { name: /dorit invites you/ })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  const own = page.getByRole('button', { name: 'desmond, user menu', exact: true }).locator('span').first()
  expect(await own.evaluate((name) => name.scrollWidth - name.clientWidth), 'their name is not cut').toBe(0)
  await page.setViewportSize({ width: 1280, height: 720 })
  await expect(page).toHaveTitle(/^● /)
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /^data:image\/svg/)
  await page.getByRole('link', { name: 'home', exact: true }).first().click()
  const row = page.getByRole('region', { name: 'Invitations', exact: true }).getByRole('listitem')
  await expect(row).toContainText(`dorit invites you to ${name}, Innovation: Ultimate`)
  await expectAccessible(page)
  await shoot(page, 'home-invited')
  await row.getByRole('button', { name: 'join', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/lobby/${lobbyId}$`))
  await expect(page.getByRole('link', { name: /dorit invites you/ })).toHaveCount(0)

  await expect(page.getByRole('button', { name: 'Start!', exact: true })).toBeEnabled()
  const { gameId } = await dorit.send(gameCreate, { lobbyId })
  await expect(page).toHaveURL(new RegExp(`/game/${gameId}$`))
  const rematch = await dorit.send(gameRematch, { gameId })
  await expect(page.getByRole('link', { name: /dorit wants a rematch/ })).toBeVisible()
  expect((await desmond.send(gameRematch, { gameId })).lobbyId, 'both are called to the same').toBe(
    rematch.lobbyId,
  )
  await expect(page.getByRole('link', { name: /dorit wants a rematch/ })).toHaveCount(0)
  await dorit.send(gameKill, { gameId })
})

test('a reason why a lobby cannot start is said once, in red only where one made something wrong', async ({
  browser,
}) => {
  const { lobbyId } = await dorit.send(lobbyCreate, { game: 'Cube Draft' })
  const page = await signedIn(browser, dorit)
  await page.goto(`${dorit.url}/lobby/${lobbyId}`)
  const start = page.getByRole('region', { name: 'Start', exact: true })
  const redAmong = () =>
    page.evaluate(() => {
      const probe = document.createElement('i')
      probe.style.color = 'var(--danger)'
      document.body.append(probe)
      const red = getComputedStyle(probe).color
      probe.remove()
      return [...document.querySelectorAll('main *')].filter(
        (one) => getComputedStyle(one).color === red && one.textContent !== '',
      ).length
    })
  await expect(start.getByText('At least two players are required')).toBeVisible()
  expect(await redAmong(), 'nothing is wrong yet').toBe(0)
  await page.getByLabel('Number of packs').fill('0')
  const packs = page.getByText('Packs must be greater than zero')
  await expect(packs).toHaveCount(1)
  await expect(packs).toBeVisible()
  expect(await redAmong()).toBeGreaterThan(0)
  await expect(start.getByText('Fix the marked fields.')).toBeVisible()
})

test('one click plays against bots', async ({ browser }) => {
  const page = await signedIn(browser, dorit)
  await page.goto(dorit.url)
  await page.getByRole('button', { name: /^Innovation against a bot/ }).click()
  await page.waitForURL(/\/game\/\w{24}$/)
  await expect(page.getByRole('region', { name: 'Your hand', exact: true })).toBeVisible()
  await page.goto(dorit.url)
  await page.getByRole('button', { name: /^Draft with seven bots/ }).click()
  await page.waitForURL(/\/game\/\w{24}$/)
  await expect(page.getByRole('region', { name: 'Pack', exact: true })).toBeVisible()
  await page.goto(dorit.url)
  await page.getByRole('button', { name: 'change: Tyrants against a bot', exact: true }).click()
  await page.waitForURL(/\/lobby\/\w{24}$/)
  await expect(page.getByRole('button', { name: 'Start!', exact: true })).toBeEnabled()
})

test('an invitation makes an account, which changes its mark and password, and an admin resets it', async ({
  browser,
  server,
}) => {
  const admin = await signIn(browser, server.admin.name, server.admin.password)
  await admin.goto('/admin')
  const panel = admin.getByRole('region', { name: 'Invitations', exact: true })
  await panel.getByRole('button', { name: 'make an invitation link', exact: true }).click()
  const link = await panel.getByLabel('Invitation link').inputValue()
  const page = await (await browser.newContext()).newPage()
  await page.goto(link)
  await expect(page.getByText(`${server.admin.name} invites you.`)).toBeVisible()
  await expectAccessible(page)
  await shoot(page, 'join')
  await page.getByLabel('Name').fill('della')
  const password = page.getByRole('textbox', { name: 'Password', exact: true })
  await password.fill('password123')
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('easy to guess')
  await password.fill('seven green lanterns')
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'My Games', exact: true })).toBeVisible()

  await page.goto('/account')
  await page.getByRole('radio', { name: 'star', exact: true }).check({ force: true })
  await page.getByRole('radio', { name: 'purple', exact: true }).check({ force: true })
  await page.getByLabel('Current password').fill('seven green lanterns')
  await page.getByLabel('New password').fill('eight brown kettles')
  await page.getByRole('button', { name: 'change password', exact: true }).click()
  await expect(page.getByText('Your password is changed.')).toBeVisible()
  await expectAccessible(page)
  await shoot(page, 'account')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'star', exact: true })).toBeChecked()

  await admin.reload()
  await shoot(admin, 'admin-users')
  await admin.getByRole('button', { name: 'Menu of della', exact: true }).click()
  await admin.getByRole('menuitem', { name: 'password reset link', exact: true }).click()
  const reset = await admin.getByLabel('Link for della').inputValue()
  const other = await (await browser.newContext()).newPage()
  await other.goto(reset)
  await expect(other.getByLabel('Name')).toHaveValue('della')
  await other.getByRole('textbox', { name: 'New password', exact: true }).fill('nine yellow doors')
  await other.getByRole('button', { name: 'Save and sign in', exact: true }).click()
  await expect(other.getByRole('heading', { name: 'My Games', exact: true })).toBeVisible()
  await expect(page, 'her other pages are signed out').toHaveURL(/\/login$/)
  await page.goto(reset)
  await page.reload()
  await expect(page.getByText('This link is no longer valid.')).toBeVisible()
})

test('all my games, and the page of a person', async ({ browser }) => {
  await makeDraft({ name: 'With desmond', players: [dorit, desmond], numPacks: 1, packSize: 3 })
  await makeDraft({ name: 'Without him', players: [dorit], bots: 1, numPacks: 1, packSize: 3 })
  const page = await signedIn(browser, dorit)
  await page.goto(dorit.url)
  await page.getByRole('link', { name: 'all my games', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Without him', exact: true })).toBeVisible()
  await page.getByLabel('With', { exact: true }).selectOption('with desmond')
  await expect(page.getByRole('link', { name: 'With desmond', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Without him', exact: true })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('row').filter({ hasText: 'With desmond' }).getByText('your deck')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Without him', exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await shoot(page, 'all-games')
  await page.goto(`/people/${desmond._id}`)
  await expect(page.getByRole('heading', { name: 'desmond', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'With desmond', exact: true })).toBeVisible()
  await expectAccessible(page)
  await shoot(page, 'person')
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await tooWide(page)).toBe(0)
})

test('where the hub is out of reach a page says so, and the hub can be installed', async ({ browser }) => {
  const page = await signedIn(browser, dorit)
  await page.goto(dorit.url)
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
    const answer = await fetch(link?.href ?? '')
    const { name, icons } = (await answer.json()) as { name: string; icons: readonly { src: string }[] }
    const found = await Promise.all(icons.map(async ({ src }) => (await fetch(src)).ok))
    return { name, found }
  })
  expect(manifest).toEqual({ name: 'Parlour', found: [true, true, true, true] })
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.context().setOffline(true)
  await page.goto(`${dorit.url}/data`)
  await expect(page.getByRole('heading', { name: 'Parlour is out of reach', exact: true })).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('link', { name: 'Try again', exact: true }).click()
  await expect(page.getByRole('link', { name: 'home', exact: true }).first()).toBeVisible()
})
