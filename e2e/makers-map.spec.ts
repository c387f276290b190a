import type { Locator, Page } from '@playwright/test'
import { addBot, gameOf, resultOf, startByClicking } from './support/game-table'
import { makeUsers, signedIn } from './support/people'
import { expect, test } from './support/test'
import { finishByCall, playByClicking, TYRANTS } from './support/tyrants-table'

const WHOLE_GAME = 1_200_000

const sheet = (page: Page): Locator => page.getByRole('group', { name: 'Map', exact: true })
const node = (page: Page, name: string): Locator => sheet(page).getByRole('button', { name, exact: true })
const chosen = (page: Page): Locator => page.getByRole('region', { name: 'Chosen', exact: true })

interface SiteSpec {
  readonly name: string
  readonly kind: 'primary' | 'secondary' | 'tertiary'
  readonly at: readonly [x: number, y: number]
  readonly isStart?: true
}

/** Two ways from one start to the other: through a large site, and through a tunnel. */
const NODES: readonly SiteSpec[] = [
  { name: 'Glass Market', kind: 'secondary', at: [90, 300], isStart: true },
  { name: 'Glass Docks', kind: 'secondary', at: [360, 300], isStart: true },
  { name: 'Glass Temple', kind: 'primary', at: [225, 520] },
  { name: 'crack', kind: 'tertiary', at: [225, 180] },
]
const WAYS = [
  ['Glass Market', 'crack'],
  ['crack', 'Glass Docks'],
  ['Glass Market', 'Glass Temple'],
  ['Glass Temple', 'Glass Docks'],
] as const
const SPACES = '12'

/** Returns where a point of the sheet is on the page. */
const onPage = (page: Page, at: readonly [number, number]): Promise<{ x: number; y: number }> =>
  sheet(page).evaluate((element, [x, y]) => {
    if (!(element instanceof SVGSVGElement)) throw new Error('The map is not drawn.')
    const point = new DOMPoint(x, y).matrixTransform(element.getScreenCTM() ?? undefined)
    return { x: point.x, y: point.y }
  }, at)

async function draw(page: Page, { name, kind, at, isStart }: SiteSpec): Promise<void> {
  await page.getByRole('button', { name: 'add', exact: true }).click()
  await page.getByRole('menuitem', { name: kind, exact: true }).click()
  await chosen(page).getByLabel('Name').fill(name)
  if (kind !== 'tertiary') await chosen(page).getByLabel('Spaces').fill(SPACES)
  if (isStart) await chosen(page).getByLabel('start site').check()
  const { x = 0, y = 0, width = 0, height = 0 } = (await node(page, name).boundingBox()) ?? {}
  const to = await onPage(page, at)
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 6 })
  await page.mouse.up()
}

test('a map is drawn from nothing, saved, chosen in a lobby, and played to the end against a bot', async ({
  browser,
  server,
}) => {
  test.setTimeout(WHOLE_GAME)
  const [mapka] = await makeUsers(server, ['mapka'])
  if (mapka === undefined) throw new Error('Somebody has to draw.')
  const page = await signedIn(browser, mapka)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(`${mapka.url}/mapmaker`)

  await test.step('everything is removed, and four places are drawn and connected', async () => {
    await sheet(page).waitFor()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await expect(sheet(page).getByRole('button')).toHaveCount(0)
    for (const one of NODES) await draw(page, one)
    for (const ends of WAYS) {
      await page
        .getByRole('radiogroup', { name: 'Mode', exact: true })
        .getByText('connect', { exact: true })
        .click()
      for (const end of ends) await node(page, end).click()
    }
    await expect(page.getByText('A game can be played on it', { exact: true })).toBeVisible()
  })

  await test.step('it is saved to the hub, is open after a reload, and saved again it is still one map', async () => {
    await page.getByLabel('Map name').fill('Glass halls')
    await page.getByRole('button', { name: 'save', exact: true }).click()
    const savedMaps = page.getByRole('region', { name: 'Saved maps', exact: true })
    await expect(savedMaps.getByRole('button', { name: /^Glass halls/ })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await page.reload()
    for (const { name } of NODES) await expect(node(page, name)).toBeVisible()
    await page.getByLabel('Map name').fill('Glass caves')
    await page.getByRole('button', { name: 'save', exact: true }).click()
    await expect(savedMaps.getByRole('button', { name: /^Glass caves/ })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expect(savedMaps.getByRole('button', { name: /^Glass halls/ })).toBeHidden()
  })

  const gameId = await test.step('a lobby offers it with its picture, and starts with a bot', async () => {
    await page.goto(`${mapka.url}/`)
    return startByClicking(page, {
      name: 'In the glass caves',
      game: TYRANTS,
      prepare: async () => {
        await addBot(page)
        await page.getByRole('checkbox', { name: 'random half-decks', exact: true }).check()
        await page.getByText('more maps', { exact: true }).click()
        await page.getByRole('radio', { name: 'own map', exact: true }).check()
        await page.getByRole('combobox', { name: 'Saved map', exact: true }).click()
        await page.getByRole('option', { name: 'Glass caves: 2 players, by mapka', exact: true }).click()
        await expect(
          page.getByRole('img', { name: 'The map Glass caves: 2 players, 4 locations', exact: true }),
        ).toBeVisible()
      },
    })
  })

  await test.step('its places are on the board, and some turns are played there', async () => {
    for (const { name, kind } of NODES)
      if (kind !== 'tertiary')
        await expect(sheet(page).getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible()
    await playByClicking([page], { isEnough: (_, { length }) => length >= 8 })
  })

  await test.step('the rest by call, until it is over', async () => {
    await page.goto(`${mapka.url}/`)
    await finishByCall([mapka], gameId)
    await page.goto(`${mapka.url}/game/${gameId}`)
    const { winners = [] } = (await gameOf(mapka, gameId)).gameOverData ?? {}
    expect(winners.length).toBeGreaterThan(0)
    await expect(resultOf(page)).toContainText(winners.length === 1 ? `${winners[0]} won` : 'won together')
    const standing = page.getByRole('list', { name: 'Final standing', exact: true })
    await expect(standing.getByRole('listitem')).toHaveCount(2)
    await expect(sheet(page).getByRole('button', { name: /^Glass Temple/ })).toBeVisible()
  })
  expect(errors).toEqual([])
})
