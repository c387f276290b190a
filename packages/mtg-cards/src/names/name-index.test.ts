import { describe, expect, it } from 'vitest'
import type { Card, CardData, CardSet } from '../card/card'
import { lookupKey, lookupKeys } from './lookup-key'
import { buildNameIndex, findCard, findPrintings, isKnownName, suggestNames } from './name-index'
import { sampleCard, sampleData } from '../testing/sample-card'

const sets: readonly CardSet[] = [
  { code: 'old', name: 'Old', set_type: 'expansion', released_at: '2001-01-01' },
  { code: 'new', name: 'New', set_type: 'core', released_at: '2020-01-01' },
  { code: 'pro', name: 'Promos', set_type: 'promo', released_at: '2025-01-01' },
]

const card = (_id: string, name: string, { set, ...root }: Partial<CardData> & Partial<Card> = {}) => {
  const { source, cubeId, deactivated, ...data } = { source: 'scryfall' as const, ...root }
  const owned = cubeId === undefined ? {} : { cubeId, deactivated: deactivated ?? false }
  return sampleCard(sampleData({ name }, set === undefined ? data : { ...data, set }), {
    _id,
    source,
    ...owned,
  })
}

describe('the key of a name', () => {
  it.each([
    ['Jötunn Grunt', 'jotunn grunt'],
    ['Lim-Dûl’s Vault', "lim-dul's vault"],
    ['Æther “Vial”', 'aether "vial"'],
    ['Fire/Ice', 'fire // ice'],
    ['Fire /// Ice', 'fire // ice'],
    ['  Reed   Cat ', 'reed cat'],
    ['Two–Headed', 'two-headed'],
    ['Coast® Desk', 'coast desk'],
    ['Desk™', 'desktm'],
  ])('%s is %s', (name, key) => expect(lookupKey(name)).toBe(key))

  it('exists for the card and each face', () => {
    expect(lookupKeys(sampleData([{ name: 'Fire' }, { name: 'Ice' }]))).toEqual([
      'fire // ice',
      'fire',
      'ice',
    ])
    expect(lookupKeys(sampleData({ name: 'Fire' }))).toEqual(['fire'])
  })
})

describe('finding a card by name', () => {
  const index = buildNameIndex(
    [
      card('promo', 'Reed Cat', { set: 'pro', collector_number: '1' }),
      card('digital', 'Reed Cat', { set: 'new', collector_number: '0', digital: true }),
      card('old', 'Reed Cat', { set: 'old', collector_number: '3' }),
      card('new12', 'Reed Cat', { set: 'new', collector_number: '12' }),
      card('new9', 'Reed Cat', { set: 'new', collector_number: '9' }),
      card('copy', 'Reed Cat', { source: 'custom', cubeId: 'cube' }),
      card('gone', 'Lost Cat', { source: 'custom', cubeId: 'cube', deactivated: true }),
      card('token', 'Spirit', { layout: 'token' }),
      sampleCard(sampleData([{ name: 'Fire' }, { name: 'Ice' }]), { _id: 'split' }),
      card('ice', 'Ice', { set: 'pro' }),
    ],
    sets,
  )

  it('takes the newest usual printing, lowest number', () => {
    expect(findPrintings(index, { name: 'reed CAT' }).map(({ _id }) => _id)).toEqual([
      'new9',
      'new12',
      'old',
      'promo',
      'digital',
      'copy',
    ])
  })

  it('takes a newer printing that no format knows only where there is no other', () => {
    const printings = [
      card('starter', 'Reed Cat', { set: 'new', legal: [] }),
      card('known', 'Reed Cat', { set: 'old', legal: ['modern'] }),
    ]
    expect(findCard(buildNameIndex(printings, sets), { name: 'Reed Cat' })?._id).toBe('known')
    expect(findCard(buildNameIndex(printings, sets), { name: 'Reed Cat', set: 'new' })?._id).toBe('starter')
  })

  it('prefers the cube in question', () => {
    expect(findCard(index, { name: 'Reed Cat' }, 'cube')?._id).toBe('copy')
    expect(findCard(index, { name: 'Reed Cat' }, 'other')?._id).toBe('new9')
  })

  it('prefers the set and number that are asked for', () => {
    expect(findCard(index, { name: 'Reed Cat', set: 'OLD' }, 'cube')?._id).toBe('old')
    expect(findCard(index, { name: 'Reed Cat', set: 'new', number: '12' })?._id).toBe('new12')
    expect(findCard(index, { name: 'Reed Cat', set: 'zzz', number: '12' })?._id).toBe('new9')
  })

  it('prefers a full name to a face name', () => {
    expect(findPrintings(index, { name: 'Ice' }).map(({ _id }) => _id)).toEqual(['ice', 'split'])
    expect(findCard(index, { name: 'fire' })?._id).toBe('split')
    expect(findCard(index, { name: 'Fire/Ice' })?._id).toBe('split')
  })

  it('finds no token and no deactivated card', () => {
    expect([isKnownName(index, 'Spirit'), isKnownName(index, 'Lost Cat'), isKnownName(index, 'Ice')]).toEqual(
      [false, false, true],
    )
  })

  it('suggests near spellings only', () => {
    expect(suggestNames(index, 'Read Cat')).toEqual(['Reed Cat'])
    expect(suggestNames(index, 'Something Else')).toEqual([])
  })
})
