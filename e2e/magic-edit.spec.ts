import { type CardData, cardName } from '@parlour/mtg-cards'
import {
  cardByName,
  cardLookup,
  cardUpdate,
  cubeAddRemoveCards,
  cubeCreate,
  cubeUpdateSettings,
  deckCreate,
  deckFetch,
  deckSave,
} from '@parlour/protocol'
import type { Locator, Page } from '@playwright/test'
import type { HubUser } from '../tests/hub-client'
import { bringCards, expect, test } from './support/magic-hub'
import { elvesOf } from './support/magic-cards'
import { makeUsers, signedIn } from './support/people'

const dialog = (page: Page) => page.getByRole('dialog')
const row = (page: Page) =>
  page.getByRole('region', { name: 'Cards', exact: true }).getByRole('button', { name: /^Llanowar Elves/ })

/** An editable cube of one card. Returns the ids of both. */
async function cubeOfOne(owner: HubUser) {
  const { cube } = await owner.send(cubeCreate, {})
  const cubeId = cube._id
  await owner.send(cubeUpdateSettings, { cubeId, settings: { name: 'One card', editable: true } })
  const addIds = [(await elvesOf(owner))._id]
  const { cube: filled } = await owner.send(cubeAddRemoveCards, { cubeId, addIds, comment: 'begun' })
  return { cubeId, cardId: filled.cardlist?.[0] ?? '' }
}

async function write(page: Page, field: string, text: string): Promise<void> {
  await dialog(page)
    .getByRole('button', { name: new RegExp(`^edit ${field}`) })
    .first()
    .click()
  const box = dialog(page).getByRole('textbox', { name: field, exact: true })
  await box.fill(text)
  await box.press('Control+Enter')
}

/** In the editor the cost stands beside the name, and the image address below the picture. */
async function expectApart(page: Page): Promise<void> {
  const boxOf = async (place: Locator) => {
    const box = await place.boundingBox()
    if (box === null) throw new Error('A part of the editor is not in sight.')
    return box
  }
  const field = (label: string) =>
    boxOf(
      dialog(page)
        .getByRole('button', { name: new RegExp(`^edit ${label}`) })
        .first(),
    )
  const [name, cost] = [await field('name'), await field('mana cost')]
  expect(cost.x).toBeGreaterThanOrEqual(name.x + name.width)
  expect(cost.y).toBeLessThan(name.y + name.height)
  const picture = await boxOf(
    dialog(page).locator('article svg[preserveAspectRatio="xMidYMid slice"]').first(),
  )
  expect((await field('image address')).y).toBeGreaterThanOrEqual(picture.y + picture.height)
}

const cardOf = async (user: HubUser, cardId: string) => {
  const { cards } = await user.send(cardLookup, { ids: [cardId] })
  const [card] = cards
  if (card === undefined) throw new Error('The card is lost.')
  return card
}

/** Somebody else changes the card of the open editor. */
async function changeElsewhere(user: HubUser, cardId: string, face: Partial<CardData['card_faces'][number]>) {
  const { data, rev } = await cardOf(user, cardId)
  const { card_faces, layout, rarity, digital, legal } = data
  const changed = card_faces.map((one) => ({
    ...one,
    ...face,
    color_indicator: [...one.color_indicator],
    produced_mana: [...one.produced_mana],
  }))
  const cardData = { data: { card_faces: changed, layout, rarity, digital, legal: [...legal] }, rev }
  await user.send(cardUpdate, { cardId, cardData, comment: 'elsewhere' })
}

test.beforeAll(({ server, cards }) => bringCards(server, cards))

test('a card is edited; its history says who changed what, and other pages follow', async ({
  browser,
  server,
}) => {
  const [edna, finn] = await makeUsers(server, ['edna', 'finn'])
  if (edna === undefined || finn === undefined) throw new Error('There are no users.')
  const { cubeId } = await cubeOfOne(edna)
  const [page, other] = [await signedIn(browser, edna), await signedIn(browser, finn)]
  for (const one of [page, other]) {
    await one.goto(`/magic/cube/${cubeId}`)
    await expect(row(one)).toBeVisible()
  }
  await row(page).click()
  await expect(dialog(page).getByRole('button', { name: 'save', exact: true })).toBeDisabled()
  await expectApart(page)
  await write(page, 'power', '4')
  await dialog(page).getByRole('button', { name: 'save', exact: true }).click()
  await expect(dialog(page)).toBeHidden()
  for (const one of [page, other]) await expect(row(one)).toContainText('4/1')
  await row(other).click()
  await expect(dialog(other).getByText('Updated in the cube card editor')).toBeVisible()
  await expect(dialog(other).getByText(/^edna/).first()).toBeVisible()
  await dialog(other).getByText('what changed').first().click()
  await expect(dialog(other).locator('ins', { hasText: '4' }).first()).toBeVisible()
})

test('two edits of one card are put together, and a clash is asked about', async ({ browser, server }) => {
  const [gina, hugo] = await makeUsers(server, ['gina', 'hugo'])
  if (gina === undefined || hugo === undefined) throw new Error('There are no users.')
  const { cubeId, cardId } = await cubeOfOne(gina)
  const page = await signedIn(browser, gina)
  await page.goto(`/magic/cube/${cubeId}`)
  await row(page).click()
  await write(page, 'power', '5')
  await changeElsewhere(hugo, cardId, { toughness: '6' })
  await dialog(page).getByRole('button', { name: 'save', exact: true }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(row(page)).toContainText('5/6')

  await row(page).click()
  await write(page, 'power', '7')
  await changeElsewhere(hugo, cardId, { power: '8' })
  await dialog(page).getByRole('button', { name: 'save', exact: true }).click()
  await expect(
    dialog(page).getByText(/Someone else changed this card in the meantime \(power: “8”\)/),
  ).toBeVisible()
  expect((await cardOf(hugo, cardId)).data.card_faces[0]?.power).toBe('8')
  await dialog(page).getByRole('button', { name: 'save', exact: true }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(row(page)).toContainText('7/6')
  const { data, changes = [] } = await cardOf(hugo, cardId)
  expect(cardName(data)).toBe('Llanowar Elves')
  expect(changes.map(({ userId }) => userId)).toEqual([gina, hugo, gina, hugo, gina].map(({ _id }) => _id))
})

test('a deck that was changed elsewhere keeps both changes; leaving a modified one is asked', async ({
  browser,
  server,
}) => {
  const [inka] = await makeUsers(server, ['inka'])
  if (inka === undefined) throw new Error('There is no user.')
  const elves = await elvesOf(inka)
  const { deck } = await inka.send(deckCreate, { userId: inka._id })
  const page = await signedIn(browser, inka)
  await page.goto('/magic')
  await page.getByRole('link', { name: 'New Deck', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Query', exact: true }).fill('Llanowar Elves')
  const found = page
    .getByRole('list', { name: 'Found cards', exact: true })
    .getByRole('button', { name: /^Llanowar Elves/ })
  await found.first().click()
  await expect(page.getByText('modified')).toBeVisible()
  await page.keyboard.press('c')
  const considering = page.getByRole('region', { name: 'Considering', exact: true })
  await expect(considering.getByRole('heading', { name: 'Considering 1', exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Notes on the deck', exact: true }).fill('Race early.')

  await page.goBack()
  await expect(dialog(page).getByText('The changes to "New Deck" are not saved.')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'stay', exact: true }).click()
  await expect(page).toHaveURL(/\/magic\/deck\//)
  await page
    .getByRole('navigation', { name: 'Magic menu', exact: true })
    .getByRole('link', { name: 'hub', exact: true })
    .click()
  await dialog(page).getByRole('button', { name: 'stay', exact: true }).click()

  const { deck: current } = await inka.send(deckFetch, { deckId: deck._id })
  const cardIdsByZone = { main: [], side: [elves._id], command: [] }
  const { _id, name, format, rev } = current
  const notes = { text: 'From another tab.', considering: [], tags: {} }
  await inka.send(deckSave, { deck: { _id, name, format, rev, cardIdsByZone, notes } })
  await page.goBack()
  await dialog(page).getByRole('button', { name: 'save and leave', exact: true }).click()
  await expect(page).toHaveURL(/\/magic$/)
  const { deck: saved } = await inka.send(deckFetch, { deckId: deck._id })
  expect(saved.cardIdsByZone.side).toEqual([elves._id])
  expect(saved.cardIdsByZone.main).toHaveLength(1)
  expect(saved.notes?.considering).toHaveLength(1)
  for (const words of ['Race early.', 'From another tab.']) expect(saved.notes?.text).toContain(words)
})

test('cards of a long cube are removed, put back and given another printing, at any width', async ({
  browser,
  server,
  cards,
}) => {
  const [jana] = await makeUsers(server, ['jana'])
  if (jana === undefined) throw new Error('There is no user.')
  const { cubeId } = await cubeOfOne(jana)
  const { cards: printed } = await jana.send(cardByName, { names: cards.cube.slice(0, 60) })
  const addIds = printed.flatMap(({ _id, source }) => (source === 'scryfall' ? [_id] : []))
  await jana.send(cubeAddRemoveCards, { cubeId, addIds, comment: 'more' })
  const page = await signedIn(browser, jana)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/magic/cube/${cubeId}`)
    const tick = page.getByRole('checkbox', { name: 'select Llanowar Elves', exact: true })
    await tick.click()
    await page.evaluate(() => scrollTo(0, 0))
    const remove = page.getByRole('button', { name: 'remove', exact: true })
    await expect(remove, 'the bar is where one looks').toBeInViewport({ ratio: 1 })
    await remove.click()
    await expect(tick).toHaveCount(0)
    await page.evaluate(() => scrollTo(0, 0))
    const undo = page.getByRole('button', { name: 'undo', exact: true })
    await expect(undo, 'so is the way back').toBeInViewport({ ratio: 1 })
    await undo.click()
    await expect(tick).toHaveCount(1)
  }
  await page.getByRole('checkbox', { name: 'select Llanowar Elves', exact: true }).click()
  await page.getByRole('button', { name: 'printing', exact: true }).click()
  const printing = dialog(page).getByRole('listitem').getByRole('button').first()
  const art = await printing.locator('svg').first().boundingBox()
  expect(Math.min(art?.width ?? 0, art?.height ?? 0), 'a printing shows its picture').toBeGreaterThan(60)
  await printing.click()
  await dialog(page).getByRole('button', { name: 'take this printing', exact: true }).click()
  await expect(page.getByText('Llanowar Elves: printing changed.')).toBeInViewport()
})
