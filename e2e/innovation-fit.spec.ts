import type { Page } from '@playwright/test'
import { z } from 'zod'
import { playByCall, repeatablePicks } from './support/by-call'
import { options, question } from './support/game-table'
import { dealtInnovation } from './support/innovation-table'
import { adminOf, makeUsers, signedIn } from './support/people'
import { picture } from './support/screens'
import { startServer } from './support/server'
import { expect, test } from './support/test'

const SIX = ['base', 'echo', 'figs', 'city', 'arti', 'usee']

/** The same games every time: of how many, with which sets, and after how many answers they are looked at. */
const GAMES = [
  { players: 2, expansions: ['base'], seq: 50 },
  { players: 4, expansions: ['base'], seq: 80 },
  { players: 2, expansions: ['base', 'echo', 'city', 'usee'], seq: 60 },
  { players: 3, expansions: SIX, seq: 80 },
  { players: 4, expansions: SIX, seq: 90 },
]

test('boards fit low windows: nothing scrolls, all own cards are in sight, and high ones have their text', async ({
  browser,
}) => {
  const server = await startServer({ PARLOUR_EXPERIMENTAL: 'sets', PARLOUR_ADMIN_NAME: 'vesna' })
  try {
    // Whoever deals sits at the table.
    const vesna = await adminOf(server)
    const four = [vesna, ...(await makeUsers(server, ['wanja', 'xandra', 'yorick']))]
    const page = await signedIn(browser, vesna)
    for (const { players, expansions, seq } of GAMES) {
      const seated = four.slice(0, players)
      const gameId = await dealtInnovation(vesna, { seated, expansions, seed: 'a board that fits' })
      await playByCall(seated, gameId, {
        picks: repeatablePicks(),
        isEnough: (player, game) =>
          player === vesna && game.seq >= seq && game.requests.some(({ kind }) => kind === 'action'),
      })
      for (const [width, height] of [
        [1440, 900],
        [1280, 720],
      ] as const) {
        const which = `${players} players, ${expansions.join('+')}, ${width} x ${height}`
        await page.setViewportSize({ width, height })
        await page.goto(`${server.url}/game/${gameId}`)
        await expect(page.getByRole('region', { name: 'Your hand', exact: true })).toBeVisible()
        await expect
          .poll(() => page.evaluate(lookAt), { message: which })
          .toMatchObject({ tooHigh: 0, hidden: [] })
        await expectStillUnderPointer(page, which)
        if (height < 900) continue
        const { withText, ofOthers } = await page.evaluate(lookAt)
        expect(withText, which).toBeGreaterThan(0)
        if (players === 2) expect(ofOthers, which).toBeGreaterThan(0)
      }
    }
  } finally {
    await server.stop()
  }
})

/**
 * No stack moves while the pointer goes over the dogma actions, of which one at least tells who shares or
 * suffers.
 */
async function expectStillUnderPointer(page: Page, which: string): Promise<void> {
  const stacks = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-player] [data-splay]')].map((stack) => {
        const { x, y, width, height } = stack.getBoundingClientRect()
        return [x, y, width, height].map(Math.round).join()
      }),
    )
  const dogmas = await options(question(page).getByRole('group', { name: 'Dogma', exact: true })).all()
  const before = await stacks()
  const messages: string[] = []
  for (const dogma of dogmas) {
    await dogma.hover()
    messages.push(
      ...(await page
        .locator('header')
        .getByText(/^(shares|demand|compel)$/)
        .allTextContents()),
    )
    expect(await stacks(), `${which}: ${await dogma.textContent()}`).toEqual(before)
  }
  expect(messages.length, which).toBeGreaterThan(0)
  await picture(page, `innovation-pointed-${which.replaceAll(/\W+/g, '-')}`)
  await page.mouse.move(0, 0)
}

/** So many kinds of backs take more than a line of a phone. */
const MANY_KINDS = 20

test('on a phone the backs of a large score pile go on in the next line', async ({ browser }) => {
  const server = await startServer({ PARLOUR_EXPERIMENTAL: 'sets', PARLOUR_ADMIN_NAME: 'bela' })
  try {
    const bela = await adminOf(server)
    const seated = [bela, ...(await makeUsers(server, ['cosima']))]
    const gameId = await dealtInnovation(bela, {
      seated,
      expansions: SIX,
      seed: 'many scored 101',
    })
    await playByCall(seated, gameId, {
      picks: repeatablePicks(),
      isEnough: (player, { view }) => player === bela && kindsScored(view, 'cosima') >= MANY_KINDS,
    })
    const page = await signedIn(browser, bela, { viewport: { width: 390, height: 844 } })
    await page.goto(`${server.url}/game/${gameId}`)
    const board = page.getByRole('region', { name: "cosima's tableau", exact: true })
    const backs = board.getByTitle(/^score pile/).getByRole('img')
    await expect.poll(() => backs.count()).toBeGreaterThanOrEqual(MANY_KINDS)
    const end = await board.evaluate((element) => element.getBoundingClientRect().right)
    for (const back of await backs.all()) {
      const box = await back.boundingBox()
      expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThan(end)
    }
  } finally {
    await server.stop()
  }
})

const scored = z.object({
  players: z.array(
    z.object({
      name: z.string(),
      piles: z.object({
        score: z.array(z.union([z.string(), z.object({ set: z.string(), value: z.number() })])),
      }),
    }),
  ),
})

/** How many kinds of backs lie in the score pile of a player. */
function kindsScored(view: unknown, name: string): number {
  const pile = scored.parse(view).players.find((player) => player.name === name)?.piles.score ?? []
  return new Set(pile.map((back) => JSON.stringify(back))).size
}

/**
 * In the page: by how much the board is higher than its box, which of the own top cards the hand or the
 * window hides, and how many of them, and of the cards of others, show a text: cities have none.
 */
function lookAt() {
  const hand = document.querySelector('[aria-label="Your hand"]')
  const own = document.querySelector('[data-player="vesna"]')
  const tops = [...(own?.querySelectorAll('[data-splay] > div > article:first-of-type') ?? [])]
  let box = document.getElementById('question')?.parentElement
  while (box && !['auto', 'scroll'].includes(getComputedStyle(box).overflowY)) box = box.parentElement
  const hasText = (card: Element) =>
    [...card.querySelectorAll('p')].some((text) => text.getBoundingClientRect().height > 10)
  const end = Math.min(innerHeight, hand?.getBoundingClientRect().top ?? 0)
  return {
    tooHigh: box ? Math.max(0, box.scrollHeight - box.clientHeight) : Number.NaN,
    hidden: tops
      .filter((top) => top.getBoundingClientRect().bottom > end)
      .map((top) => top.getAttribute('aria-label')),
    withText: tops.filter(hasText).length,
    ofOthers: [...document.querySelectorAll('[data-player]:not([data-player="vesna"]) article')].filter(
      hasText,
    ).length,
  }
}
