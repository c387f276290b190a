import { gameFetch, gamePropose, gameProposalSay, lobbyCreate, lobbyInfo } from '@parlour/protocol'
import type { HubUser } from '../tests/hub-client'
import { makeInnovation } from './support/innovation-table'
import { makeUsers, signedIn } from './support/people'
import { picture } from './support/screens'
import { expect, test } from './support/test'

let pelagia: HubUser
let pedro: HubUser
test.beforeAll(async ({ server }) => {
  const [first, second] = await makeUsers(server, ['pelagia', 'pedro'])
  if (first === undefined || second === undefined) throw new Error('There are no users.')
  pelagia = first
  pedro = second
})

for (const [width, colorScheme] of [
  [1440, 'light'],
  [900, 'dark'],
  [390, 'light'],
] as const)
  test(`a lobby chooses its pace, and the game shows it, at ${width} px`, async ({ browser }) => {
    const page = await signedIn(browser, pelagia, { viewport: { width, height: 900 }, colorScheme })
    const users = { userIds: [pelagia._id, pedro._id], game: 'Innovation: Ultimate' }
    const { lobbyId } = await pelagia.send(lobbyCreate, users)
    const { lobby } = await pelagia.send(lobbyInfo, { lobbyId })
    await page.goto(`${pelagia.url}/lobby/${lobbyId}`)
    await expect(page.getByText('Everybody answers when they can.').last()).toBeVisible()
    await page.getByRole('radio', { name: 'Relaxed', exact: true }).check()
    await expect(page.getByText(/has 5 days to think in all and gets 12 hours back/)).toBeVisible()
    await page.getByRole('textbox', { name: 'Each has', exact: true }).fill('3')
    await page
      .getByRole('combobox', { name: 'When a bank is empty', exact: true })
      .selectOption('a bot stands in')
    await expect(page.getByText(/has 3 days to think in all/)).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Your own', exact: true })).toBeChecked()
    await expect(page.getByText(/a bot answers for them until/)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await picture(page, `pace-lobby-${width}-${colorScheme}`)

    await page.getByRole('button', { name: 'Start!', exact: true }).click()
    await expect(page).toHaveURL(/\/game\//)
    if (width >= 768) await page.getByRole('button', { name: 'Pace', exact: true }).click()
    else {
      await page.getByRole('button', { name: lobby.name, exact: true }).click()
      await page.getByRole('menuitem', { name: 'pace', exact: true }).click()
    }
    const dialog = page.getByRole('dialog', { name: 'Pace', exact: true })
    await expect(dialog.getByText('3 d left', { exact: true })).toHaveCount(2)
    await expect(dialog.getByRole('listitem').filter({ hasText: 'pedro' })).toContainText('asked just now')
    await dialog.getByRole('button', { name: 'nudge pedro', exact: true }).click()
    await expect(dialog.getByText(/^nudged, possible again at /)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'nudge pedro', exact: true })).toBeDisabled()
    await picture(page, `pace-game-${width}-${colorScheme}`)
    await dialog.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(dialog).toHaveCount(0)
  })

test('a nudge appears in the log of a game without a clock, and in the bell of the nudged player', async ({
  browser,
}) => {
  const gameId = await makeInnovation([pelagia, pedro])
  const { game } = await pelagia.send(gameFetch, { gameId })
  const [hers, his] = [await signedIn(browser, pelagia), await signedIn(browser, pedro)]
  await his.goto(pedro.url)
  await hers.goto(`${pelagia.url}/game/${gameId}`)
  await hers.getByRole('button', { name: 'Pace', exact: true }).click()
  await hers.getByRole('button', { name: 'nudge pedro', exact: true }).click()
  await hers.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(hers.getByText('pelagia nudges pedro.', { exact: true })).toBeVisible()
  await his.getByRole('button', { name: /^Notices/ }).click()
  await expect(
    his.getByRole('menuitem', { name: new RegExp(`^pelagia nudges you in ${game.settings.name}`) }),
  ).toBeVisible({ timeout: 60_000 })
})

for (const [width, colorScheme] of [
  [1440, 'light'],
  [900, 'dark'],
  [390, 'light'],
] as const)
  test(`players agree on a pause, on a bot and on a draw, at ${width} px`, async ({ browser }) => {
    const gameId = await makeInnovation([pelagia, pedro])
    const { game } = await pelagia.send(gameFetch, { gameId })
    const page = await signedIn(browser, pelagia, { viewport: { width, height: 900 }, colorScheme })
    await page.goto(`${pelagia.url}/game/${gameId}`)
    const line = page.getByRole('status').filter({ hasText: /ask to|asks to|Paused|A bot answers/ })
    const menu = page.getByRole('button', { name: game.settings.name, exact: true })
    const says = async (allow: boolean) => {
      const { proposals } = (await pedro.send(gameFetch, { gameId })).game
      await pedro.send(gameProposalSay, { gameId, made: proposals?.[0]?.made ?? 0, allow })
    }
    const photograph = async (what: string) => {
      await picture(page, `${what}-${width}-${colorScheme}`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }

    await menu.click()
    await page.getByRole('menuitem', { name: 'pause the game …', exact: true }).click()
    const pause = page.getByRole('dialog', { name: 'Pause the game', exact: true })
    await pause.getByRole('textbox', { name: 'Why (may be empty)', exact: true }).fill('Moving house.')
    await photograph('pause-dialog')
    await pause.getByRole('button', { name: 'propose', exact: true }).click()
    await expect(line).toContainText('You ask to pause the game until')
    await expect(pause).toHaveCount(0)
    await photograph('pause-asked')
    await says(true)
    await expect(line).toContainText('Paused until')
    await expect(page.getByText('The game is paused.', { exact: true }).first()).toBeVisible()
    await photograph('paused')
    await line.getByRole('button', { name: 'propose to play on', exact: true }).click()
    await expect(line).toContainText('You ask to play on')
    await says(true)
    await expect(line).toHaveCount(0)

    await pedro.send(gamePropose, { gameId, proposal: { kind: 'stand-in', seat: 'pelagia' } })
    await expect(line).toContainText('pedro asks to let a bot stand in for pelagia')
    await photograph('bot-asked')
    await line.getByRole('button', { name: 'agree', exact: true }).click()
    await expect(line).toContainText('A bot answers for you.')
    await photograph('bot-in')
    await line.getByRole('button', { name: 'take my seat back', exact: true }).click()
    await expect(line).toHaveCount(0)

    await menu.click()
    await photograph('pace-menu')
    await page.getByRole('menuitem', { name: 'offer a draw …', exact: true }).click()
    const draw = page.getByRole('dialog', { name: 'Offer a draw', exact: true })
    await draw.getByRole('button', { name: 'propose', exact: true }).click()
    await expect(line).toContainText('You ask to end the game in a draw')
    await says(true)
    await expect(page.getByText(/Draw by agreement/).first()).toBeVisible()
    await photograph('drawn')
  })

for (const [width, colorScheme] of [
  [1440, 'light'],
  [900, 'dark'],
  [390, 'light'],
] as const)
  test(`somebody resigns, and the other wins, at ${width} px`, async ({ browser }) => {
    const gameId = await makeInnovation([pelagia, pedro])
    const { game } = await pelagia.send(gameFetch, { gameId })
    const page = await signedIn(browser, pelagia, { viewport: { width, height: 900 }, colorScheme })
    await page.goto(`${pelagia.url}/game/${gameId}`)
    await page.getByRole('button', { name: game.settings.name, exact: true }).click()
    await page.getByRole('menuitem', { name: 'resign …', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: `Resign from ${game.settings.name}?`, exact: true })
    await expect(dialog).toContainText('You lose this game, and pedro wins it.')
    await picture(page, `resign-${width}-${colorScheme}`)
    await dialog.getByRole('button', { name: 'resign', exact: true }).click()
    await expect(page.getByText(/pelagia resigned/).first()).toBeVisible()
    await picture(page, `resigned-${width}-${colorScheme}`)
  })

for (const [width, colorScheme] of [
  [1440, 'light'],
  [900, 'dark'],
  [390, 'light'],
] as const)
  test(`somebody goes on vacation and comes back, at ${width} px`, async ({ browser }) => {
    const gameId = await makeInnovation([pelagia, pedro])
    const { game } = await pelagia.send(gameFetch, { gameId })
    const page = await signedIn(browser, pelagia, { viewport: { width, height: 900 }, colorScheme })
    await page.goto(`${pelagia.url}/account`)
    await page.getByRole('button', { name: 'go, for 7 days', exact: true }).click()
    await expect(page.getByText(/^On vacation from .+, back on .+\.$/).last()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await picture(page, `vacation-${width}-${colorScheme}`)

    const his = await signedIn(browser, pedro, { viewport: { width, height: 900 }, colorScheme })
    await his.goto(`${pedro.url}/game/${gameId}`)
    await his.getByRole('button', { name: game.settings.name, exact: true }).click()
    await his.getByRole('menuitem', { name: 'pace', exact: true }).click()
    const dialog = his.getByRole('dialog', { name: 'Pace', exact: true })
    await expect(dialog.getByRole('listitem').filter({ hasText: 'pelagia' })).toContainText(
      'on vacation until',
    )
    await picture(his, `vacation-seat-${width}-${colorScheme}`)

    await page.getByRole('button', { name: 'I am back', exact: true }).click()
    await expect(page.getByRole('button', { name: /^go, for/ })).toBeVisible()
    await expect(dialog.getByRole('listitem').filter({ hasText: 'pelagia' })).not.toContainText('vacation')
  })
