import { expect, it } from 'vitest'
import { sampleData } from '../testing/sample-card'
import { differences } from './card-differences'
import { withDifferences } from './with-differences'

const original = sampleData({ name: 'Reed Cat', oracle_text: 'Flying', power: '2' })
const edited = (fields: Parameters<typeof sampleData>[0]) =>
  sampleData({ name: 'Reed Cat', oracle_text: 'Flying', power: '2', ...fields })

it('makes of the version that was changed what the change made of it', () => {
  const changed = { ...edited({ oracle_text: 'Flying\nHaste', power: '3' }), rarity: 'rare' as const }
  const twoFaces = { ...changed, card_faces: [...changed.card_faces, ...edited({ name: 'Back' }).card_faces] }
  for (const version of [changed, twoFaces])
    expect(withDifferences(original, differences(original, version), version)).toEqual(version)
})

it('keeps what was changed in other fields meanwhile', () => {
  const changed = edited({ power: '3' })
  const present = edited({ name: 'Marsh Cat' })
  expect(withDifferences(present, differences(original, changed), changed)).toEqual(
    edited({ name: 'Marsh Cat', power: '3' }),
  )
})

it('adds its lines to a rules text that changed meanwhile', () => {
  const changed = edited({ oracle_text: 'Flying\nHaste' })
  const present = edited({ oracle_text: 'Flying\nReach' })
  expect(withDifferences(present, differences(original, changed), changed).card_faces[0]?.oracle_text).toBe(
    'Flying\nReach\nHaste',
  )
})
