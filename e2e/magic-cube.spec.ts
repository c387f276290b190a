import { readFile } from 'node:fs/promises'
import { cardName } from '@parlour/mtg-cards'
import {
  cardByName,
  cardLookup,
  cubeAddRemoveCards,
  cubeCreate,
  cubeFetch,
  cubeUpdateSettings,
  deckCreate,
  deckSave,
} from '@parlour/protocol'
import type { Page } from '@playwright/test'
import type { HubUser } from '../tests/hub-client'
import { actOnce, asked, playUntil } from './support/draft-table'
import { makeDraft } from './support/make-draft'
import { makeLegacyCube } from './support/legacy-cube'
import { elvesOf } from './support/magic-cards'
import { bringCards, expect, test } from './support/magic-hub'
import { makeUsers, signedIn } from './support/people'
import { picture, tooWide } from './support/screens'

const dialog = (page: Page) => page.getByRole('dialog')
const shownCards = (page: Page) =>
  page.getByRole('region', { name: 'Cards', exact: true }).getByRole('listitem')
const tickOf = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `select ${name.split(' // ')[0] ?? name}`, exact: true })
const cardsTab = (page: Page) =>
  page.getByRole('navigation', { name: 'Cube', exact: true }).getByRole('link', { name: /^cards/i })
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selected cards', exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function chooseInMenu(page: Page, menu: string, entry: string): Promise<void> {
  await press(page, menu)
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

/**
 * A cube with a dozen cards of the list, each there once. Returns its id and the names, as they stand in it.
 */
async function cubeOfTwelve(owner: HubUser, names: readonly string[], comment = 'begun') {
  const { cube } = await owner.send(cubeCreate, {})
  const cubeId = cube._id
  await owner.send(cubeUpdateSettings, { cubeId, settings: { name: 'A dozen', editable: true } })
  const { cards } = await owner.send(cardByName, { names: names.slice(0, 60) })
  const byName = new Map(cards.map((card) => [cardName(card.data), card._id]))
  byName.delete('Llanowar Elves')
  const chosen = [['Llanowar Elves', (await elvesOf(owner))._id] as const, ...[...byName].slice(0, 11)]
  await owner.send(cubeAddRemoveCards, { cubeId, addIds: chosen.map(([, id]) => id), comment })
  return { cubeId, names: chosen.map(([name]) => name) }
}

/** Takes each form of the open export, by its file, beside what stands in the box. */
async function filesOf(page: Page, box: string, forms: readonly string[]): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for (const form of forms) {
    await dialog(page).getByLabel('Format', { exact: true }).selectOption(form)
    const coming = page.waitForEvent('download')
    await dialog(page).getByRole('link', { name: 'download', exact: true }).click()
    const download = await coming
    const text = await readFile(await download.path(), 'utf8')
    await expect(dialog(page).getByLabel(box)).toHaveValue(text)
    files.set(download.suggestedFilename(), text)
  }
  return files
}

test.beforeAll(({ server, cards }) => bringCards(server, cards))

test('a cube is kept as a file in every form, and the whole of it comes back', async ({
  browser,
  server,
  cards,
}) => {
  const [odila] = await makeUsers(server, ['odila'])
  if (odila === undefined) throw new Error('There is no user.')
  const { cubeId, names } = await cubeOfTwelve(odila, cards.cube, 'the first dozen')
  const page = await signedIn(browser, odila)
  await page.goto(`/magic/cube/${cubeId}`)
  await expect(shownCards(page)).toHaveCount(12)
  await chooseInMenu(page, 'Cube menu', 'copy as text')
  await expect(dialog(page).getByLabel('Cube as text')).not.toHaveValue('')
  const forms = ['names', 'table (CSV)', 'whole cube (JSON)']
  const files = await filesOf(page, 'Cube as text', forms)
  const lines = (files.get('A dozen.txt') ?? '').trimEnd().split('\n')
  expect(lines.toSorted()).toEqual(names.toSorted())
  const [head, ...rows] = (files.get('A dozen.csv') ?? '').trimEnd().split('\n')
  expect(head).toBe('name,set,number,notes,scars')
  expect(rows.filter((row) => row.endsWith(',the first dozen,'))).toHaveLength(12)
  const whole = files.get('A dozen.json') ?? ''
  expect(JSON.parse(whole)).toMatchObject({ name: 'A dozen', editable: true, legacy: false, scars: [] })
  await page.keyboard.press('Escape')

  await page.goto('/magic')
  await press(page, 'import')
  const choosing = page.waitForEvent('filechooser')
  await press(page, 'choose a file')
  const upload = { name: 'A dozen.json', mimeType: 'application/json', buffer: Buffer.from(whole) }
  await (await choosing).setFiles(upload)
  await expect(dialog(page).getByLabel('Card list')).toHaveValue(whole)
  await dialog(page).getByRole('button', { name: 'import', exact: true }).click()
  await page.waitForURL((url) => url.pathname.startsWith('/magic/cube/') && !url.pathname.includes(cubeId))
  await expect(shownCards(page)).toHaveCount(12)
  await chooseInMenu(page, 'Cube menu', 'copy as text')
  await dialog(page).getByLabel('Format', { exact: true }).selectOption('whole cube (JSON)')
  await expect(dialog(page).getByLabel('Cube as text')).toHaveValue(whole)
})

test('a deck is kept as a file in every form', async ({ browser, server }) => {
  const [oona] = await makeUsers(server, ['oona'])
  if (oona === undefined) throw new Error('There is no user.')
  const elves = await elvesOf(oona)
  const { set = '', collector_number = '' } = elves.data
  const { deck } = await oona.send(deckCreate, { userId: oona._id })
  const cardIdsByZone = { main: [elves._id, elves._id], side: [elves._id], command: [] }
  const { _id, rev } = deck
  await oona.send(deckSave, { deck: { _id, rev, name: 'Two elves', format: 'modern', cardIdsByZone } })
  const page = await signedIn(browser, oona)
  await page.goto(`/magic/deck/${_id}`)
  await chooseInMenu(page, 'Deck menu', 'export')
  await expect(dialog(page).getByLabel('Deck as text')).toHaveValue(/Llanowar Elves/)
  const printing = `(${set === 'dom' ? 'DAR' : set.toUpperCase()}) ${collector_number}`
  expect(await filesOf(page, 'Deck as text', ['Plain names (.txt)'])).toEqual(
    new Map([['Two elves.txt', '2 Llanowar Elves\n\n1 Llanowar Elves\n']]),
  )
  expect(await filesOf(page, 'Deck as text', ['Arena (.txt)'])).toEqual(
    new Map([
      ['Two elves.txt', `Deck\n2 Llanowar Elves ${printing}\n\nSideboard\n1 Llanowar Elves ${printing}\n`],
    ]),
  )
  const files = await filesOf(page, 'Deck as text', ['Magic Online (.dek)', 'Table (.csv)', 'JSON (.json)'])
  expect(files.get('Two elves.dek')).toMatch(/Quantity="2" Sideboard="false" Name="Llanowar Elves"/)
  expect(files.get('Two elves.csv')).toBe(
    `name,set,number,count,zone\nLlanowar Elves,${set},${collector_number},2,main\nLlanowar Elves,${set},${collector_number},1,side\n`,
  )
  const entry = { name: 'Llanowar Elves', set, number: collector_number }
  expect(JSON.parse(files.get('Two elves.json') ?? '')).toEqual({
    name: 'Two elves',
    format: 'modern',
    main: [{ count: 2, ...entry }],
    side: [{ count: 1, ...entry }],
    command: [],
  })
})

test('cards are selected by click, by shift, and all that the filter shows; each change is taken back', async ({
  browser,
  server,
  cards,
}) => {
  const [pauline] = await makeUsers(server, ['pauline'])
  if (pauline === undefined) throw new Error('There is no user.')
  const { cubeId, names } = await cubeOfTwelve(pauline, cards.cube)
  const page = await signedIn(browser, pauline)
  await page.goto(`/magic/cube/${cubeId}`)
  await expect(shownCards(page)).toHaveCount(12)
  const ticks = page.getByRole('checkbox', { name: /^select / })

  await ticks.first().click()
  await expect(bar(page)).toContainText('1 selected')
  await ticks.nth(3).click({ modifiers: ['Shift'] })
  await expect(bar(page)).toContainText('4 selected')
  await ticks.nth(1).click()
  await expect(bar(page)).toContainText('3 selected')
  await expect(ticks.nth(1)).not.toBeChecked()
  await press(page, 'remove')
  await expect(shownCards(page)).toHaveCount(9)
  await expect(cardsTab(page)).toHaveText('cards 9')
  await press(page, 'undo')
  await expect(shownCards(page)).toHaveCount(12)

  await press(page, 'search')
  const words = page.getByRole('form', { name: 'Filter by words', exact: true })
  await words.getByRole('combobox').first().selectOption('type')
  await words.getByRole('textbox').fill('creature')
  await words.getByRole('textbox').press('Enter')
  await expect.poll(() => shownCards(page).count()).toBeLessThan(12)
  const creatures = await shownCards(page).count()
  await ticks.first().click()
  await press(page, 'all shown')
  await expect(bar(page)).toContainText(`${creatures} selected`)
  await press(page, 'remove')
  await expect(shownCards(page)).toHaveCount(0)
  await press(page, 'clear')
  await expect(shownCards(page)).toHaveCount(12 - creatures)
  await press(page, 'undo')
  await expect(shownCards(page)).toHaveCount(12)

  const [, other = ''] = names
  await tickOf(page, other).click()
  await press(page, 'replace')
  await dialog(page).getByRole('searchbox', { name: 'Name', exact: true }).fill('Llanowar Elves')
  await dialog(page).getByRole('radiogroup').getByText('Llanowar Elves', { exact: true }).first().click()
  await dialog(page).getByRole('button', { name: 'ok', exact: true }).click()
  await expect(page.getByText(`${other} replaced by Llanowar Elves.`)).toBeInViewport()
  await expect(tickOf(page, other)).toHaveCount(0)
  await expect(tickOf(page, 'Llanowar Elves')).toHaveCount(2)
  await press(page, 'undo')
  await expect(tickOf(page, other)).toHaveCount(1)
  await expect(tickOf(page, 'Llanowar Elves')).toHaveCount(1)
  expect((await pauline.send(cubeFetch, { cubeId })).cube.counts.cards).toBe(12)
})

test('another printing is taken by its picture, and taken back', async ({ browser, server, cards }) => {
  const [quin] = await makeUsers(server, ['quin'])
  if (quin === undefined) throw new Error('There is no user.')
  const { cubeId } = await cubeOfTwelve(quin, cards.cube)
  const elves = async () => {
    const { cube } = await quin.send(cubeFetch, { cubeId })
    const { cards: cardsInCube } = await quin.send(cardLookup, { ids: [...(cube.cardlist ?? [])] })
    const origin = cardsInCube.find(({ data }) => cardName(data) === 'Llanowar Elves')?.data.origin
    return `${origin?.set.toUpperCase()} ${origin?.collector_number}`
  }
  const before = await elves()
  const page = await signedIn(browser, quin)
  await page.goto(`/magic/cube/${cubeId}`)
  const pictures = dialog(page).getByRole('listitem').getByRole('button')
  const openPrintings = async () => {
    await tickOf(page, 'Llanowar Elves').click()
    await press(page, 'printing')
  }
  await openPrintings()
  await expect(pictures.filter({ hasText: 'in use' })).toContainText(before)
  const wanted = pictures.filter({ hasNotText: 'in use' }).first()
  const [, printing = ''] =
    /^([A-Z0-9]+ [A-Z0-9]+?)(?=[A-Z][a-z])/.exec((await wanted.textContent()) ?? '') ?? []
  await wanted.click()
  await press(page, 'take this printing')
  await expect(page.getByText('Llanowar Elves: printing changed.')).toBeInViewport()
  expect(await elves()).toBe(printing)
  await press(page, 'undo')
  await expect(tickOf(page, 'Llanowar Elves')).toHaveCount(1)
  await expect.poll(elves).toBe(before)
  await openPrintings()
  await expect(pictures.filter({ hasText: 'in use' })).toContainText(before)
})

test('an open Scars tab shows who applied each scar once the draft has ended', async ({
  browser,
  server,
}) => {
  const [roswitha, svenja, tom] = await makeUsers(server, ['roswitha', 'svenja', 'tom'])
  if (roswitha === undefined || svenja === undefined || tom === undefined)
    throw new Error('There are no users.')
  const cubeId = await makeLegacyCube(tom, { name: 'Scarred otters', cards: 12, scars: 8 })
  const draft = {
    name: 'Otters',
    players: [roswitha, svenja],
    cubeId,
    numPacks: 1,
    packSize: 3,
    scarRounds: '1',
  }
  const gameId = await makeDraft(draft)
  const page = await signedIn(browser, tom)
  await page.goto(`/magic/cube/${cubeId}/scars`)
  const used = page.getByRole('region', { name: /^Used Scars/ })
  await expect(used).toContainText('No scars used yet.')
  const [first, second] = [await signedIn(browser, roswitha), await signedIn(browser, svenja)]
  for (const drafter of [first, second]) await drafter.goto(`/game/${gameId}`)
  await expect.poll(() => asked(first)).toBe('scar')
  await actOnce(first)
  await expect.poll(() => asked(first)).not.toBe('scar')
  await page.reload()
  await expect(used).toContainText('No scars used yet.')
  await playUntil([first, second])
  await expect(used.getByRole('listitem')).toHaveCount(2)
  await expect(used).toContainText('roswitha')
  await expect(used).toContainText('svenja')
})

test('a cube on the narrowest phone is no wider than the window, and its tabs scroll in themselves', async ({
  browser,
  server,
}) => {
  const [siglinde] = await makeUsers(server, ['siglinde'])
  if (siglinde === undefined) throw new Error('There is no user.')
  const cubeId = await makeLegacyCube(siglinde, { name: 'Narrow otters', cards: 3, scars: 2 })
  const page = await signedIn(browser, siglinde, { viewport: { width: 320, height: 640 } })
  await page.goto(`${server.url}/magic/cube/${cubeId}`)
  await expect(shownCards(page)).toHaveCount(3)
  const tabs = page.getByRole('navigation', { name: 'Cube', exact: true }).getByRole('link')
  for (const tab of await tabs.all()) {
    await tab.click()
    await expect(tab).toHaveAttribute('aria-current', 'page')
    await expect(tab).toBeInViewport({ ratio: 0.99 })
    await expect.poll(() => tooWide(page), { message: (await tab.textContent()) ?? '' }).toBe(0)
    await picture(page, `cube-320-${(await tab.textContent()) ?? ''}`)
  }
})
