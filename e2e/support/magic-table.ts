import { blankCardData, cardFace, sendableCard } from '@parlour/mtg-cards'
import {
  cardCreate,
  cubeCreate,
  cubeUpdateSettings,
  deckCreate,
  deckSave,
  gameCreate,
  lobbyCreate,
} from '@parlour/protocol'
import type { Locator, Page } from '@playwright/test'
import type { HubUser } from '../../tests/hub-client'
import { expect } from './test'

const FACES = [
  { name: 'Chalk Meadow', type_line: 'Basic Land — Plains', oracle_text: '{T}: Add {W}.' },
  {
    name: 'Patient Otter',
    mana_cost: '{1}{W}',
    type_line: 'Creature — Otter',
    oracle_text: 'Vigilance',
    power: '2',
    toughness: '2',
  },
  {
    name: 'Small Errand',
    mana_cost: '{W}',
    type_line: 'Instant',
    oracle_text: 'Create a 1/1 white Bird creature token with flying.',
  },
] as const

/** How often each of the cards is in the deck. */
const COPIES = 8

/** A deck as these tests choose it. */
export interface TableDeck {
  readonly _id: string
  readonly name: string
}

/** Makes a deck of lands, creatures and instants. */
export async function makeTableDeck(user: HubUser): Promise<TableDeck> {
  const { cube } = await user.send(cubeCreate, {})
  const settings = { name: `Cube of ${user.name}`, editable: true, legacy: false }
  await user.send(cubeUpdateSettings, { cubeId: cube._id, settings })
  const main: string[] = []
  for (const face of FACES) {
    const cardData = sendableCard({ ...blankCardData(), card_faces: [cardFace(face)] })
    const { card } = await user.send(cardCreate, { cubeId: cube._id, cardData, comment: 'made' })
    main.push(...Array.from({ length: COPIES }, () => card._id))
  }
  const { deck } = await user.send(deckCreate, { userId: user._id })
  const name = `Deck of ${user.name}`
  const cardIdsByZone = { main, side: [], command: [] }
  await user.send(deckSave, { deck: { _id: deck._id, rev: deck.rev, name, format: 'custom', cardIdsByZone } })
  return { _id: deck._id, name }
}

/** Starts a Magic table on which nobody is dealt a hand, unless the options say otherwise. Returns its id. */
export async function makeTable(
  players: readonly HubUser[],
  options: { readonly dealByHand?: boolean } = {},
): Promise<string> {
  const [host] = players
  if (host === undefined) throw new Error('A table needs a host.')
  const { lobbyId } = await host.send(lobbyCreate, {
    userIds: players.map(({ _id }) => _id),
    game: 'Magic',
    options: { format: 'Constructed', dealByHand: true, ...options },
  })
  return (await host.send(gameCreate, { lobbyId })).gameId
}

/** A zone of the board by what its label begins with, such as `ann’s land` or `your hand`. */
export const zone = (page: Page, label: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^${label}, \\d+ cards?$`) })

/** The cards of that name in a zone of the board. */
export const cardsIn = (page: Page, label: string, name: string): Locator =>
  zone(page, label).locator('[data-card]').filter({ hasText: name })

/**
 * How many cards the star draws for whoever has priority: none in the first turn of two players, which the
 * strip says.
 */
export async function drawnByStar(page: Page): Promise<0 | 1> {
  await expect(page.getByRole('heading', { name: 'Do Something', exact: true })).toBeVisible()
  return (await page.getByText(/the star skips your draw/).isVisible()) ? 0 : 1
}
