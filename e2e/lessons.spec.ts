import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { makeUsers, signedIn } from './support/people'
import { picture, shoot } from './support/screens'
import { expect, test } from './support/test'

const coach = (page: Page) => page.getByRole('region', { name: 'Lesson', exact: true })
const own = (page: Page, card: string) => page.locator(`[data-piece="card/${card}"]`).first()
const next = (page: Page) => coach(page).getByRole('button', { name: 'next', exact: true }).click()
const says = (page: Page, words: string) => expect(coach(page).getByRole('status')).toContainText(words)
const isAt = (page: Page, step: string) =>
  expect(coach(page).getByRole('heading', { level: 2, name: step, exact: true })).toBeVisible()

test('the first game of Innovation is learned by mouse, left and taken up again', async ({
  browser,
  server,
}) => {
  const [lempi] = await makeUsers(server, ['lempi'])
  if (lempi === undefined) throw new Error('There is no user.')
  const page = await signedIn(browser, lempi)
  // The offer comes late, and pushes nothing down.
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/lesson/all', (route) => released.then(() => route.continue()))
  await page.goto(server.url)
  const playNow = page.getByRole('heading', { name: 'Play now', exact: true })
  const before = await playNow.boundingBox()
  release()
  await expect(coach(page)).toContainText('New to Innovation? 8 minutes')
  expect(await playNow.boundingBox()).toEqual(before)
  await coach(page).getByRole('link', { name: 'start the lesson', exact: true }).click()
  await isAt(page, 'Draw')
  await expectAccessible(page)
  await shoot(page, 'lesson')
  await page.getByRole('button', { name: 'draw a card', exact: true }).click()
  await says(page, 'You drew Writing.')
  await expect(page.getByRole('region', { name: 'While you were away', exact: true })).toBeHidden()
  await coach(page).getByRole('button', { name: 'undo', exact: true }).click()
  await says(page, 'A turn has two actions.')
  await expect(coach(page).getByRole('heading', { level: 2, name: 'Draw', exact: true })).toBeFocused()
  await coach(page).getByRole('button', { name: 'show me', exact: true }).click()
  await says(page, 'You drew Writing.')
  await next(page)
  await isAt(page, 'Meld')
  // A wrong answer changes nothing, and the right one is still open.
  await own(page, 'The Wheel').click()
  await says(page, 'The Wheel is melded already. Nothing happened.')
  await own(page, 'Writing').click()
  await says(page, 'Writing lies on blue.')
  await next(page)
  await page.locator('[data-piece="icon/k"]').first().click()
  await says(page, 'That is the castle. You show 3, Ada 3. Nothing happened.')
  await page.locator('[data-piece="icon/s"]').first().click()
  await says(page, 'You show 2 bulbs, Ada 0.')
  await next(page)
  await isAt(page, 'Dogma alone')
  await coach(page).getByRole('button', { name: 'leave the lesson', exact: true }).click()
  await expect(coach(page)).toContainText('Step 4 of 10: dogma alone.')
  await coach(page).getByRole('link', { name: 'go on', exact: true }).click()
  await isAt(page, 'Dogma alone')
})

test('the first game of Innovation is learned by keyboard alone, and is then offered no more', async ({
  browser,
  server,
}) => {
  const [hilma] = await makeUsers(server, ['hilma'])
  if (hilma === undefined) throw new Error('There is no user.')
  const page = await signedIn(browser, hilma)
  await page.goto(`${server.url}/lesson/innovation`)
  await isAt(page, 'Draw')
  // From the coach the Tab key leads to what is pointed at, and back.
  await coach(page).getByText('all steps', { exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'draw a card', exact: true })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(coach(page).getByText('all steps', { exact: true })).toBeFocused()
  await coach(page).getByText('all steps', { exact: true }).press('Enter')
  await coach(page).getByRole('button', { name: 'Icons', exact: true }).press('Enter')
  await isAt(page, 'Icons')
  // Also to what is no control of the board: Enter clicks it.
  await coach(page).locator('ol button').last().focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await says(page, 'You show 2 bulbs, Ada 0.')
  await coach(page).getByRole('button', { name: 'Draw', exact: true }).press('Enter')
  await coach(page).getByText('all steps', { exact: true }).press('Enter')
  const press = async (name: string) => {
    await coach(page).getByRole('button', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  for (let step = 1; step <= 10; step += 1) {
    await expect(coach(page)).toContainText(`step ${step} of 10`)
    const name = step === 10 ? 'play against a bot' : 'next'
    const done = coach(page).getByRole('button', { name, exact: true })
    // Some steps have two acts.
    while (!(await done.isVisible())) await press('show me')
    await expect(done).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect(page).toHaveURL(/\/game\//)
  await expect(page.getByRole('heading', { level: 1, name: /, Innovation: Ultimate$/ })).toBeAttached()
  await page.goto(server.url)
  await expect(page.getByRole('heading', { name: 'My Games', exact: true })).toBeVisible()
  await expect(coach(page)).toBeHidden()
})

/** Asserts that the first thing that is pointed at is in sight, and that nothing lies over it. */
const expectInSight = (page: Page, step: string) =>
  expect
    .poll(
      () =>
        page.evaluate(() => {
          const rings = [...document.querySelectorAll('[data-piece], [data-about]')].filter(
            (element) =>
              getComputedStyle(element).outlineWidth === '3px' && element.getClientRects().length > 0,
          )
          return rings.some((ring) => {
            const { x, y, width, height } = ring.getBoundingClientRect()
            const over = document.elementFromPoint(x + width / 2, y + height / 2)
            return over !== null && (ring.contains(over) || over.contains(ring))
          })
        }),
      { message: `what step ${step} points at is in sight` },
    )
    .toBe(true)

for (const { id, steps } of [{ id: 'innovation', steps: 10 }])
  test(`on a phone the coach of the lesson ${id} covers nothing that it points at`, async ({
    browser,
    server,
  }) => {
    const [oskari] = await makeUsers(server, [`oskari-${id}`])
    if (oskari === undefined) throw new Error('There is no user.')
    const page = await signedIn(browser, oskari, { viewport: { width: 390, height: 844 }, hasTouch: true })
    await page.goto(`${server.url}/lesson/${id}`)
    for (let step = 1; step <= steps; step += 1) {
      await expect(coach(page)).toContainText(`step ${step} of ${steps}`)
      await picture(page, `lesson-${id}-phone-${step}`)
      await expectInSight(page, `${step}`)
      const done = coach(page).getByRole('button', { name: step === steps ? 'done' : 'next', exact: true })
      while (!(await done.isVisible()))
        await coach(page).getByRole('button', { name: 'show me', exact: true }).tap()
      await picture(page, `lesson-${id}-phone-${step}-result`)
      await done.tap()
    }
  })
