import { deckCount, draftFirst } from './support/draft-table'
import { makeDraft } from './support/make-draft'
import { makeUsers, signedIn } from './support/people'
import { expect, test } from './support/test'

/** In the page: wraps every text in two `<font>` elements, as a translating browser does. */
function translate(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode)
  for (const text of found) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
}

test('a page that the browser translates keeps its counts up to date', async ({ browser, server }) => {
  const players = await makeUsers(server, ['tessa'])
  const [tessa] = players
  if (tessa === undefined) throw new Error('There is no user.')
  const gameId = await makeDraft({ name: 'Translated', players, bots: 1, numPacks: 1, packSize: 6 })
  const page = await signedIn(browser, tessa)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(`/game/${gameId}`)
  await expect(page.getByText(/pack 1, pick 1\b/).first()).toBeVisible()
  await page.evaluate(translate)
  for (const pick of [2, 3, 4]) {
    await draftFirst(page)
    await expect(page.getByText(new RegExp(`pack 1, pick ${pick}\\b`)).first()).toBeVisible()
    expect(await deckCount(page)).toBe(pick - 1)
    await page.evaluate(translate)
  }
  expect(errors).toEqual([])
})
