import type { Locator, Page, Route } from '@playwright/test'
import type { HubUser } from '../tests/hub-client'
import { answerAtRandom, gameOf, options, question, titleOf } from './support/game-table'
import { actByCall, makeInnovation } from './support/innovation-table'
import { answerFirst, makeDraft } from './support/make-draft'
import { makeUsers, signedIn } from './support/people'
import { expect, test } from './support/test'

let lina: HubUser
let moritz: HubUser
test.beforeAll(async ({ server }) => {
  const [first, second] = await makeUsers(server, ['lina', 'moritz'])
  if (first === undefined || second === undefined) throw new Error('There are no users.')
  lina = first
  moritz = second
})

/**
 * A game of Innovation in which somebody is to choose the second action of a turn. Answers that player and
 * the other.
 */
async function inTheMiddle(): Promise<{ gameId: string; active: HubUser; other: HubUser }> {
  const players = [lina, moritz]
  const gameId = await makeInnovation(players)
  let active = lina
  await answerAtRandom(players, gameId, (player, { requests }) => {
    active = player
    return requests[0]?.title === 'Choose Second Action'
  })
  const other = active === lina ? moritz : lina
  return { gameId, active, other }
}

const here = (page: Page, words: string) =>
  page
    .getByRole('list', { name: 'Who is here', exact: true })
    .filter({ visible: true })
    .getByText(words, { exact: true })

/** The color and the shape that stand before a name. */
const markOf = (name: Locator) =>
  name.evaluate((element) => {
    const { backgroundColor, clipPath } = getComputedStyle(element, '::before')
    return { backgroundColor, clipPath }
  })

test('who has a game open is shown to the others, by the mark of their seat', async ({ browser }) => {
  const { gameId } = await inTheMiddle()
  const page = await signedIn(browser, lina)
  await page.goto(`/game/${gameId}`)
  await expect(here(page, 'lina is here')).toBeAttached()
  await expect(here(page, 'moritz is away')).toBeAttached()
  const others = await signedIn(browser, moritz)
  await others.goto(`/game/${gameId}`)
  await expect(here(page, 'moritz is here')).toBeAttached()
  await expect(here(others, 'lina is here')).toBeAttached()
  for (const { name } of [lina, moritz]) {
    const tableau = page.getByRole('region', { name: `${name}'s tableau`, exact: true })
    const seat = await markOf(tableau.getByText(name, { exact: true }).first())
    expect(await markOf(here(page, `${name} is here`).locator('..'))).toEqual(seat)
  }
  await others.getByRole('link', { name: 'home', exact: true }).first().click()
  await expect(here(page, 'moritz is away')).toBeAttached()
  await others.goBack()
  await expect(here(page, 'moritz is here')).toBeAttached()
  await others.context().close()
  await expect(here(page, 'moritz is away')).toBeAttached()
})

/** Whether what lies over the middle of a part of the page belongs to the overlay with this note. */
async function isUnder(part: Locator, note: Locator): Promise<boolean> {
  const box = await part.boundingBox()
  if (box === null) throw new Error('It is not shown.')
  return note.evaluate((element, { x, y }) => document.elementFromPoint(x, y)?.contains(element) === true, {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
  })
}

test('a save waits for the one before it, and says so', async ({ browser }) => {
  const { gameId, active } = await inTheMiddle()
  const page = await signedIn(browser, active)
  const stalledRoutes: Route[] = []
  await page.route('**/api/game/save_response', (route) => void stalledRoutes.push(route))
  await page.goto(`/game/${gameId}`)
  await expect(titleOf(page)).toHaveText('Choose Second Action')
  const { seq } = await gameOf(active, gameId)
  await options(question(page).getByRole('group', { name: 'Draw', exact: true }))
    .first()
    .click()
  await expect.poll(() => stalledRoutes.length).toBe(1)
  await page.getByRole('button', { name: 'undo', exact: true }).click()
  const overlay = page.getByText('save queued', { exact: true })
  await expect(overlay).toBeVisible()
  expect(await isUnder(question(page), overlay), 'the question is dimmed, too').toBe(true)
  expect((await gameOf(active, gameId)).seq, 'nothing has reached the hub').toBe(seq)
  await stalledRoutes[0]?.continue()
  await expect(overlay).toBeHidden()
  await expect(titleOf(page), 'the undo that waited was saved').toHaveText('Choose Second Action')
  expect((await gameOf(active, gameId)).seq).toBeGreaterThan(seq + 1)
})

test('a page whose game differs from the hub’s says so and takes the hub’s', async ({ browser }) => {
  const { gameId, active, other } = await inTheMiddle()
  const { seq } = await gameOf(other, gameId)
  const page = await signedIn(browser, other)
  await page.route('**/api/game/fetch', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as {
      readonly game: { readonly seq: number; readonly view: object }
    }
    const view = answer.game.seq === seq ? { ...answer.game.view, invented: true } : answer.game.view
    await route.fulfill({ response, json: { ...answer, game: { ...answer.game, view } } })
  })
  await page.goto(`/game/${gameId}`)
  await expect(here(page, `${other.name} is here`)).toBeAttached()
  await page.waitForLoadState('networkidle')
  await actByCall(active, gameId, 'Draw')
  await expect(page.getByText('State mismatch with server. Try reloading the page.')).toBeVisible()
  await expect(titleOf(page)).toHaveText('Choose First Action')
})

test('a page outlives a restart of the hub, and shows what happened meanwhile', async ({
  browser,
  server,
}) => {
  const gameId = await makeDraft({ name: 'Power cut', players: [lina, moritz], numPacks: 1, packSize: 3 })
  await answerFirst(lina, gameId)
  const page = await signedIn(browser, lina)
  await page.goto(`/game/${gameId}`)
  await expect(page.getByText('No actions waiting for you right now.')).toBeVisible()
  await expect(page.getByText('Connected')).toBeAttached()
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
  await server.crash()
  await expect(page.getByText('Reconnecting')).toBeVisible()
  await server.restart()
  await answerFirst(moritz, gameId)
  await expect(page.getByRole('heading', { name: 'Draft Card', exact: true })).toBeVisible()
  await expect(page.getByText('Reconnecting')).toBeHidden()
  await expect(page.locator('body[data-same-page]'), 'it was not loaded again').toBeAttached()
})
