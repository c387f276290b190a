import type { Browser, Page } from '@playwright/test'
import type { HubUser } from '../tests/hub-client'
import { builtManifest, costOf, filesOf } from './support/built-files'
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

/** Signs somebody in at home, and waits until the bell has told what was noted of their games so far. */
async function atHome(browser: Browser, person: HubUser): Promise<Page> {
  const page = await signedIn(browser, person)
  await page.goto('/')
  await expect(page.getByRole('button', { name: /^Notices, \d+ unread$/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  return page
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
  const page = await atHome(browser, xaverine)
  const calls = callsOf(page)
  await page.goto('/')
  await expect(page.getByRole('row').filter({ hasText: 'Asked once' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(calls, 'what home shows').toContain('/api/user/games')
  expect(calls, 'home').toEqual([...new Set(calls)])

  const another = await atHome(browser, zenobius)
  const asked = callsOf(another)
  await another.goto(`/game/${gameId}`)
  await expect(another.locator('button[data-pick]').first()).toBeVisible()
  await another.waitForLoadState('networkidle')
  expect(asked, 'what a draft shows').toContain('/api/game/fetch')
  // Whoever looks at a game has read its notice, and the bell is told.
  const isOfBell = (path: string) => path === '/api/notice/bell'
  expect(asked.filter(isOfBell).length, 'the bell').toBeLessThanOrEqual(2)
  const others = asked.filter((path) => !isOfBell(path))
  expect(others, 'a draft').toEqual([...new Set(others)])
})

const SHELL = ['index.html', 'pages']
const GAME = [...SHELL, 'game']
const screenOf = (game: string): string => `../../games/${game}/ui/${game}-screen.tsx`

/** The scripts and styles of a first visit, and what they may cost: files, KB as they come over the wire. */
const VISITS = [
  { name: 'login', pages: ['index.html'], files: 2, kilobytes: 138 },
  { name: 'home', pages: SHELL, files: 4, kilobytes: 204 },
  { name: 'a draft', pages: [...GAME, 'cards', screenOf('draft')], files: 17, kilobytes: 311 },
  { name: 'a game of Innovation', pages: [...GAME, screenOf('innovation')], files: 14, kilobytes: 317 },
  { name: 'a game of Tyrants', pages: [...GAME, screenOf('tyrants')], files: 17, kilobytes: 330 },
  { name: 'a Magic table', pages: [...GAME, 'cards', screenOf('magic-table')], files: 16, kilobytes: 333 },
  {
    name: 'a cube',
    pages: [...SHELL, 'src/magic/magic-layout.tsx', 'src/magic/cube/cube-page.tsx'],
    files: 20,
    kilobytes: 322,
  },
]

for (const { name, pages, files, kilobytes } of VISITS)
  test(`the scripts and styles of ${name} keep their budget`, () => {
    const cost = costOf(filesOf(builtManifest(), pages))
    expect(cost.kilobytes, `${cost.files} files of ${cost.kilobytes.toFixed(1)} KB`).toBeLessThanOrEqual(
      kilobytes,
    )
    expect(cost.files, 'files').toBeLessThanOrEqual(files)
  })
