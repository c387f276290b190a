import type { Page } from '@playwright/test'
import type { HubUser } from '../tests/hub-client'
import { expectAccessible } from './support/accessibility'
import { answerAtRandom, askFirst, question, titleOf } from './support/game-table'
import { makeUsers, signedIn } from './support/people'
import { picture, shoot, tooWide } from './support/screens'
import { expect, test } from './support/test'
import { makeTyrants } from './support/tyrants-table'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
] as const

/** What cannot be paid steps back. */
const STEPPED_BACK = 'article[data-off]'

let four: readonly HubUser[] = []
test.beforeAll(async ({ server }) => {
  four = await makeUsers(server, ['Albertine', 'benno', 'Cordula', 'dagobert'])
})

const open = async (page: Page, { url }: HubUser, gameId: string) => {
  await page.goto(`${url}/game/${gameId}`)
  await expect(question(page)).toBeVisible()
}

/** axe finds nothing in either theme, on the page or within one part of it. */
async function accessibleInBoth(page: Page, within?: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectAccessible(page, { inactive: STEPPED_BACK, within })
  }
}

/** A game of all four in which the first is asked what to do, late enough that much stands on the map. */
async function inTurn(): Promise<{ readonly gameId: string; readonly first: HubUser }> {
  const [first] = four
  if (first === undefined) throw new Error('Four people are wanted.')
  const gameId = await makeTyrants(four)
  await answerAtRandom(
    four,
    gameId,
    (player, { seq, requests }) => player === first && seq > 120 && requests[0]?.kind === 'action',
  )
  return { gameId, first }
}

test('four players on the largest map: map, question, market, hand and players are seen at once', async ({
  browser,
}) => {
  const { gameId, first } = await inTurn()
  const page = await signedIn(browser, first)
  await open(page, first, gameId)
  for (const size of SIZES) {
    await page.setViewportSize(size)
    expect(await tooWide(page), `too wide at ${size.width}`).toBe(0)
    await expect
      .poll(() => page.evaluate(outOfSight), { message: `out of sight at ${size.width}` })
      .toEqual([])
    await picture(page, `tyrants-four-${size.width}x${size.height}`)
  }
  await shoot(page, 'tyrants-four')
  await accessibleInBoth(page)
})

/**
 * In the page: what of the board is not wholly within the window, or within the part of it that it is drawn
 * in.
 */
function outOfSight(): readonly string[] {
  type Box = Pick<DOMRect, 'top' | 'left' | 'right' | 'bottom'>
  const isWithin = (element: Element, box: Box) => {
    const { top, left, right, bottom } = element.getBoundingClientRect()
    return top >= box.top - 1 && left >= box.left - 1 && right <= box.right + 1 && bottom <= box.bottom + 1
  }
  const page = { top: 0, left: 0, right: window.innerWidth, bottom: window.innerHeight }
  const ground = document.querySelector('svg[aria-label="Map"]')?.getBoundingClientRect() ?? page
  const places = [...document.querySelectorAll('svg [data-place] > [role="button"]')]
  const rest = document.querySelectorAll(
    '#question, [aria-label="Market"] article, [aria-label="Your hand"] article, [aria-label$="tableau"], [aria-label="Score"]',
  )
  if (places.length === 0 || rest.length < 10) return ['nothing is drawn']
  return [
    ...places.filter((place) => !isWithin(place, ground)),
    ...[...rest].filter((element) => !isWithin(element, page)),
  ].map((element) => element.getAttribute('aria-label') ?? element.id)
}

/** In the page: how many locations that answer lie below what is seen of the map. */
function answersBelow(): number {
  const ground = document.querySelector('svg[aria-label="Map"]')?.getBoundingClientRect()
  return [...document.querySelectorAll('[data-place] > [data-state="can"]')].filter((place) => {
    const { top, bottom } = place.getBoundingClientRect()
    return (top + bottom) / 2 > (ground?.bottom ?? Infinity)
  }).length
}

/** In the page: locations that are not wholly in sight on the map. */
function outOfMap(): readonly (string | null)[] {
  const ground = document.querySelector('svg[aria-label="Map"]')?.getBoundingClientRect()
  if (ground === undefined) return ['no map']
  return [...document.querySelectorAll('svg [data-place] > [role="button"]')]
    .filter((place) => {
      const { top, bottom, left, right } = place.getBoundingClientRect()
      return [top - ground.top, left - ground.left, ground.bottom - bottom, ground.right - right].some(
        (room) => room < -1,
      )
    })
    .map((place) => place.getAttribute('aria-label'))
}

/** In the page: the locations that answer and whose middle lies within what is seen of the map. */
function answersInSight(): readonly string[] {
  const ground = document.querySelector('svg[aria-label="Map"]')?.getBoundingClientRect()
  if (ground === undefined) return []
  return [...document.querySelectorAll('[data-place] > [data-state="can"]')].flatMap((place) => {
    const { top, bottom } = place.getBoundingClientRect()
    const middle = (top + bottom) / 2
    const name = place.parentElement?.getAttribute('data-place') ?? ''
    return middle >= ground.top && middle <= ground.bottom ? [name] : []
  })
}

test('the set-up: a color and a start site, each chosen on the board', async ({ browser }) => {
  const gameId = await makeTyrants(four)
  const isAsked = (_: HubUser, { requests }: { readonly requests: readonly unknown[] }) => requests.length > 0
  let first: HubUser | undefined
  await answerAtRandom(four, gameId, (player, game) => {
    first = player
    return isAsked(player, game)
  })
  if (first === undefined) throw new Error('Somebody is asked first.')
  const page = await signedIn(browser, first)
  await open(page, first, gameId)
  await shoot(page, 'tyrants-color')
  await accessibleInBoth(page)
  const colors = page.getByRole('list', { name: 'Colors', exact: true })
  await colors.getByRole('button').nth(3).click()
  await expect(titleOf(page)).toHaveText('Choose starting location')
  await shoot(page, 'tyrants-start')
  await accessibleInBoth(page)

  await test.step('on a phone the answers out of sight are counted, and a press scrolls them into sight', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => page.evaluate(outOfMap), 'at first all of the map is in sight').toEqual([])
    const below = page.getByRole('button', { name: /to choose below$/ })
    await expect(below).toBeHidden()
    for (let times = 0; times < 4; times += 1)
      await page.getByRole('button', { name: 'zoom in', exact: true }).click()
    await expect(below).toBeVisible()
    await expect(below).toContainText(`${await page.evaluate(answersBelow)} to choose below`)
    const seen = await page.evaluate(answersInSight)
    await picture(page, 'tyrants-start-far-390')
    await below.click()
    const later = await page.evaluate(answersInSight)
    expect(later.filter((name) => !seen.includes(name)).length).toBeGreaterThan(0)
    await picture(page, 'tyrants-start-found-390')
    await page.setViewportSize({ width: 1440, height: 900 })
  })
  await page.locator('[data-place] [data-state="can"]').first().click()
  await expect(question(page)).toBeHidden()
  await expect(page.getByText(/^Waiting for/)).toBeVisible()
})

test('a card that offers a choice shows it by a click; the dialogs, the sheet of keys, and the log that leads to the map', async ({
  browser,
}) => {
  const gameId = await makeTyrants(four)
  let asked: HubUser | undefined
  await answerAtRandom(four, gameId, (player, { seq, requests }) => {
    asked = player
    return seq > 60 && requests[0]?.kind === 'option'
  })
  const other = four.find((player) => player !== asked)
  if (asked === undefined || other === undefined)
    throw new Error('Nobody was offered a choice in a whole game.')
  const page = await signedIn(browser, asked)
  await open(page, asked, gameId)
  await askFirst(page, asked)
  await page.locator('[data-offers]').click()
  const offered = page.getByRole('dialog').getByRole('button')
  await expect(offered.first()).toBeVisible()
  const option = (await offered.first().textContent()) ?? ''
  await accessibleInBoth(page, '[role="dialog"]')
  await offered.first().click()
  await expect(page.getByRole('button', { name: `choose ${option}`, exact: true })).toBeEnabled()

  const dialogs = [
    {
      name: `${other.name}'s tableau`,
      open: () => page.getByRole('button', { name: `open ${other.name}'s tableau`, exact: true }).click(),
    },
    { name: 'Score Overview', open: () => page.keyboard.press('s') },
    { name: 'Keyboard', open: () => page.keyboard.press('?') },
    {
      name: 'Card Viewer',
      open: () => page.getByRole('log').locator('button[data-card]').last().click(),
    },
  ]
  for (const { name, open: show } of dialogs) {
    await show()
    const dialog = page.getByRole('dialog', { name, exact: true })
    await expect(dialog).toBeVisible()
    await accessibleInBoth(page, '[role="dialog"]')
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await tooWide(page), `${name} on a phone`).toBe(0)
    await picture(page, `tyrants-${name.replaceAll(/\W/g, '')}-390`)
    await page.setViewportSize(SIZES[0])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  const named = page.getByRole('log').getByTitle('show it on the map').last()
  const name = (await named.textContent()) ?? ''
  await named.click()
  await expect(page.locator('[data-piece^="location/"]:focus')).toHaveAttribute(
    'aria-label',
    new RegExp(`^${name}: `),
  )
})
