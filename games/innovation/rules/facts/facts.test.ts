import { type LobbyPlayer, readOptions, Refusal } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { facts } from './facts'

const seats = (...names: readonly string[]): readonly LobbyPlayer[] =>
  names.map((name) => ({ _id: name, name }))
const texts = (raw: unknown, players = seats('ann', 'bob')) =>
  facts.warnings(readOptions(facts, raw), players, undefined).map(({ text }) => text)

describe('the lobby of Innovation', () => {
  it('starts with the base set alone', () => {
    expect(readOptions(facts, undefined)).toEqual({ expansions: ['base'], randomizeExpansions: false })
    expect(readOptions(facts, {})).toEqual(readOptions(facts, undefined))
  })
  it('always plays with the base set and drops what it does not know', () => {
    const raw = { expansions: ['echo'], cubeId: 'x' }
    expect(readOptions(facts, raw)).toEqual({ expansions: ['base', 'echo'], randomizeExpansions: false })
  })
  it('refuses options of a wrong type', () => {
    expect(() => readOptions(facts, { expansions: 'base' })).toThrow(Refusal)
    expect(() => readOptions(facts, { expansions: [1] })).toThrow(Refusal)
    expect(() => readOptions(facts, { randomizeExpansions: 'yes' })).toThrow(Refusal)
    expect(() => readOptions(facts, 'base')).toThrow(Refusal)
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
