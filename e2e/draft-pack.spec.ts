import type { Locator, Page } from '@playwright/test'
import { coveredBy } from './support/covered-by'
import { deckCount, openCards } from './support/draft-table'
import { shiftsOf, watchShifts } from './support/layout-shift'
import { answerRounds, makeDraft } from './support/make-draft'
import { makeUsers, signedIn } from './support/people'
import { picture } from './support/screens'
import { seenCards } from './support/seen-cards'
import { expect, test } from './support/test'

const DESKTOPS = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 900, height: 1100 },
] as const
const PHONE = { width: 390, height: 844 }

async function openPack(page: Page, gameId: string): Promise<void> {
  await page.goto(`/game/${gameId}`)
  await expect(openCards(page)).toHaveCount(15)
}

const MOST_PACKS = 8

/** Deals packs until one, laid out, has what chance need not bring in each. */
async function openPackWhere(
  page: Page,
  deal: () => Promise<string>,
  holds: () => Promise<boolean>,
): Promise<void> {
  const fits = async () => {
    await expect.poll(async () => (await seenCards(page)).whole).toBe(15)
    await page.evaluate(twoFrames)
    return holds()
  }
  for (let packs = 1; packs <= MOST_PACKS; packs += 1) {
    await openPack(page, await deal())
    if (await fits()) return
  }
  throw new Error(`none of ${MOST_PACKS} packs has such a card`)
}

/** In the page: what is measured after a frame is drawn in the next. */
const twoFrames = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

test('the whole pack is in sight, also in a scar round, and six cards on a phone', async ({
  browser,
  server,
}) => {
  const players = await makeUsers(server, ['zinnia', 'zubin'])
  const [zinnia] = players
  if (zinnia === undefined) throw new Error('nobody drafts')
  const page = await signedIn(browser, zinnia)
  const pack = { players, numPacks: 1, packSize: 15 }
  for (const [round, gameId] of [
    ['pack', await makeDraft({ ...pack, name: 'Whole packs' })],
    ['scar', await makeDraft({ ...pack, name: 'Scarred packs', scarRounds: '1' })],
  ] as const) {
    await openPack(page, gameId)
    for (const size of DESKTOPS) {
      await page.setViewportSize(size)
      await expect.poll(async () => (await seenCards(page)).whole, `${round} at ${size.width} px`).toBe(15)
      expect((await seenCards(page)).width).toBeGreaterThanOrEqual(130)
      if (round === 'pack')
        expect(await page.evaluate(seesHint), `how to draft at ${size.width} px`).toBe(true)
      await picture(page, `draft-${round}-fits-${size.width}`)
    }
    await page.setViewportSize({ width: 1920, height: 1080 })
    await expect.poll(() => seenCards(page)).toEqual({ whole: 15, across: 5, width: 220 })
    await page.setViewportSize(PHONE)
    await expect.poll(async () => (await seenCards(page)).whole).toBeGreaterThanOrEqual(6)
    await picture(page, `draft-${round}-fits-390`)
  }
})

/** In the page: whether the strip says, in sight, how a card is drafted at once. */
function seesHint(): boolean {
  const hint = document.querySelector('[data-hint]')
  const strip = hint?.parentElement?.getBoundingClientRect()
  const lines = [...(hint?.getClientRects() ?? [])]
  return strip !== undefined && lines.length > 0 && lines.every(({ bottom }) => bottom <= strip.bottom + 1)
}

test('over a whole draft the pack and the seats stay where they are', async ({ browser, server }) => {
  const players = await makeUsers(server, ['zelda'])
  const [zelda] = players
  if (zelda === undefined) throw new Error('nobody drafts')
  const page = await signedIn(browser, zelda)
  const gameId = await makeDraft({ name: 'Still', players, bots: 7, numPacks: 2, packSize: 9 })
  await watchShifts(page)
  await page.goto(`/game/${gameId}`)
  await expect(openCards(page)).toHaveCount(9)
  const opened = (await shiftsOf(page)).length
  for (let pick = 1; pick <= 18; pick += 1) {
    await longestNamed(page).then((card) => card.dblclick())
    await expect.poll(() => deckCount(page)).toBe(pick)
    if (pick < 18) await expect(openCards(page)).toHaveCount(9 - (pick % 9))
  }
  await expect(page.getByRole('heading', { name: /^Matches/ })).toBeVisible()
  const shifts = await shiftsOf(page)
  const unasked = shifts.slice(opened).filter(({ hadRecentInput }) => !hadRecentInput)
  const sum = unasked.reduce((all, { value }) => all + value, 0)
  expect(sum, JSON.stringify(unasked, null, 1)).toBeLessThanOrEqual(0.01)
  const moved = shifts.flatMap((shift) => shift.moved)
  expect(moved).not.toEqual([])
  expect(moved.filter((line) => /> div\._pack_\w+:|table\._table_/.test(line))).toEqual([])
})

test('on a phone the pack stays where it is from pick to pick, whatever was taken', async ({
  browser,
  server,
}) => {
  const players = await makeUsers(server, ['zwenja'])
  const [zwenja] = players
  if (zwenja === undefined) throw new Error('nobody drafts')
  const gameId = await makeDraft({ name: 'Still', players, bots: 7, numPacks: 1, packSize: 9 })
  const page = await signedIn(browser, zwenja, { viewport: PHONE, hasTouch: true, isMobile: true })
  await page.goto(`/game/${gameId}`)
  const tops: number[] = []
  for (let pick = 1; pick <= 6; pick += 1) {
    await expect(page.getByText(`pack 1, pick ${pick}`)).toBeInViewport({ ratio: 1 })
    await expect(openCards(page)).toHaveCount(10 - pick)
    tops.push((await openCards(page).first().boundingBox())?.y ?? 0)
    await answerRounds(players, gameId, 1)
  }
  expect(new Set(tops).size, tops.join()).toBe(1)
})

/** The card in the pack whose name is the longest, for the button in the strip tells it. */
async function longestNamed(page: Page): Promise<Locator> {
  const names = await openCards(page).evaluateAll((cards) =>
    cards.map((card) => card.getAttribute('aria-label') ?? ''),
  )
  const longest = Math.max(...names.map(({ length }) => length))
  return openCards(page).nth(names.findIndex(({ length }) => length === longest))
}

test('a card of which something is hidden shows whole beside the pack, over no other card', async ({
  browser,
  server,
}) => {
  const players = await makeUsers(server, ['zelma', 'zeno'])
  const [zelma] = players
  if (zelma === undefined) throw new Error('nobody drafts')
  const page = await signedIn(browser, zelma)
  const deal = () => makeDraft({ name: 'Looked at', players, numPacks: 1, packSize: 15 })
  const hidden = page.locator('li:has([data-cut], [data-tight], [data-turns]) > button[data-pick]')
  const twoFaced = page.locator('li:has([data-turns]) > button[data-pick]')
  const preview = page.getByRole('tooltip')
  for (const size of DESKTOPS) {
    await page.setViewportSize(size)
    await openPackWhere(page, deal, async () => (await twoFaced.count()) > 0)
    for (const card of [hidden.first(), twoFaced.first()]) {
      await card.hover()
      await expect(preview).toBeVisible()
      // It takes its place in the next frame: what counts is where it stays.
      await expect
        .poll(() => coveredBy(preview, page.locator('button[data-pick]')), { message: `at ${size.width} px` })
        .toEqual([])
      await page.mouse.move(0, 0)
      await expect(preview).toBeHidden()
    }
  }
})

test('where a text needs the room of the drawn picture it has it', async ({ browser, server }) => {
  const players = await makeUsers(server, ['zita', 'zephyr'])
  const [zita] = players
  if (zita === undefined) throw new Error('nobody drafts')
  const page = await signedIn(browser, zita)
  const deal = () => makeDraft({ name: 'Texts first', players, numPacks: 1, packSize: 15 })
  const drawn = new Set<string>()
  const look = async () => {
    for (const word of await page.evaluate(picturesAndTexts)) drawn.add(word)
  }
  for (const size of DESKTOPS) {
    await page.setViewportSize(size)
    await openPackWhere(page, deal, () => look().then(() => true))
  }
  await page.setViewportSize({ width: 1920, height: 1080 })
  await openPackWhere(page, deal, () => look().then(() => drawn.has('picture') && drawn.has('text alone')))
  for (const wrong of ['picture over a text that is cut', 'picture given up for nothing'])
    expect([...drawn]).not.toContain(wrong)
})

/** In the page: what each card of the pack shows, a picture where its text has room beside one. */
function picturesAndTexts(): readonly string[] {
  const faces = [...document.querySelectorAll('li:has(> button[data-pick]) section')]
  return faces.map((face) => {
    const text = face.querySelector('[class*="_text_"]') ?? face
    const isCut = () => text.scrollHeight > text.clientHeight + 2
    const isDrawn = () => [...face.querySelectorAll('[class*="_art_"]')].some((art) => art.clientHeight > 0)
    if (isDrawn()) return isCut() ? 'picture over a text that is cut' : 'picture'
    if (!face.hasAttribute('data-bare')) return 'no room at this size'
    const marks = ['data-bare', 'data-dense', 'data-tight'].filter((mark) => face.hasAttribute(mark))
    for (const mark of marks) face.removeAttribute(mark)
    const [wouldBeDrawn, wouldBeCut] = [isDrawn(), isCut()]
    for (const mark of marks) face.setAttribute(mark, '')
    if (!wouldBeDrawn) return 'no room at this size'
    return wouldBeCut ? 'text alone' : 'picture given up for nothing'
  })
}

test('the size of the cards is chosen and kept; a phone shows them one by one', async ({
  browser,
  server,
}) => {
  const players = await makeUsers(server, ['zosia', 'zacharias'])
  const [zosia] = players
  if (zosia === undefined) throw new Error('nobody drafts')
  const page = await signedIn(browser, zosia)
  const gameId = await makeDraft({ name: 'Sizes', players, numPacks: 1, packSize: 15 })
  await openPack(page, gameId)
  const slider = page.getByRole('slider', { name: 'Card size', exact: true })
  await slider.press('ArrowRight')
  await expect.poll(async () => (await seenCards(page)).width).toBe(220)
  await slider.press('ArrowRight')
  await expect.poll(async () => (await seenCards(page)).width).toBe(270)
  await page.reload()
  await expect(slider).toHaveAttribute('aria-valuetext', 'larger')
  await expect.poll(async () => (await seenCards(page)).width).toBe(270)

  await page.setViewportSize(PHONE)
  const oneByOne = page.getByRole('button', { name: 'one by one', exact: true })
  await oneByOne.click()
  await expect.poll(() => seenCards(page)).toMatchObject({ whole: 1, across: 15 })
  await page.reload()
  await expect(oneByOne).toHaveAttribute('aria-pressed', 'true')
  await picture(page, 'draft-one-by-one-390')
  await openCards(page).nth(1).scrollIntoViewIfNeeded()
  await openCards(page).nth(1).click()
  const sheet = page.getByRole('group', { name: 'Draft this card?', exact: true })
  await expect(sheet.getByRole('button', { name: 'draft', exact: true })).toBeInViewport({ ratio: 1 })
})

test('on a phone the pack stays where it is when a card in it is chosen', async ({ browser, server }) => {
  const players = await makeUsers(server, ['zora'])
  const [zora] = players
  if (zora === undefined) throw new Error('nobody drafts')
  const page = await signedIn(browser, zora)
  await page.setViewportSize(PHONE)
  const gameId = await makeDraft({ name: 'At rest', players, bots: 3, numPacks: 1, packSize: 9 })
  await page.goto(`/game/${gameId}`)
  const draft = page
    .getByRole('group', { name: 'Draft this card?', exact: true })
    .getByRole('button', { name: 'draft', exact: true })
  for (let left = 9; left > 6; left -= 1) {
    await expect(openCards(page)).toHaveCount(left)
    const topOf = async () => (await openCards(page).first().boundingBox())?.y
    const before = await topOf()
    await openCards(page).first().click()
    await expect(draft).toBeVisible()
    expect(await topOf(), `with ${left} cards`).toBe(before)
    await draft.click()
  }
})
