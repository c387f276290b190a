import type { SerializedGame } from '@parlour/protocol'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { gameOf, playByCall, repeatablePicks } from './support/by-call'
import { dealtInnovation } from './support/innovation-table'
import { adminOf, makeUsers, signedIn } from './support/people'
import { startServer } from './support/server'
import { expect, test } from './support/test'

const SIX = ['base', 'echo', 'figs', 'city', 'arti', 'usee']
const MUSEUM = /^Museum \d$/

test('every public card is read in full with one click, and under a splay with one look', async ({
  browser,
}) => {
  const server = await startServer({ PARLOUR_EXPERIMENTAL: 'sets', PARLOUR_ADMIN_NAME: 'alma' })
  try {
    const alma = await adminOf(server)
    const seated = [alma, ...(await makeUsers(server, ['boris', 'celia', 'dario']))]
    const gameId = await dealtInnovation(alma, { seated, expansions: SIX, seed: 'cards to read' })
    await playByCall(seated, gameId, {
      picks: repeatablePicks(),
      isEnough: (player, game) => player === alma && game.seq >= 90 && hasAllKinds(publicPiles(game)),
    })
    const piles = publicPiles(await gameOf(alma, gameId))
    const page = await signedIn(browser, alma)
    await openAt(page, `${alma.url}/game/${gameId}`, { width: 1440, height: 900 })
    for (const pile of piles) await readWith(page, pile)
    for (const pile of piles.filter(({ isSplayed }) => isSplayed)) await lookUnder(page, pile)
    await openAt(page, `${alma.url}/game/${gameId}`, { width: 390, height: 844 })
    for (const pile of piles) await readWith(page, pile)
  } finally {
    await server.stop()
  }
})

async function openAt(
  page: Page,
  address: string,
  size: { readonly width: number; readonly height: number },
): Promise<void> {
  await page.setViewportSize(size)
  await page.goto(address)
  await expect(page.getByRole('region', { name: 'Your hand', exact: true })).toBeVisible()
}

/** Cards that lie open before a player. */
interface PublicPile {
  readonly player: string
  readonly kind: string
  readonly cards: readonly string[]
  /** The lower cards show a strip of themselves. */
  readonly isSplayed: boolean
}

/** What these tests read of a view. */
const seen = z.object({
  players: z.array(
    z.object({
      name: z.string(),
      stacks: z.record(z.string(), z.object({ stack: z.array(z.string()), splay: z.string() })),
      piles: z.object({ artifact: z.array(z.string()), museum: z.array(z.string()) }),
    }),
  ),
})

function publicPiles({ view }: SerializedGame): readonly PublicPile[] {
  const all = seen.parse(view).players.flatMap(({ name: player, stacks, piles }) => [
    ...Object.entries(stacks).map(([kind, { stack: cards, splay }]) => ({
      player,
      kind,
      cards,
      isSplayed: splay !== 'none',
    })),
    ...Object.entries(piles).map(([kind, cards]) => ({
      player,
      kind,
      cards: cards.filter((card) => !MUSEUM.test(card)),
      isSplayed: false,
    })),
  ])
  return all.filter(({ cards }) => cards.length > 0)
}

/** An artifact on display, a card on a museum, and stacks that are splayed, one of them the viewer's. */
const hasAllKinds = (piles: readonly PublicPile[]): boolean =>
  ['artifact', 'museum'].every((wanted) => piles.some(({ kind }) => kind === wanted)) &&
  piles.some(({ player, isSplayed }) => isSplayed && player === 'alma')

const tableau = (page: Page, { player }: PublicPile) =>
  page.getByRole('region', { name: `${player}'s tableau`, exact: true })

/** One click on what stands for the pile opens all its cards, none with a text that is cut. */
async function readWith(page: Page, pile: PublicPile): Promise<void> {
  const { player, kind, cards } = pile
  const isStack = kind !== 'artifact' && kind !== 'museum'
  const name = isStack ? new RegExp(`look through ${kind}, `, 'i') : kind
  await tableau(page, pile).getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `${player}: ${kind}`, exact: true })
  await expect(dialog).toBeVisible()
  for (const card of cards) {
    const article = dialog.locator(`article[aria-label^=${JSON.stringify(`${card},`)}]`)
    await expect(article, card).toBeVisible()
    const cut = await article.evaluate((element) =>
      [...element.querySelectorAll('[data-effects]')].some(
        (text) => text.scrollHeight > text.clientHeight + 1,
      ),
    )
    expect(cut, `the text of ${card} is cut`).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

/** The pointer rests on what the lowest card of a stack shows: the whole card stands beside it. */
async function lookUnder(page: Page, pile: PublicPile): Promise<void> {
  const lowest = pile.cards.at(-1) ?? ''
  const card = tableau(page, pile).locator(`[data-piece=${JSON.stringify(`card/${lowest}`)}]`)
  // A board of another player may be folded: there the one click is all there is.
  if (!(await card.isVisible()) && pile.player !== 'alma') return
  // A dialog that has just closed may still fade out over it.
  await expect.poll(() => card.evaluate(pointInSight), { message: `${lowest} in sight` }).not.toBeNull()
  const position = await card.evaluate(pointInSight)
  if (position === null) throw new Error(`Nothing of ${lowest} is in sight any more.`)
  await card.hover({ position })
  const preview = page.getByRole('tooltip').filter({ hasText: lowest })
  await expect(preview).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(preview).toBeHidden()
}

/** In the page: a point of a card on which nothing else lies; null where there is none. */
function pointInSight(card: Element): { readonly x: number; readonly y: number } | null {
  const { left, top, width, height } = card.getBoundingClientRect()
  for (let x = 3; x < width; x += 4)
    for (let y = 3; y < height; y += 4)
      if (card.contains(document.elementFromPoint(left + x, top + y))) return { x, y }
  return null
}
