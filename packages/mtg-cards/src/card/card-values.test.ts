import { describe, expect, it } from 'vitest'
import { cardFace } from './blank-card'
import { cardManaValue } from './card-mana-value'
import { frameColor } from './frame-color'
import { sameCardKey } from './same-card'
import { sampleData } from '../testing/sample-card'
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

  it('is the loyalty of planeswalkers above 0, also when it is not a number', () => {
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

describe('the key of cards that play the same', () => {
  const cat = sampleData({ name: 'Reed Cat', mana_cost: '{W}', power: '2', artist: 'Ann' }, { set: 'aaa' })

  it('ignores printing, art and flavor', () => {
    const reprint = sampleData(
      { name: 'Reed Cat', mana_cost: '{W}', power: '2', artist: 'Bob', flavor_text: 'Meow.' },
      { set: 'bbb', rarity: 'rare' },
    )
    expect(sameCardKey(cat)).toBe(sameCardKey(reprint))
  })

  it('sees every value that plays', () => {
    const stronger = sampleData({ name: 'Reed Cat', mana_cost: '{W}', power: '3' })
    expect(sameCardKey(cat)).not.toBe(sameCardKey(stronger))
    expect(sameCardKey(cat)).not.toBe(sameCardKey({ ...cat, layout: 'flip' }))
  })

  it('does not mind the placeholder of a custom copy', () => {
    const printed = sampleData({ name: 'Reed Cat', oracle_text: 'Reed Cat purrs.' })
    const copy = sampleData({ name: 'Reed Cat', oracle_text: 'CARD_NAME purrs.' })
    expect(sameCardKey(printed)).toBe(sameCardKey(copy))
  })
})
