import { importRecords } from '@parlour/mtg-cards'
import { providerCardId } from '@parlour/mtg-cards/node'
import { describe, expect, it } from 'vitest'
import { NO_REFERENCE, referenceRecords } from '../../../../packages/mtg-cards/src/testing/reference-data'
import { boosterCards } from './booster-cards'
import type { SetCard } from './set-card'
import { setCard } from './testing/set-card-fixture'
import { hasTrait } from './traits'

describe('the cards in boosters', () => {
  const numbered = (collector_number: string, fields: Partial<SetCard> = {}): SetCard => ({
    _id: collector_number,
    name: `card ${collector_number}`,
    rarity: 'common',
    layout: 'normal',
    type_line: 'Creature',
    collector_number,
    ...fields,
  })

  it('are those up to the last basic land, one printing of each name, no signs and no results of a meld', () => {
    const cards = [
      numbered('12', { name: 'Twice' }),
      numbered('3', { name: 'Twice' }),
      numbered('15a', { layout: 'meld' }),
      numbered('15b', { layout: 'meld' }),
      numbered('7†'),
      numbered('20', { type_line: 'Basic Land — Forest' }),
      numbered('21'),
    ]
    expect(boosterCards(cards).map(({ _id }) => _id)).toEqual(['3', '15a', '20'])
  })

  it('are those that the provider marks, if it marks any', () => {
    const cards = [
      numbered('3', { booster: true }),
      numbered('20', { booster: true, type_line: 'Basic Land — Forest' }),
      numbered('301', { booster: true, name: 'Late' }),
      numbered('4', { booster: false }),
      numbered('5', { layout: 'meld', booster: true }),
      numbered('5b', { layout: 'meld', booster: true }),
    ]
    expect(boosterCards(cards).map(({ _id }) => _id)).toEqual(['3', '5', '20', '301'])
    const half = [...cards, numbered('6'), numbered('7†'), numbered('302', { name: 'Later' })]
    expect(boosterCards(half).map(({ _id }) => _id)).toEqual(['3', '5', '20', '301'])
  })

  it.for([
    ['chk', [110, 88, 88, 0]],
    ['roe', [100, 60, 53, 15]],
    ['soi', [105, 100, 59, 18]],
    ['emn', [74, 70, 47, 14]],
    ['dom', [101, 80, 53, 15]],
    ['m19', [111, 80, 53, 16]],
    ['grn', [106, 80, 53, 15]],
    ['mh1', [101, 80, 53, 15]],
    ['uma', [101, 80, 53, 20]],
    ['eld', [101, 80, 53, 15]],
  ] as const)('of the real set %s are as many as are known', ([code, known], { skip }) => {
    const records = referenceRecords(`sets/${code}.json`)
    if (records === undefined) skip(NO_REFERENCE)
    const cards = boosterCards(importRecords(records ?? [], providerCardId).cards.map(setCard))
    const nonBasic = cards.filter((card) => !hasTrait(card, 'basic'))
    const rarities = ['common', 'uncommon', 'rare', 'mythic']
    expect(rarities.map((rarity) => nonBasic.filter((card) => card.rarity === rarity).length)).toEqual(known)
  })
})
