import { type Random, randomFrom, randomPicks, seeded } from '@parlour/kernel'
import { gameCreate, gameFetch, gameSaveResponse, lobbyCreate, type SerializedGame } from '@parlour/protocol'
import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { HubRefusal, type HubUser } from '../../tests/hub-client'
import { expect } from './test'

const GAME = 'Innovation: Ultimate'
const MOST_ANSWERS = 4000
const MOST_REFUSALS = 50
const ACTION = /^Choose (First|Second) Action$/

/** Starts a game of Innovation with the base set. Answers its id. */
export async function makeInnovation(players: readonly HubUser[]): Promise<string> {
  const [host] = players
  if (host === undefined) throw new Error('A game needs a host.')
  const { lobbyId } = await host.send(lobbyCreate, { userIds: players.map(({ _id }) => _id), game: GAME })
  return (await host.send(gameCreate, { lobbyId })).gameId
}

/** The game as that player is told of it now. */
export const gameOf = async (player: HubUser, gameId: string): Promise<SerializedGame> =>
  (await player.send(gameFetch, { gameId })).game

/** Everybody answers by call, at random, until the game is over or, asked before each answer, it is enough. */
export async function answerAtRandom(
  players: readonly HubUser[],
  gameId: string,
  isEnough: (player: HubUser, game: SerializedGame) => boolean = () => false,
): Promise<void> {
  const random = randomFrom(seeded(gameId))
  for (let answers = 0; answers < MOST_ANSWERS; ) {
    for (const player of players) {
      const game = await gameOf(player, gameId)
      if (game.gameOver || isEnough(player, game)) return
      if (game.requests.length > 0) await answerOnce(player, game, random)
      answers += 1
    }
  }
  throw new Error(`The game has no end after ${MOST_ANSWERS} answers.`)
}

/** A random answer that a card's own condition refuses is drawn anew. */
async function answerOnce(
  player: HubUser,
  { _id: gameId, requests }: SerializedGame,
  random: Random,
): Promise<void> {
  const [request] = requests
  if (request === undefined) return
  for (let refusals = 0; ; refusals += 1) {
    const selection = [...randomPicks(request, random)]
    const response = { actor: player.name, title: request.title, requestId: request.id, selection }
    try {
      await player.send(gameSaveResponse, { gameId, response })
      return
    } catch (error) {
      if (!(error instanceof HubRefusal) || refusals === MOST_REFUSALS) throw error
    }
  }
}

/** Where the page asks its person something. */
export const question = (page: Page): Locator => page.getByRole('region', { name: 'Your move', exact: true })
export const titleOf = (page: Page): Locator => question(page).getByRole('heading', { level: 2 })
export const options = (place: Locator): Locator => place.locator('button[aria-pressed]')
/** What may be clicked on the board to answer. */
export const pieces = (page: Page, within = ''): Locator =>
  page.locator(`${within} [data-piece][data-state~="can"]`).filter({ visible: true })

const chooseButton = (page: Page): Locator => question(page).getByRole('button', { name: /^choose/ })

/** Sends what is picked, and waits until the page asks something else or nothing. */
async function send(page: Page): Promise<void> {
  const saved = page.waitForResponse((response) => response.url().endsWith('game/save_response'))
  await chooseButton(page).click()
  expect((await saved).ok()).toBe(true)
  await expect(options(question(page)).and(page.locator('[aria-pressed="true"]'))).toHaveCount(0)
}

export type Action = 'Draw' | 'Meld' | 'Dogma'
type Where = 'board' | 'list'

/** Takes an action by clicking on the board or in the list. A player who has no card to meld draws. Answers what was done. */
export async function act(page: Page, action: Action, where: Where): Promise<Action> {
  await expect(titleOf(page)).toHaveText(ACTION)
  const group = question(page).getByRole('group', { name: action, exact: true })
  const offered = options(group)
  if ((await offered.count()) === 0) return act(page, 'Draw', 'list')
  if (where === 'list') await offered.first().click()
  else
    await pieces(page, action === 'Meld' ? '[aria-label="Your hand"]' : '[data-player]')
      .first()
      .click()
  await expect(options(group).and(page.locator('[aria-pressed="true"]'))).toHaveCount(1)
  await send(page)
  return action
}

/** Answers what is asked within an effect or at the opening, on the board where it can be answered there. */
export async function answer(page: Page, where: Where): Promise<void> {
  const onBoard = where === 'board' && (await pieces(page).count()) > 0
  const picks = onBoard ? pieces(page) : options(question(page))
  for (let at = 0; at === 0 || (await chooseButton(page).isDisabled()); at += 1) await picks.nth(at).click()
  await send(page)
}

/** What the page asks, once it asks or waits. */
export async function asks(page: Page): Promise<'action' | 'answer' | 'nothing'> {
  if (!(await question(page).isVisible())) return 'nothing'
  return ACTION.test((await titleOf(page).textContent()) ?? '') ? 'action' : 'answer'
}

/** The names of the cards in that player's own hand. */
export async function handOf(player: HubUser, gameId: string): Promise<readonly string[]> {
  const { view } = await gameOf(player, gameId)
  const hand = seen.parse(view).players.find(({ name }) => name === player.name)?.piles.hand ?? []
  return hand.filter((card) => typeof card === 'string')
}

/** Whose turn it is. */
export const turnOf = ({ view }: SerializedGame): string => seen.parse(view).turn.player

/** What these tests read of a view. */
const seen = z.object({
  turn: z.object({ player: z.string() }),
  players: z.array(
    z.object({
      name: z.string(),
      piles: z.object({
        hand: z.array(z.union([z.string(), z.object({ set: z.string(), value: z.number() })])),
      }),
    }),
  ),
})

/** Takes an action by call, with the first card it is offered for; false when that player may not. */
export async function actByCall(player: HubUser, gameId: string, action: Action): Promise<boolean> {
  const [request] = (await gameOf(player, gameId)).requests
  if (request === undefined || typeof request.choices === 'string') return false
  const group = request.choices.find((choice) => typeof choice === 'object' && choice.title === action)
  const [first] = typeof group === 'object' ? (group.choices ?? []) : []
  if (first === undefined) return false
  const picked = typeof first === 'object' ? first.title : first
  const selection = [{ title: action, selection: [picked] }]
  const response = { actor: player.name, title: request.title, requestId: request.id, selection }
  await player.send(gameSaveResponse, { gameId, response })
  return true
}
