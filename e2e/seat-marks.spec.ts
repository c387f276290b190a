import { makeDraft } from './support/make-draft'
import { makeUsers, signedIn } from './support/people'
import { picture, shoot } from './support/screens'
import { expect, test } from './support/test'

test('twelve drafters wear twelve marks, and no bot wears the name of a person', async ({
  browser,
  server,
}) => {
  const [felix] = await makeUsers(server, ['felix'])
  if (felix === undefined) throw new Error('There is no user.')
  const gameId = await makeDraft({ name: 'Twelve', players: [felix], bots: 11, numPacks: 1, packSize: 3 })
  const page = await signedIn(browser, felix)
  await page.goto(`/game/${gameId}`)
  const seats = page
    .getByRole('region', { name: 'Seating chart', exact: true })
    .locator('tbody')
    .getByRole('rowheader')
  await expect(seats).toHaveCount(12)
  const marks = await seats.evaluateAll((lines) =>
    lines.map((line) => {
      const named = line.querySelector('[class*=shape]')
      return named === null ? '' : getComputedStyle(named, '::before').clipPath
    }),
  )
  expect(marks).not.toContain('')
  expect(marks).not.toContain('none')
  expect(new Set(marks).size).toBe(12)
  await expect(seats.filter({ hasText: 'Bot Edda' })).toBeVisible()
  await expect(page.getByText('Bot Felix', { exact: true })).toHaveCount(0)
  await shoot(page, 'seat-marks')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Info', exact: true }).click()
  await expect(seats.last()).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await picture(page, `seat-marks-info-${colorScheme}`)
  }
})
