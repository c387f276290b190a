import type { Locator, Page } from '@playwright/test'
import { makeUsers, signedIn } from './support/people'
import { expect, test } from './support/test'

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
