import type { Page } from '@playwright/test'
import type { HubUser } from '../tests/hub-client'
import { expectAccessible } from './support/accessibility'
import { answerAtRandom, gameOf, question, resultOf } from './support/game-table'
import { makeInnovation } from './support/innovation-table'
import {
  bar,
  expectAt,
  gameWithPast,
  KINDS,
  line,
  region,
  type ShownKind,
  step,
  textsOf,
} from './support/look-back'
import { makeUsers, signedIn } from './support/people'
import { makeTyrants } from './support/tyrants-table'
import { expect, test } from './support/test'

const DESK = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

for (const kind of KINDS)
  test(`${kind.name}: looking back shows what was seen then, step by step, and leads back`, async ({
    browser,
    server,
  }) => {
    const { seen } = kind
    const past = await gameWithPast(browser, await makeUsers(server, kind.people), { kind, more: 8 })
    const { gameId, viewer, page, then, now, seenThen } = past
    await page.reload()
    const seenNow = await seen(page, viewer)
    expect(seenNow).not.toEqual(seenThen)

    await test.step('by its address', async () => {
      await page.goto(`/game/${gameId}?at=${then}`)
      await expectAt(page, then)
      expect(await seen(page, viewer)).toEqual(seenThen)
      await expect(page).not.toHaveTitle(/●/)
    })
    await test.step('by steps, keys and the ends of the line', async () => {
      await step(page, 'Forward').click()
      await expectAt(page, then + 1)
      await page.keyboard.press('ArrowLeft')
      await expectAt(page, then)
      expect(await seen(page, viewer)).toEqual(seenThen)
      await page.keyboard.press('Home')
      await expectAt(page, 0)
      await page.keyboard.press('End')
      await expectAt(page, now)
      expect(await seen(page, viewer)).toEqual(seenNow)
      await expect(page).toHaveURL(new RegExp(`at=${now}$`))
    })
    await test.step('by dragging on the line', async () => {
      const box = await line(page).boundingBox()
      if (box === null) throw new Error('The line is not drawn.')
      const y = box.y + box.height / 2
      await page.mouse.move(box.x + box.width, y)
      await page.mouse.down()
      await page.mouse.move(box.x + box.width * (then / now), y, { steps: 5 })
      await page.mouse.up()
      await expectAt(page, then)
      expect(await seen(page, viewer)).toEqual(seenThen)
    })
    await test.step('without a fault for readers, in light and dark', async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expectAccessible(page, { within: '[aria-label="Looking back"]' })
      }
    })
    await test.step('back to the present', async () => {
      await page.keyboard.press('Escape')
      await expect(bar(page)).toHaveCount(0)
      await expect(page).toHaveURL(new RegExp(`/game/${gameId}$`))
      expect(await seen(page, viewer)).toEqual(seenNow)
    })
  })

/** Starts a game in which the viewer is asked something after some answers. */
async function askedIn(
  players: readonly HubUser[],
  make: (players: readonly HubUser[]) => Promise<string>,
): Promise<string> {
  const gameId = await make(players)
  const [viewer] = players
  await answerAtRandom(
    players,
    gameId,
    // The actions of a turn: shorter questions leave the bar less room.
    (player, { responses, requests }) =>
      responses.length > 16 && player === viewer && requests.some(({ title }) => / Action$/.test(title)),
  )
  return gameId
}

async function lookBack(page: Page, gameId: string, viewer: HubUser): Promise<void> {
  const { settings } = await gameOf(viewer, gameId)
  await page.getByRole('button', { name: settings.name, exact: true }).click()
  await page.getByRole('menuitem', { name: 'look back', exact: true }).click()
  await expect(bar(page)).toBeVisible()
}

const BOARDS: readonly (readonly [string, ShownKind['make'], readonly [string, string]])[] = [
  ['Innovation', makeInnovation, ['rasmus', 'sylva']],
  ['Tyrants', makeTyrants, ['reiner', 'sylvie']],
]
for (const [name, make, people] of BOARDS)
  test(`${name}: the board stays where it is when one looks back, and the live game goes on`, async ({
    browser,
    server,
  }) => {
    const players = await makeUsers(server, people)
    const [viewer] = players
    if (viewer === undefined) throw new Error('Nobody looks back.')
    const gameId = await askedIn(players, make)
    const page = await signedIn(browser, viewer, DESK)
    await page.goto(`/game/${gameId}`)
    const hand = region(page, 'Your hand')
    await expect(question(page)).toBeVisible()
    const before = await hand.boundingBox()
    await lookBack(page, gameId, viewer)
    expect(await hand.boundingBox()).toEqual(before)
    await expect(step(page, 'back to your question')).toBeVisible()
    await expect(question(page)).toHaveCount(0)
    await page.keyboard.press('ArrowLeft')
    const { responses } = await gameOf(viewer, gameId)
    await expectAt(page, responses.length - 1)
    // Somebody answers meanwhile: where one stands stays, and what is shown of it.
    const past = await textsOf(page, ['Your hand'])
    await answerAtRandom(players, gameId, (_, game) => game.responses.length > responses.length + 3)
    const { responses: more } = await gameOf(viewer, gameId)
    await expect(line(page)).toHaveAttribute('aria-valuemax', String(more.length))
    await expectAt(page, responses.length - 1)
    expect(await textsOf(page, ['Your hand'])).toEqual(past)
    await page.keyboard.press('Escape')
    await expect(bar(page)).toHaveCount(0)
  })

test('on a phone the steps lie over the tabs, and the board follows when a finger lets the line go', async ({
  browser,
  server,
}) => {
  const players = await makeUsers(server, ['rosalie', 'samuel'])
  const [viewer] = players
  if (viewer === undefined) throw new Error('Nobody looks back.')
  const gameId = await askedIn(players, makeInnovation)
  const page = await signedIn(browser, viewer, PHONE)
  await page.goto(`/game/${gameId}`)
  await lookBack(page, gameId, viewer)
  const { responses } = await gameOf(viewer, gameId)
  await expectAt(page, responses.length)
  for (const name of ['First', 'Back', 'Play', 'Forward', 'Last']) {
    const box = await step(page, name).boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(44)
    expect(box?.height).toBeGreaterThanOrEqual(44)
  }
  await step(page, 'Back').tap()
  await expectAt(page, responses.length - 1)
  await line(page).tap({ position: { x: 1, y: 8 } })
  await expectAt(page, 0)
  await expectAccessible(page, { within: '[aria-label="Looking back"]' })
  await page.getByRole('button', { name: 'Log', exact: true }).tap()
  await expect(step(page, 'Forward')).toBeVisible()
  const answers = page.getByRole('log').getByRole('button', { name: /^Answer \d+$/ })
  await answers.first().tap()
  await expect(region(page, 'Your hand')).toBeVisible()
})

test('a finished game is shown from the view of each seat, from its log, and without its result', async ({
  browser,
  server,
}) => {
  const [viewer, other, outsider] = await makeUsers(server, ['rosina', 'silas', 'tarquin'])
  if (viewer === undefined || other === undefined || outsider === undefined) throw new Error('Two play.')
  const players = [viewer, other]
  const gameId = await makeInnovation(players)
  await answerAtRandom(players, gameId)
  const { responses } = await gameOf(viewer, gameId)
  const middle = Math.floor(responses.length / 2)
  const page = await signedIn(browser, viewer, DESK)
  await page.goto(`/game/${gameId}`)
  await test.step('from a line of its log, as it lies at its end', async () => {
    const number = page
      .getByRole('log')
      .getByRole('button', { name: /^Answer \d+$/ })
      .last()
    const name = (await number.getAttribute('aria-label')) ?? ''
    await number.click()
    await expectAt(page, Number(name.split(' ')[1]))
    await page.keyboard.press('Escape')
    await expect(bar(page)).toHaveCount(0)
  })
  await test.step('from the strip of its end, to its middle by a number of the log', async () => {
    await page.getByRole('button', { name: 'look back', exact: true }).click()
    await expectAt(page, responses.length)
    await page.keyboard.press('[')
    await page.keyboard.press('[')
    await expect(line(page)).not.toHaveAttribute('aria-valuenow', String(responses.length))
    const number = page
      .getByRole('log')
      .getByRole('button', { name: /^Answer \d+$/ })
      .first()
    const name = (await number.getAttribute('aria-label')) ?? ''
    await number.click()
    await expectAt(page, Number(name.split(' ')[1]))
  })
  await test.step('from the view of another seat', async () => {
    await page.goto(`/game/${gameId}?at=${middle}`)
    await expectAt(page, middle)
    const log = page.getByRole('log')
    await expect(log.locator('[data-moment="now"]').first(), 'its line of the log').toBeInViewport()
    const eyes = bar(page).getByRole('combobox', { name: /^Whose eyes/ })
    await eyes.selectOption(other.name)
    await expect(page).toHaveURL(/eyes=silas/)
    await expect(eyes).toHaveValue(other.name)
    await expect(region(page, 'Your hand')).toBeVisible()
    await expectAt(page, middle)
    const seen = await textsOf(page, [`${other.name}'s tableau`, 'Your hand'])
    const theirs = await signedIn(browser, other, DESK)
    await theirs.goto(`/game/${gameId}?at=${middle}`)
    await expectAt(theirs, middle)
    expect(seen).toEqual(await textsOf(theirs, [`${other.name}'s tableau`, 'Your hand']))
  })
  await test.step('by somebody who did not play, until its players close it', async () => {
    const outside = await signedIn(browser, outsider, DESK)
    const errors: string[] = []
    outside.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    await outside.goto(`/game/${gameId}`)
    await expect(resultOf(outside)).toBeVisible()
    await expect(outside.getByRole('textbox', { name: 'Chat', exact: true })).toHaveCount(0)
    await outside.getByRole('button', { name: 'look back', exact: true }).click()
    await expectAt(outside, responses.length)
    expect(errors).toEqual([])
    const playing = await signedIn(browser, other, DESK)
    await playing.goto(`/game/${gameId}`)
    await playing
      .getByRole('button', { name: (await gameOf(other, gameId)).settings.name, exact: true })
      .click()
    const mayLook = playing.getByRole('menuitemcheckbox', {
      name: 'others may look once it is over',
      exact: true,
    })
    await expect(mayLook).toBeChecked()
    await mayLook.click()
    await expect.poll(async () => (await gameOf(other, gameId)).closed).toBe(true)
    await outside.goto(`/game/${gameId}`)
    await expect(outside.getByText('Only the players of this game may look at it.')).toBeVisible()
  })
  await test.step('without what comes after', async () => {
    await page.keyboard.press('h')
    await expect(bar(page)).not.toContainText(`of ${responses.length}`)
    await expect(line(page)).toHaveAttribute('aria-valuemax', String(middle))
    await page.keyboard.press('ArrowRight')
    await expect(line(page)).toHaveAttribute('aria-valuemax', String(middle + 1))
    await expectAt(page, middle + 1)
  })
})
