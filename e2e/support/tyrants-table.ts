import {
  type Choice,
  type ChoiceItem,
  type Pick,
  type Random,
  randomPicks,
  type Request,
} from '@parlour/kernel'
import type { SerializedGame } from '@parlour/protocol'
import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import type { HubUser } from '../../tests/hub-client'
import {
  answer,
  clickToAnswer,
  makeGame,
  options,
  pieces,
  question,
  resultOf,
  titleOf,
  type AnswerSurface,
} from './game-table'
import { expect } from './test'
import { playByCall } from './by-call'

export const TYRANTS = 'Tyrants of the Underdark'

const TABLES = [
  { map: 'base-2', expansions: ['drow', 'dragons'] },
  { map: 'base-3b', expansions: ['demons', 'undead'] },
  { map: 'base-4', expansions: ['elementals', 'illithid'] },
] as const

/** Starts a game of Tyrants on a map for this many players. Returns its id. */
export function makeTyrants(players: readonly HubUser[], more: object = {}): Promise<string> {
  const table = TABLES[players.length - 2]
  if (table === undefined) throw new Error('Two to four play Tyrants.')
  return makeGame(TYRANTS, players, { ...table, expansions: [...table.expansions], ...more })
}

/** What the page asks: an action of the turn, something else, nothing, or nothing any more. */
export type TurnPrompt = 'action' | 'answer' | 'nothing' | 'over'

/** What the page asks now. */
export async function asks(page: Page): Promise<TurnPrompt> {
  if (await resultOf(page).isVisible()) return 'over'
  if (!(await question(page).isVisible())) return 'nothing'
  return (await titleOf(page).textContent()) === 'Choose Action' ? 'action' : 'answer'
}

/** Groups of the menu in the order in which a player goes through a turn. */
export const TURN = ['Play all plain cards', 'Play Card', 'Deploy a Troop', 'Recruit', 'Pass'] as const
export type TyrantsAction = (typeof TURN)[number]

/**
 * Does the next thing of a turn, and sends it; recruits the cheapest card or the most expensive one. Returns
 * what it was.
 */
async function act(page: Page, where: AnswerSurface, isDearest: boolean): Promise<TyrantsAction> {
  await expect(titleOf(page)).toHaveText('Choose Action')
  for (const action of TURN) {
    await openTab(page, TABS[action])
    const offered = offers(page, action)
    if ((await offered.count()) === 0) continue
    const onBoard = where === 'board' && (action === 'Play Card' || action === 'Recruit')
    const place = action === 'Recruit' ? '[aria-label="Market"]' : '[aria-label="Your hand"]'
    const found = onBoard ? pieces(page, place) : offered
    await clickToAnswer(page, action === 'Recruit' && isDearest ? found.last() : found.first())
    return action
  }
  throw new Error('The menu offers nothing.')
}

const TABS: Readonly<Record<TyrantsAction, RegExp | undefined>> = {
  'Play all plain cards': /^Play \d+$/,
  'Play Card': /^Play \d+$/,
  'Deploy a Troop': /^Power \d+$/,
  Recruit: /^Recruit \d+$/,
  Pass: undefined,
}

/** On a phone choices stand behind a tab, which is opened here; elsewhere there is none. */
export async function openTab(page: Page, name: RegExp | undefined): Promise<void> {
  if (name === undefined) return
  const tab = question(page).locator('button[aria-expanded="false"]').filter({ hasText: name })
  if ((await tab.count()) > 0) await tab.click()
}

/** What the menu offers of a kind of action. */
export function offers(page: Page, action: TyrantsAction): Locator {
  const inList = (name: string) => options(question(page).getByRole('group', { name, exact: true }))
  if (action === 'Play Card' || action === 'Recruit') return inList(action)
  return options(question(page)).filter({ hasText: action })
}

/** In milliseconds: a pause that doubles would be a quarter of a game's time. */
const OFTEN = { intervals: [20, 50, 100] }

export type TurnStep = TyrantsAction | 'answer'

interface TyrantsPlayOptions {
  /** In turn on the board and in the list, unless it says one of them. */
  readonly where?: AnswerSurface
  /**
   * They recruit the most expensive card that they can pay for, not the cheapest: the market sells out
   * sooner.
   */
  readonly isDearest?: boolean
  /** Asked before whoever sits at a page does something. */
  readonly isEnough?: (page: Page, done: readonly TurnStep[]) => Promise<boolean> | boolean
}

/**
 * Lets whoever is asked do the next thing, until `isEnough` says so or the game is over. Returns what was
 * done.
 */
export async function playByClicking(
  pages: readonly Page[],
  { where, isDearest = false, isEnough = () => false }: TyrantsPlayOptions = {},
): Promise<readonly TurnStep[]> {
  const done: TurnStep[] = []
  for (;;) {
    await expect
      .poll(async () => (await Promise.all(pages.map(asks))).some((what) => what !== 'nothing'), OFTEN)
      .toBe(true)
    for (const page of pages) {
      const what = await asks(page)
      if (what === 'over') return done
      if (what === 'nothing') continue
      if (await isEnough(page, done)) return done
      const at = where ?? (done.length % 2 === 0 ? 'board' : 'list')
      if (what === 'action') done.push(await act(page, at, isDearest))
      else {
        await openTab(page, /^Choices \d+$/)
        await answer(page, at)
        done.push('answer')
      }
    }
  }
}

/** Deploys a troop by a click on a site of the map. */
export async function deployOnMap(page: Page): Promise<void> {
  const site = page.locator('[data-place][data-reached="true"]:not([data-kind="path"])').first()
  const name = (await site.getAttribute('data-place')) ?? ''
  await site.getByRole('button').first().click()
  const saved = page.waitForResponse((response) => response.url().endsWith('game/save_response'))
  await page
    .getByRole('group', { name, exact: true })
    .getByRole('button', { name: /^Deploy a Troop/ })
    .click()
  expect((await saved).ok()).toBe(true)
}

/**
 * What is done by call in a turn, in this order: all cards are played, all power deploys, all influence
 * recruits. On a small map the market is what ends a game.
 */
const BY_CALL: readonly string[] = ['auto-play', 'play-card', 'use-power', 'recruit', 'pass']

/** Everybody goes on by call until the game is over. */
export const finishByCall = (players: readonly HubUser[], gameId: string): Promise<void> =>
  playByCall(players, gameId, { picks: picksFor })

function picksFor(request: Request, random: Random): readonly Pick[] {
  const menu = typeof request.choices === 'string' ? [] : request.choices.filter(isItem)
  const next = BY_CALL.map((kind) => menu.find((item) => item.kind === kind)).find(Boolean)
  if (request.kind !== 'action' || next === undefined) return randomPicks(request, random)
  const first = next.choices === undefined ? next : { ...next, choices: next.choices.slice(0, 1) }
  return randomPicks({ ...request, choices: [first] }, random)
}

const isItem = (choice: Choice): choice is ChoiceItem => typeof choice === 'object'

/** What these tests read of a view. */
const seen = z.object({
  turn: z.object({ player: z.string(), round: z.number(), phase: z.string() }),
  players: z.array(
    z.object({
      name: z.string(),
      troops: z.number(),
      handSize: z.number(),
      hand: z.array(z.object({ id: z.string(), name: z.string() })).optional(),
    }),
  ),
})

/** The table as a player sees it. */
export const tableOf = ({ view }: SerializedGame) => seen.parse(view)
