import { gameChatAdd } from '@parlour/protocol'
import { deckCount, deckLine } from './support/draft-table'
import { answerFirst, makeDraft, makeLobby } from './support/make-draft'
import { makeUsers, signedIn } from './support/people'
import { tooWide } from './support/screens'
import { expect, test } from './support/test'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test('a pick, the deck, the log and the info on a phone, by touch', async ({ browser, server }) => {
  const [pia, paul] = await makeUsers(server, ['pia', 'paul'])
  if (pia === undefined || paul === undefined) throw new Error('There are no users.')
  const gameId = await makeDraft({ name: 'On the train', players: [pia, paul], numPacks: 2, packSize: 9 })
  for (let line = 1; line <= 30; line += 1) await paul.send(gameChatAdd, { gameId, text: `line ${line}` })
  const page = await signedIn(browser, pia, PHONE)
  await page.goto('/')
  await page.getByRole('link', { name: 'On the train', exact: true }).tap()
  const tabs = page.getByRole('navigation', { name: 'Draft', exact: true }).filter({ visible: true })
  const sheet = page.getByRole('group', { name: 'Draft this card?', exact: true })
  const cards = page.locator('button[data-pick]')
  await expect(cards).toHaveCount(9)

  const name = (await cards.first().getAttribute('aria-label')) ?? ''
  await cards.first().tap()
  await expect(sheet).toContainText(name)
  await sheet.getByRole('button', { name: 'cancel', exact: true }).tap()
  await expect(sheet).toBeHidden()
  await cards.first().tap()
  await sheet.getByRole('button', { name: 'draft', exact: true }).tap()
  await expect(page.getByText('No actions waiting for you right now.')).toBeVisible()

  await tabs.getByRole('button', { name: 'Deck', exact: true }).tap()
  await expect(deckLine(page, name)).toBeVisible()
  await expect.poll(() => deckCount(page)).toBe(1)
  await deckLine(page, name).tap()
  await expect(page.getByRole('heading', { name: /^sideboard/ })).toBeVisible()

  const log = tabs.getByRole('button', { name: 'Log', exact: true })
  await paul.send(gameChatAdd, { gameId, text: 'line 31' })
  await expect(log).toContainText('1')
  await log.tap()
  await expect(page.getByText('line 31'), 'the log begins at its end').toBeInViewport()
  await tabs.getByRole('button', { name: 'Pack', exact: true }).tap()
  await expect(log, 'what was read is no news').not.toContainText(/\d/)
  await page.reload()
  await expect(log).toBeVisible()
  await expect(log).not.toContainText(/\d/)
  await log.tap()
  const chat = page.getByRole('textbox', { name: 'Chat', exact: true })
  await chat.tap()
  await chat.fill('hello from the train')
  await page.getByRole('button', { name: 'Send', exact: true }).tap()
  await expect(page.getByRole('log').getByText('hello from the train')).toBeVisible()

  await tabs.getByRole('button', { name: 'Info', exact: true }).tap()
  await expect(page.getByRole('heading', { name: 'Seats', exact: true })).toBeVisible()
  await answerFirst(paul, gameId)
  await tabs.getByRole('button', { name: 'Pack', exact: true }).tap()
  await expect(cards).toHaveCount(8)

  for (const tab of ['Pack', 'Deck', 'Log', 'Info']) {
    await tabs.getByRole('button', { name: tab, exact: true }).tap()
    await expect.poll(() => tooWide(page), { message: `${tab} is as wide as the phone` }).toBe(0)
  }
})

test('the name of a draft has its row of the profile to itself on a phone', async ({ browser, server }) => {
  const [pam, per] = await makeUsers(server, ['pam', 'per'])
  if (pam === undefined || per === undefined) throw new Error('There are no users.')
  const name = 'On the night train from one sea to the other, all evening'
  await makeDraft({ name, players: [pam, per], numPacks: 1, packSize: 3 })
  const page = await signedIn(browser, pam, PHONE)
  await page.goto('/magic')
  const cell = page.getByRole('table').getByRole('cell').filter({ hasText: name })
  const row = page.getByRole('row').filter({ hasText: name })
  const widthOf = async (part: typeof row) => (await part.boundingBox())?.width ?? 0
  await expect(cell).toBeVisible()
  expect((await widthOf(cell)) / (await widthOf(row))).toBeGreaterThan(0.9)
  expect(await tooWide(page)).toBe(0)
})

test('the cube of a lobby can be read whole on a phone', async ({ browser, server }) => {
  const [pim] = await makeUsers(server, ['pim'])
  if (pim === undefined) throw new Error('There is no user.')
  const lobbyId = await makeLobby({ name: 'On the bus', players: [pim], numPacks: 1, packSize: 3 })
  const page = await signedIn(browser, pim, PHONE)
  await page.goto(`/lobby/${lobbyId}`)
  const cube = page.getByRole('combobox', { name: 'Cube', exact: true })
  await expect(cube).toContainText(/360 cards, \d+ scars/)
  const [needed, available] = await cube.evaluate((select: HTMLSelectElement) => {
    const { font, lineHeight, paddingLeft, paddingRight } = getComputedStyle(select)
    const pen = document.createElement('canvas').getContext('2d')
    if (pen === null) throw new Error('There is nothing to measure with.')
    pen.font = font
    const { width } = pen.measureText(select.selectedOptions[0]?.text ?? '')
    const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
    return [Math.ceil(width / room) * parseFloat(lineHeight), select.clientHeight] as const
  })
  expect(available, 'it has the height of all its lines').toBeGreaterThan(needed)
})
