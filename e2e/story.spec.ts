import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { finishedGame } from './support/finished-game'
import { expectAt } from './support/look-back'
import { adminOf, makeUsers, signedIn } from './support/people'
import { shoot, tooWide } from './support/screens'
import { expect, test } from './support/test'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 900, height: 1000 },
  { width: 390, height: 844 },
]
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('the page of a finished game tells who won and why, how it went, and leads to its moments', async ({
  browser,
  server,
}) => {
  const admin = await adminOf(server)
  const [bob, eve] = await makeUsers(server, ['bertil', 'edda'])
  if (bob === undefined || eve === undefined) throw new Error('Two are needed.')
  const gameId = await finishedGame('innovation-2', [admin, bob], 'slow-lantern')
  const page = await signedIn(browser, bob, { viewport: SIZES[0] ?? null })

  await test.step('from the end of its board', async () => {
    await page.goto(`/game/${gameId}`)
    await page.getByRole('link', { name: 'about this game', exact: true }).click()
    await expect(page).toHaveURL(`/game/${gameId}/story`)
    await expect(page.getByRole('heading', { name: 'slow-lantern', exact: true })).toBeVisible()
    const ended = panel(page, 'How it ended')
    await expect(ended).toContainText('bertil won with the most points, 85 to 32.')
    await expect(ended).toContainText('which ends the game: the most points win.')
  })

  await test.step('its charts are chosen, each with its numbers as a table', async () => {
    const course = panel(page, 'Course')
    await course.getByText('as a table', { exact: true }).click()
    const achievements = course.getByRole('region', { name: 'achievements by round', exact: true })
    await expect(
      achievements
        .getByRole('row', { name: /^bertil/ })
        .getByRole('cell')
        .last(),
    ).toHaveText('5')
    await course.getByText('score', { exact: true }).click()
    const score = course.getByRole('region', { name: 'score by round', exact: true })
    await expect(
      score
        .getByRole('row', { name: /^bertil/ })
        .getByRole('cell')
        .last(),
    ).toHaveText('85')
    await expect(panel(page, 'Figures').getByRole('row', { name: /^score/ })).toContainText('85')
  })

  await test.step('everything is in sight at every width, light and dark', async () => {
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await expect.poll(() => tooWide(page)).toBe(0)
      await expectAccessible(page)
    }
    await shoot(page, 'story')
  })

  await test.step('a turning point leads to its moment', async () => {
    await page.setViewportSize(SIZES[0] ?? { width: 1440, height: 900 })
    const points = page.getByRole('list', { name: 'Turning points', exact: true })
    await expect(points.getByRole('listitem')).toHaveCount(3)
    const link = points.getByRole('link').first()
    const seq = Number(/answer (\d+)/.exec((await link.textContent()) ?? '')?.[1])
    await link.click()
    await expectAt(page, seq)
  })

  await test.step('its players share it as a picture that needs no account', async () => {
    await page.goto(`/game/${gameId}/story`)
    await page.getByRole('button', { name: 'share', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Share as a picture', exact: true })
    const image = dialog.getByRole('img', { name: 'bertil won with the most points, 85 to 32', exact: true })
    await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(1200)
    await expectAccessible(page, { within: '[role="dialog"]' })
    const link = await dialog.getByRole('textbox', { name: 'Link for chats', exact: true }).inputValue()
    await dialog.getByRole('button', { name: 'close', exact: true }).click()
    const stranger = await (await browser.newContext()).newPage()
    await stranger.goto(new URL(link).pathname)
    await expect(stranger).toHaveURL(/\/login/)
  })

  await test.step('from the home page, and to others once it is over', async () => {
    await page.goto('/')
    await panel(page, 'Recently Finished').getByRole('link', { name: 'its story', exact: true }).click()
    await expect(panel(page, 'How it ended')).toContainText('bertil won')
    const outside = await signedIn(browser, eve, { viewport: SIZES[2] ?? null })
    await outside.goto(`/game/${gameId}/story`)
    await expect(panel(outside, 'How it ended')).toContainText('bertil won')
    await expect(outside.getByRole('button', { name: 'rematch', exact: true })).toHaveCount(0)
  })
})
