import { type LobbyPlayer, readOptions, Refusal } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { facts } from './facts'

const seats = (...names: readonly string[]): readonly LobbyPlayer[] =>
  names.map((name) => ({ _id: name, name }))
const texts = (raw: unknown, players = seats('ann', 'bob'), experiments: readonly string[] = []) =>
  facts.warnings(readOptions(facts, raw), players, { experiments }).map(({ text }) => text)

describe('the lobby of Innovation', () => {
  it('starts with the base set alone', () => {
    expect(readOptions(facts, undefined)).toEqual({
      expansions: ['base'],
      randomizeExpansions: false,
      teams: false,
    })
    expect(readOptions(facts, {})).toEqual(readOptions(facts, undefined))
  })
  it('always plays with the base set and drops what it does not know', () => {
    const raw = { expansions: ['echo'], cubeId: 'x' }
    expect(readOptions(facts, raw)).toMatchObject({ expansions: ['base', 'echo'] })
    expect(readOptions(facts, raw)).not.toHaveProperty('cubeId')
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
  it('offers figures and artifacts where the server names the experiment, and no set that is not there', () => {
    const players = seats('ann', 'bob')
    expect(texts({ expansions: ['figs', 'arti'] }, players, ['sets'])).toEqual([])
    expect(texts({ expansions: ['moon'] }, players, ['sets'])).toEqual([
      "The expansion 'moon' cannot be chosen",
    ])
    expect(texts({ expansions: ['figs'] }, players, ['maps'])).toHaveLength(1)
  })
  it('has teams for four players', () => {
    expect(texts({ teams: true }, seats('a', 'b', 'c', 'd'))).toEqual([])
    expect(texts({ teams: true }, seats('a', 'b', 'c'))).toEqual(['Teams are for four players'])
    expect(() => readOptions(facts, { teams: 'two' })).toThrow(Refusal)
  })
  it('warns of a deactivated player', () => {
    expect(texts({}, [...seats('ann'), { _id: 'bob', name: 'bob', deactivated: true }])).toEqual([
      'A player is deactivated',
    ])
  })
})
