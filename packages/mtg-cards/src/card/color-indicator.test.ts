import { Refusal } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { cardFace } from './blank-card'
import type { ColorLetter } from './card'
import { colorIndicatorCode, setColorIndicator, setManaCost, toggleColorIndicator } from './color-indicator'
import { isColorLetter } from '../mana/color-order'
import { CARD_REFUSALS } from '../card-refusals'

const letters = (text: string): readonly ColorLetter[] => [...text].filter(isColorLetter)

describe('the color indicator', () => {
  it.each([
    ['g', 'g'],
    ['bw', 'wb'],
    ['wr', 'rw'],
    ['gwu', 'wug'],
    ['wur', 'urw'],
    ['wubg', 'gwub'],
    ['grbuw', 'wubrg'],
  ])('of %s has the icon %s', (colors, code) => expect(colorIndicatorCode(letters(colors))).toBe(code))

  it('has an icon for each of the 31 combinations', () => {
    const combinations = Array.from({ length: 31 }, (_, mask) =>
      letters('wubrg').filter((_letter, bit) => ((mask + 1) >> bit) & 1),
    )
    expect(new Set(combinations.map(colorIndicatorCode)).size).toBe(31)
  })

  it('fails when no icon matches', () => {
    expect(() => colorIndicatorCode([])).toThrow(Refusal)
    expect(() => colorIndicatorCode(JSON.parse('["w", "c"]'))).toThrow(Refusal)
  })

  it('may be set only without a mana cost', () => {
    const face = cardFace({ mana_cost: '{1}{G}' })
    expect(() => setColorIndicator(face, ['w'])).toThrow(CARD_REFUSALS.indicator_beside_cost.sentence)
    expect(setColorIndicator(cardFace({}), ['g', 'w']).color_indicator).toEqual(['w', 'g'])
    expect(setColorIndicator(face, []).color_indicator).toEqual([])
  })

  it('switches single colors', () => {
    const white = toggleColorIndicator(cardFace({}), 'w')
    expect(toggleColorIndicator(white, 'u').color_indicator).toEqual(['w', 'u'])
    expect(toggleColorIndicator(white, 'w').color_indicator).toEqual([])
  })

  it('is emptied by clearing or setting the mana cost', () => {
    const face = cardFace({ color_indicator: ['b'] })
    expect(setManaCost(face, '')).toMatchObject({ mana_cost: '', color_indicator: [] })
    expect(setManaCost(face, '{R}')).toMatchObject({ mana_cost: '{R}', color_indicator: [] })
  })
})
