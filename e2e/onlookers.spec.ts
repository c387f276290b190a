import { UNSPECIFIED } from '@parlour/kernel'
import { gameCreate, gameFetch, gameProposalSay, gameSaveResponse } from '@parlour/protocol'
import { lobbyCreate, lobbyInfo, lobbyPractice } from '@parlour/protocol'
import type { HubUser } from '../tests/hub-client'
import { makeUsers, signedIn } from './support/people'
import { picture } from './support/screens'
import { expect, test } from './support/test'

let ann: HubUser
let bob: HubUser
let eve: HubUser
test.beforeAll(async ({ server }) => {
  const [first, second, third] = await makeUsers(server, ['annika', 'bojan', 'evelin'])
  if (first === undefined || second === undefined || third === undefined)
    throw new Error('There are no users.')
  ;[ann, bob, eve] = [first, second, third]
})

for (const [width, colorScheme] of [
  [1440, 'light'],
  [900, 'dark'],
  [390, 'light'],
] as const)
  test(`a lobby lets people of the hub look in, until a player closes it, at ${width} px`, async ({
    browser,
  }) => {
    const look = { viewport: { width, height: 900 }, colorScheme }
    const page = await signedIn(browser, ann, look)
    const users = { userIds: [ann._id, bob._id], game: 'Innovation: Ultimate' }
    const { lobbyId } = await ann.send(lobbyCreate, users)
    const { lobby } = await ann.send(lobbyInfo, { lobbyId })
    await page.goto(`${ann.url}/lobby/${lobbyId}`)
    await page.getByRole('radio', { name: 'People of this hub', exact: true }).check()
    await page.getByRole('radio', { name: 'All hands, later', exact: true }).check()
    await expect(page.getByText(/^When the game begins, the others are asked/)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await picture(page, `onlookers-lobby-${width}`)
    await page.getByRole('button', { name: 'Start!', exact: true }).click()
    await expect(page).toHaveURL(/\/game\//)
    const gameId = page.url().split('/').at(-1) ?? ''
    await expect(
      page.getByText(/You ask to let people of this hub look in and see all hands, 10 answers later\./),
    ).toBeVisible()
    await picture(page, `onlookers-asked-${width}`)
    await bob.send(gameProposalSay, { gameId, made: 0, allow: false })
    await expect(page.getByText(/You ask to let/)).toHaveCount(0)

    const onlooker = await signedIn(browser, eve, look)
    await onlooker.goto(`${eve.url}/game/${gameId}`)
    await expect(onlooker.getByRole('heading', { name: 'Watching', exact: true })).toBeVisible()
    await expect(onlooker.getByText(/live, the table only/)).toBeVisible()
    await expect(onlooker.getByText('1 onlooker', { exact: true })).toBeVisible()
    const { game } = await eve.send(gameFetch, { gameId })
    expect([game.requests, game.chat]).toEqual([[], []])
    expect(await onlooker.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await picture(onlooker, `onlookers-game-${width}`)
    await onlooker.getByRole('button', { name: 'chat', exact: true }).click()
    const chat = onlooker.getByRole('dialog', { name: 'Onlookers’ chat', exact: true })
    await chat
      .getByRole('textbox', { name: 'Say something to the onlookers', exact: true })
      .fill('A close one.')
    await chat.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(chat.getByText('A close one.', { exact: true })).toBeVisible()
    await picture(onlooker, `onlookers-chat-${width}`)
    await onlooker.keyboard.press('Escape')
    await expect(page.getByText('A close one.')).toHaveCount(0)

    await page.getByRole('button', { name: lobby.name, exact: true }).click()
    await page.getByRole('menuitem', { name: 'onlookers', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Onlookers', exact: true })
    await expect(dialog.getByText(/1 onlooker: evelin\./)).toBeVisible()
    await dialog.getByRole('radio', { name: 'Nobody', exact: true }).check()
    await picture(page, `onlookers-dialog-${width}`)
    await dialog.getByRole('button', { name: 'change', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(onlooker.getByText('Only the players of this game may look at it.')).toBeVisible()
    await page.context().close()
    await onlooker.context().close()
  })

for (const [width, colorScheme] of [
  [1440, 'dark'],
  [900, 'light'],
  [390, 'dark'],
] as const)
  test(`whoever has a game’s link looks in without an account until it is renewed, at ${width} px`, async ({
    browser,
  }) => {
    const look = { viewport: { width, height: 900 }, colorScheme }
    const { lobbyId } = await ann.send(lobbyPractice, { game: 'Innovation: Ultimate' })
    const { gameId } = await ann.send(gameCreate, { lobbyId })
    const { game } = await ann.send(gameFetch, { gameId })
    const page = await signedIn(browser, ann, look)
    await page.goto(`${ann.url}/game/${gameId}`)
    const openDialog = async () => {
      await page.getByRole('button', { name: game.settings.name, exact: true }).click()
      await page.getByRole('menuitem', { name: 'onlookers', exact: true }).click()
      return page.getByRole('dialog', { name: 'Onlookers', exact: true })
    }
    const before = await openDialog()
    await before.getByRole('radio', { name: 'Anybody with the link', exact: true }).check()
    await before.getByRole('button', { name: 'change', exact: true }).click()
    await expect(before).toHaveCount(0)
    const dialog = await openDialog()
    const field = dialog.getByRole('textbox', { name: 'Link for onlookers', exact: true })
    const link = new URL(await field.inputValue())
    await picture(page, `guest-dialog-${width}`)

    const guest = await (await browser.newContext(look)).newPage()
    await guest.goto(`${ann.url}${link.pathname}${link.hash}`)
    await expect(guest.getByRole('heading', { name: 'Watching', exact: true })).toBeVisible()
    await expect(guest.getByText('1 onlooker', { exact: true })).toBeVisible()
    await expect(dialog.getByText(/1 onlooker: 1 by the link\./)).toBeVisible()
    await expect(guest.getByText(/^waiting for annika · live, the table only$/)).toBeVisible()
    expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await picture(guest, `guest-game-${width}`)
    const [request] = game.requests
    const [choice] = request === undefined || request.choices === UNSPECIFIED ? [] : request.choices
    const first = String(typeof choice === 'object' ? choice.title : choice)
    if (request === undefined || choice === undefined) throw new Error('Nothing is asked.')
    const response = { actor: ann.name, title: request.title, selection: [first] }
    await ann.send(gameSaveResponse, { gameId, response })
    await expect(guest.getByText(first, { exact: true }).first()).toBeAttached()

    await dialog.getByRole('button', { name: 'make another', exact: true }).click()
    await expect(
      guest.getByRole('heading', { name: 'This link leads to no game', exact: true }),
    ).toBeVisible()
    await picture(guest, `guest-none-${width}`)
    await expect(field).not.toHaveValue(link.href)
    await guest.getByRole('link', { name: 'sign in', exact: true }).click()
    await expect(guest.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  })
