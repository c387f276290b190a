import { type LobbyPlayer, readOptions, Refusal } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { cubeDraftFacts, type KnownCube } from './cube-draft'
import { type KnownSet, setDraftFacts } from './set-draft'

const seats = (...names: readonly string[]): readonly LobbyPlayer[] =>
  names.map((name) => ({ _id: name, name }))
const cube = { cards: 360, unusedScars: 60, legacy: true, name: 'Starter' }
const cubeTexts = (raw: object, change: { players?: readonly LobbyPlayer[]; facts?: KnownCube } = {}) => {
  const { players, facts }: { players: readonly LobbyPlayer[]; facts: KnownCube } = {
    players: seats('ann', 'bob'),
    facts: cube,
    ...change,
  }
  const options = readOptions(cubeDraftFacts, { cubeId: 'cube', ...raw })
  return cubeDraftFacts.warnings(options, players, facts).map(({ text }) => text)
}

describe('the lobby of a Cube Draft', () => {
  it('starts with three packs of fifteen and no cube', () => {
    expect(readOptions(cubeDraftFacts, undefined)).toEqual({
      cubeId: '',
      way: 'booster',
      numPacks: 3,
      packSize: 15,
      scarRounds: '',
    })
    expect(readOptions(cubeDraftFacts, {})).toEqual(readOptions(cubeDraftFacts, undefined))
    expect(cubeDraftFacts.warnings(readOptions(cubeDraftFacts, undefined), seats('ann'), undefined)).toEqual([
      { field: 'players', text: 'At least two players are required' },
      { field: 'cubeId', text: 'A cube must be selected' },
    ])
  })

  it('asks for no scars where packs are not passed, and refuses a way that there is not', () => {
    const cube = { cards: 360, unusedScars: 0, legacy: true, name: 'Cube' }
    const warned = (way: string) =>
      cubeDraftFacts
        .warnings(
          readOptions(cubeDraftFacts, { cubeId: 'c', way, scarRounds: '1' }),
          seats('ann', 'bob'),
          cube,
        )
        .map(({ field }) => field)
    expect([warned('booster'), warned('sealed')]).toEqual([['scarRounds'], []])
    expect(() => readOptions(cubeDraftFacts, { way: 'by mail' })).toThrow('This way to draft is unknown.')
  })

  it('keeps known fields only and refuses wrong types', () => {
    expect(readOptions(cubeDraftFacts, { cubeId: 'c', cubeName: 'Cube', numPacks: 2, packs: [] })).toEqual({
      cubeId: 'c',
      cubeName: 'Cube',
      way: 'booster',
      numPacks: 2,
      packSize: 15,
      scarRounds: '',
    })
    const wrong = [
      'text',
      [],
      { cubeId: { $ne: '' } },
      { cubeId: 'x'.repeat(201) },
      { cubeName: 5 },
      { numPacks: '3' },
      { numPacks: 1.5 },
      { numPacks: 1e9 },
      { packSize: Number.NaN },
      { scarRounds: [1] },
    ]
    for (const raw of wrong)
      expect(() => readOptions(cubeDraftFacts, raw), JSON.stringify(raw)).toThrow(Refusal)
  })

  it('says what is missing', () => {
    expect(cubeTexts({})).toEqual([])
    expect(cubeTexts({ numPacks: 0 })).toEqual(['Packs must be greater than zero'])
    expect(cubeTexts({ packSize: -1 })).toEqual(['Pack size must be greater than zero'])
    expect(cubeTexts({}, { facts: undefined })).toEqual(['A cube must be selected'])
    expect(cubeTexts({ packSize: 61 })).toEqual(['Not enough cards in the cube'])
    expect(cubeTexts({ packSize: 60 })).toEqual([])
    const off = { _id: 'b', name: 'b', deactivated: true }
    expect(cubeTexts({}, { players: [...seats('a'), off] })).toEqual(['A player is deactivated'])
  })

  it('takes scar rounds as different whole numbers up to the number of packs', () => {
    for (const scarRounds of ['', '1', ' 1 , 3,', '3,2,1'])
      expect(cubeTexts({ scarRounds }), scarRounds).toEqual([])
    for (const scarRounds of ['1x', '0', '4', '-1', '1,1', '1.5', 'one', '1 2', '1e0', '0x1']) {
      expect(cubeTexts({ scarRounds }), scarRounds).toEqual(['Invalid scar rounds'])
    }
  })

  it('counts a pair of unused scars for every person and scar round, in legacy cubes only', () => {
    const short = { facts: { ...cube, unusedScars: 7 } }
    expect(cubeTexts({ scarRounds: '1,2' }, short)).toEqual(['Not enough scars in the cube'])
    expect(cubeTexts({ scarRounds: '1' }, short)).toEqual([])
    const modern = { facts: { ...cube, legacy: false } }
    expect(cubeTexts({ scarRounds: '1' }, modern)).toEqual(['Not enough scars in the cube'])
    expect(cubeTexts({}, modern)).toEqual([])
  })

  it('charges no scars for bots', () => {
    const bots = ['Ada', 'Bix'].map((name) => ({ _id: name, name, bot: 'steady' }))
    const short = { facts: { ...cube, unusedScars: 2 }, players: [...seats('ann'), ...bots] }
    expect(cubeTexts({ scarRounds: '1' }, short)).toEqual([])
    expect(cubeTexts({ scarRounds: '1,2' }, short)).toEqual(['Not enough scars in the cube'])
  })

  it('wants packs of two when a card may be blocked', () => {
    expect(cubeTexts({ packSize: 1, scarRounds: '1' })).toEqual([
      'Pack size must be at least two in a draft with scar rounds',
    ])
    expect(cubeTexts({ packSize: 1 })).toEqual([])
  })
})

describe('the lobby of a Set Draft', () => {
  const set = { name: 'First Light', code: 'flt', set_type: 'expansion' }
  const setTexts = (raw: object, facts: KnownSet = { set_type: 'expansion', isLoaded: true }) =>
    setDraftFacts
      .warnings(readOptions(setDraftFacts, raw), seats('ann', 'bob'), facts)
      .map(({ text }) => text)

  it('starts with three packs of no set', () => {
    expect(readOptions(setDraftFacts, {})).toEqual({ way: 'booster', numPacks: 3 })
    expect(setTexts({})).toEqual(['A set must be selected'])
    expect(readOptions(setDraftFacts, { set: { ...set, more: 1 }, numPacks: 2 })).toEqual({
      way: 'booster',
      numPacks: 2,
      set,
    })
  })

  it('takes the four kinds of sets that are drafted, as the list of sets knows them', () => {
    for (const set_type of ['expansion', 'core', 'draft_innovation', 'masters']) {
      expect(setTexts({ set: { ...set, set_type } }, { set_type, isLoaded: true })).toEqual([])
    }
    expect(
      setTexts({ set: { ...set, set_type: 'commander' } }, { set_type: 'commander', isLoaded: true }),
    ).toHaveLength(1)
    expect(setTexts({ set }, { set_type: 'commander', isLoaded: true })).toHaveLength(1)
    expect(setTexts({ set, numPacks: 0 })).toEqual(['Packs must be greater than zero'])
  })

  it('needs the cards of the set to be there', () => {
    expect(setTexts({ set }, { set_type: 'expansion', isLoaded: false })).toEqual([
      'The cards of this set are not loaded: an admin can update the card database.',
    ])
  })

  it('needs the set to be known', () => {
    const options = readOptions(setDraftFacts, { set })
    expect(setDraftFacts.warnings(options, seats('a', 'b'), undefined).map(({ text }) => text)).toEqual([
      'A set must be selected',
    ])
  })

  it('refuses wrong types', () => {
    for (const raw of [{ set: 'flt' }, { set: { ...set, code: 1 } }, { numPacks: '3' }, { numPacks: 101 }]) {
      expect(() => readOptions(setDraftFacts, raw)).toThrow(Refusal)
    }
  })
})
