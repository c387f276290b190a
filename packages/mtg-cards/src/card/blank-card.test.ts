import { describe, expect, it } from 'vitest'
import { BLANK_FACE, blankCardData, cardFace, faceAt, facesOf, isMalformed } from './blank-card'
import { sampleData } from '../testing/sample-card'

describe('a blank card', () => {
  it('is a normal common with one blank face', () => {
    expect(blankCardData()).toEqual({
      card_faces: [BLANK_FACE],
      layout: 'normal',
      rarity: 'common',
      digital: false,
      legal: [],
    })
  })
})

describe('reading a face', () => {
  it('gives a blank face where there is none', () => {
    expect(faceAt(sampleData({ name: 'Reed Cat' }), 1)).toEqual(BLANK_FACE)
    expect(faceAt(undefined, 0)).toEqual(BLANK_FACE)
    expect(faceAt(JSON.parse('{"card_faces": 7}'), 0)).toEqual(BLANK_FACE)
    expect(facesOf(null)).toEqual([])
  })

  it('fills missing and null fields of a broken face', () => {
    const broken = JSON.parse('{"card_faces": [{"name": "Reed Cat", "power": null}, null]}')
    expect(faceAt(broken, 0)).toEqual(cardFace({ name: 'Reed Cat' }))
    expect(faceAt(broken, 1)).toEqual(BLANK_FACE)
  })
})

describe('a malformed card', () => {
  it.each([
    ['nothing', undefined],
    ['no data', { _id: 'a' }],
    ['no faces', { data: {} }],
    ['an empty list', { data: { card_faces: [] } }],
    ['a blank name', { data: { card_faces: [{ name: 'Reed Cat' }, { name: '  ' }] } }],
    ['a missing face', { data: { card_faces: [null] } }],
  ])('is one with %s', (_, card) => expect(isMalformed(card)).toBe(true))

  it('is not one whose faces all have names', () => {
    expect(isMalformed({ data: sampleData([{ name: 'Reed Cat' }, { name: 'Reed Lion' }]) })).toBe(false)
  })
})
