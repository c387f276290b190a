import type { Browser, Locator, Page } from '@playwright/test'
import type { HubUser } from '../tests/hub-client'
import { answerAtRandom, askFirst, gameOf, options, question, titleOf } from './support/game-table'
import { handIn, makeInnovation } from './support/innovation-table'
import { makeUsers, signedIn } from './support/people'
import { tooWide } from './support/screens'
import { expect, test } from './support/test'

let players: readonly [HubUser, HubUser]

test.beforeAll(async ({ server }) => {
  const [ines, joris] = await makeUsers(server, ['ines', 'joris'])
  if (ines === undefined || joris === undefined) throw new Error('Two people are wanted.')
  players = [ines, joris]
})

async function openGame(browser: Browser, user: HubUser, gameId: string): Promise<Page> {
  const page = await signedIn(browser, user)
  await page.goto(`${user.url}/game/${gameId}`)
  await expect(titleOf(page)).toHaveText('Choose First Card')
  return page
}

test('by keyboard alone: past the log to the question, an answer, and the question again', async ({
  browser,
}) => {
  const page = await openGame(browser, players[0], await makeInnovation(players))
  await page.getByRole('link', { name: 'Skip to the question', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Waiting for joris', { exact: true })).toBeVisible()
  await expect(page.locator('#question')).toBeFocused()
})

test('a card is seen flying, but not with motion off or reduced', async ({ browser }) => {
  const gameId = await makeInnovation(players)
  const moving = await openGame(browser, players[1], gameId)
  const off = await openGame(browser, players[1], gameId)
  await off.getByRole('button', { name: 'joris, user menu', exact: true }).click()
  await off.getByRole('menuitemcheckbox', { name: 'show animations', exact: true }).click()
  for (const page of [moving, off]) await page.emulateMedia({ reducedMotion: 'no-preference' })
  const reduced = await openGame(browser, players[1], gameId)
  const pages = [moving, off, reduced]
  for (const page of pages) await page.evaluate(countGhosts)
  await answerAtRandom(players, gameId, (_, game) =>
    game.requests.some(({ title }) => title === 'Choose First Action'),
  )
  for (const page of pages)
    await expect(page.locator('[data-player] [data-piece^="card/"]:not([data-player] header *)')).toHaveCount(
      2,
    )
  const seen = () => Promise.all(pages.map((page) => page.locator('body').getAttribute('data-ghosts')))
  await expect.poll(seen).toEqual(['2', '0', '0'])
  const counterOf = (what: string) => moving.locator('body').getAttribute(what).then(Number)
  await expect.poll(() => counterOf('data-seen')).toBeGreaterThanOrEqual(100)
  expect(await counterOf('data-lasts')).toBeGreaterThanOrEqual(180)
  expect(await counterOf('data-lasts')).toBeLessThanOrEqual(260)
})

/**
 * Counts, in the page, what flies over the board from now on, and notes how long that lasts and how long the
 * first was to be seen, in ms.
 */
function countGhosts(): void {
  const { body } = document
  body.dataset.ghosts = '0'
  const follow = (ghost: HTMLElement) => {
    const came = performance.now()
    body.dataset.lasts = String(ghost.getAnimations()[0]?.effect?.getComputedTiming().duration)
    const look = () => {
      if (ghost.isConnected) requestAnimationFrame(look)
      else body.dataset.seen ??= String(performance.now() - came)
    }
    look()
  }
  new MutationObserver((changes) => {
    const came = changes
      .flatMap(({ addedNodes }) => [...addedNodes])
      .filter((node): node is HTMLElement => node instanceof HTMLElement && node.className.includes('ghost'))
    for (const ghost of came) follow(ghost)
    body.dataset.ghosts = String(Number(body.dataset.ghosts) + came.length)
  }).observe(body, { subtree: true, childList: true })
}

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 1200, height: 900 },
  { width: 1100, height: 800 },
  { width: 1024, height: 768 },
  { width: 900, height: 1200 },
  { width: 768, height: 1024 },
] as const

/** More would take the room of cards, in px. */
const HIGHEST = 204

const place = (page: Page) => page.locator('#question > *')
const heightOf = async (page: Page): Promise<number> => (await place(page).boundingBox())?.height ?? 0

/**
 * The height of the question once it has taken on the width of a window that was just resized: the same in 20
 * frames.
 */
const heightAtRest = (page: Page): Promise<number> =>
  place(page).evaluate(async (element) => {
    let height = 0
    for (let same = 0; same < 20; same += 1) {
      await new Promise(requestAnimationFrame)
      const now = element.getBoundingClientRect().height
      if (now !== height) same = 0
      height = now
    }
    return height
  })

test('four players with long names: the question leaves its window to the board, no word of it breaks, and nothing scrolls but the board', async ({
  browser,
  server,
}) => {
  const four = await makeUsers(server, [
    'Wilhelmina Charlotte',
    'Bartholomew-Ignatius',
    'Maximiliana Theodora',
    'Konstantin of Zollern',
  ])
  const [first] = four
  if (first === undefined) throw new Error('Four people are wanted.')
  const gameId = await makeInnovation(four)
  const page = await openGame(browser, first, gameId)
  const isAsked = (title: string, least: number) =>
    answerAtRandom(
      four,
      gameId,
      (player, { seq, requests }) =>
        player === first && seq >= least && requests.some((request) => request.title === title),
    )
  for (const title of ['Choose First Action', 'Choose Second Action']) {
    await isAsked(title, 70)
    expect((await gameOf(first, gameId)).gameOver).toBe(false)
    await expect(titleOf(page)).toHaveText(title)
    for (const size of SIZES) {
      await page.setViewportSize(size)
      expect(await heightAtRest(page), `${title} at ${size.width}`).toBeLessThanOrEqual(HIGHEST)
      expect(await page.evaluate(brokenWords), `broken words at ${size.width}`).toEqual([])
      expect(await page.evaluate(widestGap), `choices side by side at ${size.width}`).toBeLessThan(8)
      expect(await tooWide(page), `too wide at ${size.width}`).toBe(0)
      expect(await page.evaluate(tooHigh), `too high at ${size.width}`).toBe(0)
    }
  }
})

/** By how many pixels the page is higher than its window. */
function tooHigh(): number {
  return document.documentElement.scrollHeight - window.innerHeight
}

test('on a phone short questions and the actions of a turn are equally high, whatever is picked', async ({
  browser,
}) => {
  const gameId = await makeInnovation(players)
  const page = await openGame(browser, players[0], gameId)
  await askFirst(page, players[0])
  await page.setViewportSize({ width: 390, height: 844 })
  const heights = new Set<number>()
  const pickEach = async () => {
    heights.add(await heightOf(page))
    for (const option of await options(question(page)).all()) {
      await option.click()
      await expect(option).toHaveAttribute('aria-pressed', 'true')
      heights.add(await heightOf(page))
      await option.click()
    }
  }
  await pickEach()
  await answerAtRandom(players, gameId, (player, { requests }) =>
    requests.some(({ title }) => player === players[0] && title === 'Choose Second Action'),
  )
  await expect(titleOf(page)).toHaveText('Choose Second Action')
  await pickEach()
  expect([...heights]).toEqual([expect.any(Number)])
  // One row above the question: the menu of the game stands in the header of the page.
  const header = page.getByRole('banner')
  await expect(header.getByRole('button', { name: 'undo', exact: true })).toBeVisible()
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0
  expect(await topOf(place(page))).toBeLessThan(56)
  await options(question(page)).first().click()
  const choose = page.getByRole('button', { name: /^choose / })
  await expect(choose).toBeVisible()
  const hand = page.getByRole('region', { name: 'Your hand', exact: true })
  expect(await topOf(choose)).toBeLessThan(await topOf(hand))
  expect(await topOf(choose)).toBeGreaterThan(600)
  // Beside other tabs than the board only its line stays.
  await page
    .getByRole('navigation', { name: 'Game', exact: true })
    .getByRole('button', { name: 'Players', exact: true })
    .click()
  await expect.poll(() => heightOf(page)).toBeLessThan(60)
})

/** In the page: the widest gap between two dogma actions that stand in one line, in px. */
function widestGap(): number {
  const boxes = [...document.querySelectorAll('#question [data-group="dogma"] button[aria-pressed]')].map(
    (option) => option.getBoundingClientRect(),
  )
  const gaps = boxes.flatMap((box, at) => {
    const next = boxes[at + 1]
    return next === undefined || next.top !== box.top ? [] : [next.left - box.right]
  })
  return Math.max(0, ...gaps)
}

/** In the page: the words of the question's choices that stand on more than one line. */
function brokenWords(): string[] {
  const broken: string[] = []
  for (const name of document.querySelectorAll('#question button[aria-pressed] > b')) {
    const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(word)
      }
    }
  }
  return broken
}

test('a hand of many cards gives way to the board when it is made small', async ({ browser }) => {
  const gameId = await makeInnovation(players)
  const page = await openGame(browser, players[0], gameId)
  await page.setViewportSize({ width: 900, height: 1200 })
  await answerAtRandom(
    players,
    gameId,
    (player, game) => player === players[0] && game.seq > 40 && handIn(game, player).length > 1,
  )
  const hand = page.getByRole('region', { name: 'Your hand', exact: true })
  const fold = hand.getByRole('button', { name: /^Hand/ })
  await expect.poll(async () => (await hand.boundingBox())?.height ?? 0).toBeGreaterThan(60)
  const before = (await hand.boundingBox())?.height ?? 0
  await fold.click()
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  await expect.poll(async () => (await hand.boundingBox())?.height ?? before).toBeLessThan(60)
})
