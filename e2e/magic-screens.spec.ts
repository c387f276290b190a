import { defined } from '@parlour/kernel'
import {
  cubeAddRemoveCards,
  cubeClaimAchievement,
  cubeCreate,
  cubeUpdateAchievement,
  cubeUpdateScar,
  cubeUpdateSettings,
  deckCreate,
  deckSave,
  cardByName,
} from '@parlour/protocol'
import type { Browser, Page } from '@playwright/test'
import type { HubUser } from '../tests/hub-client'
import { expectAccessible } from './support/accessibility'
import type { CardFile } from './support/card-file'
import { bringCards, expect, test } from './support/magic-hub'
import { adminOf, makeUsers, signedIn } from './support/people'
import { picture, shoot } from './support/screens'

/** The records that the pictures show, created once. */
interface Stage {
  readonly admin: HubUser
  readonly rita: HubUser
  readonly cubeId: string
  readonly deckId: string
  readonly cardId: string
}

/** About how many cards the cube holds, taken from the whole list so that every color is there. */
const MOST_NAMES = 60

async function setStage(admin: HubUser, rita: HubUser, { cube: names }: CardFile): Promise<Stage> {
  const { cube } = await rita.send(cubeCreate, {})
  const cubeId = cube._id
  const step = Math.max(1, Math.floor(names.length / MOST_NAMES))
  const { cards } = await rita.send(cardByName, { names: names.filter((_, at) => at % step === 0) })
  const addIds = cards.flatMap(({ _id, source }) => (source === 'scryfall' ? [_id] : []))
  const settings = { name: 'The cube of long evenings', editable: true, legacy: true }
  await rita.send(cubeUpdateSettings, { cubeId, settings })
  await rita.send(cubeAddRemoveCards, { cubeId, addIds, comment: 'begun' })
  for (const text of [
    'Add a word that gives +1/+0',
    'Swap two colors in the text of the card, wherever they stand',
  ])
    await rita.send(cubeUpdateScar, { cubeId, scar: { id: null, text } })
  const filters = [{ kind: 'type' as const, operator: 'and' as const, value: 'creature' }]
  for (const [name, linked] of [
    ['First blood', undefined],
    ['Menagerie', filters],
    ['Pacifist', undefined],
  ] as const) {
    const words = { id: null, name, unlock: 'Win without it, twice in a row.', hidden: 'Sign the card.' }
    const achievement = { ...words, ...defined({ filters: linked }) }
    await rita.send(cubeUpdateAchievement, { cubeId, achievement })
  }
  await rita.send(cubeClaimAchievement, { cubeId, achievementId: 'achievement-1' })
  const { deck } = await rita.send(deckCreate, { userId: rita._id })
  const { _id, rev } = deck
  const cardIdsByZone = {
    main: addIds.slice(0, 38),
    side: addIds.slice(40, 46),
    command: addIds.slice(47, 48),
  }
  const notes = {
    text: 'Keep hands with two lands.\nAgainst control: bring in the sideboard.',
    considering: addIds.slice(49, 53),
    tags: Object.fromEntries(
      addIds.slice(0, 20).map((id, at) => [id, at < 9 ? ['early', 'aggressive'] : ['answers']]),
    ),
  }
  const about = { _id, rev, name: 'Small but many', format: 'modern' as const }
  await rita.send(deckSave, { deck: { ...about, cardIdsByZone, notes } })
  return { admin, rita, cubeId, deckId: deck._id, cardId: addIds[0] ?? '' }
}

let stage: Stage
let page: Page

async function open(browser: Browser, path: string, user = stage.rita): Promise<void> {
  page = await signedIn(browser, user, { isAdmin: user === stage.admin })
  await page.goto(`${user.url}${path}`)
}
const cube = (tab = '') => `/magic/cube/${stage.cubeId}${tab}`
const deck = () => `/magic/deck/${stage.deckId}`
const rows = () =>
  page.getByRole('region', { name: 'Cards', exact: true }).getByRole('listitem').getByRole('button')

const expectNamed = (name: string) =>
  expect(page.getByRole('textbox', { name: 'Deck name', exact: true })).toHaveValue(name)

/** Checks the accessibility of the page and photographs it. */
async function capture(name: string): Promise<void> {
  await expectAccessible(page)
  await shoot(page, `magic-${name}`)
}
/** Opens a dialog from a menu, photographs it and closes it. */
async function captureDialog(menu: string, entry: string, fill?: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await fill?.()
  await capture(`${menu.split(' ')[0]?.toLowerCase() ?? ''}-${entry.replaceAll(/\W+/g, '-')}`)
}

test.beforeAll(async ({ server, cards }) => {
  await bringCards(server, cards)
  const [rita] = await makeUsers(server, ['rita'])
  if (rita === undefined) throw new Error('There is no user.')
  stage = await setStage(await adminOf(server), rita, cards)
})

test('the profile, of a user and of an admin', async ({ browser }) => {
  await open(browser, '/magic')
  await expect(page.getByRole('link', { name: 'Small but many', exact: true })).toBeVisible()
  await capture('profile')
  await page.getByRole('button', { name: 'Menu of Small but many', exact: true }).click()
  await page.getByRole('menuitem', { name: 'delete', exact: true }).click()
  await capture('profile-delete')
  await open(browser, '/magic', stage.admin)
  await expect(page.getByRole('button', { name: 'update database', exact: true })).toBeVisible()
  await capture('profile-admin')
})

test('the cube: its cards, search and achievements link', async ({ browser }) => {
  await open(browser, cube())
  await expect(rows().first()).toBeVisible()
  await capture('cube')
  await rows().nth(3).hover()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await picture(page, 'magic-cube-preview-1440-light')
  await page.getByRole('button', { name: 'search', exact: true }).click()
  await page.getByRole('form', { name: 'Filter by numbers', exact: true }).getByRole('textbox').fill('2')
  await page.getByRole('form', { name: 'Filter by numbers', exact: true }).getByRole('button').click()
  await capture('cube-search')
  await page.getByRole('button', { name: 'link to achievement', exact: true }).click()
  await capture('cube-link')
})

for (const [entry, fill] of [
  [
    'add/remove cards',
    async () => page.getByLabel('Card list').fill('Llanowar Elves\n-Nobody\n2 No Such Card'),
  ],
  ['add one card', async () => page.getByRole('dialog').getByLabel('Name').fill('Llanowar')],
  ['create card', undefined],
  ['copy as text', undefined],
  ['settings', undefined],
] as const)
  test(`the cube: ${entry}`, async ({ browser }) => {
    await open(browser, cube())
    await expect(rows().first()).toBeVisible()
    await captureDialog('Cube menu', entry, fill)
  })

test('the cube: the card editor and the picker of a cost', async ({ browser }) => {
  await open(browser, cube())
  await rows().nth(2).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'History', exact: true })).toBeVisible()
  await capture('card-editor')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /mana cost/ })
    .first()
    .click()
  await capture('card-cost')
})

test('the cube: scars and achievements', async ({ browser }) => {
  await open(browser, cube('/scars'))
  await expect(page.getByRole('heading', { name: /^Avaiable Scars/ })).toBeVisible()
  await capture('scars')
  await page.getByRole('button', { name: 'new scar', exact: true }).click()
  await capture('scar-editor')
  await page.goto(`${stage.rita.url}${cube('/achievements')}`)
  await expect(page.getByRole('button', { name: 'claim', exact: true }).first()).toBeVisible()
  await capture('achievements')
  for (const word of ['reveal', 'edit', 'claim']) {
    await page.getByRole('button', { name: word, exact: true }).first().click()
    await capture(`achievement-${word}`)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
})

test('the cube: its numbers, a sample pack, and a lobby in which it is chosen', async ({ browser }) => {
  await open(browser, cube('/numbers'))
  await expect(page.getByRole('region', { name: 'Colors', exact: true })).toBeVisible()
  await capture('cube-numbers')
  await page.getByRole('button', { name: 'sample pack', exact: true }).click()
  const pack = page.getByRole('dialog', { name: 'Sample pack', exact: true })
  await expect(pack.getByRole('article')).toHaveCount(15)
  await capture('cube-sample-pack')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'draft it', exact: true }).click()
  await page.waitForURL(/\/lobby\/\w{24}$/)
  await expect(page.getByRole('radio', { name: 'Cube Draft', exact: true })).toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Cube', exact: true })).toHaveValue(stage.cubeId)
})

test('the deck builder', async ({ browser }) => {
  await open(browser, deck())
  await expectNamed('Small but many')
  await expect(
    page.getByRole('list', { name: 'Found cards', exact: true }).getByRole('button').first(),
  ).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Considering', exact: true }).getByRole('listitem').first(),
  ).toBeVisible()
  await capture('deck')
  const show = async (shape: string) => {
    await page.getByRole('button', { name: 'Deck menu', exact: true }).click()
    await page.getByRole('menuitem', { name: shape, exact: true }).click()
  }
  await show('columns by tag')
  await expect(page.getByRole('heading', { name: /^answers/ }).first()).toBeVisible()
  await capture('deck-tags')
  await show('columns by mana value')
  const pictures = page.getByRole('button', { name: 'pictures', exact: true })
  await pictures.click()
  await expect(
    page.getByRole('list', { name: 'Found cards', exact: true }).getByRole('article').first(),
  ).toBeVisible()
  await capture('deck-pictures')
  await pictures.click()
  for (const [width, height, tab] of [
    [390, 844, 'Search'],
    [390, 844, 'Numbers'],
    [390, 844, 'Deck'],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page
      .getByRole('navigation', { name: 'Deck builder', exact: true })
      .getByRole('button', { name: tab, exact: true })
      .click()
    await picture(page, `magic-deck-${tab}-${width}-light`)
  }
})

for (const entry of ['deck import', 'export', 'basic lands', 'sample hand'])
  test(`the deck builder: ${entry}`, async ({ browser }) => {
    await open(browser, deck())
    await expectNamed('Small but many')
    await captureDialog('Deck menu', entry)
  })

test('the card viewer', async ({ browser }) => {
  await open(browser, `/magic/card/${stage.cardId}`)
  await expect(page.getByRole('region', { name: 'Legality', exact: true })).toBeVisible()
  await capture('card')
})
