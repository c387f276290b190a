import { type LobbyPlayer, readOptions, Refusal } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { facts } from './facts'

const seats = (...names: readonly string[]): readonly LobbyPlayer[] =>
  names.map((name) => ({ _id: name, name }))
const good = { expansions: ['drow', 'dragons'], map: 'base-2', menzoExtraNeutral: false }
const texts = (raw: object, players = seats('ann', 'bob')) =>
  facts
    .warnings(readOptions(facts, { ...good, ...raw }), players, { experiments: [] })
    .map(({ text }) => text)

describe('the lobby of Tyrants', () => {
  it('starts with nothing chosen', () => {
    expect(readOptions(facts, {})).toEqual({
      expansions: [],
      map: '',
      menzoExtraNeutral: true,
      randomizeExpansions: false,
      houseCards: false,
      chooseColors: true,
    })
    expect(
      facts
        .warnings(readOptions(facts, undefined), seats('a', 'b'), { experiments: [] })
        .map(({ field }) => field),
    ).toEqual(['map', 'expansions'])
  })
  it('refuses options of a wrong type', () => {
    for (const raw of [{ map: 2 }, { expansions: 'drow' }, { menzoExtraNeutral: 1 }, { houseCards: 'yes' }]) {
      expect(() => readOptions(facts, raw)).toThrow(Refusal)
    }
  })
  it('fits the player count to the map', () => {
    expect(texts({})).toEqual([])
    expect(texts({ map: 'base-3b' })).toEqual(["The map 'base-3b' is for 3 players"])
    expect(texts({ map: 'base-3a' }, seats('a', 'b', 'c'))).toEqual([])
    expect(texts({ map: 'base-4' }, seats('a', 'b', 'c', 'd'))).toEqual([])
    expect(texts({ map: 'toString' })).toEqual(["There is no map 'toString'"])
    expect(texts({}, seats('a'))).toContain('At least two players are required')
  })
  it('takes exactly two different known half-decks', () => {
    expect(texts({ expansions: ['drow'] })).toEqual(['Exactly two half-decks must be chosen'])
    expect(texts({ expansions: ['drow', 'drow'] })).toEqual(['The two half-decks must be different'])
    expect(texts({ expansions: ['drow', 'elves'] })).toEqual(["There is no half-deck 'elves'"])
  })
  it('asks for no half-decks where they are drawn', () => {
    expect(texts({ expansions: [], randomizeExpansions: true })).toEqual([])
    expect(texts({ expansions: ['drow'], randomizeExpansions: true })).toEqual([])
  })
  it('warns of a deactivated player', () => {
    expect(texts({}, [...seats('ann'), { _id: 'b', name: 'b', deactivated: true }].slice(0, 2))).toEqual([
      'A player is deactivated',
    ])
  })
})
