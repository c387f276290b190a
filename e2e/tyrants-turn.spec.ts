import type { Page } from '@playwright/test'
import type { HubUser } from '../tests/hub-client'
import { options, question, titleOf } from './support/game-table'
import { makeUsers, signedIn } from './support/people'
import { picture } from './support/screens'
import { expect, test } from './support/test'
import { routeFullTurn, type ShownCards } from './support/tyrants-position'
import { makeTyrants } from './support/tyrants-table'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 900, height: 1100 },
] as const
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** How much of a phone may stand above the map, in px. */
const ABOVE_MAP = 150
/** The least that a thumb hits, in px. */
const THUMB = 44

const CARDS: ShownCards = {
  market: ['Masters of Sorcere', 'Earth Elemental Myrmidon', 'Puppeteer', 'Wyrmspeaker', 'Neogi', 'Balor'],
  hand: ['Noble', 'Noble', 'Soldier', 'Enchanter of Thay', 'Weaponmaster'],
  played: ['Advocate'],
  houseCards: false,
}

let players: readonly HubUser[] = []
let gameId = ''
test.beforeAll(async ({ server }) => {
  players = await makeUsers(server, ['amaryllis', 'bertolt', 'clothilde', 'dankwart'])
  gameId = await makeTyrants(players)
})

/** Opens the middle of a turn of the first in which everything can be done. */
async function open(page: Page, name: string): Promise<void> {
  await routeFullTurn(page, players, () => ({ cards: CARDS, seq: 10_000 }))
  await page.goto(`${players[0]?.url}/game/${gameId}`)
  await expect(question(page), name).toBeVisible()
}

const endTurn = (page: Page) => options(question(page)).filter({ hasText: 'End turn' })
/** Whether all of it can be seen: nothing lies over its corners, and nothing cuts them off. */
const isSeen = (page: Page) =>
  endTurn(page).evaluate((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect()
    const corners = [left + 4, right - 4].flatMap((x) => [top + 4, bottom - 4].map((y) => [x, y] as const))
    return corners.every(([x, y]) => button.contains(document.elementFromPoint(x, y)))
  })

test('the end of a turn is in sight in the fullest menu, and asks once when something is left', async ({
  browser,
}) => {
  const [first] = players
  if (first === undefined) throw new Error('Four people are wanted.')
  for (const size of SIZES) {
    const page = await signedIn(browser, first, { viewport: size })
    await open(page, `${size.width}`)
    expect(await isSeen(page), `in sight at ${size.width} × ${size.height}`).toBe(true)
    await expect(endTurn(page)).toHaveText('End turnPass')
    const plain = options(question(page)).first()
    await expect(plain, 'what plays all plain cards stands first').toHaveText(
      'Play all plain cardsNoble ×2, Soldier: +2 influence, +1 power',
    )
    await picture(page, `tyrants-turn-${size.width}`)
    // Whoever clicks twice is asked all the same.
    await endTurn(page).dblclick()
    await expect(titleOf(page)).toHaveText('5 cards, 12 power and 18 influence left. End the turn?')
    expect(await isSeen(page), 'still in sight').toBe(true)
    await question(page).getByRole('button', { name: 'back', exact: true }).click()
    await expect(titleOf(page)).toHaveText('Choose Action')
  }
})

test('on a phone the groups of a turn are tabs, little stands above the map, and all of the map is seen', async ({
  browser,
}) => {
  const [first] = players
  if (first === undefined) throw new Error('Four people are wanted.')
  const page = await signedIn(browser, first, PHONE)
  await open(page, 'phone')
  const ground = page.getByRole('group', { name: 'Map', exact: true }).locator('..')
  expect((await ground.boundingBox())?.y, 'px above the map').toBeLessThanOrEqual(ABOVE_MAP)
  expect(await isSeen(page)).toBe(true)
  await expect.poll(() => page.evaluate(outOfMap), 'all of the map').toEqual([])
  const tab = (name: string) => question(page).getByRole('button', { name, exact: true })
  for (const [name, count] of [
    ['Play 5', 4],
    ['Power 3', 3],
    ['Recruit 8', 8],
  ] as const) {
    await tab(name).tap()
    await expect(tab(name)).toHaveAttribute('aria-expanded', 'true')
    // Equal cards are one choice; what plays the plain ones stands before them, the end of the turn behind.
    await expect(options(question(page))).toHaveCount(count + (name === 'Play 5' ? 2 : 1))
    expect(await page.evaluate(tooSmall, THUMB), `too small behind ${name}`).toEqual([])
    expect((await ground.boundingBox())?.y, 'what is chosen from lies over the map').toBeLessThanOrEqual(
      ABOVE_MAP,
    )
    await picture(page, `tyrants-turn-390-${name.replace(/ .*/, '')}`)
  }
  await tab('Recruit 8').tap()
  await expect(options(question(page))).toHaveCount(1)
  await endTurn(page).tap()
  await expect(titleOf(page)).toBeVisible()
  await expect(titleOf(page)).toHaveText('5 cards, 12 power and 18 influence left. End the turn?')
  await expect(question(page).getByRole('button', { name: 'choose End turn', exact: true })).toBeVisible()
  await picture(page, 'tyrants-turn-390-end')
  expect(await page.evaluate(tooSmall, THUMB), 'too small where the turn ends').toEqual([])
  await question(page).getByRole('button', { name: 'back', exact: true }).tap()
  await expect(tab('Play 5')).toBeVisible()
})

/** In the page: places of the map that are not wholly in sight. */
function outOfMap(): readonly (string | null)[] {
  const ground = document.querySelector('svg[aria-label="Map"]')?.getBoundingClientRect()
  if (ground === undefined) return ['no map']
  return [...document.querySelectorAll('svg [data-place]')]
    .filter((place) => {
      const { top, bottom, left, right } = place.getBoundingClientRect()
      return (
        top < ground.top - 1 ||
        bottom > ground.bottom + 1 ||
        left < ground.left - 1 ||
        right > ground.right + 1
      )
    })
    .map((place) => place.getAttribute('data-place'))
}

/** In the page: what is pressed in the question, is seen, and has less than so many px. */
function tooSmall(least: number): readonly (string | null)[] {
  return [...document.querySelectorAll('[aria-label="Your move"] button')]
    .filter((button) => {
      const { width, height } = button.getBoundingClientRect()
      return width > 0 && (width < least || height < least)
    })
    .map(({ textContent }) => textContent)
}
