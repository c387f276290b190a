import { expect, test } from 'vitest'
import { cubeCard } from '../../testing/show-page'
import { cubeListIds, cubeListOutcomes, duplicateNames } from './cube-list-plan'
import { nearestFirst } from './nearest-first'

const printed = (id: string, name: string) => ({ ...cubeCard(id, { name }), source: 'scryfall' as const })
const own = [cubeCard('m1', { name: 'Lantern Moth' }), cubeCard('m2', { name: 'Lantern Moth' })]
const found = [printed('moth', 'Lantern Moth'), printed('heron', 'Pole Heron')]

test('inserts take printed cards, removals copies of the cube, unknown lines nothing', () => {
  const outcomes = cubeListOutcomes(
    '+pole heron\n2 Lantern Moth\n-Lantern Moth\n-Lantern Moth\n-Pole Heron\nNobody',
    { found: { cards: found, sets: [] }, own },
  )
  expect(outcomes.map(({ kind, cards }) => [kind, cards.length])).toEqual([
    ['insert', 1],
    ['insert', 2],
    ['remove', 1],
    ['remove', 1],
    ['unknown', 0],
    ['unknown', 0],
  ])
  const { addIds, removeIds } = cubeListIds(outcomes)
  expect(addIds).toEqual(['heron', 'moth', 'moth'])
  expect(removeIds.toSorted()).toEqual(['m1', 'm2'])
  expect(duplicateNames(outcomes, own)).toEqual(['Lantern Moth'])
})

test('a card of exactly that name is found first, then those that begin with it', () => {
  const cards = ['Ghost Shock', 'Shock Troops', 'Shock', 'Aftershock'].map((name) => printed(name, name))
  expect(nearestFirst(cards, 'shock').map(({ _id }) => _id)).toEqual([
    'Shock',
    'Shock Troops',
    'Aftershock',
    'Ghost Shock',
  ])
})

test('a cube has no zones, whatever the list of a deck says', () => {
  const list = 'Pole Heron *CMDR*\nSideboard\nSB: 1 Lantern Moth'
  const outcomes = cubeListOutcomes(list, { found: { cards: found, sets: [] }, own: [] })
  expect(outcomes.map(({ kind, entry }) => [kind, entry.name, entry.zone])).toEqual([
    ['insert', 'Pole Heron', 'main'],
    ['insert', 'Lantern Moth', 'main'],
  ])
})
