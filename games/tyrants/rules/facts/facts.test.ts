import { type LobbyPlayer, readOptions, Refusal } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { smallMap } from '../testing/own-maps'
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
  it('takes an own map that a game can be played on, and keeps it whole', () => {
    expect(texts({ map: 'own' })).toEqual(['An own map must be given'])
    expect(texts({ map: 'own', ownMap: smallMap })).toEqual([])
    expect(readOptions(facts, { ownMap: smallMap }).ownMap).toEqual(smallMap)
    expect(texts({ map: 'own', ownMap: { ...smallMap, players: 3 } })).toEqual([
      'There are too few start sites: 2 for 3 players',
      'There are too few spaces: 9 without a white troop, and 3 players need 12',
      "The map 'Small' is for 3 players",
    ])
    for (const ownMap of [7, 'map', {}, { ...smallMap, links: 'none' }])
      expect(() => readOptions(facts, { ownMap })).toThrow(/^This is not a map[:.]/)
  })
  it('keeps nothing of a map or a tile that none has, however deep it stands', () => {
    const extra = { planned: 'a secret' }
    const [first, ...others] = smallMap.locations
    const ownMap = { ...smallMap, ...extra, locations: [{ ...first, ...extra }, ...others] }
    expect(readOptions(facts, { ownMap }).ownMap).toEqual(smallMap)
    const place = { id: 's0', kind: 'path', at: [0.5, 0.5] }
    const tile = { id: 'q', category: 'C', region: 'Q', locations: [place], links: [], edges: { N: 's0' } }
    const hex = { layout: 'demonweb-2', own: [{ ...tile, ...extra, locations: [{ ...place, ...extra }] }] }
    const read = readOptions(facts, { hex: { ...hex, ...extra } })
    expect(read.hex?.own).toMatchObject([tile])
    expect(JSON.stringify(read)).not.toContain('secret')
  })
  it('takes a hex layout for as many players as it has, and a layout as text that can be read', () => {
    const hex = { layout: 'demonweb-2', prune: true }
    expect(texts({ map: 'hex' })).toEqual(['A layout of tiles must be selected'])
    expect(texts({ map: 'hex', hex })).toEqual([])
    expect(texts({ map: 'hex', hex: { layout: 'demonweb-4' } })).toEqual([
      "The layout 'demonweb-4' is for 4 players",
    ])
    expect(texts({ map: 'hex', hex: { ...hex, code: 'demonweb-9:B1r0' } })).toEqual([
      "There is no layout 'demonweb-9'",
    ])
    expect(() => readOptions(facts, { hex: { layout: 'none' } })).toThrow('There is no such layout of tiles.')
    const withOwn = (own: unknown) => () => readOptions(facts, { hex: { ...hex, own } })
    expect(withOwn('x')).toThrow('This is not a list of tiles.')
    expect(withOwn([{ id: 'q', category: 'C' }])).toThrow(
      "This is not a list of tiles: '1 region' is missing. '1 locations' is missing. '1 links' is missing.",
    )
  })
  it('warns of a deactivated player', () => {
    expect(texts({}, [...seats('ann'), { _id: 'b', name: 'b', deactivated: true }].slice(0, 2))).toEqual([
      'A player is deactivated',
    ])
  })
})
