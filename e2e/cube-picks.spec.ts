import { readFile } from 'node:fs/promises'
import { cardName } from '@parlour/mtg-cards'
import { cubeAddRemoveCards, cubeCreate, cubeUpdateSettings, gameFetch, cardByName } from '@parlour/protocol'
import type { Page } from '@playwright/test'
import type { HubUser } from '../tests/hub-client'
import { expectAccessible } from './support/accessibility'
import { bringCards, expect, test } from './support/magic-hub'
import { answerFirst, answerRounds, makeDraft } from './support/make-draft'
import { makeUsers, signedIn } from './support/people'
import { shoot } from './support/screens'

const CARDS = 24
const DRAFTS = 6

/** A cube of which every card is in a pack of each draft. Returns its id. */
async function smallCube(owner: HubUser, names: readonly string[]): Promise<string> {
  const { cube } = await owner.send(cubeCreate, {})
  const cubeId = cube._id
  await owner.send(cubeUpdateSettings, { cubeId, settings: { name: 'Two dozen', editable: true } })
  const { cards } = await owner.send(cardByName, { names: names.slice(0, 60) })
  // A name may have several printings, and picks are counted by name.
  const idsByName = new Map(cards.map(({ _id, data }) => [cardName(data), _id]))
  const addIds = [...idsByName.values()].slice(0, CARDS)
  await owner.send(cubeAddRemoveCards, { cubeId, addIds, comment: 'begun' })
  return cubeId
}

const picks = (page: Page) => page.getByRole('region', { name: /^Picks/ })
const names = (page: Page) => picks(page).locator('tbody td:first-child').allTextContents()

async function csvOf(page: Page): Promise<string> {
  await picks(page).getByRole('button', { name: 'export', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const coming = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'download', exact: true }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('Two dozen picks.csv')
  const text = await readFile(await download.path(), 'utf8')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  return text
}

test.beforeAll(({ server, cards }) => bringCards(server, cards))

test('the numbers of a cube show what was picked in the drafts of it that are over', async ({
  browser,
  server,
  cards,
}) => {
  const [quentin, querida] = await makeUsers(server, ['quentin', 'querida'])
  if (quentin === undefined || querida === undefined) throw new Error('There are no users.')
  const cubeId = await smallCube(quentin, cards.cube)
  const shape = { cubeId, players: [quentin, querida], bots: 1, numPacks: 1, packSize: 8 }
  const page = await signedIn(browser, quentin)
  await page.goto(`/magic/cube/${cubeId}/numbers`)
  await expect(picks(page).getByText(/^No draft of this cube is over yet/)).toBeVisible()
  for (let at = 1; at <= DRAFTS; at += 1) {
    const gameId = await makeDraft({ ...shape, name: `Evening ${at}` })
    await expect
      .poll(async () => {
        await answerRounds(shape.players, gameId)
        return (await quentin.send(gameFetch, { gameId })).game.gameOver
      })
      .toBe(true)
  }
  await page.reload()
  await expect(picks(page).getByRole('heading')).toHaveText(`Picks in ${DRAFTS} drafts`)
  await expect(picks(page).locator('tbody tr')).toHaveCount(12)
  await picks(page).getByRole('button', { name: 'show all', exact: true }).click()
  await expect(picks(page).locator('tbody tr')).toHaveCount(CARDS)
  await picks(page).getByRole('button', { name: 'seen', exact: true }).click()
  await expect(picks(page).getByRole('columnheader', { name: /^seen/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  const counts = (await picks(page).locator('td[data-word="seen"]').allTextContents()).map(Number)
  expect(counts).toEqual(counts.toSorted((one, other) => other - one))
  await picks(page).getByRole('button', { name: 'card', exact: true }).click()
  const listed = await names(page)
  expect(listed).toEqual(listed.toSorted((one, other) => one.localeCompare(other, 'en')))
  await picks(page).getByRole('button', { name: 'taken at', exact: true }).click()
  await shoot(page, 'cube-picks')
  await expectAccessible(page)

  const before = await csvOf(page)
  const lines = before.trimEnd().split('\n')
  expect(lines.filter((line) => line.includes(',people,'))).toHaveLength(CARDS)
  // A draft that still runs changes nothing, whatever is picked in it.
  const running = await makeDraft({ ...shape, name: 'Still running' })
  await answerFirst(quentin, running)
  await answerFirst(querida, running)
  await page.reload()
  await expect(picks(page).getByRole('heading')).toHaveText(`Picks in ${DRAFTS} drafts`)
  expect(await csvOf(page)).toBe(before)
})
