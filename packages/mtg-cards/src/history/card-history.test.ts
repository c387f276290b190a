import { Refusal } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import type { Card, CardData } from '../card/card'
import { differences, isWithoutChange } from './card-differences'
import {
  changeRecord,
  checkOriginalFaces,
  creationRecord,
  isFaceScarred,
  isScarred,
  oldVersions,
  originalFace,
  originalFaceCount,
  scarComment,
} from './card-history'
import { sampleCard, sampleData } from '../testing/sample-card'

const original = sampleData({
  name: 'Reed Cat',
  oracle_text: 'Flying',
  power: '2',
  color_indicator: ['w', 'g'],
})
const author = { userId: 'ann', date: '2026-01-01T00:00:00.000Z', comment: 'why' }

function saved(card: Card, data: CardData): Card {
  const record = changeRecord(card.data, data, author)
  return { ...card, data, changes: [...(card.changes ?? []), ...(record ? [record] : [])] }
}

const fresh = sampleCard(original, { source: 'custom', changes: [creationRecord(author)] })

describe('the differences of two versions', () => {
  it('are none for blanks around a value and another order of colors', () => {
    const same = sampleData({
      name: ' Reed Cat',
      oracle_text: 'Flying\n',
      power: '2',
      color_indicator: ['g', 'w'],
    })
    expect(differences(original, same)).toEqual([])
    expect(isWithoutChange(original, same)).toBe(true)
    expect(changeRecord(original, same, author)).toBeUndefined()
  })

  it('treat missing and empty as equal', () => {
    const bare: CardData = JSON.parse(
      '{"card_faces":[{"name":"A","power":null}],"layout":"normal","rarity":"common"}',
    )
    expect(differences(bare, sampleData({ name: 'A' }))).toEqual([])
  })

  it('see the case of a letter', () => {
    const changed = sampleData({ ...original.card_faces[0], oracle_text: 'flying' })
    expect(differences(original, changed)).toEqual([
      {
        type: 'face_field',
        faceIndex: 0,
        field: 'oracle_text',
        oldValue: 'Flying',
        newValue: 'flying',
        summary: 'oracle text: "Flying" to "flying"',
      },
    ])
  })

  it('name root fields, added and removed faces', () => {
    const grown = {
      ...original,
      rarity: 'rare' as const,
      card_faces: [...original.card_faces, ...sampleData({ name: 'B' }).card_faces],
    }
    expect(differences(original, grown).map(({ type, summary }) => [type, summary])).toEqual([
      ['root_field', 'rarity: "common" to "rare"'],
      ['face_added', 'face "B" added'],
    ])
    expect(differences(grown, original).map(({ type }) => type)).toEqual(['root_field', 'face_removed'])
  })
})

describe('a change record', () => {
  it('counts and sums up what changed', () => {
    const face = { ...original.card_faces[0], power: '3', mana_cost: '{W}' }
    const record = changeRecord(original, sampleData([face, { name: 'B' }]), author)
    expect(record).toMatchObject({
      type: 'update',
      fieldsChanged: 2,
      facesAdded: 1,
      facesRemoved: 0,
      summary: '2 fields changed, 1 face added',
      userId: 'ann',
      comment: 'why',
    })
  })

  it('of the creation holds no change', () => {
    expect(creationRecord(author)).toMatchObject({ type: 'creation', changes: [], fieldsChanged: 0 })
  })

  it('has a default comment for a scar', () => {
    expect(scarComment('Add one word')).toBe('Applied scar: Add one word')
    expect(scarComment('Add one word', ' ')).toBe('Applied scar: Add one word')
    expect(scarComment('Add one word', 'mine')).toBe('mine')
  })
})

describe('reading the history', () => {
  const once = saved(fresh, sampleData({ ...original.card_faces[0], oracle_text: 'Flying, haste' }))
  const twice = saved(
    once,
    sampleData([{ ...original.card_faces[0], oracle_text: 'Haste' }, { name: 'Back' }]),
  )

  it('gives the old versions of a field, oldest first', () => {
    expect(oldVersions(twice, 0, 'oracle_text')).toEqual(['Flying', 'Flying, haste'])
    expect(oldVersions(twice, 0, 'power')).toEqual([])
    expect(originalFace(twice, 0)).toEqual(original.card_faces[0])
  })

  it('knows the scarred faces', () => {
    expect(isScarred(fresh)).toBe(false)
    expect(isScarred(sampleCard(original))).toBe(false)
    expect([isScarred(once), isFaceScarred(once, 0), isFaceScarred(once, 1)]).toEqual([true, true, false])
    expect(isFaceScarred(twice, 1)).toBe(true)
  })

  it('does not call a changed rarity a scar', () => {
    expect(isScarred(saved(fresh, { ...original, rarity: 'rare' }))).toBe(false)
  })

  it('keeps original faces, lets added ones go', () => {
    expect(originalFaceCount(twice)).toBe(1)
    checkOriginalFaces(twice, once.data)
    expect(() => checkOriginalFaces(twice, { ...once.data, card_faces: [] })).toThrow(Refusal)
  })
})
