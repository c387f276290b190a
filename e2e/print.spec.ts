import { STARTER_CUBE } from '@parlour/mtg-cards/starter'
import { cubeAll, cubeSearch, deckCreate, deckSave } from '@parlour/protocol'
import type { Page } from '@playwright/test'
import { answerAtRandom } from './support/game-table'
import { makeInnovation } from './support/innovation-table'
import { makeUsers, signedIn } from './support/people'
import { expect, test } from './support/test'

/** How many sheets a PDF has. */
const sheets = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0

/** Which of the elements are cut off on paper: by what would scroll on a screen, or by the sheet's edge. */
const cutOff = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((found) =>
    found.flatMap((element) => {
      const own = element.getBoundingClientRect()
      if (own.right > window.innerWidth + 1) return [element.textContent]
      for (let box = element.parentElement; box !== null; box = box.parentElement) {
        const { bottom, right } = box.getBoundingClientRect()
        const clips = getComputedStyle(box).overflow !== 'visible' && box !== document.documentElement
        if (clips && (own.bottom > bottom + 1 || own.right > right + 1)) return [element.textContent]
      }
      return []
    }),
  )

/** The color of the paper, and the menus and fields that are of use on a screen alone. */
const screenParts = (page: Page) =>
  page.evaluate(() => ({
    paper: getComputedStyle(document.body).backgroundColor,
    shown: [...document.querySelectorAll('nav, #root > div > header, input, select, textarea')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.outerHTML.slice(0, 80)),
  }))
const NO_SCREEN_PARTS = { paper: 'rgb(255, 255, 255)', shown: [] }

/** A sheet of A4 between its margins, in pixels of CSS. */
const SHEET = { width: 703, height: 1032 }
const ON_PAPER = {
  format: 'A4',
  margin: { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' },
} as const

/** Prints the page, and stays at what is printed. Returns how many sheets that are; they are kept by name. */
async function printed(page: Page, name: string): Promise<number> {
  const pdf = await page.pdf({ ...ON_PAPER, path: test.info().outputPath(`${name}.pdf`) })
  await page.setViewportSize(SHEET)
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  expect(await screenParts(page)).toEqual(NO_SCREEN_PARTS)
  return sheets(pdf)
}

async function backToScreen(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: null })
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
}

test('a deck and a cube are printed whole, in columns, without the menus', async ({ browser, server }) => {
  const [perla] = await makeUsers(server, ['perla'])
  if (perla === undefined) throw new Error('There is no user.')
  const { cubes } = await perla.send(cubeAll, {})
  const cube = cubes.find(({ name }) => name === STARTER_CUBE.name)
  if (cube === undefined) throw new Error('There is no starter cube.')
  const { ids } = await perla.send(cubeSearch, { cubeId: cube._id })
  const { deck } = await perla.send(deckCreate, { userId: perla._id })
  const cardIdsByZone = { main: ids.slice(0, 70), side: [], command: [] }
  await perla.send(deckSave, {
    deck: { _id: deck._id, name: 'Seventy', rev: deck.rev, format: 'custom', cardIdsByZone },
  })
  const page = await signedIn(browser, perla, { colorScheme: 'dark' })

  await page.goto(`/magic/deck/${deck._id}`)
  const lines = '[aria-label="Deck"] [data-place^="deck "]'
  await expect(page.locator(lines)).toHaveCount(70)
  expect(await printed(page, 'deck')).toBeLessThanOrEqual(2)
  expect(await cutOff(page, lines)).toEqual([])
  await expect(page.getByRole('region', { name: 'Cards', exact: true })).toBeHidden()

  await backToScreen(page)
  await page.goto(`/magic/cube/${cube._id}/cards`)
  const rows = '[id^="column-"] li:not([aria-hidden])'
  await expect(page.locator(rows).last()).toBeAttached()
  expect(await printed(page, 'cube')).toBeLessThanOrEqual(Math.ceil(ids.length / 120) + 1)
  await expect(page.locator(rows)).toHaveCount(ids.length)
  expect(await cutOff(page, rows)).toEqual([])
})

test('the log of a game and the cards of games are printed whole', async ({ browser, server }) => {
  const players = await makeUsers(server, ['pilar', 'pavel'])
  const [pilar] = players
  if (pilar === undefined) throw new Error('There are no users.')
  const gameId = await makeInnovation(players)
  await answerAtRandom(players, gameId)
  const page = await signedIn(browser, pilar, { colorScheme: 'dark' })
  await page.goto(`/game/${gameId}`)
  const log = page.getByRole('log')
  await expect(log).toBeVisible()
  expect(await printed(page, 'log')).toBeGreaterThan(1)
  await expect(page.getByRole('button', { name: /^show \d+ earlier$/ })).toBeHidden()
  expect(await cutOff(page, '[role="log"] *')).toEqual([])

  for (const [name, cards] of [
    ['tyrants', 125],
    ['innovation', 345],
  ] as const) {
    await backToScreen(page)
    await page.goto(`/data/${name}/cards`)
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(await printed(page, name)).toBeLessThanOrEqual(Math.ceil(cards / 12))
    await expect(page.locator('article')).toHaveCount(cards)
    expect(await cutOff(page, 'article')).toEqual([])
  }
})
