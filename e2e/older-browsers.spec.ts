import type { Page } from '@playwright/test'
import { draftFirst } from './support/draft-table'
import { answer, answerAtRandom } from './support/game-table'
import { makeInnovation } from './support/innovation-table'
import { makeDraft } from './support/make-draft'
import { makeUsers, PASSWORD } from './support/people'
import { expect, test, watchContentPolicy } from './support/test'

/** In the page: takes away what browsers of the floor lack. */
function becomeOld(): void {
  const copying = ['toReversed', 'toSorted', 'toSpliced', 'with']
  const newer: readonly (readonly [owner: unknown, names: readonly string[]])[] = [
    [Array, ['fromAsync']],
    [Array.prototype, copying],
    [Object.getPrototypeOf(Uint8Array.prototype), copying],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Map.prototype, ['getOrInsert', 'getOrInsertComputed']],
    [Promise, ['try', 'withResolvers']],
    [Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference']],
    [Set.prototype, ['isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [URL, ['canParse', 'parse']],
    [RegExp, ['escape']],
    [AbortSignal, ['any']],
    [Intl, ['Segmenter', 'DurationFormat']],
    [Element.prototype, ['checkVisibility']],
    [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover']],
    [CSS, ['highlights']],
    [Document.prototype, ['startViewTransition']],
    [Navigator.prototype, ['userAgentData', 'scheduling']],
    [window, ['Iterator', 'requestIdleCallback', 'scheduler', 'Highlight', 'documentPictureInPicture']],
  ]
  const iterator = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()))
  for (const name of Object.getOwnPropertyNames(iterator)) Reflect.deleteProperty(iterator, name)
  for (const [owner, names] of newer)
    for (const name of names) if (owner instanceof Object) Reflect.deleteProperty(owner, name)
}

async function signInByHand(page: Page, name: string): Promise<void> {
  await page.goto('/')
  await page.getByLabel('Name').fill(name)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'My Games', exact: true })).toBeVisible()
}

for (const { browserIs, isOld } of [
  { browserIs: 'the oldest supported', isOld: true },
  { browserIs: 'a current', isOld: false },
])
  test(`${browserIs} browser signs in, drafts and plays Innovation`, async ({ browser, server }) => {
    const players = await makeUsers(server, isOld ? ['orsolya', 'ottavio'] : ['noemi', 'nikos'])
    const [olga, otto] = players
    if (olga === undefined || otto === undefined) throw new Error('There are no users.')
    const draftId = await makeDraft({ name: 'Old', players: [olga], bots: 1, numPacks: 1, packSize: 3 })
    const gameId = await makeInnovation(players)
    const context = await browser.newContext()
    watchContentPolicy(context)
    const page = await context.newPage()
    if (isOld) await page.addInitScript(becomeOld)
    const errors: string[] = []
    const fills: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('request', (request) => request.url().endsWith('/fills.js') && fills.push(request.url()))

    await signInByHand(page, olga.name)
    await page.locator(`a[href="/game/${draftId}"]`).first().click()
    await draftFirst(page)
    await page.goto(`/game/${gameId}`)
    for (let answers = 0; answers < 10; answers += 1) {
      await answerAtRandom([otto], gameId, (_otto, { waiting }) => waiting.includes(olga.name))
      await answer(page, 'list')
    }
    expect(errors).toEqual([])
    expect(fills.length > 0).toBe(isOld)
  })

test('a browser that is too old is told so in plain words', async ({ browser, server }) => {
  const page = await (await browser.newContext()).newPage()
  await page.addInitScript(() => {
    CSS.supports = () => false
  })
  await page.goto(`${server.url}/magic`)
  await expect(
    page.getByRole('heading', { name: 'Parlour needs a newer browser', exact: true }),
  ).toBeInViewport()
  await expect(page.getByText('Safari 16.4')).toBeInViewport()
  await expect(page.getByText('Firefox 115')).toBeInViewport()
})
