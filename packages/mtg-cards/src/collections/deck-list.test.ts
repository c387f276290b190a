import { Refusal } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { groupLabel } from './card-groups'
import { deckListByManaValue, deckListByType, deckSection, resolveZones } from './deck-list'
import { addCard, EMPTY_ZONES, moveCard, removeCard } from './deck-zones'
import { sampleCard, sampleData } from '../testing/sample-card'

const card = (name: string, type_line: string, mana_cost = '') =>
  sampleCard(sampleData({ name, type_line, mana_cost }))
const cat = card('Reed Cat', 'Creature — Cat', '{1}{W}')
const ant = card('Reed Ant', 'Creature — Insect', '{1}{W}')
const golem = card('Clay Golem', 'Artifact Creature — Golem', '{5}')
const bolt = card('Spark', 'Instant', '{R}')
const forest = card('Forest', 'Basic Land — Forest')

describe('the section of a card in a deck', () => {
  it.each([
    ['Artifact Creature — Golem', 'creature'],
    ['Enchantment Artifact', 'enchantment'],
    ['Legendary Planeswalker — Ada', 'planeswalker'],
    ['Tribal Instant — Elf', 'instant'],
    ['Sorcery', 'sorcery'],
    ['Battle — Siege', 'other'],
    ['', 'other'],
    ['Artifact Land', 'land'],
    ['Land Creature — Forest Dryad', 'land'],
    ['Creature — Landfarer', 'creature'],
  ])('%s is %s', (type_line, section) => expect(deckSection(sampleData({ type_line }))).toBe(section))

  it('looks at the front, and at both halves of a split card', () => {
    const faces = [{ type_line: 'Sorcery' }, { type_line: 'Land' }]
    expect(deckSection(sampleData(faces, { layout: 'modal_dfc' }))).toBe('sorcery')
    const halves = [{ type_line: 'Sorcery' }, { type_line: 'Instant' }]
    expect(deckSection(sampleData(halves, { layout: 'split' }))).toBe('instant')
  })
})

describe('a deck list', () => {
  const cards = { main: [bolt, cat, forest, golem, cat, ant], side: [bolt], command: [golem] }

  it('by type shows non-empty sections in order, equal cards grouped, cheap cards first', () => {
    const list = deckListByType(cards).map(({ id, count, groups }) => [id, count, groups.map(groupLabel)])
    expect(list).toEqual([
      ['creature', 4, ['Reed Ant', '2x Reed Cat', 'Clay Golem']],
      ['instant', 1, ['Spark']],
      ['land', 1, ['Forest']],
      ['side', 1, ['Spark']],
      ['command', 1, ['Clay Golem']],
    ])
  })

  it('by mana value sorts each zone', () => {
    const list = deckListByManaValue({ ...cards, side: [] }).map(({ id, groups }) => [
      id,
      groups.map(groupLabel),
    ])
    expect(list).toEqual([
      ['main', ['Forest', 'Spark', 'Reed Ant', '2x Reed Cat', 'Clay Golem']],
      ['command', ['Clay Golem']],
    ])
  })

  it('keeps ids without a card apart', () => {
    const ids = { main: ['reed-cat', 'gone'], side: [], command: [] }
    const found = resolveZones(ids, (id) => (id === 'reed-cat' ? cat : undefined))
    expect(found).toEqual({
      cards: { main: [cat], side: [], command: [] },
      unknown: { main: ['gone'], side: [], command: [] },
    })
  })
})

describe('deck zones', () => {
  const zones = { main: ['a', 'b', 'a'], side: ['c'], command: [] }

  it('move one copy', () => {
    expect(moveCard(zones, { cardId: 'a', from: 'main', to: 'side' })).toEqual({
      main: ['a', 'b'],
      side: ['c', 'a'],
      command: [],
    })
  })

  it('refuse to move or remove what is not in the source zone, and change nothing', () => {
    expect(() => moveCard(zones, { cardId: 'c', from: 'main', to: 'side' })).toThrow(Refusal)
    expect(() => removeCard(zones, 'a', 'command')).toThrow('The card is not in the command zone.')
    expect(zones.side).toEqual(['c'])
  })

  it('add and remove', () => {
    expect(addCard(EMPTY_ZONES, 'a', 'command')).toEqual({ main: [], side: [], command: ['a'] })
    expect(removeCard(zones, 'b', 'main').main).toEqual(['a', 'a'])
  })
})
