import { describe, expect, it } from 'vitest'
import { cardFace } from './blank-card'
import { cardManaValue } from './card-mana-value'
import { frameColor, frameHalves } from './frame-color'
import { distinctCards, isSameCard } from './same-card'
import { sampleCard, sampleData } from '../testing/sample-card'
import { powerToughnessText, showsDefense, showsLoyalty, showsPowerToughness } from './shown-values'

describe('the mana value', () => {
  const costs = [{ mana_cost: '{1}{R}' }, { mana_cost: '{1}{U}' }]

  it('adds the halves of a split card and reads the front of others', () => {
    expect(cardManaValue(sampleData(costs, { layout: 'split' }))).toBe(4)
    expect(cardManaValue(sampleData(costs, { layout: 'adventure' }))).toBe(2)
  })

  it('takes the provider figure only where the front has no cost', () => {
    expect(cardManaValue(sampleData({}, { layout: 'meld', cmc: 11 }))).toBe(11)
    expect(cardManaValue(sampleData({ mana_cost: '{2}' }, { cmc: 11 }))).toBe(2)
    expect(cardManaValue(sampleData({}))).toBe(0)
  })
})

describe('the frame', () => {
  it.each([
    ['Artifact', '{2}', 'artifact'],
    ['Artifact Creature — Bird', '{2}{U}', 'blue'],
    ['Artifact Land', '', 'artifact'],
    ['Land — Forest', '', 'land'],
    ['Creature — Eldrazi', '{7}', 'artifact'],
    ['Instant', '{R}', 'red'],
    ['Instant', '{R}{G}', 'gold'],
  ])('of %s %s is %s', (type_line, mana_cost, frame) => {
    expect(frameColor(cardFace({ type_line, mana_cost }))).toBe(frame)
  })

  it('has halves with exactly two colours', () => {
    expect(frameHalves(cardFace({ mana_cost: '{G}{W}' }))).toEqual(['white', 'green'])
    expect(frameHalves(cardFace({ mana_cost: '{G}{W}{U}' }))).toBeUndefined()
    expect(frameHalves(cardFace({ mana_cost: '{G}' }))).toBeUndefined()
  })
})

describe('shown only where it applies', () => {
  it('are power and toughness of creatures and vehicles', () => {
    const types = ['Creature — Cat', 'Artifact — Vehicle', 'Instant']
    expect(types.map((type_line) => showsPowerToughness(cardFace({ type_line })))).toEqual([
      true,
      true,
      false,
    ])
    expect(powerToughnessText(cardFace({ power: '1+*', toughness: '2' }))).toBe('1+*/2')
    expect(powerToughnessText(cardFace({ power: '', toughness: '2' }))).toBe('–/2')
    expect(powerToughnessText(cardFace({ power: '', toughness: '' }))).toBe('')
  })

  it('is the loyalty of planeswalkers above 0, also when it is no number', () => {
    const shown = ['3', '0', '', 'X', '*'].map((loyalty) =>
      showsLoyalty(cardFace({ type_line: 'Legendary Planeswalker — Ada', loyalty })),
    )
    expect(shown).toEqual([true, false, false, true, true])
    expect(showsLoyalty(cardFace({ type_line: 'Creature', loyalty: '3' }))).toBe(false)
  })

  it('is the defense of battles', () => {
    const types = ['Battle — Siege', 'Battle — Storm', 'Creature — Knight']
    expect(types.map((type_line) => showsDefense(cardFace({ type_line })))).toEqual([true, true, false])
  })
})

describe('the same-card test', () => {
  const cat = sampleData({ name: 'Reed Cat', mana_cost: '{W}', power: '2', artist: 'Ann' }, { set: 'aaa' })

  it('ignores printing, art and flavour', () => {
    const reprint = sampleData(
      { name: 'Reed Cat', mana_cost: '{W}', power: '2', artist: 'Bob', flavor_text: 'Meow.' },
      { set: 'bbb', rarity: 'rare' },
    )
    expect(isSameCard(cat, reprint)).toBe(true)
    expect(distinctCards([sampleCard(cat, { _id: '1' }), sampleCard(reprint, { _id: '2' })])).toHaveLength(1)
  })

  it('sees every value that plays', () => {
    expect(isSameCard(cat, sampleData({ name: 'Reed Cat', mana_cost: '{W}', power: '3' }))).toBe(false)
    expect(isSameCard(cat, { ...cat, layout: 'flip' })).toBe(false)
  })

  it('does not mind the placeholder of a custom copy', () => {
    const printed = sampleData({ name: 'Reed Cat', oracle_text: 'Reed Cat purrs.' })
    expect(isSameCard(printed, sampleData({ name: 'Reed Cat', oracle_text: 'CARD_NAME purrs.' }))).toBe(true)
  })
})
