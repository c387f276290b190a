import { describe, expect, it } from 'vitest'
import { designOfListed, designOfText, tokenLabel, tokenWords } from './token-design'

describe('the design of a token', () => {
  it.each([
    ['Bird', '1/1 white, flying', 'Creature — Bird', '1/1', 'w', 'Flying'],
    ['Treasure', 'artifact', 'Artifact — Treasure', '/', '', ''],
    ['Thopter', '1/1 colorless artifact, flying', 'Artifact Creature — Thopter', '1/1', '', 'Flying'],
    ['Spirit', '1/1 white and black, flying', 'Creature — Spirit', '1/1', 'wb', 'Flying'],
    [
      'Bo',
      'legendary 2/2 white Cat, first strike, lifelink',
      'Legendary Creature — Cat',
      '2/2',
      'w',
      'First strike, lifelink',
    ],
    ['Zombie Army', '0/0 black', 'Creature — Zombie Army', '0/0', 'b', ''],
    [
      'Pest',
      '1/1 black and green, "When this creature dies, you gain 1 life."',
      'Creature — Pest',
      '1/1',
      'bg',
      'When this creature dies, you gain 1 life.',
    ],
    ['Elemental', 'X/X all colors', 'Creature — Elemental', 'X/X', 'wubrg', ''],
  ])('%s, %s', (...[name, annotation, type, size, colors, rules]) => {
    const design = designOfText({ name, annotation })
    expect(design).toMatchObject({ name, type, rules, annotation: '' })
    expect(`${design.power}/${design.toughness}`).toBe(size)
    expect(design.colors.join('')).toBe(colors)
  })

  it('of a copy is what is copied', () => {
    expect(designOfText({ name: 'Copy', annotation: 'of this card' })).toMatchObject({
      type: '',
      annotation: 'of this card',
    })
  })

  it('is said in short and in words', () => {
    const bird = designOfText({ name: 'Bird', annotation: '1/1 white, flying' })
    expect([tokenLabel(bird), tokenWords(bird)]).toEqual(['Bird 1/1', 'white creature, Flying'])
    const clue = designOfListed({ name: 'Clue', type_line: 'Token Artifact — Clue' })
    expect([tokenLabel(clue), tokenWords(clue)]).toEqual(['Clue', 'artifact'])
  })
})
