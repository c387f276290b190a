import { blankCardData, type Card, cardFace, cardName } from '@parlour/mtg-cards'
import { describe, expect, it } from 'vitest'
import { type RatedCard, suggestedDeck } from './suggested-deck'

const card = (name: string, mana_cost: string, type_line = 'Creature — Cat'): Card => ({
  _id: name,
  source: 'custom',
  data: { ...blankCardData(), card_faces: [cardFace({ name, mana_cost, type_line })] },
})

/** Cards of a color, one of each mana value from 1 to 7 in turn. */
const inColor = (color: string, count: number, rating?: number): readonly RatedCard[] =>
  Array.from({ length: count }, (_, at) => ({
    card: card(`${color} ${at}`, `${at % 7 === 0 ? '' : `{${at % 7}}`}{${color}}`),
    rating,
  }))

describe('a suggested deck', () => {
  it('plays the two colors with the best cards, twenty-three of forty', () => {
    const pool = [...inColor('W', 15, 4), ...inColor('U', 15, 2), ...inColor('B', 15, 4)]
    const { colors, main } = suggestedDeck(pool, 40)
    expect(colors).toEqual(['w', 'b'])
    expect(main).toHaveLength(23)
    expect(main.every(({ _id }) => !_id.startsWith('U'))).toBe(true)
  })

  it('takes cheaper cards before a seventh of a high cost, and colorless cards in every deck', () => {
    const dear = Array.from({ length: 20 }, (_, at) => ({
      card: card(`Giant ${at}`, '{5}{W}{W}'),
      rating: 3,
    }))
    const cheap = Array.from({ length: 12 }, (_, at) => ({ card: card(`Cat ${at}`, '{1}{U}'), rating: 2.5 }))
    const golem = { card: card('Golem', '{3}', 'Artifact Creature — Golem'), rating: 3 }
    const { main } = suggestedDeck([...dear, ...cheap, golem], 40)
    expect(main.filter(({ _id }) => _id.startsWith('Cat')).length).toBeGreaterThanOrEqual(8)
    expect(main.map(({ data }) => cardName(data))).toContain('Golem')
  })

  it('plays the lands that make both of its colors, and leaves room for basic ones', () => {
    const dual = { ...card('Harbor', '', 'Land') }
    const land = (_id: string, produced_mana: readonly ('w' | 'u' | 'r')[]): RatedCard => ({
      card: {
        ...dual,
        _id,
        data: {
          ...dual.data,
          card_faces: [cardFace({ name: _id, type_line: 'Land', produced_mana: [...produced_mana] })],
        },
      },
    })
    const pool = [
      ...inColor('W', 14, 3),
      ...inColor('U', 14, 3),
      land('both', ['w', 'u']),
      land('other', ['w', 'r']),
    ]
    const { main } = suggestedDeck(pool, 40)
    expect(main.map(({ _id }) => _id)).toContain('both')
    expect(main.map(({ _id }) => _id)).not.toContain('other')
    expect(main).toHaveLength(24)
  })

  it('is filled up with the best cards of other colors where two have too few', () => {
    const pool = [...inColor('W', 9, 4), ...inColor('U', 9, 4), ...inColor('B', 9, 1), ...inColor('R', 9, 3)]
    const { main } = suggestedDeck(pool, 40)
    expect(main).toHaveLength(23)
    expect(main.filter(({ _id }) => _id.startsWith('R'))).toHaveLength(5)
  })

  it('takes what there is of a small pool', () => {
    expect(suggestedDeck([], 40)).toEqual({ colors: [], main: [] })
    expect(suggestedDeck(inColor('G', 5), 40).main).toHaveLength(5)
  })
})
