import { gameChatAdd, lobbyCreate, type GameKind } from '@parlour/protocol'
import type { Browser, Page } from '@playwright/test'
import type { HubUser } from '../tests/hub-client'
import type { ServerProcess } from '../tests/server-process'
import { expectAccessible } from './support/accessibility'
import { openCards, takeScar } from './support/draft-table'
import { answerFirst, answerRounds, makeDraft, makeLobby } from './support/make-draft'
import { adminOf, makeUsers, signedIn } from './support/people'
import { picture, shoot } from './support/screens'
import { expect, test } from './support/test'

/** The people and games that the pictures show; made once. */
interface Stage {
  readonly admin: HubUser
  readonly rosa: HubUser
  readonly ulf: HubUser
  /** In the middle of its first round: rosa is to pick. */
  readonly running: string
  /** rosa is to apply a scar. */
  readonly scars: string
  /** rosa waits for sven. */
  readonly waiting: string
  readonly over: string
  readonly lobby: string
}

async function talk(players: readonly HubUser[], gameId: string): Promise<void> {
  const lines = [
    'Good luck, all!',
    'I never saw that artifact before. Whoever passes me the second half of it may have my whole sideboard.',
    'Ha, no chance.',
  ]
  for (const [index, text] of lines.entries())
    await players[index % players.length]?.send(gameChatAdd, { gameId, text })
}

async function setStage(server: ServerProcess): Promise<Stage> {
  const [rosa, sven, tilda, ulf] = await makeUsers(server, ['rosa', 'sven', 'tilda', 'ulf'])
  if (rosa === undefined || sven === undefined || tilda === undefined || ulf === undefined)
    throw new Error('users')
  const packs = { numPacks: 3, packSize: 15 }
  const trio = [rosa, sven, tilda]
  const running = await makeDraft({ name: 'Friday cube', players: trio, bots: 3, ...packs })
  await answerRounds(trio, running, 5)
  await talk(trio, running)
  const scars = await makeDraft({ name: 'Scar night', players: trio, ...packs, scarRounds: '1,3' })
  const waiting = await makeDraft({ name: 'Two at the table', players: [rosa, sven], ...packs })
  await answerFirst(rosa, waiting)
  const over = await makeDraft({ name: 'Last week', players: trio, numPacks: 3, packSize: 8 })
  await answerRounds(trio, over)
  await talk(trio, over)
  const lobby = await makeLobby({
    name: 'A cube for nine',
    players: trio,
    bots: 6,
    numPacks: 3,
    packSize: 15,
    scarRounds: '1,9',
  })
  await rosa.send(lobbyCreate, {})
  return { admin: await adminOf(server), rosa, ulf, running, scars, waiting, over, lobby }
}

let stage: Stage
let page: Page

async function open(browser: Browser, user: HubUser, path: string): Promise<void> {
  page = await signedIn(browser, user, { isAdmin: user === stage.admin })
  await page.goto(`${user.url}${path}`)
}
const openGame = async (browser: Browser, gameId: string) => {
  await open(browser, stage.rosa, `/game/${gameId}`)
  await expect(page.getByRole('region', { name: 'Pack', exact: true })).toBeVisible()
}
/** At 900 and 390 px one column stands beside or in place of the pack: photographs it there. */
async function shootColumn(name: string, tab: string): Promise<void> {
  for (const [width, height] of [
    [900, 1200],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    const bar = page.getByRole('navigation', { name: 'Draft', exact: true }).filter({ visible: true })
    await bar.getByRole('button', { name: new RegExp(`^${tab}`) }).click()
    await picture(page, `${name}-${width}-light`)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

test.beforeAll(async ({ server }) => {
  stage = await setStage(server)
})

test('login', async ({ browser, server }) => {
  page = await (await browser.newContext()).newPage()
  await page.goto(server.url)
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  await expectAccessible(page)
  await shoot(page, 'login')
  await page.getByLabel('Name').fill('rosa')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await shoot(page, 'login-refused')
})

test('home', async ({ browser }) => {
  await open(browser, stage.rosa, '/')
  await expect(page.getByRole('link', { name: 'Last week', exact: true })).toBeVisible()
  await expectAccessible(page)
  await shoot(page, 'home')
  await page.getByRole('button', { name: 'Menu of Friday cube', exact: true }).click()
  await page.getByRole('menuitem', { name: 'kill', exact: true }).click()
  await shoot(page, 'home-kill')
})

test('home with nothing', async ({ browser }) => {
  await open(browser, stage.ulf, '/')
  await expect(page.getByText('No games in progress.')).toBeVisible()
  await expectAccessible(page)
  await shoot(page, 'home-empty')
})

test('lobby of a cube draft', async ({ browser }) => {
  await open(browser, stage.rosa, `/lobby/${stage.lobby}`)
  await expect(page.getByText('Invalid scar rounds').first()).toBeVisible()
  await expectAccessible(page)
  await shoot(page, 'lobby-cube-draft')
  await page.getByRole('button', { name: 'add players', exact: true }).click()
  await page.getByRole('dialog').getByLabel('ulf', { exact: true }).check()
  await expectAccessible(page)
  await shoot(page, 'lobby-add-players')
})

const OTHERS: readonly (readonly [GameKind, string])[] = [
  ['Set Draft', 'set-draft'],
  ['Magic', 'magic'],
  ['Innovation: Ultimate', 'innovation'],
  ['Tyrants of the Underdark', 'tyrants'],
]
for (const [game, file] of OTHERS) {
  test(`lobby of ${game}`, async ({ browser }) => {
    const { lobbyId } = await stage.rosa.send(lobbyCreate, { game })
    await open(browser, stage.rosa, `/lobby/${lobbyId}`)
    await expect(page.getByRole('heading', { name: `${game} settings`, exact: true })).toBeVisible()
    await expectAccessible(page)
    await shoot(page, `lobby-${file}`)
    if (game !== 'Set Draft') return
    await page.getByRole('button', { name: 'Open Set Picker', exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
    await expectAccessible(page)
    await shoot(page, 'set-picker')
  })
}

test('admin', async ({ browser }) => {
  await open(browser, stage.admin, '/admin')
  await expect(page.getByRole('cell', { name: 'ulf', exact: true })).toBeVisible()
  await expectAccessible(page)
  await shoot(page, 'admin')
})

test('draft: the pack', async ({ browser }) => {
  await openGame(browser, stage.running)
  await expect(openCards(page).first()).toBeVisible()
  await expectAccessible(page)
  await shoot(page, 'draft-pack')
  await openCards(page).nth(1).click()
  await shoot(page, 'draft-chosen')
  await page.keyboard.press('Escape')
  for (const tab of ['Deck', 'Log', 'Info']) await shootColumn(`draft-${tab.toLowerCase()}`, tab)
})

test('draft: the card preview', async ({ browser }) => {
  await openGame(browser, stage.running)
  const first = openCards(page).first()
  // Before its card has come there is nothing to look at whole.
  await expect(first.locator('..').getByRole('article')).toBeVisible()
  await first.focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('tooltip')).toBeVisible()
  await picture(page, 'draft-preview-1440-light')
})

test('draft: the deck and its dialogs', async ({ browser }) => {
  await openGame(browser, stage.running)
  const deck = page.getByRole('region', { name: 'Deck', exact: true })
  await deck
    .getByRole('button', { name: /^copies of/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await shoot(page, 'draft-card-manager')
  await page.keyboard.press('Escape')
  for (const [item, file] of [
    ['deck settings', 'deck-settings'],
    ['deck import', 'deck-import'],
  ] as const) {
    await deck.getByRole('button', { name: 'Deck menu', exact: true }).click()
    await page.getByRole('menuitem', { name: item, exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    if (item === 'deck import')
      await page.getByLabel('Card list').fill('2 Island\n1 No Such Card At All\nSideboard\n3 Forest')
    await expectAccessible(page)
    await shoot(page, `draft-${file}`)
    if (item === 'deck settings') await page.keyboard.press('Escape')
  }
})

test('draft: a scar round', async ({ browser }) => {
  await openGame(browser, stage.scars)
  await expect(page.getByRole('group', { name: 'Scars', exact: true })).toBeVisible()
  await expectAccessible(page)
  await shoot(page, 'draft-scar-round')
  await page.getByRole('button', { name: 'how to scar a card', exact: true }).click()
  await expectAccessible(page)
  await shoot(page, 'draft-scar-help')
  await page.keyboard.press('Escape')
  await takeScar(page)
  await page.getByRole('button', { name: 'apply scar', exact: true }).click()
  await expectAccessible(page)
  await shoot(page, 'draft-scar-applicator')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^edit rules text/ })
    .first()
    .click()
  await picture(page, 'draft-scar-editing-1440-light')
})

test('draft: waiting, and the admin switches', async ({ browser }) => {
  await openGame(browser, stage.waiting)
  await expect(page.getByText('No actions waiting for you right now.')).toBeVisible()
  await expectAccessible(page)
  await shoot(page, 'draft-waiting')
  await page.context().close()
  await open(browser, stage.admin, `/game/${stage.running}`)
  await page.getByLabel('waiting panel').check()
  await page.getByLabel('game stats').check()
  await expectAccessible(page)
  await shoot(page, 'draft-admin')
})

test('draft: over', async ({ browser }) => {
  await openGame(browser, stage.over)
  await expect(page.getByRole('heading', { name: 'Draft Complete', exact: true })).toBeVisible()
  await expectAccessible(page)
  await shoot(page, 'draft-over')
  for (const tab of ['Log', 'Info']) await shootColumn(`draft-over-${tab.toLowerCase()}`, tab)
  await page.setViewportSize({ width: 390, height: 844 })
  const bar = page.getByRole('navigation', { name: 'Draft', exact: true }).filter({ visible: true })
  await bar.getByRole('button', { name: 'Lands, fight', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Basic lands', exact: true })).toBeInViewport()
  await picture(page, 'draft-over-lands-390-light')
})

test('game menu and debug dialog', async ({ browser }) => {
  await openGame(browser, stage.running)
  await page.getByRole('button', { name: 'Friday cube', exact: true }).click()
  await page.getByRole('menuitem', { name: 'debug', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Debug', exact: true })).toBeVisible()
  await expectAccessible(page)
  await shoot(page, 'game-debug')
})

test('pages that say why there is nothing', async ({ browser }) => {
  await open(browser, stage.rosa, '/no/such/page')
  await expect(page.getByRole('heading', { name: 'Nothing here', exact: true })).toBeVisible()
  await shoot(page, 'nothing-here')
  await page.goto(`${stage.rosa.url}/game/000000000000000000000000`)
  await expect(page.getByRole('status').getByRole('link', { name: 'home', exact: true })).toBeVisible()
  await shoot(page, 'game-unknown')
  await page.route('**/assets/admin-page*.js', (route) => route.abort())
  await page.goto(`${stage.rosa.url}/admin`)
  await expect(page.getByRole('heading', { name: 'Parlour was updated', exact: true })).toBeVisible()
  await expect(page.getByText('This page needs its new version')).toBeVisible()
  await expectAccessible(page)
  await shoot(page, 'part-missing')
})
