import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { faceAt, isMalformed } from '../card/blank-card'
import { providerCardId } from '../node'
import { importRecords } from './provider-file'
import { importRecord, importSet, plainPrintingName } from './provider-import'

const knowledge = { plainNames: new Set(['Hill']), cardId: providerCardId }

const record = (fields: object = {}) => ({
  name: 'Reed Cat',
  lang: 'en',
  layout: 'normal',
  mana_cost: '{1}{W}',
  type_line: 'Creature — Cat',
  oracle_text: 'Flying',
  colors: ['W'],
  artist: 'Ann',
  set: 'ABC',
  collector_number: '12b',
  rarity: 'rare',
  image_uris: { art_crop: 'https://images.example/cat.jpg' },
  legalities: { modern: 'legal', vintage: 'restricted', legacy: 'banned', standard: 'not_legal' },
  ...fields,
})

const imported = (fields: object = {}) => importRecord(record(fields), knowledge)
const data = (fields: object = {}) => imported(fields).cards[0]?.data

describe('the stable id', () => {
  it('is the md5 of names, set and number, and never changes', () => {
    const id = providerCardId({ names: ['Fire', 'Ice'], set: 'apc', collectorNumber: '128' })
    expect(id).toBe('scryfall-md5-57c497a6c3608c66a36fe80c83e1f8fb')
    expect(imported().cards[0]?._id).toBe(
      providerCardId({ names: ['Reed Cat'], set: 'abc', collectorNumber: '12b' }),
    )
  })
})

describe('a plain record', () => {
  it('becomes one face and the root fields that are kept', () => {
    expect(data()).toEqual({
      card_faces: [
        {
          ...faceAt(undefined, 0),
          name: 'Reed Cat',
          mana_cost: '{1}{W}',
          type_line: 'Creature — Cat',
          oracle_text: 'Flying',
          artist: 'Ann',
          image_uri: 'https://images.example/cat.jpg',
        },
      ],
      layout: 'normal',
      rarity: 'rare',
      set: 'abc',
      collector_number: '12b',
      digital: false,
      legal: ['modern'],
      restricted: ['vintage'],
    })
  })

  it('keeps whether it comes in boosters, if the record says so', () => {
    expect([data({ booster: true })?.booster, data({ booster: false })?.booster]).toEqual([true, false])
    expect(data()).not.toHaveProperty('booster')
  })

  it('keeps the tokens that it makes, each once', () => {
    const part = (component: string, name: string, type_line: string) => ({ component, name, type_line })
    const bird = part('token', 'Bird', 'Token Creature — Bird')
    const all_parts = [part('combo_piece', 'Reed Cat', 'Creature — Cat'), bird, bird, 'no part', {}]
    expect(data({ all_parts })?.tokens).toEqual([{ name: 'Bird', type_line: 'Token Creature — Bird' }])
    expect(data({ all_parts: [] })).not.toHaveProperty('tokens')
    expect(data({ all_parts, layout: 'token' })).not.toHaveProperty('tokens')
  })

  it('takes no picture address but https', () => {
    expect(data({ image_uris: { art_crop: 'javascript:alert(1)' } })?.card_faces[0]?.image_uri).toBe('')
  })

  it.each(['class', 'case', 'mutate', 'prototype', 'something-new'])(
    'of layout %s is kept with one face',
    (layout) => {
      expect(data({ layout })).toMatchObject({ layout, card_faces: [{ name: 'Reed Cat' }] })
    },
  )

  it('keeps the provider mana value only where there is no cost', () => {
    expect(data({ cmc: 2 })).not.toHaveProperty('cmc')
    expect(data({ cmc: 11, mana_cost: '', layout: 'meld' })?.cmc).toBe(11)
  })
})

describe('dropped records', () => {
  it.each([
    ['layout', { layout: 'art_series' }],
    ['layout', { layout: 'vanguard' }],
    ['layout', { layout: 'double_faced_token' }],
    ['layout', { layout: 'scheme' }],
    ['language', { lang: 'fr' }],
    ['textless', { textless: true }],
    ['full_art', { full_art: true, name: 'Hill' }],
    ['type', { type_line: 'Card' }],
    ['type', { type_line: undefined }],
    ['malformed', { name: '' }],
    ['malformed', { set: undefined }],
  ])('for their %s: %j', (reason, fields) => {
    expect(imported(fields)).toMatchObject({ cards: [], dropped: reason })
  })

  it.each([
    [{ name: '' }, 'riv 12 has a face without a name.'],
    [{ set: ' ' }, 'Reed Cat 12 has no set.'],
    [{ collector_number: undefined }, 'Reed Cat riv has no collector number.'],
    [{ oracle_text: 'x'.repeat(30_000) }, 'Reed Cat riv 12 has a text that is too long.'],
  ])('say what is wrong with them when they are malformed: %j', (fields, fault) => {
    expect(imported({ set: 'riv', collector_number: '12', ...fields }).fault).toBe(fault)
  })

  it('are not those that hold the character NUL, which is left out', () => {
    const { cards } = imported({ name: 'Reed\0 Cat', oracle_text: 'Re\0ach' })
    expect(cards[0]?.data.card_faces[0]).toMatchObject({ name: 'Reed Cat', oracle_text: 'Reach' })
  })

  it('are those that are not objects', () => {
    expect(importRecord('text', knowledge)).toEqual({
      cards: [],
      dropped: 'malformed',
      fault: 'A record is not an object.',
    })
  })

  it('or kept, whatever the file holds, without throwing', () => {
    const fields = fc.constantFrom(
      'name',
      'card_faces',
      'colors',
      'image_uris',
      'legalities',
      'layout',
      'produced_mana',
    )
    fc.assert(
      fc.property(fields, fc.jsonValue(), (field, value) => {
        const { cards, dropped } = imported({ [field]: value })
        expect(cards.length > 0 ? cards.every((card) => !isMalformed(card)) : dropped !== undefined).toBe(
          true,
        )
      }),
    )
  })

  it('are full-art only where a plain printing exists', () => {
    expect(imported({ full_art: true }).cards).toHaveLength(1)
    expect(plainPrintingName(record())).toBe('Reed Cat')
    const others = [{ full_art: true }, { textless: true }, { lang: 'de' }].map(record)
    expect(others.map(plainPrintingName)).toEqual([undefined, undefined, undefined])
  })
})

describe('faces', () => {
  it('take only artist, picture and mana from the root', () => {
    const faces = [
      { name: 'Giant', mana_cost: '{3}', type_line: 'Creature', power: '4' },
      {
        name: 'Stomp',
        mana_cost: '{1}',
        type_line: 'Instant',
        image_uris: { art_crop: 'https://images.example/2' },
      },
    ]
    const card = data({ layout: 'adventure', card_faces: faces, power: '4', flavor_text: 'Loud.' })
    expect(
      card?.card_faces.map(({ power, flavor_text, artist, image_uri }) => [
        power,
        flavor_text,
        artist,
        image_uri,
      ]),
    ).toEqual([
      ['4', '', 'Ann', 'https://images.example/cat.jpg'],
      ['', '', 'Ann', 'https://images.example/2'],
    ])
  })

  it('without cost and indicator get the known colors', () => {
    const face = { name: 'A', type_line: 'Creature' }
    const indicators = (faces: readonly object[], root: object = {}) =>
      data({ card_faces: faces, colors: undefined, ...root })?.card_faces.map(({ color_indicator }) =>
        color_indicator.join(''),
      )
    expect(
      indicators([
        { ...face, mana_cost: '{R}' },
        { ...face, colors: ['G', 'W'] },
      ]),
    ).toEqual(['', 'wg'])
    expect(indicators([{ ...face, color_indicator: ['B'], colors: ['R'] }])).toEqual(['b'])
    expect(indicators([face], { colors: ['R'] })).toEqual(['r'])
    expect(indicators([{ ...face, colors: [] }], { colors: ['R'], color_identity: ['W'] })).toEqual([''])
  })

  it('produce the mana that their own text names', () => {
    const face = { type_line: 'Land', colors: [] }
    const faces = [
      { ...face, name: 'A', oracle_text: '{T}: Add {G}.' },
      { ...face, name: 'B', oracle_text: '{T}: Add {W} or {C}.' },
    ]
    const card = data({ card_faces: faces, produced_mana: ['C', 'G', 'W'] })
    expect(card?.card_faces.map(({ produced_mana }) => produced_mana.join(''))).toEqual(['g', 'wc'])
    const island = data({
      mana_cost: '',
      colors: [],
      oracle_text: undefined,
      type_line: 'Basic Land — Island',
    })
    expect(island?.card_faces[0]).toMatchObject({
      produced_mana: ['u'],
      oracle_text: '',
      color_indicator: [],
    })
  })

  it('of a reversible card are one', () => {
    const face = { name: 'Reed Cat', layout: 'normal', mana_cost: '{W}', type_line: 'Creature' }
    const card = data({
      layout: 'reversible_card',
      name: 'Reed Cat // Reed Cat',
      type_line: undefined,
      card_faces: [face, face],
    })
    expect(card).toMatchObject({ layout: 'normal', card_faces: [{ name: 'Reed Cat' }] })
    expect(card?.card_faces).toHaveLength(1)
  })
})

describe('printed names', () => {
  it('give a second card under the other name, in the rules text too', () => {
    const { cards } = imported({ printed_name: 'Tin Lion', oracle_text: 'When Reed Cat enters, draw.' })
    expect(
      cards.map(({ data: { card_faces } }) => [card_faces[0]?.name, card_faces[0]?.oracle_text]),
    ).toEqual([
      ['Reed Cat', 'When Reed Cat enters, draw.'],
      ['Tin Lion', 'When Tin Lion enters, draw.'],
    ])
    expect(cards[0]?._id).not.toBe(cards[1]?._id)
  })

  it('that are the usual ones give no second card', () => {
    expect(imported({ printed_name: 'Reed Cat' }).cards).toHaveLength(1)
  })
})

describe('a whole file', () => {
  it('is counted', () => {
    const hill = { name: 'Hill', collector_number: '1' }
    const records = [record(), record({ ...hill, full_art: true }), record(hill), record({ lang: 'fr' })]
    const file = importRecords(
      [...records, record({ collector_number: '9', printed_name: 'Tin Lion' })],
      providerCardId,
    )
    expect(file.counts).toEqual({
      read: 5,
      kept: 3,
      doubled: 1,
      faces: 4,
      dropped: { full_art: 1, language: 1 },
      faults: [],
    })
    expect(file.cards.some(isMalformed)).toBe(false)
  })

  it('with two equal ids is refused as a whole', () => {
    expect(() => importRecords([record(), record()], providerCardId)).toThrow('two cards have the id')
  })

  it('of sets gives the four fields', () => {
    expect(
      importSet({ code: 'ABC', name: 'Rivers', set_type: 'core', released_at: '2020-01-01', x: 1 }),
    ).toEqual({
      code: 'abc',
      name: 'Rivers',
      set_type: 'core',
      released_at: '2020-01-01',
    })
    expect(importSet({ code: 'abc' })).toBeUndefined()
  })
})
