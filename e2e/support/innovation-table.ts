import { adminInsertGame, gameSaveResponse, type SerializedGame } from '@parlour/protocol'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import type { HubUser } from '../../tests/hub-client'
import {
  answer,
  clickToAnswer,
  gameOf,
  makeGame,
  options,
  pieces,
  question,
  titleOf,
  type AnswerSurface,
} from './game-table'
import { expect } from './test'

export const INNOVATION = 'Innovation: Ultimate'
const ACTION = /^Choose (First|Second) Action$/

/** Starts a game of Innovation with the base set. Returns its id. */
export const makeInnovation = (players: readonly HubUser[]): Promise<string> => makeGame(INNOVATION, players)

interface TableDeal {
  readonly seated: readonly HubUser[]
  readonly expansions: readonly string[]
  readonly seed: string
}

/**
 * Puts a game on the table that is the same at every run of a test. The admin whom the server names must be
 * seated. Returns its id.
 */
export async function dealtInnovation(
  admin: HubUser,
  { seated, expansions, seed }: TableDeal,
): Promise<string> {
  const players = seated.map(({ _id, name }) => ({ _id, name }))
  const settings = { game: INNOVATION, name: 'Dealt', seed, players, expansions }
  return (await admin.send(adminInsertGame, { data: { settings } })).gameId
}

export type InnovationAction = 'Draw' | 'Meld' | 'Dogma'

interface PlayerTurn {
  readonly action: InnovationAction
  readonly clicks: number
}

/**
 * Takes an action by clicking on the board or in the list. A player who has no card to meld draws. Returns
 * what was done.
 */
async function act(page: Page, action: InnovationAction, where: AnswerSurface): Promise<PlayerTurn> {
  await expect(titleOf(page)).toHaveText(ACTION)
  const group = question(page).getByRole('group', { name: action, exact: true })
  const offered = options(group)
  if ((await offered.count()) === 0) return act(page, 'Draw', 'list')
  const onBoard = pieces(page, action === 'Meld' ? '[aria-label="Your hand"]' : '[data-player]')
  const clicks = await clickToAnswer(page, (where === 'list' ? offered : onBoard).first())
  return { action, clicks }
}

/** What the page asks, once it asks or waits. */
async function asks(page: Page): Promise<'action' | 'answer' | 'nothing'> {
  // In one look: what was answered may go between two.
  const [title] = await titleOf(page).allTextContents()
  if (title === undefined) return 'nothing'
  return ACTION.test(title) ? 'action' : 'answer'
}

const ACTIONS: readonly InnovationAction[] = ['Draw', 'Meld', 'Dogma', 'Draw', 'Dogma', 'Meld']

/**
 * Whoever is asked clicks, in turn at each of these places, until this many actions were taken. Returns them.
 */
export async function playByClicking(
  pages: readonly Page[],
  actions: number,
  places: readonly AnswerSurface[] = ['board', 'list'],
): Promise<InnovationAction[]> {
  return (await playAndCount(pages, ({ actions: done }) => done.length >= actions, places)).actions
}

interface TurnCounts {
  readonly actions: InnovationAction[]
  answers: number
  clicks: number
}

/**
 * Whoever is asked clicks, in turn at each of these places, until it is enough. Returns what was done, and
 * with how many clicks.
 */
export async function playAndCount(
  pages: readonly Page[],
  isEnough: (played: TurnCounts) => boolean,
  places: readonly AnswerSurface[] = ['board', 'list'],
): Promise<TurnCounts> {
  const played: TurnCounts = { actions: [], answers: 0, clicks: 0 }
  for (let round = 0; !isEnough(played); round += 1) {
    await expect
      .poll(async () => (await Promise.all(pages.map(asks))).some((what) => what !== 'nothing'))
      .toBe(true)
    for (const page of pages) {
      const what = await asks(page)
      if (what === 'nothing') continue
      const where = places[round % places.length] ?? 'list'
      const wished = ACTIONS[played.actions.length % ACTIONS.length] ?? 'Draw'
      played.answers += 1
      if (what === 'answer') {
        played.clicks += await answer(page, where)
      } else {
        const { action, clicks } = await act(page, wished, wished === 'Draw' ? 'list' : where)
        played.actions.push(action)
        played.clicks += clicks
      }
    }
  }
  return played
}

/** The names of the cards in that player's own hand. */
export const handOf = async (player: HubUser, gameId: string): Promise<readonly string[]> =>
  handIn(await gameOf(player, gameId), player)

/** The names of the cards in that player's own hand, in the game as they see it. */
export function handIn({ view }: SerializedGame, player: HubUser): readonly string[] {
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
export async function actByCall(player: HubUser, gameId: string, action: InnovationAction): Promise<boolean> {
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

/** Cards that cannot answer the question on the table. */
export const STEPPED_BACK = '[class*="narrowed"] article:not([data-state])'
