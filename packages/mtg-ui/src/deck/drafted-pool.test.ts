import { Refusal } from '@parlour/kernel'
import type { CardIdsByZone } from '@parlour/mtg-cards'
import type { WireDeck } from '@parlour/protocol'
import { expect, test } from 'vitest'
import { addEdit, removeEdit } from './copies-of-card'
import type { DeckEdit } from './deck-edit'
import { asDrafted, keepingPool, notDrafted } from './drafted-pool'

const POOL = ['moth', 'crab', 'moth']
const deckOf = (main: readonly string[], side: readonly string[] = []): WireDeck => ({
  _id: 'd',
  name: 'draft',
  userId: 'u',
  links: {},
  format: 'draft',
  cardIdsByZone: { main, side, command: [] },
  timestamps: { created: '', updated: '' },
  rev: 1,
})
const zonesAfter = (edit: DeckEdit, deck: WireDeck): CardIdsByZone =>
  keepingPool(edit, POOL)(deck).cardIdsByZone

test('a drafted card that is taken out of the main deck goes to the sideboard', () => {
  expect(zonesAfter(removeEdit(['moth'], 'main'), deckOf(POOL))).toEqual({
    main: ['moth', 'crab'],
    side: ['moth'],
    command: [],
  })
})

test('a drafted card is not taken out of the sideboard', () => {
  const edit = keepingPool(removeEdit(['moth'], 'side'), POOL)
  expect(() => edit(deckOf(['moth', 'crab'], ['moth']))).toThrow(Refusal)
})

test('what was not drafted leaves the deck for good', () => {
  const deck = deckOf([...POOL, 'island', 'moth'])
  expect(zonesAfter(removeEdit(['island'], 'main'), deck).side).toEqual([])
  expect(zonesAfter(removeEdit(['moth'], 'main'), deck).side).toEqual([])
})

test('a card that was missing before stays missing: the deck is not mended by another edit', () => {
  expect(zonesAfter(addEdit('island', 'main'), deckOf(['moth', 'crab'])).side).toEqual([])
})

test('copies beyond the drafted ones are reported in every zone', () => {
  expect(notDrafted(deckOf(['moth', 'crab', 'island'], ['moth', 'moth']).cardIdsByZone, POOL)).toEqual([
    'island',
    'moth',
  ])
})

test('the zones go back to what was drafted', () => {
  expect(asDrafted(POOL)(deckOf(['island'], ['moth', 'crab', 'moth'])).cardIdsByZone).toEqual({
    main: POOL,
    side: [],
    command: [],
  })
})
