import type { Page } from '@playwright/test'
import { makeDraft } from './support/make-draft'
import { makeUsers, signedIn } from './support/people'
import { expect, test } from './support/test'

/** The calls that a page makes from now on, in order. */
function callsOf(page: Page): readonly string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname)
  })
  return calls
}

test('a page that is opened asks for each thing once', async ({ browser, server }) => {
  const players = await makeUsers(server, ['xaverine', 'zenobius'])
  const [xaverine, zenobius] = players
  if (xaverine === undefined || zenobius === undefined) throw new Error('nobody visits')
  const gameId = await makeDraft({
    name: 'Asked once',
    players,
    numPacks: 1,
    packSize: 3,
  })
  const page = await signedIn(browser, xaverine)
  const calls = callsOf(page)
  await page.goto('/')
  await expect(page.getByRole('row').filter({ hasText: 'Asked once' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(calls, 'what home shows').toContain('/api/user/games')
  expect(calls, 'home').toEqual([...new Set(calls)])

  const another = await signedIn(browser, zenobius)
  const asked = callsOf(another)
  await another.goto(`/game/${gameId}`)
  await expect(another.locator('button[data-pick]').first()).toBeVisible()
  await another.waitForLoadState('networkidle')
  expect(asked, 'what a draft shows').toContain('/api/game/fetch')
  expect(asked, 'a draft').toEqual([...new Set(asked)])
})
