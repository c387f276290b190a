import { describe, expect, it } from 'vitest'
import { asCustomData } from './custom-data'
import { sampleCard, sampleData } from '../testing/sample-card'

describe('the data of a cube copy', () => {
  const printed = sampleCard(
    sampleData(
      { name: 'Reed Cat', oracle_text: 'Reed Cat purrs.' },
      { set: 'abc', collector_number: '12b', legal: ['modern'], restricted: ['vintage'], rarity: 'rare' },
    ),
  )

  it('drops set, number and legality and keeps the origin', () => {
    expect(asCustomData(printed)).toEqual(
      sampleData(
        { name: 'Reed Cat', oracle_text: 'CARD_NAME purrs.' },
        { rarity: 'rare', origin: { id: 'reed-cat', set: 'abc', collector_number: '12b' } },
      ),
    )
  })

  it('keeps the first origin when a copy is copied', () => {
    const copy = asCustomData(printed)
    expect(asCustomData(sampleCard(copy, { _id: 'copy', source: 'custom' }))).toEqual(copy)
  })

  it('has no origin for a card that was never printed', () => {
    expect(asCustomData(sampleCard(sampleData({ name: 'Homemade' })))).not.toHaveProperty('origin')
  })
})
