import type { Locator, Page } from '@playwright/test'
import { makeUsers, signedIn } from './support/people'
import { picture, tooWide } from './support/screens'
import { expect, test } from './support/test'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** At most so far, in pixels, a thing snaps away from the finger. */
const GRID = 24

/** No second line of buttons fits in, in pixels. */
const ONE_LINE = 80

const tapOn = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).tap()

async function middleOf(thing: Locator) {
  await thing.scrollIntoViewIfNeeded()
  const box = await thing.boundingBox()
  if (box === null) throw new Error('It is not on the page.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/**
 * Drags a thing with one finger by so many pixels, and waits until it lies there, give or take the grid that
 * it snaps to.
 */
async function dragged(page: Page, thing: Locator, [right, down]: readonly [number, number]) {
  const from = await middleOf(thing)
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + right * part, y: from.y + down * part }],
    })
  await touch('touchStart', 0)
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', part)
  await touch('touchEnd', 1)
  await expect
    .poll(async () => {
      const to = await middleOf(thing)
      return Math.hypot(to.x - from.x - right, to.y - from.y - down)
    })
    .toBeLessThan(GRID)
}

test('a tile is drawn with one finger on a phone, and saved', async ({ browser, server }) => {
  const [tilda] = await makeUsers(server, ['tildy'])
  if (tilda === undefined) throw new Error('Somebody has to draw.')
  const page = await signedIn(browser, tilda, PHONE)
  await page.goto(`${tilda.url}/tyrants/tile_editor`)
  const tile = page.getByRole('group', { name: 'Tile', exact: true })
  const on = (name: string | RegExp) => tile.getByRole('button', { name, exact: true })
  await tapOn(page, 'Add Spot')
  await dragged(page, on('spot 0, spot'), [50, 60])
  await tapOn(page, 'Connect')
  await expect(page.getByText('Esc', { exact: true })).toBeHidden()
  await tapOn(page, 'end')
  await expect(on('edge N')).toBeHidden()
  for (const end of ['spot 0, spot', 'edge N']) {
    await tapOn(page, 'Connect')
    await on(/^site 0,/).tap()
    await on(end).tap()
  }
  for (const words of ['site 0 to spot 0', 'site 0 to edge N'])
    await expect(page.getByText(words, { exact: true })).toBeVisible()
  const facts = page.getByRole('region', { name: 'Tile info', exact: true })
  await facts.getByLabel('Name').fill('By thumb')
  await tapOn(page, 'Save')
  const saved = page.getByRole('region', { name: 'Saved tiles', exact: true })
  await expect(saved.getByRole('button', { name: 'By thumb', exact: true })).toBeVisible()
  expect(await tooWide(page)).toBe(0)
  await picture(page, 'tile-editor-finger-390')
})

test('a map is drawn with one finger on a phone, and saved', async ({ browser, server }) => {
  const [mats] = await makeUsers(server, ['mats'])
  if (mats === undefined) throw new Error('Somebody has to draw.')
  const page = await signedIn(browser, mats, PHONE)
  await page.goto(`${mats.url}/mapmaker`)
  const map = page.getByRole('group', { name: 'Map', exact: true })
  const node = (name: string) => map.getByRole('button', { name, exact: true })
  const chosen = page.getByRole('region', { name: 'Chosen', exact: true })
  const tools = page.getByRole('toolbar', { name: 'Map tools', exact: true })
  expect((await tools.boundingBox())?.height, 'the tools are one line').toBeLessThan(ONE_LINE)
  for (const [name, by] of [
    ['Thumb Hall', [40, 120]],
    ['Thumb Gate', [150, 60]],
  ] as const) {
    await tapOn(page, 'add')
    await page.getByRole('menuitem', { name: 'secondary', exact: true }).tap()
    await chosen.getByLabel('Name').fill(name)
    await dragged(page, node(name), by)
  }
  const mode = (name: string) =>
    page.getByRole('radiogroup', { name: 'Mode', exact: true }).getByText(name, { exact: true }).tap()
  await mode('cut')
  await expect(page.getByText('Esc', { exact: true })).toBeHidden()
  await tapOn(page, 'end')
  await expect(page.getByText(/^Choose two nodes/)).toBeHidden()
  await mode('connect')
  for (const name of ['Thumb Hall', 'Thumb Gate']) await node(name).tap()
  const curve = map.getByRole('button', { name: 'curve from Thumb Hall to Thumb Gate', exact: true })
  await expect(curve).toBeVisible()
  await page.getByRole('button', { name: /^Undo: / }).tap()
  await expect(curve).toBeHidden()
  await page.getByRole('button', { name: /^Redo: / }).tap()
  await expect(curve).toBeVisible()
  await page.getByLabel('Map name').fill('Drawn by thumb')
  await expect(tools.getByRole('button', { name: 'save', exact: true })).toBeInViewport({ ratio: 1 })
  await tapOn(page, 'save')
  const savedMaps = page.getByRole('region', { name: 'Saved maps', exact: true })
  await expect(savedMaps.getByRole('button', { name: /^Drawn by thumb/ })).toBeVisible()
  expect(await tooWide(page)).toBe(0)
  await picture(page, 'map-maker-finger-390')
})
