import { start } from '@parlour/kernel'
import { expect, it } from 'vitest'
import { machine, tyrants } from './tyrants'
import type { TyrantsSettings } from './engine/board'

const settings: TyrantsSettings = {
  game: 'Tyrants of the Underdark',
  name: 'table',
  seed: 's',
  createdTimestamp: 0,
  players: ['ann', 'bob'].map((name) => ({ _id: name, name })),
  expansions: ['drow', 'dragons'],
  map: 'hex',
  menzoExtraNeutral: false,
  chooseColors: false,
}
const planned = { planned: 'a secret' }
const hex = { layout: 'demonweb-2', prune: false, code: '' } as const
const ownMap = { name: 'Lake', players: 2, locations: [], links: [] }

it('of a map hold its layout and nothing else', () => {
  const withHex = { ...settings, hex: { ...hex, ...planned } }
  expect(tyrants.openSettings(withHex).hex).toEqual(hex)
  const withMap = { ...settings, map: 'own' as const, ownMap: { ...ownMap, ...planned } }
  expect(tyrants.openSettings(withMap).ownMap).toEqual(ownMap)
})

it('hold the half-decks that were drawn at random', () => {
  for (const seed of ['a', 'b', 'c']) {
    const rolled = { ...settings, seed, expansions: [], map: 'base-2' as const, randomizeExpansions: true }
    const { halfDecks } = machine.boardOf(start(tyrants, rolled).position.state)
    expect([seed, tyrants.openSettings(rolled).expansions]).toEqual([seed, halfDecks])
  }
})
