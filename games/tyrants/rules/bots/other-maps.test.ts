import { advance, randomFrom, seeded, start } from '@parlour/kernel'
import { expect, it } from 'vitest'
import type { TyrantsSettings } from '../engine/board'
import { smallMap } from '../testing/own-maps'
import { steady, tyrants } from '../tyrants'

const usual = {
  game: 'Tyrants of the Underdark',
  seed: 'steady',
  createdTimestamp: 0,
  players: ['ann', 'bob'].map((name) => ({ _id: name, name })),
  expansions: ['drow', 'dragons'],
  menzoExtraNeutral: true,
  chooseColors: true,
} as const
const tiles = (layout: 'demonweb-2h' | 'demonweb-2s', prune: boolean): Partial<TyrantsSettings> => ({
  map: 'hex',
  hex: { layout, prune, code: '' },
})

it.each<[string, Partial<TyrantsSettings>]>([
  ['an own map', { map: 'own', ownMap: smallMap }],
  ['hex tiles', tiles('demonweb-2h', false)],
  ['hex tiles without dead ends', tiles('demonweb-2s', true)],
])('steady bots play on %s from the first question to the result', (name, more) => {
  const random = randomFrom(seeded(name))
  let { position } = start(tyrants, { ...usual, name, map: 'own', ...more })
  while (tyrants.outcome(position.state) === undefined) {
    const [request] = tyrants.pending(position.state)
    if (request === undefined) throw new Error('nobody is asked, and it is not over')
    const { actor, title } = request
    const view = tyrants.view(position.state, { seat: actor })
    const selection = steady({ view, request, random })
    position = advance(tyrants, position, { actor, title, selection }).position
  }
  expect(tyrants.outcome(position.state)).toMatchObject({ winners: expect.any(Array) })
})
