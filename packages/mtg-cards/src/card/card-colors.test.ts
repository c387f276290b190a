import { describe, expect, it } from 'vitest'
import { cardColors, colorIdentity, frontColors } from './card-colors'
import { colorName, MULTICOLOR_NAMES } from '../mana/color-names'
import { colorKey, printedColorOrder } from '../mana/color-order'
import { sampleData } from '../testing/sample-card'

describe('colors', () => {
  it('come from the mana cost', () => {
    expect(cardColors(sampleData({ mana_cost: '{2}{G/W}{G}' }))).toEqual(['w', 'g'])
    expect(cardColors(sampleData({ mana_cost: '{4}' }))).toEqual([])
  })

  it('come from the indicator before the cost', () => {
    expect(cardColors(sampleData({ color_indicator: ['u'] }))).toEqual(['u'])
  })

  it('are none with devoid, but the identity keeps them', () => {
    const data = sampleData({ mana_cost: '{1}{B}', oracle_text: 'Devoid (This card has no color.)' })
    expect(cardColors(data)).toEqual([])
    expect(colorIdentity(data)).toEqual(['b'])
    expect(cardColors(sampleData({ mana_cost: '{B}', oracle_text: 'Devoidness grows.' }))).toEqual(['b'])
  })

  it('are what the text defines for the card itself', () => {
    const colors = (oracle_text: string) =>
      cardColors(sampleData({ name: 'Prism', mana_cost: '{2}{R}', oracle_text }))
    expect(colors('Prism is all colors.')).toEqual(['w', 'u', 'b', 'r', 'g'])
    expect(colors('(This is a hint.)\nCARD_NAME is colorless.')).toEqual([])
    expect(colors('Flying. This creature is white and blue.')).toEqual(['w', 'u'])
    expect(colors('Enchanted creature is black.')).toEqual(['r'])
  })

  it('are computed per face, then merged; lists look at the front', () => {
    const data = sampleData([{ mana_cost: '{B}' }, { color_indicator: ['r'] }], { layout: 'transform' })
    expect(cardColors(data)).toEqual(['b', 'r'])
    expect(cardColors(data, 1)).toEqual(['r'])
    expect(frontColors(data)).toEqual(['b'])
    expect(frontColors({ ...data, layout: 'split' })).toEqual(['b', 'r'])
  })
})

describe('the color identity', () => {
  const identity = (oracle_text: string, type_line = 'Creature') =>
    colorIdentity(sampleData({ name: 'Prism', mana_cost: '{1}{W}', oracle_text, type_line })).join('')

  it('counts symbols in the text but not in reminder text, and no colorless mana', () => {
    expect(identity('{T}: Add {C} or {G}. ({U} is blue.)')).toBe('wg')
  })

  it('counts basic land types', () => {
    expect(identity('', 'Land — Island Swamp')).toBe('wub')
  })

  it('counts colors an ability defines for the card itself', () => {
    expect(identity('Prism is all colors.')).toBe('wubrg')
    expect(identity('This card is blue and red.')).toBe('wur')
    expect(identity('Target creature is blue.')).toBe('w')
    expect(
      identity('Flying\nWhenever Prism attacks, it deals 1 damage. If the top card is black, draw it.'),
    ).toBe('w')
  })

  it('leaves produced mana out', () => {
    expect(colorIdentity(sampleData({ produced_mana: ['w', 'c'], type_line: 'Land' }))).toEqual([])
  })
})

describe('color names and orders', () => {
  it('has 26 multicolor names and one for each combination', () => {
    expect(MULTICOLOR_NAMES).toHaveLength(26)
    expect(new Set(MULTICOLOR_NAMES).size).toBe(26)
    expect([colorName([]), colorName(['g']), colorName(['g', 'w']), colorName(['r', 'w', 'u'])]).toEqual([
      'colorless',
      'green',
      'selesnya',
      'jeskai',
    ])
    expect(colorName(['w', 'u', 'b', 'g'])).toBe('non-red')
    expect(colorName(['w', 'u', 'b', 'r', 'g'])).toBe('five-color')
  })

  it('writes a key alphabetically and an order as printed', () => {
    expect(colorKey(['w', 'u', 'w', 'b'])).toBe('buw')
    expect(printedColorOrder(['w', 'g', 'g'])).toEqual(['g', 'w'])
    expect(printedColorOrder([])).toEqual([])
  })
})
