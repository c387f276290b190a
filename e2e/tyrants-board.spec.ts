import { gameCreate, lobbyCreate } from '@parlour/protocol'
import type { Locator, Page } from '@playwright/test'
import type { HubUser } from '../tests/hub-client'
import { longestFlight, watchFlights } from './support/flights'
import { answerAtRandom, gameOf, options, question, titleOf } from './support/game-table'
import { makeUsers, signedIn } from './support/people'
import { expectStill } from './support/still'
import { expect, test } from './support/test'
import { makeTyrants, openTab } from './support/tyrants-table'

let four: readonly HubUser[] = []
test.beforeAll(async ({ server }) => {
  four = await makeUsers(server, ['anna-maria', 'bo', 'Catherine', 'dietrich'])
})

/** A game of all four in the middle of a turn of the first, with something to spend. */
async function inTurn(): Promise<{ readonly gameId: string; readonly first: HubUser }> {
  const [first] = four
  if (first === undefined) throw new Error('Four people are wanted.')
  const { lobbyId } = await first.send(lobbyCreate, {
    userIds: four.map(({ _id }) => _id),
    game: 'Tyrants of the Underdark',
    options: { map: 'base-4', expansions: ['drow', 'dragons'] },
  })
  const { gameId } = await first.send(gameCreate, { lobbyId })
  await answerAtRandom(four, gameId, (player, { seq, requests }) => {
    const [request] = requests
    const isPaid = JSON.stringify(request?.choices ?? '').includes('Deploy a Troop')
    return player === first && seq > 60 && request?.kind === 'action' && isPaid
  })
  expect((await gameOf(first, gameId)).gameOver).toBe(false)
  return { gameId, first }
}

const map = (page: Page) => page.getByRole('group', { name: 'Map', exact: true })

test('a troop that is deployed flies to its place and is still seen a while later, unless movement is switched off', async ({
  browser,
}) => {
  for (const isShown of [true, false]) {
    const { gameId, first } = await inTurn()
    const page = await signedIn(browser, first, { reducedMotion: 'no-preference' })
    await page.addInitScript(
      (motion) => localStorage.setItem('parlour-motion', motion),
      isShown ? 'on' : 'off',
    )
    await page.goto(`${first.url}/game/${gameId}`)
    await expect(question(page)).toBeVisible()
    await watchFlights(page)
    await deploy(page)
    if (isShown) await expect.poll(() => longestFlight(page)).toBeGreaterThan(100)
    else expect(await longestFlight(page)).toBe(0)
  }
})

/** Deploys a troop by a click on the map, where the viewer has presence and there is room. */
async function deploy(page: Page): Promise<void> {
  const places = map(page).locator('[data-place][data-reached="true"]')
  for (let at = 0; ; at += 1) {
    const plate = places.nth(at).getByRole('button').first()
    const [name = ''] = ((await plate.getAttribute('aria-label')) ?? '').split(': ')
    await plate.click()
    const menu = page.getByRole('group', { name, exact: true })
    const act = menu.getByRole('button', { name: /^Deploy a Troop/ })
    if (await act.isDisabled()) {
      await page.keyboard.press('Escape')
      continue
    }
    const saved = page.waitForResponse((response) => response.url().endsWith('game/save_response'))
    await act.click()
    expect((await saved).ok()).toBe(true)
    return
  }
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test('on a phone all of a menu is in sight wherever its place is, and the map stays as it was put', async ({
  browser,
}) => {
  const { gameId, first } = await inTurn()
  const page = await signedIn(browser, first, PHONE)
  await page.goto(`${first.url}/game/${gameId}`)
  await expect(question(page)).toBeVisible()
  const ground = await boxOf(map(page).locator('..'))
  const middle = async (plate: Locator) => {
    const { x, y, width, height } = await boxOf(plate)
    return { x: x + width / 2, y: y + height / 2 }
  }
  const isWithin = (at: Point) =>
    at.x > ground.x && at.x < ground.x + ground.width && at.y > ground.y && at.y < ground.y + ground.height
  let menus = 0
  for (const plate of await map(page).locator('[data-place] > [role="button"]').all()) {
    const at = await middle(plate)
    if (!isWithin(at)) continue
    await page.touchscreen.tap(at.x, at.y)
    const menu = await boxOf(
      page
        .getByRole('group')
        .filter({ hasText: /Deploy a Troop.*Assassinate/ })
        .last(),
    )
    expect(isWithin(menu) && isWithin({ x: menu.x + menu.width - 1, y: menu.y + menu.height - 1 })).toBe(true)
    menus += 1
    await page.keyboard.press('Escape')
  }
  expect(menus).toBeGreaterThan(20)

  const tapTab = (name: string) =>
    page.getByRole('navigation').filter({ visible: true }).getByRole('button', { name, exact: true }).tap()
  for (let times = 0; times < 2; times += 1)
    await page.getByRole('button', { name: 'zoom in', exact: true }).tap()
  const lies = async () => {
    const { x, y, width } = await boxOf(map(page).locator('[data-place="Gauntlgrym"]'))
    return [x, y, width].map(Math.round)
  }
  const before = await lies()
  await tapTab('Hand')
  await expect(map(page)).toBeHidden()
  await tapTab('Map')
  expect(await lies()).toEqual(before)
  const top = async () => (await boxOf(map(page).locator('..'))).y
  const wasTop = await top()
  await openTab(page, /^Power \d+$/)
  await options(question(page)).filter({ hasText: 'Deploy a Troop' }).tap()
  await expect(titleOf(page)).toHaveText('Choose a location to deploy')
  // The next question may be as high as the one before.
  await page.addStyleTag({ content: '#question { margin-bottom: 33px }' })
  await expect.poll(top, 'what stands above it has another height').not.toBe(wasTop)
  expect(await lies()).toEqual(before)
})

test('on a phone a finger that comes down beside a small place means it', async ({ browser }) => {
  const { gameId, first } = await inTurn()
  const page = await signedIn(browser, first, PHONE)
  await page.goto(`${first.url}/game/${gameId}`)
  await expect(question(page)).toBeVisible()
  const beside = await page.evaluate(besidePaths, 17)
  expect(beside.length, 'places with room beside them').toBeGreaterThan(5)
  const ground = await boxOf(map(page).locator('..'))
  for (const { x, y, name } of beside) {
    await page.touchscreen.tap(x, y)
    const menu = page.getByRole('group', { name, exact: true })
    await expect(menu).toBeVisible()
    // Where no place is near.
    await page.touchscreen.tap(ground.x + ground.width - 6, ground.y + ground.height - 6)
    await expect(menu).toBeHidden()
  }
})

/**
 * In the page: points so many px beside path spaces, where nothing lies, nothing of another place is nearer
 * and no answer of another is within a thumb's reach.
 */
function besidePaths(away: number): readonly (Point & { readonly name: string })[] {
  const plates = [...document.querySelectorAll('svg[aria-label="Map"] [data-place] > [role="button"]')]
  const ground = document.querySelector('svg[aria-label="Map"]')?.getBoundingClientRect() ?? new DOMRect()
  const gap = (plate: Element, { x, y }: Point) => {
    const { left, right, top, bottom } = plate.getBoundingClientRect()
    return Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0))
  }
  const centers = [...document.querySelectorAll('svg[aria-label="Map"] [data-center]')]
  const isMeantFirst = (other: Element, { x, y }: Point) => {
    const { left, top, width, height } = other.getBoundingClientRect()
    const isReached =
      2 * Math.abs(x - left - width / 2) <= Math.max(width, 44) &&
      2 * Math.abs(y - top - height / 2) <= Math.max(height, 44)
    return isReached && other.getAttribute('data-state')?.split(' ').includes('can') === true
  }
  return plates.flatMap((plate) => {
    const others = centers.filter((one) => plate.closest('[data-place]')?.contains(one) !== true)
    const [name = ''] = (plate.getAttribute('aria-label') ?? '').split(': ')
    const { x, y, width, height } = plate.getBoundingClientRect()
    const found = [
      [away, 0],
      [-away, 0],
      [0, away],
      [0, -away],
    ]
      .map(([right = 0, down = 0]) => ({ x: x + width / 2 + right, y: y + height / 2 + down, name }))
      .find((at) => {
        const isOnGround =
          at.x > ground.left && at.x < ground.right && at.y > ground.top && at.y < ground.bottom
        const hit = isOnGround ? document.elementFromPoint(at.x, at.y) : null
        const isFree = hit !== null && hit.closest('svg') !== null && hit.closest('[data-place]') === null
        const isElsewhere = (other: Element) =>
          gap(other, at) > gap(plate, at) + 2 && !isMeantFirst(other, at)
        return isFree && others.every(isElsewhere)
      })
    return found === undefined ? [] : [found]
  })
}

interface Point {
  readonly x: number
  readonly y: number
}

async function boxOf(thing: Locator) {
  const box = await thing.boundingBox()
  if (box === null) throw new Error('It is not on the page.')
  return box
}

test('the map is played by keyboard: one stop, arrow keys, and a menu with reasons', async ({ browser }) => {
  const { gameId, first } = await inTurn()
  const page = await signedIn(browser, first)
  await page.goto(`${first.url}/game/${gameId}`)
  await expect(question(page)).toBeVisible()
  await expect(map(page).locator('[tabindex="0"]')).toHaveCount(1)
  await map(page).locator('[tabindex="0"]').focus()
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  const start = await focused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  expect(await focused()).not.toBe(start)
  const place = await focused()
  await page.keyboard.press('Enter')
  await expect(
    page
      .getByText('Assassinate a Troop')
      .or(page.getByText(/^Assassinate a /))
      .first(),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect.poll(focused).toBe(place)
})

test('on a phone the map stays where it is while the others play', async ({ browser, server }) => {
  const players = await makeUsers(server, ['ulrik', 'veva', 'wilm'])
  await expectStill(browser, players, { make: makeTyrants, device: PHONE, most: 50 })
})
