import type { Browser, Locator, Page } from '@playwright/test'
import type { HubUser } from '../../tests/hub-client'
import { fight, fullTable } from './full-table'
import { answerAtRandom, gameOf } from './game-table'
import { makeInnovation } from './innovation-table'
import { answerRounds, makeDraft } from './make-draft'
import { signedIn } from './people'
import { makeTyrants } from './tyrants-table'
import { expect } from './test'

/** The bar of a look back, its line, and a button of it. */
export const bar = (page: Page): Locator => page.getByRole('region', { name: 'Looking back', exact: true })
export const line = (page: Page): Locator => bar(page).getByRole('slider')
export const step = (page: Page, name: string): Locator =>
  bar(page).getByRole('button', { name, exact: true })
/** Waits until the moment is on the screen and no longer loading. */
export async function expectAt(page: Page, at: number): Promise<void> {
  await expect(line(page)).toHaveAttribute('aria-valuenow', String(at))
  await expect(bar(page)).toHaveAttribute('aria-busy', 'false')
}

/** A kind of game, and what its screen shows of it beside the question and the log. */
export interface ShownKind {
  readonly name: string
  readonly people: readonly [string, string]
  /** Starts a game with some moves; plays on until it has so many answers. */
  readonly make: (players: readonly HubUser[]) => Promise<string>
  readonly playTo: (players: readonly HubUser[], gameId: string, answers: number) => Promise<void>
  /** What somebody at the game sees of it. */
  readonly seen: (page: Page, viewer: HubUser) => Promise<readonly string[]>
}

/** Stops where the first player is not asked: a board also marks what its viewer may choose at the moment. */
const atRandom: ShownKind['playTo'] = (players, gameId, answers) =>
  answerAtRandom(
    players,
    gameId,
    ({ name }, { responses, requests }) =>
      responses.length >= answers && name !== players[0]?.name && requests.length > 0,
  )
export const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

/** What regions of a board say, as soon as they are there; where a word may break does not count. */
export async function textsOf(page: Page, names: readonly string[]): Promise<readonly string[]> {
  const texts: string[] = []
  for (const name of names)
    texts.push(((await region(page, name).textContent()) ?? '').replaceAll('\u00ad', ''))
  return texts
}

export const KINDS: readonly ShownKind[] = [
  {
    name: 'Innovation',
    people: ['rada', 'sigvard'],
    make: makeInnovation,
    playTo: atRandom,
    seen: (page, { name }) => textsOf(page, [`${name}'s tableau`, 'Shared', 'Your hand']),
  },
  {
    name: 'Tyrants',
    people: ['radu', 'svea'],
    make: makeTyrants,
    playTo: atRandom,
    seen: (page, { name }) => textsOf(page, ['Market', 'Your hand', `${name}'s tableau`]),
  },
  {
    name: 'a draft',
    people: ['rahel', 'sunniva'],
    make: (players) => makeDraft({ name: 'the past', players, numPacks: 2, packSize: 6 }),
    playTo: async (players, gameId, answers) => {
      const [first] = players
      while (first !== undefined && (await gameOf(first, gameId)).responses.length < answers)
        await answerRounds(players, gameId, 1)
    },
    seen: async (page) => {
      const cards = region(page, 'Pack').locator('[data-pick]')
      await expect(cards.first()).toBeVisible()
      return cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-pick') ?? ''))
    },
  },
  {
    name: 'the Magic table',
    people: ['ralf', 'signy'],
    make: fullTable,
    playTo: fight,
    seen: async (page) => {
      const cards = region(page, 'Table').locator('[data-card]')
      await expect(cards.first()).toBeVisible()
      return cards.evaluateAll((all) =>
        all.map((card) => {
          const zone = card.closest('[role="region"], section')?.getAttribute('aria-label')
          return `${card.getAttribute('data-card')} in ${zone}`
        }),
      )
    },
  },
]

/** A game that somebody looked at and that went on, and their page. */
interface GameWithPast {
  readonly gameId: string
  readonly viewer: HubUser
  readonly page: Page
  /** How many answers the game had when the viewer looked at it, and has now. */
  readonly then: number
  readonly now: number
  readonly seenThen: readonly string[]
}

/** Plays a game of these players, shows it to the first of them at 12 answers, and plays on. */
export async function gameWithPast(
  browser: Browser,
  players: readonly HubUser[],
  { kind: { make, playTo, seen }, more }: { readonly kind: ShownKind; readonly more: number },
): Promise<GameWithPast> {
  const [viewer] = players
  if (viewer === undefined) throw new Error('Nobody looks back.')
  const gameId = await make(players)
  await playTo(players, gameId, 12)
  const then = (await gameOf(viewer, gameId)).responses.length
  const page = await signedIn(browser, viewer, { viewport: { width: 1440, height: 900 } })
  await page.goto(`/game/${gameId}`)
  const seenThen = await seen(page, viewer)
  await playTo(players, gameId, then + more)
  const now = (await gameOf(viewer, gameId)).responses.length
  return { gameId, viewer, page, then, now, seenThen }
}
