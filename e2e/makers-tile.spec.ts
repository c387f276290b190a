import type { Locator, Page } from '@playwright/test'
import { hexCalls } from '../games/tyrants/rules/facts/made-things'
import type { HubUser } from '../tests/hub-client'
import {
  addPlayer,
  clickToAnswer,
  gameOf,
  options,
  question,
  resultOf,
  startByClicking,
  titleOf,
} from './support/game-table'
import { makeUsers, signedIn } from './support/people'
import { expect, test } from './support/test'
import { finishByCall, TYRANTS } from './support/tyrants-table'

const WHOLE_GAME = 1_200_000

const drawn = (page: Page): Locator => page.getByRole('group', { name: 'Tile', exact: true })
const saved = (page: Page): Locator => page.getByRole('region', { name: 'Saved tiles', exact: true })
const tileName = (page: Page): Locator =>
  page.getByRole('region', { name: 'Tile info', exact: true }).getByLabel('Name')
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click()

/** Drags a thing by so many pixels. */
async function dragged(page: Page, thing: Locator, [right, down]: readonly [number, number]): Promise<void> {
  const { x, y, width, height } = await boxOf(thing)
  const [fromX, fromY] = [x + width / 2, y + height / 2]
  await page.mouse.move(fromX, fromY)
  await page.mouse.down()
  await page.mouse.move(fromX + right, fromY + down, { steps: 6 })
  await page.mouse.up()
}

async function boxOf(thing: Locator) {
  const box = await thing.boundingBox()
  if (box === null) throw new Error('It is not on the page.')
  return box
}

/** Saves, and waits until the hub has it. */
async function save(page: Page): Promise<void> {
  await press(page, 'Save')
  await expect(page.getByText('unsaved changes', { exact: true })).toBeHidden()
}

test('a tile is drawn and saved, opened again after a reload, renamed, and deleted', async ({
  browser,
  server,
}) => {
  const [tessel] = await makeUsers(server, ['tessel'])
  if (tessel === undefined) throw new Error('Somebody has to draw.')
  const page = await signedIn(browser, tessel)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(`${tessel.url}/tyrants/tile_editor`)

  await test.step('a spot is added and dragged, the site connected with it and with an edge', async () => {
    await tileName(page).fill('Three Gates')
    await press(page, 'Add Spot')
    const spot = drawn(page).getByRole('button', { name: 'spot 0, spot', exact: true })
    const before = await boxOf(spot)
    await dragged(page, spot, [60, 90])
    const after = await boxOf(spot)
    expect(after.x - before.x).toBeGreaterThan(30)
    expect(after.y - before.y).toBeGreaterThan(60)
    for (const end of ['spot 0, spot', 'edge N']) {
      await press(page, 'Connect')
      await drawn(page)
        .getByRole('button', { name: /^site 0,/ })
        .click()
      await drawn(page).getByRole('button', { name: end, exact: true }).click()
    }
    for (const words of ['site 0 to spot 0', 'site 0 to edge N'])
      await expect(page.getByText(words, { exact: true })).toBeVisible()
  })

  await test.step('the site gets its facts', async () => {
    await drawn(page)
      .getByRole('button', { name: /^site 0,/ })
      .click()
    const facts = page.getByRole('region', { name: 'Site info', exact: true })
    await facts.getByLabel('Size').fill('3')
    await facts.getByLabel('Neutrals').fill('1')
    await facts.getByLabel('start location').check()
    await expect(page.getByText('unsaved changes', { exact: true })).toBeVisible()
    await save(page)
    await expect(saved(page).getByRole('button', { name: 'Three Gates', exact: true })).toBeVisible()
  })

  await test.step('after a reload it is as it was', async () => {
    await page.reload()
    await saved(page).getByRole('button', { name: 'Three Gates', exact: true }).click()
    await expect(tileName(page)).toHaveValue('Three Gates')
    for (const name of ['site 0, value 2, spaces 3, neutral 1', 'spot 0, spot'])
      await expect(drawn(page).getByRole('button', { name, exact: true })).toBeVisible()
    await expect(page.getByText('site 0 to edge N', { exact: true })).toBeVisible()
  })

  await test.step('renamed, it is still one tile', async () => {
    await tileName(page).fill('Four Gates')
    await save(page)
    await page.reload()
    await expect(saved(page).getByRole('button', { name: 'Four Gates', exact: true })).toBeVisible()
    await expect(saved(page).getByRole('button', { name: 'Three Gates', exact: true })).toBeHidden()
  })

  await test.step('deleted, it is gone for good', async () => {
    await saved(page).getByRole('button', { name: 'Four Gates', exact: true }).click()
    await press(page, 'Delete')
    const asked = page.getByRole('dialog', { name: 'Delete Four Gates?', exact: true })
    await asked.getByRole('button', { name: 'delete', exact: true }).click()
    await expect(saved(page).getByRole('button', { name: 'Four Gates', exact: true })).toBeHidden()
    const listed = page.waitForResponse((response) => response.url().endsWith('/tyrants/hex/all'))
    await page.reload()
    expect(await (await listed).json()).not.toMatchObject({
      hexes: expect.arrayContaining([expect.objectContaining({ name: 'Four Gates' })]),
    })
    await expect(drawn(page)).toBeVisible()
    await expect(saved(page).getByRole('button', { name: 'Four Gates', exact: true })).toBeHidden()
  })
  expect(errors).toEqual([])
})

const standard = {
  kind: 'standard',
  dx: 0,
  size: 4,
  neutrals: 1,
  value: 3,
  major: false,
  token: null,
} as const
/** Two sites, with a way between them and one to each edge. */
const ARCHES = {
  name: 'Salt Arches',
  sites: [
    { ...standard, name: 'Upper|Arch', dy: -60, start: false },
    { ...standard, name: 'Lower Arch', dy: 60, start: true },
  ],
  connectors: [
    ['Lower Arch', 'Upper|Arch'],
    ['Upper|Arch', '_hex0'],
    ['Upper|Arch', '_hex1'],
    ['Lower Arch', '_hex2'],
    ['Lower Arch', '_hex3'],
    ['Lower Arch', '_hex4'],
    ['Upper|Arch', '_hex5'],
  ] as [string, string][],
}
const LAYOUT = 'demonweb-2h:B1r0,Salt-Archesr0,C1r0,A1r0,C2r0,C3r0,B2r0'
const TURN = 'Turn Salt-Arches (Salt Arches)'

/** Chooses the layout with the own tile, in the lobby on the page. */
async function layTiles(page: Page): Promise<void> {
  await page.getByText('more maps', { exact: true }).click()
  await page.getByRole('radio', { name: 'hex map', exact: true }).check()
  await page.getByRole('combobox', { name: 'Layout', exact: true }).click()
  await page.getByRole('option', { name: 'demonweb-2h: 2 players, 7 tiles', exact: true }).click()
  await page.getByText('own tiles', { exact: true }).click()
  await page.getByRole('combobox', { name: 'Own tiles', exact: true }).click()
  await page.getByRole('option', { name: 'Salt Arches, by ottilie', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Own tiles', exact: true })).toContainText('Salt Arches')
  await page.getByText('layout as text', { exact: true }).click()
  await page.getByLabel('Layout as text', { exact: true }).fill(LAYOUT)
  await expect(
    page.getByRole('img', { name: /^The map demonweb-2h: 2 players, \d+ locations$/ }),
  ).toBeVisible()
}

test('a hex map with an own tile is chosen in a lobby, turned by the map setter, and played to the end', async ({
  browser,
  server,
}) => {
  test.setTimeout(WHOLE_GAME)
  const players = await makeUsers(server, ['ottilie', 'quillon'])
  const [ottilie] = players
  if (ottilie === undefined) throw new Error('Two people play.')
  await ottilie.send(hexCalls.save, { hex: ARCHES })
  const host = await signedIn(browser, ottilie)

  const gameId = await test.step('a lobby takes a layout that uses the tile', async () => {
    await host.goto(`${ottilie.url}/`)
    return startByClicking(host, {
      name: 'Under the arches',
      game: TYRANTS,
      prepare: async () => {
        await addPlayer(host, 'quillon')
        await host.getByRole('checkbox', { name: 'random half-decks', exact: true }).check()
        await layTiles(host)
      },
    })
  })

  const setter = await setterOf(players, gameId)
  const page = setter === ottilie ? host : await signedIn(browser, setter)
  const map = page.getByRole('group', { name: 'Map', exact: true })
  await test.step('the map setter turns the tile on the map, sees what that links, and plays on it', async () => {
    await page.goto(`${setter.url}/game/${gameId}`)
    await expect(titleOf(page)).toHaveText('Rotate Hex Tiles')
    await expect(question(page).getByText(/^\d+ links?, \d+ dead ends?, /)).toBeVisible()
    await clickToAnswer(page, map.getByRole('button', { name: TURN, exact: true }))
    await expect(page.getByRole('log')).toContainText('turns the tile Salt-Arches (Salt Arches)')
    await clickToAnswer(page, options(question(page)).filter({ hasText: 'Play on these tiles' }))
    for (const name of ['Upper Arch', 'Lower Arch'])
      await expect(map.getByRole('button', { name: new RegExp(`^${name}: `) })).toBeVisible()
  })

  await test.step('the rest by call, until it is over', async () => {
    await finishByCall(players, gameId)
    const { winners = [] } = (await gameOf(setter, gameId)).gameOverData ?? {}
    await expect(resultOf(page)).toContainText(winners.length === 1 ? `${winners[0]} won` : 'won together')
  })
})

/** Returns who is asked to turn the tiles. */
async function setterOf(players: readonly HubUser[], gameId: string): Promise<HubUser> {
  const games = await Promise.all(players.map((player) => gameOf(player, gameId)))
  const setter = players[games.findIndex(({ requests }) => requests.length > 0)]
  if (setter === undefined) throw new Error('Nobody sets the map.')
  return setter
}
