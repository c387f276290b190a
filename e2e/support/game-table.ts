import { randomPicks } from '@parlour/kernel'
import {
  gameCreate,
  lobbyCreate,
  type SentBodyOf,
  type GameKind,
  type SerializedGame,
  userSetAsksFirst,
} from '@parlour/protocol'
import type { Browser, Locator, Page } from '@playwright/test'
import type { HubUser } from '../../tests/hub-client'
import { gameOf, playByCall } from './by-call'
import { listen } from './listen'
import { signedIn } from './people'
import { expect } from './test'

export { gameOf } from './by-call'

/** Starts a game by call, with the first of its players as the host. Returns its id. */
export async function makeGame(
  game: GameKind,
  players: readonly HubUser[],
  options: SentBodyOf<typeof lobbyCreate>['options'] = {},
): Promise<string> {
  const [host] = players
  if (host === undefined) throw new Error('A game needs a host.')
  const userIds = players.map(({ _id }) => _id)
  const { lobbyId } = await host.send(lobbyCreate, { userIds, game, options })
  return (await host.send(gameCreate, { lobbyId })).gameId
}

/**
 * Lets everybody answer by call, at random, until the game is over or `isEnough`, asked before each answer,
 * says so.
 */
export const answerAtRandom = (
  players: readonly HubUser[],
  gameId: string,
  isEnough?: (player: HubUser, game: SerializedGame) => boolean,
): Promise<void> => playByCall(players, gameId, { picks: randomPicks, isEnough })

const MOST_GAMES = 6

/**
 * Plays games at random until one is where `isEnough` says so, for what chance need not bring in each.
 * Returns its id.
 */
export async function gameWhere(
  make: () => Promise<string>,
  players: readonly HubUser[],
  isEnough: (player: HubUser, game: SerializedGame) => boolean,
): Promise<string> {
  for (let games = 1; ; games += 1) {
    const gameId = await make()
    try {
      await answerAtRandom(players, gameId, isEnough)
      return gameId
    } catch (error) {
      const [player] = players
      if (games === MOST_GAMES || player === undefined || !(await gameOf(player, gameId)).gameOver)
        throw error
    }
  }
}

/** What is set in a lobby beside its name and its game. */
interface NewGame {
  readonly name: string
  readonly game: GameKind
  /** Seats the players, and sets what the game needs. */
  readonly prepare: () => Promise<void>
}

/** Makes a lobby by clicking, from home, and starts its game. Returns the game's id. */
export async function startByClicking(page: Page, { name, game, prepare }: NewGame): Promise<string> {
  await page.getByRole('link', { name: 'new lobby', exact: true }).first().click()
  await page.waitForURL(/\/lobby\/\w{24}$/)
  await page.getByLabel('Lobby name').fill(name)
  await page.getByLabel('Lobby name').press('Enter')
  await page.getByRole('radio', { name: game, exact: true }).check({ force: true })
  await prepare()
  await expect(page.getByText('all changes saved')).toBeVisible()
  await page.getByRole('button', { name: 'Start!', exact: true }).click()
  await page.waitForURL(/\/game\/\w{24}$/)
  return page.url().split('/').at(-1) ?? ''
}

/** Adds a user to the lobby on the page. */
export async function addPlayer(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'add players', exact: true }).click()
  await page.getByRole('dialog').getByLabel(name, { exact: true }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'add 1 player', exact: true }).click()
}

/** Adds a bot to the lobby on the page. */
export async function addBot(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'add bot', exact: true }).click()
  await expect(page.getByRole('cell', { name: /^bot\b/ })).toBeVisible()
}

/** Where the page asks its person something. */
export const question = (page: Page): Locator => page.getByRole('region', { name: 'Your move', exact: true })
export const titleOf = (page: Page): Locator => question(page).getByRole('heading', { level: 2 })
export const options = (place: Locator): Locator => place.locator('button[aria-pressed]')
/** Where the page says how the game ended. */
export const resultOf = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: 'The game is over' })
/** What may be clicked on the board to answer. */
export const pieces = (page: Page, within = ''): Locator =>
  page.locator(`${within} [data-piece][data-state~="can"]`).filter({ visible: true })

const chooseButton = (page: Page): Locator =>
  question(page).getByRole('button', { name: /^(choose|in this order$|these first$)/ })

/** Turns on the setting of a person to be asked before an answer is sent; their open page knows it then. */
export async function askFirst(page: Page, player: HubUser): Promise<void> {
  await player.send(userSetAsksFirst, { asksFirst: true })
  await page.waitForFunction(() => localStorage.getItem('user')?.includes('"asksFirst":true'))
}

/**
 * Clicks on something that answers, and with the button where the click alone does not send. Waits until the
 * page asks something else or nothing. Returns how many clicks that took.
 */
export async function clickToAnswer(page: Page, ...picks: readonly Locator[]): Promise<number> {
  const saved = page.waitForResponse((response) => response.url().endsWith('game/save_response'))
  let clicks = 0
  for (const pick of picks) {
    // A hand comes from somewhere: a pointer that rests while the strip changes its height does not answer.
    await page.mouse.move(0, 0)
    await pick.click()
    clicks += 1
  }
  let isSent = false
  void saved.then(
    () => {
      isSent = true
    },
    () => undefined,
  )
  const canSend = async () => (await chooseButton(page).and(page.locator(':enabled')).count()) > 0
  await expect.poll(async () => isSent || (await canSend())).toBe(true)
  if (!isSent && (await canSend())) {
    await chooseButton(page).click()
    clicks += 1
  }
  expect((await saved).ok()).toBe(true)
  await expect(options(question(page)).and(page.locator('[aria-pressed="true"]'))).toHaveCount(0)
  return clicks
}

export type AnswerSurface = 'board' | 'list'

/**
 * Answers what is asked with the first that can be picked, on the board where it can be answered there; with
 * none where several may be picked and none need be, because some cards ask again until what they are given
 * fits. Returns how many clicks that took.
 */
export async function answer(page: Page, where: AnswerSurface): Promise<number> {
  await expect(question(page)).toBeVisible()
  const onBoard = where === 'board' && (await pieces(page).count()) > 0
  const picks = onBoard ? pieces(page) : options(question(page))
  // Equal cards are one option: a second click on it takes another of them.
  const count = await picks.count()
  const { least, most } = await wantedOn(page)
  const length = most === 1 ? 1 : least
  return clickToAnswer(page, ...Array.from({ length }, (_, at) => picks.nth(at % count)))
}

/** How many are wanted at least and at most, as the page says: `[2]`, `[0..3]`. */
export async function wantedOn(page: Page): Promise<{ readonly least: number; readonly most: number }> {
  const words = (await question(page).getByRole('status').textContent()) ?? ''
  const [, least = '1', most = least] = /\[(\d+)(?:\.\.(\d+))?\]/.exec(words) ?? []
  return { least: Number(least), most: Number(most) }
}

/** A page at a game, and which of some texts ever came to it, in answers and over its live connection. */
interface TappedPage {
  readonly page: Page
  readonly heardOf: (texts: readonly string[]) => Promise<readonly string[]>
}

/** Opens a game in a browser of that player, listening from before its first word. */
export async function overheard(browser: Browser, player: HubUser, gameId: string): Promise<TappedPage> {
  const page = await signedIn(browser, player)
  const heard = listen(page)
  await page.goto(`${player.url}/game/${gameId}`)
  return {
    page,
    async heardOf(texts) {
      const all = await heard()
      return texts.filter((text) => all.includes(text))
    },
  }
}
