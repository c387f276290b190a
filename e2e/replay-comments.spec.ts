import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { answerAtRandom } from './support/game-table'
import { makeInnovation } from './support/innovation-table'
import { bar, expectAt } from './support/look-back'
import { makeUsers, signedIn } from './support/people'
import { expect, test } from './support/test'

const DESK = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const marks = (page: Page): Locator => bar(page).getByRole('button', { name: / on answer \d+$/ })
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Comments', exact: true })

test('players comment on moments, and once the game is over so do all who may see it', async ({
  browser,
  server,
}) => {
  const [ann, bob, eve] = await makeUsers(server, ['ronja', 'sixten', 'tove'])
  if (ann === undefined || bob === undefined || eve === undefined) throw new Error('Two play.')
  const players = [ann, bob]
  const gameId = await makeInnovation(players)
  await answerAtRandom(players, gameId, (_, { responses }) => responses.length >= 14)
  const anns = await signedIn(browser, ann, DESK)
  const bobs = await signedIn(browser, bob, PHONE)
  for (const page of [anns, bobs]) await page.goto(`/game/${gameId}?at=8`)
  for (const page of [anns, bobs]) await expectAt(page, 8)
  await test.step('by the field under the log', async () => {
    const field = anns.getByRole('textbox', { name: 'Comment on this moment', exact: true })
    await field.fill('This was too early.')
    await field.press('Enter')
    await expect(anns.getByRole('log').getByText('This was too early.')).toBeVisible()
    await expect(marks(bobs)).toHaveCount(1)
    await expectAccessible(anns, { within: '[aria-label="Looking back"]' })
  })
  await test.step('on a phone in the dialog', async () => {
    await bobs.getByRole('button', { name: '1 comment here', exact: true }).tap()
    await expect(dialog(bobs).getByText('This was too early.')).toBeVisible()
    await expect(dialog(bobs).getByRole('button', { name: 'edit', exact: true })).toHaveCount(0)
    await dialog(bobs)
      .getByRole('textbox', { name: 'Comment on answer 8', exact: true })
      .fill('I had no choice.')
    await dialog(bobs).getByRole('button', { name: 'comment', exact: true }).tap()
    await expect(dialog(bobs).getByRole('listitem')).toHaveCount(2)
    await expectAccessible(bobs, { within: '[role="dialog"]' })
    await expect(anns.getByRole('log').getByText('I had no choice.')).toBeVisible()
  })
  await test.step('changed and deleted by their author', async () => {
    await anns.getByRole('log').getByText('This was too early.').click()
    await anns.keyboard.press('c')
    await dialog(anns).getByRole('button', { name: 'edit', exact: true }).click()
    await dialog(anns)
      .getByRole('textbox', { name: 'Your comment on answer 8', exact: true })
      .fill('Drawing was right.')
    await dialog(anns).getByRole('button', { name: 'save', exact: true }).click()
    await expect(dialog(bobs).getByText('Drawing was right.')).toBeVisible()
    await expect(dialog(bobs).getByText('edited')).toBeVisible()
    await dialog(anns).getByRole('button', { name: 'delete', exact: true }).click()
    await expect(dialog(bobs).getByText('Drawing was right.')).toHaveCount(0)
    await anns.keyboard.press('Escape')
    await expect(dialog(anns)).toHaveCount(0)
    await expect(bar(anns)).toBeVisible()
  })
  await test.step('found again from a mark, by somebody who did not play', async () => {
    await answerAtRandom(players, gameId)
    const eves = await signedIn(browser, eve, DESK)
    await eves.goto(`/game/${gameId}?at=2`)
    await expectAt(eves, 2)
    await marks(eves).click()
    await expectAt(eves, 8)
    await expect(eves.getByRole('log').getByText('I had no choice.')).toBeVisible()
    await eves.keyboard.press('ArrowRight')
    await eves.getByRole('textbox', { name: 'Comment on this moment', exact: true }).fill('Well played.')
    await eves.keyboard.press('Enter')
    await expect(marks(eves)).toHaveCount(2)
  })
})
