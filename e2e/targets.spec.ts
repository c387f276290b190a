import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { lobbyCreate } from '@parlour/protocol'
import { answerRounds, makeDraft } from './support/make-draft'
import { makeUsers, signedIn } from './support/people'
import { expect, test } from './support/test'
import { routeFullTurn } from './support/tyrants-position'
import { makeTyrants } from './support/tyrants-table'

/** Returns what is smaller than 24 px and has too little room around it (WCAG 2.5.8). */
async function smallTargets(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { run } = Reflect.get(window, 'axe') as typeof axe
    const { violations } = await run(document, { runOnly: ['target-size'] })
    return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))
  })
}

test('whatever can be pressed is 24 px large, or has that room around it', async ({ browser, server }) => {
  const players = await makeUsers(server, ['torvald', 'thyra', 'tiberius', 'tjorven'])
  const [torvald, thyra] = players
  if (torvald === undefined || thyra === undefined) throw new Error('There are no users.')
  const draftId = await makeDraft({ name: 'Small', players: [torvald, thyra], numPacks: 2, packSize: 9 })
  await answerRounds([torvald, thyra], draftId, 4)
  const tyrantsId = await makeTyrants(players)
  const { lobbyId } = await torvald.send(lobbyCreate, { game: 'Innovation: Ultimate' })
  const page = await signedIn(browser, torvald)
  const cards = { market: ['Neogi', 'Balor'], hand: ['Noble'], played: [], houseCards: false }
  const places = [
    '/',
    `/lobby/${lobbyId}`,
    `/game/${draftId}`,
    '/account',
    '/games',
    '/magic',
    '/data/innovation/cards',
  ]
  for (const place of [...places, `/game/${tyrantsId}`]) {
    if (place.endsWith(tyrantsId)) await routeFullTurn(page, players, () => ({ cards, seq: 10_000 }))
    await page.goto(`${server.url}${place}`)
    await expect(
      page.getByRole('main').getByRole('button').or(page.getByRole('main').getByRole('link')).first(),
    ).toBeVisible()
    if (place.includes('/game/')) await expect(page.getByRole('log')).toBeVisible()
    await expect.poll(() => smallTargets(page), { message: place }).toEqual([])
  }
})
