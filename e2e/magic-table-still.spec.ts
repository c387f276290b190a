import type { Locator, Page } from '@playwright/test'
import type { HubUser } from '../tests/hub-client'
import { coveredBy } from './support/covered-by'
import { fullTable } from './support/full-table'
import { zone } from './support/magic-table'
import { makeUsers, signedIn } from './support/people'
import { picture } from './support/screens'
import { expect, test } from './support/test'

let players: readonly HubUser[]

test.beforeAll(async ({ server }) => {
  players = await makeUsers(server, ['wilhelmina', 'bartholomew'])
})

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
] as const

const phases = (page: Page): Locator => page.getByRole('navigation', { name: 'Phases', exact: true })
const bar = (page: Page): Locator => page.getByRole('group', { name: 'Chosen cards', exact: true })

async function tableOf(page: Page): Promise<Page> {
  const gameId = await fullTable(players)
  await page.goto(`${players[0]?.url ?? ''}/game/${gameId}`)
  await expect(phases(page)).toBeVisible()
  return page
}

/** Without the column of phases, which a phone has on a tab of its own. */
async function tableOnPhone(page: Page): Promise<Page> {
  const gameId = await fullTable(players)
  await page.goto(`${players[0]?.url ?? ''}/game/${gameId}`)
  await expect(zone(page, 'your hand')).toBeVisible()
  return page
}

test('the bar of a chosen card covers no name of a zone, as cards and as text', async ({ browser }) => {
  const [viewer] = players
  if (viewer === undefined) throw new Error('A person is wanted.')
  const page = await tableOf(await signedIn(browser, viewer))
  for (const mode of ['cards', 'text'])
    await test.step(mode, async () => {
      if (mode === 'text') await page.getByRole('button', { name: 'Text mode', exact: true }).click()
      const own = mode === 'text' ? 'wilhelmina’s hand' : 'your hand'
      for (const size of WINDOWS) {
        await page.setViewportSize(size)
        for (const place of [own, 'wilhelmina’s creatures', 'wilhelmina’s land', 'bartholomew’s creatures'])
          for (const at of [0, -1]) {
            const card = zone(page, place).locator('[data-card]').nth(at)
            await card.click({ position: { x: 8, y: 8 } })
            await expect(bar(page)).toBeVisible()
            const covered = await coveredBy(bar(page), page.locator('[data-zone-name]:visible'))
            expect(covered, `${place}, card ${at}, at ${size.width} x ${size.height}`).toEqual([])
            if (at === 0) await picture(page, `bar-${mode}-${size.width}-${place.replace(/\W+/g, '-')}`)
            await page.keyboard.press('Escape')
            await expect(bar(page)).toHaveCount(0)
          }
      }
    })
})

test('a click on a zone’s name that a hand card was chosen for moves the card there', async ({ browser }) => {
  const [viewer] = players
  if (viewer === undefined) throw new Error('A person is wanted.')
  const page = await tableOf(await signedIn(browser, viewer))
  await page.getByRole('button', { name: 'Text mode', exact: true }).click()
  for (const name of ['creatures', 'battlefield']) {
    const hand = zone(page, 'wilhelmina’s hand').locator('[data-card]')
    const target = zone(page, `wilhelmina’s ${name}`)
    const before = await target.locator('[data-card]').count()
    await hand.first().click()
    await expect(bar(page)).toBeVisible()
    await target.locator('[data-zone-name]').click()
    await expect(target.locator('[data-card]')).toHaveCount(before + 1)
  }
  await expect(zone(page, 'wilhelmina’s exile').locator('[data-card]')).toHaveCount(0)
})

test('costs are shown in the viewer’s own hand alone, and the full card has them', async ({ browser }) => {
  const [viewer] = players
  if (viewer === undefined) throw new Error('A person is wanted.')
  const page = await tableOf(await signedIn(browser, viewer))
  const costs = (place: Locator) => place.getByRole('img', { name: /^(white|blue|black|red|green|\d+)\b/ })
  const hand = zone(page, 'your hand')
  await expect(costs(hand).first()).toBeVisible()
  const outside = page.locator('[data-zone]:not([data-kind="hand"]) [data-card]')
  expect(await outside.count()).toBeGreaterThan(10)
  await expect(costs(outside)).toHaveCount(0)
  await zone(page, 'wilhelmina’s creatures').locator('[data-card]').last().click()
  await page.keyboard.press('i')
  await expect(costs(page.getByRole('dialog')).first()).toBeVisible()
})

test('the phases stay where they are when priority goes to the other player', async ({ browser }) => {
  const [viewer] = players
  if (viewer === undefined) throw new Error('A person is wanted.')
  const page = await tableOf(await signedIn(browser, viewer))
  const take = page.getByRole('button', { name: 'take priority', exact: true })
  const own = page.getByRole('heading', { name: 'Do Something', exact: true })
  const boxes = () =>
    phases(page)
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON() as unknown))
  for (const size of WINDOWS) {
    await page.setViewportSize(size)
    await take.click()
    await expect(own).toBeVisible()
    const before = await boxes()
    await page.keyboard.press('p')
    await expect(take).toBeVisible()
    expect(await boxes(), `at ${size.width} x ${size.height}`).toEqual(before)
  }
})

test('on a phone the table stays where it is when priority comes and goes', async ({ browser }) => {
  const [viewer] = players
  if (viewer === undefined) throw new Error('A person is wanted.')
  const device = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const page = await tableOnPhone(await signedIn(browser, viewer, device))
  const own = page.getByRole('heading', { name: 'Do Something', exact: true })
  const thumb = (name: string) => page.getByRole('button', { name, exact: true })
  const top = () =>
    page
      .getByRole('region', { name: 'Table', exact: true })
      .evaluate((board) => board.getBoundingClientRect().top)
  await thumb('take priority').tap()
  await expect(own).toBeVisible()
  const usualAct = page.getByText(/Respond, or pass|Untap and draw with the star/)
  await expect(usualAct).toBeInViewport({ ratio: 1 })
  const before = await top()
  await picture(page, 'strip-390-own')
  await thumb('pass priority').tap()
  await expect(thumb('take priority')).toBeVisible()
  expect(await top()).toBe(before)
})
