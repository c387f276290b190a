import { blankCardData, cardFace, sendableCard } from '@parlour/mtg-cards'
import { cardCreate, cubeCreate, cubeUpdateSettings, deckCreate, deckSave } from '@parlour/protocol'
import type { HubUser } from '../tests/hub-client'
import { expect, test } from './support/magic-hub'
import { makeUsers, signedIn } from './support/people'

const LONG_TEXT = [
  'Vigilance, menace, haste',
  'No creature with power 2 or less can block the otter.',
  'Damage that your creatures deal in a fight cannot be prevented by anybody.',
  'Whenever the otter deals damage to a player, it deals as much damage to a planeswalker that the player controls.',
].join('\n')

/** A deck of eight copies of a card with much to read. */
async function deckOfLongTexts(user: HubUser): Promise<string> {
  const { cube } = await user.send(cubeCreate, {})
  const settings = { name: 'Long texts', editable: true, legacy: false }
  await user.send(cubeUpdateSettings, { cubeId: cube._id, settings })
  const face = cardFace({
    name: 'Restless Otter',
    mana_cost: '{2}{G}{G}',
    type_line: 'Legendary Creature — Otter',
    oracle_text: LONG_TEXT,
    power: '4',
    toughness: '4',
  })
  const cardData = sendableCard({ ...blankCardData(), card_faces: [face] })
  const { card } = await user.send(cardCreate, { cubeId: cube._id, cardData, comment: 'made' })
  const { deck } = await user.send(deckCreate, { userId: user._id })
  const { _id, rev } = deck
  const cardIdsByZone = { main: Array.from({ length: 8 }, () => card._id), side: [], command: [] }
  await user.send(deckSave, { deck: { _id, rev, name: 'Otters', format: 'custom', cardIdsByZone } })
  return _id
}

test('the cards of a sample hand show their whole texts', async ({ browser, server }) => {
  const [ward] = await makeUsers(server, ['ward'])
  if (ward === undefined) throw new Error('There is no user.')
  const page = await signedIn(browser, ward)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${ward.url}/magic/deck/${await deckOfLongTexts(ward)}`)
  await expect(page.getByRole('textbox', { name: 'Deck name', exact: true })).toHaveValue('Otters')
  await page.getByRole('button', { name: 'Deck menu', exact: true }).click()
  await page.getByRole('menuitem', { name: 'sample hand', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Sample hand', exact: true })
  await expect(dialog.getByRole('article', { name: 'Restless Otter', exact: true })).toHaveCount(7)
  await expect(dialog.getByText(/^1 card left/)).toBeVisible()
  const texts = dialog.getByText('planeswalker that the player controls')
  await expect(texts).toHaveCount(7)
  for (const text of await texts.all())
    expect(await text.evaluate((element) => element.closest('[data-cut]') === null)).toBe(true)
})
