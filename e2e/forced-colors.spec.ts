import type { Locator, Page } from '@playwright/test'
import { pieces, question } from './support/game-table'
import { dealtInnovation } from './support/innovation-table'
import { adminOf, makeUsers, signedIn } from './support/people'
import { shoot } from './support/screens'
import { expect, test } from './support/test'
import { playByCall, repeatablePicks } from './support/by-call'

/** The background of each element, or of what is drawn before it. */
const backgrounds = (of: Locator, pseudo?: string): Promise<readonly string[]> =>
  of.evaluateAll(
    (elements, before) => elements.map((element) => getComputedStyle(element, before).backgroundColor),
    pseudo,
  )

const paper = async (page: Page): Promise<string> => (await backgrounds(page.locator('body')))[0] ?? ''

test('with the colors of the system alone, seats and cards are told apart and choices have an edge', async ({
  browser,
  server,
}) => {
  const admin = await adminOf(server)
  const [fabia] = await makeUsers(server, ['fabia'])
  if (fabia === undefined) throw new Error('There is no user.')
  const seated = [admin, fabia]
  const gameId = await dealtInnovation(admin, { seated, expansions: [], seed: 'colors' })
  await playByCall(seated, gameId, {
    picks: repeatablePicks(),
    isEnough: (player, { seq, requests }) =>
      player === fabia && seq > 20 && requests.some(({ kind }) => kind === 'action'),
  })
  const page = await signedIn(browser, fabia)
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`${server.url}/game/${gameId}`)
  await expect(question(page)).toBeVisible()
  const marks = await backgrounds(page.locator('[class*="_seat_"][class*="_shape"]'), '::before')
  expect(new Set(marks).size, 'colors of two seats').toBeGreaterThan(1)
  expect(marks).not.toContain(await paper(page))
  const letters = page.locator('[data-player]').getByRole('img', { name: /^(red|yellow|green|blue|purple)$/ })
  expect(new Set(await backgrounds(letters)).size, 'colors of the stacks').toBe(5)
  const edges = await pieces(page).evaluateAll((all) => all.map((one) => getComputedStyle(one).outlineStyle))
  expect(new Set(edges)).toEqual(new Set(['dashed']))
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await shoot(page, 'forced-colors')
})
