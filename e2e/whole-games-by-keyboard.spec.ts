import type { Locator, Page } from '@playwright/test'
import type { HubUser } from '../tests/hub-client'
import { playByCall, repeatablePicks } from './support/by-call'
import { answerByKeys, expectFocusSeen, press, tabTo } from './support/by-keyboard'
import { deckCount, openCards } from './support/draft-table'
import { gameOf, options, question, resultOf } from './support/game-table'
import { dealtInnovation, type InnovationAction } from './support/innovation-table'
import { makeDraft } from './support/make-draft'
import { adminOf, makeUsers, signedIn } from './support/people'
import { expect, test } from './support/test'
import { makeTyrants, offers, TURN } from './support/tyrants-table'

interface Table {
  readonly page: Page
  readonly gameId: string
  /** Whoever sits at the page. */
  readonly player: HubUser
  /** They answer by call. */
  readonly other: HubUser
}

/**
 * Plays a game to its end: the page by keyboard, with the first of the choices that `next` offers, the other
 * by call. What the other does takes the focus of the page nowhere.
 */
async function finish({ page, gameId, player, other }: Table, next: (turn: number) => Promise<Locator>) {
  const picks = repeatablePicks()
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await press(page, 'Tab')
  for (let turn = 0; ; turn += 1) {
    await playByCall([other], gameId, {
      picks,
      isEnough: (_, { waiting, gameOver }) => gameOver || waiting.includes(player.name),
    })
    if ((await gameOf(player, gameId)).gameOver) break
    await expect(question(page)).toBeVisible()
    await expectFocusSeen(page)
    await answerByKeys(page, await next(turn))
  }
  await expect(resultOf(page)).toBeVisible()
  await expectFocusSeen(page)
}

const ACTIONS: readonly InnovationAction[] = ['Draw', 'Meld', 'Dogma', 'Dogma', 'Draw', 'Meld']

test('a whole game of Innovation by keyboard alone', async ({ browser, server }) => {
  const admin = await adminOf(server)
  const [keld] = await makeUsers(server, ['keld'])
  if (keld === undefined) throw new Error('There is no user.')
  const gameId = await dealtInnovation(admin, { seated: [admin, keld], expansions: [], seed: 'keys 1' })
  const page = await signedIn(browser, admin)
  await page.goto(`${server.url}/game/${gameId}`)
  await finish({ page, gameId, player: admin, other: keld }, async (turn) => {
    for (const name of ACTIONS.slice(turn % ACTIONS.length)) {
      const offered = options(question(page).getByRole('group', { name, exact: true }))
      if ((await offered.count()) > 0) return offered
    }
    return options(question(page))
  })
})

test('a whole game of Tyrants by keyboard alone', async ({ browser, server }) => {
  const [kamil, kirsi] = await makeUsers(server, ['kamil', 'kirsi'])
  if (kamil === undefined || kirsi === undefined) throw new Error('There are no users.')
  const gameId = await makeTyrants([kamil, kirsi])
  const page = await signedIn(browser, kamil)
  await page.goto(`${server.url}/game/${gameId}`)
  await finish({ page, gameId, player: kamil, other: kirsi }, async () => {
    for (const action of TURN) {
      const offered = offers(page, action)
      if ((await offered.count()) > 0) return offered
    }
    return options(question(page))
  })
})

test('a whole draft and its deck by keyboard alone', async ({ browser, server }) => {
  const [kasimir] = await makeUsers(server, ['kasimir'])
  if (kasimir === undefined) throw new Error('There is no user.')
  const gameId = await makeDraft({ name: 'Keys', players: [kasimir], bots: 1, numPacks: 2, packSize: 4 })
  const page = await signedIn(browser, kasimir)
  await page.goto(`${server.url}/game/${gameId}`)
  for (let picked = 0; picked < 8; picked += 1) {
    await expect(openCards(page).first()).toBeVisible()
    await tabTo(page, openCards(page).first())
    await press(page, 'Enter')
    await press(page, 'Enter')
    await expect.poll(() => deckCount(page)).toBe(picked + 1)
    await expectFocusSeen(page)
  }
  await expect(page.getByRole('heading', { name: 'Draft Complete', exact: true })).toBeVisible()

  const builder = page.getByRole('region', { name: 'Deck builder', exact: true })
  const main = builder.getByRole('region', { name: 'Main', exact: true })
  await tabTo(page, main.getByRole('listitem').getByRole('button').first())
  await press(page, 's')
  await expect(main.getByRole('heading', { name: 'Main 7', exact: true })).toBeVisible()
  await expectFocusSeen(page)
  await tabTo(page, builder.getByRole('button', { name: 'suggest a deck', exact: true }), 'Shift+Tab')
  await press(page, 'Enter')
  await expect(page.getByText('Build your deck: 40 of 40 in the main deck')).toBeVisible()
  await expectFocusSeen(page)
})
