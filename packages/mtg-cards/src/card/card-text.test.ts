import { describe, expect, it } from 'vitest'
import { cardFace } from './blank-card'
import {
  cardFlavorText,
  cardName,
  cardOracleText,
  cardSetCode,
  cardTypeLine,
  isLegalIn,
  rulesTextWithoutName,
  shownRulesText,
} from './card-text'
import { sampleData } from '../testing/sample-card'

const split = sampleData(
  [
    {
      name: 'Kindle',
      mana_cost: '{1}{R}',
      type_line: 'Instant',
      oracle_text: 'CARD_NAME deals 2 damage to any target.',
      flavor_text: 'Hot.',
    },
    { name: 'Quench', mana_cost: '', type_line: 'Sorcery', oracle_text: 'Tap target creature.' },
  ],
  { layout: 'split', set: 'abc', legal: ['modern'], restricted: ['vintage'] },
)

describe('the texts of a card', () => {
  it('join those of its faces', () => {
    expect(cardName(split)).toBe('Kindle // Quench')
    expect(cardTypeLine(split)).toBe('Instant // Sorcery')
    expect(cardOracleText(split)).toBe('Kindle deals 2 damage to any target.\n//\nTap target creature.')
    expect(cardFlavorText(split)).toBe('Hot.\n//\n')
  })

  it('speak about one face when asked', () => {
    expect(cardName(split, 1)).toBe('Quench')
    expect(cardOracleText(split, 0)).toBe('Kindle deals 2 damage to any target.')
    expect(cardName(split, 7)).toBe('')
  })

  it('name the set, custom without one, and the legality', () => {
    expect(cardSetCode(split)).toBe('abc')
    expect(cardSetCode(sampleData({}))).toBe('custom')
    expect(['modern', 'vintage', 'legacy'].map((format) => isLegalIn(split, format))).toEqual([
      true,
      true,
      false,
    ])
  })
})

describe('CARD_NAME', () => {
  const legend = cardFace({
    name: 'Ysolde, Keeper of Ash',
    type_line: 'Legendary Creature — Elf',
    oracle_text: 'When Ysolde, Keeper of Ash enters, draw a card. Sacrifice Ysolde: Ysoldes stay.',
  })

  it('stands for the full name and the short name of a legend', () => {
    expect(rulesTextWithoutName(legend)).toBe(
      'When CARD_NAME enters, draw a card. Sacrifice CARD_NAME: Ysoldes stay.',
    )
  })

  it('takes a part of the name only from legends, and treats the name as plain text', () => {
    const bird = cardFace({ name: 'Rook, the Bird', type_line: 'Creature', oracle_text: 'Rook flies.' })
    expect(rulesTextWithoutName(bird)).toBe('Rook flies.')
    const odd = cardFace({ name: 'What? (A+B)', oracle_text: 'What? (A+B) deals 1 damage.' })
    expect(rulesTextWithoutName(odd)).toBe('CARD_NAME deals 1 damage.')
  })

  it('is put only for whole words, next to letters of any script', () => {
    const cat = (oracle_text: string) => rulesTextWithoutName(cardFace({ name: 'Cat', oracle_text }))
    expect(cat('Cats, aCat, Cat_, éCat, Cat7, Cat\u{20000}, \u{20000}Cat')).not.toContain('CARD_NAME')
    expect(cat("Cat Cat's (Cat). \u{1F408}Cat\u{1F408}CatCat")).toBe(
      "CARD_NAME CARD_NAME's (CARD_NAME). \u{1F408}CARD_NAME\u{1F408}CatCat",
    )
    const ana = cardFace({ name: 'a a', oracle_text: 'ba a a' })
    expect(rulesTextWithoutName(ana)).toBe('ba CARD_NAME')
  })

  it('is shown as the present name', () => {
    const renamed = { ...legend, name: 'Ember', oracle_text: rulesTextWithoutName(legend) }
    expect(shownRulesText(renamed)).toBe('When Ember enters, draw a card. Sacrifice Ember: Ysoldes stay.')
  })
})
