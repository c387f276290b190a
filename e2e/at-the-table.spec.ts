import { gameFetch } from '@parlour/protocol'
import type { Page } from '@playwright/test'
import type { HubUser } from '../tests/hub-client'
import { openCards } from './support/draft-table'
import { longestFlight, watchFlights } from './support/flights'
import { fullTable } from './support/full-table'
import { answerAtRandom, clickToAnswer, makeGame, options, question, titleOf } from './support/game-table'
import { INNOVATION } from './support/innovation-table'
import { makeDraft } from './support/make-draft'
import { makeUsers, signedIn, signIn } from './support/people'
import { actAtTable } from './support/table-turns'
import { expect, test } from './support/test'

let users: readonly HubUser[] = []
test.beforeAll(async ({ server }) => {
  users = await makeUsers(server, ['odalys', 'pascal'])
})

function two(): readonly [HubUser, HubUser] {
  const [odalys, pascal] = users
  if (odalys === undefined || pascal === undefined) throw new Error('There are no users.')
  return [odalys, pascal]
}

/** A game of Innovation in which a turn of odalys' begins, after more than so many answers. */
async function atFirstAction(least: number): Promise<string> {
  const [odalys, pascal] = two()
  const gameId = await makeGame(INNOVATION, [odalys, pascal])
  await answerAtRandom(
    [odalys, pascal],
    gameId,
    (asked, { requests, seq }) =>
      asked === odalys && seq > least && requests.some(({ title }) => title === 'Choose First Action'),
  )
  return gameId
}

test('where the lobby chose so, the others agree to an undo past what was seen, or do not', async ({
  browser,
}) => {
  const [odalys, pascal] = two()
  const gameId = await makeGame(INNOVATION, [odalys, pascal], { undo: 'consent' })
  const isAsked = (player: HubUser) =>
    answerAtRandom(
      [odalys, pascal],
      gameId,
      (asked, { requests }) =>
        asked === player && requests.some(({ title }) => title === 'Choose Second Action'),
    )
  await isAsked(odalys)
  const [page, other] = [await signedIn(browser, odalys), await signedIn(browser, pascal)]
  for (const each of [page, other]) await each.goto(`/game/${gameId}`)
  const undo = page.getByRole('button', { name: 'undo', exact: true })
  await options(question(page).getByRole('group', { name: 'Draw', exact: true }))
    .first()
    .click()
  await expect(titleOf(other)).toHaveText('Choose First Action')
  await undo.click()
  await expect(page.getByText(/^You ask to take back: draws a card\./)).toBeVisible()
  await expect(undo).toHaveAttribute('title', 'Waiting for pascal to agree')
  await other.getByRole('button', { name: 'refuse', exact: true }).click()
  await expect(page.getByText('You ask to take back')).toBeHidden()
  await undo.click()
  await other.getByRole('button', { name: 'allow', exact: true }).click()
  await expect(titleOf(page)).toHaveText('Choose Second Action')
  expect((await odalys.send(gameFetch, { gameId })).game.proposals).toBeUndefined()
})

test('who wants to be asked before each answer is asked so on every device', async ({ browser }) => {
  const [odalys] = two()
  const gameId = await atFirstAction(8)
  const [page, other] = [await signedIn(browser, odalys), await signIn(browser, 'odalys')]
  for (const each of [page, other]) await each.goto(`/game/${gameId}`)
  const drawIn = (place: Page) =>
    options(question(place).getByRole('group', { name: 'Draw', exact: true })).first()
  await page.getByRole('button', { name: 'odalys, user menu', exact: true }).click()
  const setting = page.getByRole('menuitemcheckbox', { name: 'ask me before each answer', exact: true })
  await expect(setting).not.toBeChecked()
  await setting.click()
  await expect(setting).toBeChecked()
  await other.reload()
  await expect(question(other).getByRole('button', { name: /^choose/ })).toBeVisible()
  expect(await clickToAnswer(other, drawIn(other)), 'a click, then the button').toBe(2)
  await setting.click()
  await expect(question(other).getByRole('button', { name: /^choose/ })).toBeHidden()
  expect(await clickToAnswer(other, drawIn(other))).toBe(1)
})

test('what moved since your own last turn is shown again, one after the other, until a click ends it', async ({
  browser,
}) => {
  const [odalys] = two()
  const gameId = await atFirstAction(20)
  const page = await signedIn(browser, odalys, { reducedMotion: 'no-preference' })
  await page.goto(`/game/${gameId}`)
  const away = page.getByRole('region', { name: 'While you were away', exact: true })
  await watchFlights(page)
  const replay = away.getByRole('button', { name: 'replay', exact: true })
  await replay.click()
  await expect.poll(() => longestFlight(page)).toBeGreaterThan(100)
  await expect(page.locator('[data-flights] > *')).toHaveCount(0)
  const left = page.evaluate(leftAfterClick)
  await replay.click()
  expect(await left).toBe(0)
})

for (const width of [900, 390])
  test(`what happened meanwhile is shown beside the question where the log is elsewhere, ${width} px wide`, async ({
    browser,
  }) => {
    const [odalys] = two()
    const gameId = await atFirstAction(20)
    const page = await signedIn(browser, odalys, { viewport: { width, height: 844 } })
    await page.goto(`/game/${gameId}`)
    const away = question(page).getByRole('button', { name: 'While you were away', exact: true })
    await expect(away).toBeInViewport({ ratio: 1 })
    await away.click()
    const awayDialog = page.getByRole('dialog', { name: 'While you were away', exact: true })
    await expect(awayDialog.getByRole('listitem').first()).toContainText('pascal')
    await expect(awayDialog).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(awayDialog).toBeHidden()
    await expect(away).toBeFocused()
  })

/** In the page: presses the pointer as soon as something flies. Returns how much flies two frames later. */
async function leftAfterClick(): Promise<number> {
  const flying = () => document.querySelectorAll('[data-flights] > *').length
  const frame = () => new Promise(requestAnimationFrame)
  while (flying() === 0) await frame()
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  await frame()
  await frame()
  return flying()
}

test('at a Magic table too, where cards go from zone to zone', async ({ browser }) => {
  const [odalys, pascal] = two()
  const gameId = await fullTable([odalys, pascal])
  await actAtTable(gameId, odalys, { name: 'untap all' })
  await actAtTable(gameId, pascal, { name: 'draw' })
  const page = await signedIn(browser, odalys, { reducedMotion: 'no-preference' })
  await page.goto(`/game/${gameId}`)
  await page.getByRole('button', { name: 'since your last turn', exact: true }).click()
  const recent = page.getByRole('dialog', { name: 'Since your last turn', exact: true })
  await expect(recent).toContainText('draws')
  await watchFlights(page)
  await recent.getByRole('button', { name: 'replay', exact: true }).click()
  await expect.poll(() => longestFlight(page)).toBeGreaterThan(100)
})

test('a picked card flies to its place in the deck; in columns a card stays where it is dragged', async ({
  browser,
}) => {
  const [odile, pascal] = two()
  const gameId = await makeDraft({ name: 'Flying', players: [odile, pascal], numPacks: 1, packSize: 15 })
  const page = await signedIn(browser, odile, { reducedMotion: 'no-preference' })
  await page.addInitScript(() => localStorage.setItem('parlour-draft-deck-view', '"columns"'))
  await page.goto(`/game/${gameId}`)
  await expect(openCards(page)).toHaveCount(15)
  await page.evaluate(() => {
    new MutationObserver(() => {
      const flying = document.querySelector('[data-flying="pick"]')
      if (flying !== null) document.body.dataset.flew = flying.textContent ?? ''
    }).observe(document.body, { childList: true })
  })
  await openCards(page).first().dblclick()
  const main = page.getByRole('region', { name: 'Main', exact: true })
  const card = main.locator('[data-name]')
  await expect(card).toHaveCount(1)
  const name = (await card.getAttribute('data-name')) ?? ''
  await expect.poll(() => page.locator('body').getAttribute('data-flew')).toContain(name.split(' // ')[0])
  await expect(page.locator('[data-flying="pick"]')).toHaveCount(0)

  const land = main.locator('div', { has: page.getByRole('heading', { name: /^land/i }) }).last()
  const six = main.locator('div', { has: page.getByRole('heading', { name: /^6\+/ }) }).last()
  const other = (await land.getByText(name).count()) === 0 ? land : six
  await card.dragTo(other.getByRole('heading'))
  await expect(other.locator('[data-name]')).toHaveCount(1)
  await page.reload()
  await expect(other.locator('[data-name]')).toHaveCount(1)
  await main.getByRole('button', { name: 'tidy', exact: true }).click()
  await expect(other.locator('[data-name]')).toHaveCount(0)
})
