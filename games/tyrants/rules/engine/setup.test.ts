import { start } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { locationNamed, mapNamed } from '../facts/map'
import { MAP_NAMES, type MapName } from '../facts/names'
import { machine, tyrants } from '../tyrants'
import type { TyrantsSettings } from './board'

const settings = (map: MapName, more: Partial<TyrantsSettings> = {}): TyrantsSettings => ({
  game: 'Tyrants of the Underdark',
  name: 'setup',
  seed: 'setup',
  createdTimestamp: 0,
  players: ['ann', 'bob', 'cat', 'dan'].slice(0, mapNamed(map).players).map((name) => ({ _id: name, name })),
  expansions: ['drow', 'undead'],
  map,
  menzoExtraNeutral: true,
  chooseColors: true,
  ...more,
})
const view = (settings: TyrantsSettings) => tyrants.view(start(tyrants, settings).position.state, {})

describe.each(MAP_NAMES)('the setup of %s', (map) => {
  it('deals and fills as many pieces and cards as there are', () => {
    const { players, market, marketDeck, priestess, guard, outcasts, bank, places } = view(settings(map))
    expect(players).toHaveLength(mapNamed(map).players)
    for (const player of players)
      expect(player).toMatchObject({ handSize: 5, deckSize: 5, troops: 40, spies: 5, power: 0, influence: 0 })
    expect([market.length, marketDeck]).toEqual([6, 74])
    expect([priestess?.count, guard?.count, outcasts?.count]).toEqual([15, 15, 30])
    const onMap = places.flatMap(({ troops }) => troops).length
    expect(onMap + bank).toBe(80)
  })
  it.each([
    [true, 4],
    [false, 3],
  ])('with the extra white troop %s there are %i in Menzoberranzan', (menzoExtraNeutral, count) => {
    const at = locationNamed(map, 'Menzoberranzan')?.index ?? -1
    expect(view(settings(map, { menzoExtraNeutral })).places[at]?.troops).toHaveLength(count)
  })
})

it('seven Nobles and three Soldiers make a starting deck', () => {
  const { zones } = machine.boardOf(start(tyrants, settings('base-4')).position.state)
  const own = (kind: string) =>
    zones
      .slice(0, 20)
      .flat()
      .filter((id) => id.startsWith(kind))
  expect([own('noble-').length, own('soldier-').length]).toEqual([28, 12])
  expect(new Set(zones.flat()).size).toBe(zones.flat().length)
})

it('randomized half-decks are two different ones, sorted by name', () => {
  const { halfDecks } = view(settings('base-2', { expansions: [], randomizeExpansions: true }))
  expect(new Set(halfDecks).size).toBe(2)
  expect(halfDecks).toEqual(halfDecks.toSorted())
})
