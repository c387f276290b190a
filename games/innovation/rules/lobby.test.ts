import { type LobbyPlayer, Refusal } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { lobby } from './lobby'

const seats = (...names: readonly string[]): readonly LobbyPlayer[] =>
  names.map((name) => ({ _id: name, name }))
const texts = (raw: unknown, players = seats('ann', 'bob')) =>
  lobby.warnings(lobby.read(raw), players, undefined).map(({ text }) => text)

describe('the lobby of Innovation', () => {
  it('starts with the base set alone', () => {
    expect(lobby.read(undefined)).toEqual({ expansions: ['base'], randomizeExpansions: false })
    expect(lobby.read({})).toEqual(lobby.defaults())
  })
  it('always plays with the base set and drops what it does not know', () => {
    const raw = { expansions: ['echo'], cubeId: 'x' }
    expect(lobby.read(raw)).toEqual({ expansions: ['base', 'echo'], randomizeExpansions: false })
  })
  it('refuses options of a wrong type', () => {
    expect(() => lobby.read({ expansions: 'base' })).toThrow(Refusal)
    expect(() => lobby.read({ expansions: [1] })).toThrow(Refusal)
    expect(() => lobby.read({ randomizeExpansions: 'yes' })).toThrow(Refusal)
    expect(() => lobby.read('base')).toThrow(Refusal)
  })
  it('takes two to four players', () => {
    expect(texts({}, seats('ann'))).toEqual(['At least two players are required'])
    expect(texts({}, seats('a', 'b', 'c', 'd'))).toEqual([])
    expect(texts({}, seats('a', 'b', 'c', 'd', 'e'))).toEqual(['At most four players can play'])
  })
  it('knows which sets can be chosen', () => {
    expect(texts({ expansions: ['base', 'echo', 'city', 'usee'] })).toEqual([])
    expect(texts({ expansions: ['figs', 'arti', 'moon'] })).toEqual([
      "The expansion 'figs' cannot be chosen",
      "The expansion 'arti' cannot be chosen",
      "The expansion 'moon' cannot be chosen",
    ])
  })
  it('warns of a deactivated player', () => {
    expect(texts({}, [...seats('ann'), { _id: 'bob', name: 'bob', deactivated: true }])).toEqual([
      'A player is deactivated',
    ])
  })
})
