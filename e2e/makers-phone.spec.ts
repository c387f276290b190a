import type { Page } from '@playwright/test'
import { makeUsers, signedIn } from './support/people'
import { expect, test } from './support/test'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** A finger swipes upwards from a point of the page. */
async function swipe(page: Page, x: number, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Input.synthesizeScrollGesture', { x, y, yDistance: -200, gestureSourceType: 'touch' })
}
const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY)

test('on a phone a finger on the free ground of a drawing scrolls the page, and taps connect', async ({
  browser,
  server,
}) => {
  const [finja] = await makeUsers(server, ['finja'])
  if (finja === undefined) throw new Error('Somebody has to draw.')
  const page = await signedIn(browser, finja, PHONE)
  for (const [path, name] of [
    ['mapmaker', 'Map'],
    ['tyrants/tile_editor', 'Tile'],
  ] as const)
    await test.step(`the page of the ${name} scrolls`, async () => {
      await page.goto(`${finja.url}/${path}`)
      const drawing = page.getByRole('group', { name, exact: true })
      await drawing.scrollIntoViewIfNeeded()
      const { x = 0, y = 0, width = 0, height = 0 } = (await drawing.boundingBox()) ?? {}
      const before = await scrolled(page)
      await swipe(page, x + width * 0.25, Math.min(y + height * 0.75, 700))
      await expect.poll(() => scrolled(page)).toBeGreaterThan(before + 50)
    })

  await test.step('two nodes that are tapped are connected', async () => {
    await page.goto(`${finja.url}/mapmaker`)
    const map = page.getByRole('group', { name: 'Map', exact: true })
    await page
      .getByRole('radiogroup', { name: 'Mode', exact: true })
      .getByText('connect', { exact: true })
      .tap()
    for (const name of ['East', 'West']) await map.getByRole('button', { name, exact: true }).tap()
    const curve = map.getByRole('button', { name: 'curve from East to West', exact: true })
    await expect(curve).toBeVisible()
    // Its handles lie over its nodes, and leave them to be pressed.
    await curve.press('Enter')
    const east = map.getByRole('button', { name: 'East', exact: true })
    await east.tap()
    await expect(east).toHaveAttribute('aria-pressed', 'true')
  })
})
