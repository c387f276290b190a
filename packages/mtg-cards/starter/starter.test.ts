import { describe, expect, it } from 'vitest'
import { faceAt } from '../src/card/blank-card'
import type { Card, Rarity } from '../src/card/card'
import { frontColors } from '../src/card/card-colors'
import { cardManaValue } from '../src/card/card-mana-value'
import { cardName } from '../src/card/card-text'
import { canonicalCost } from '../src/mana/mana-cost'
import { STARTER_SET, starterCards } from './index'

const cards = starterCards()
const booster = cards.filter((card) => !card.data.card_faces[0]?.type_line.startsWith('Basic'))
const faces = cards.flatMap((card) => card.data.card_faces)
const COLORS = ['W', 'U', 'B', 'R', 'G'] as const
const PAIRS = ['WU', 'UB', 'BR', 'RG', 'GW', 'WB', 'UR', 'BG', 'RW', 'GU']

const front = (card: Card) => faceAt(card.data, 0)
const nameOf = (card: Card) => cardName(card.data)
const colorsOf = (card: Card) =>
  COLORS.filter((color) => frontColors(card.data).some((letter) => letter === color.toLowerCase())).join('')
const samePair = (colors: string) => [...colors].sort().join('')
const ofPair = (pair: string) => booster.filter((card) => samePair(colorsOf(card)) === samePair(pair))
const ofRarity = (rarity: Rarity) => booster.filter((card) => card.data.rarity === rarity)
const withLayout = (layout: string) => cards.filter((card) => card.data.layout === layout)
const manaValue = (card: Card) => cardManaValue(card.data)
const commonsOf = (color: string) => ofRarity('common').filter((card) => colorsOf(card) === color)

describe('the size of the starter set', () => {
  it('has the numbers of a set for drafts', () => {
    expect(booster.length).toBeGreaterThanOrEqual(265)
    expect(ofRarity('common').length).toBeGreaterThanOrEqual(100)
    expect(ofRarity('uncommon').length).toBeGreaterThanOrEqual(80)
    expect(ofRarity('rare').length).toBeGreaterThanOrEqual(55)
    expect(ofRarity('mythic').length).toBeGreaterThanOrEqual(20)
    expect(cards.length - booster.length).toBe(5)
  })

  it('treats the five colors alike at every rarity', () => {
    for (const rarity of ['common', 'uncommon', 'rare', 'mythic'] as const) {
      const counts = COLORS.map((color) => ofRarity(rarity).filter((card) => colorsOf(card) === color).length)
      expect(new Set(counts).size, `${rarity}: ${counts.join(' ')}`).toBe(1)
    }
  })

  it('has split cards, double-faced cards, adventures, vehicles, a saga and a planeswalker of each color', () => {
    expect(withLayout('split').length).toBeGreaterThanOrEqual(5)
    expect(withLayout('transform').length).toBeGreaterThanOrEqual(8)
    expect(withLayout('adventure')).toHaveLength(5)
    expect(withLayout('modal_dfc')).toHaveLength(2)
    expect(withLayout('saga')).toHaveLength(1)
    expect(faces.filter((face) => face.type_line.includes('Vehicle')).length).toBeGreaterThanOrEqual(2)
    const planeswalkers = cards.filter((card) => front(card).type_line.includes('Planeswalker'))
    expect(planeswalkers.map(colorsOf)).toEqual([...COLORS])
    expect(planeswalkers.map((card) => card.data.rarity)).toEqual(Array(5).fill('mythic'))
  })

  it('has ten common dual lands, one for each pair of colors', () => {
    const duals = ofRarity('common').filter((card) => front(card).type_line === 'Land')
    const pairs = duals.map((card) => samePair(front(card).produced_mana.join('').toUpperCase()))
    expect(pairs.sort()).toEqual(PAIRS.map(samePair).sort())
  })
})

describe('the limited environment', () => {
  it.each(COLORS)('has commons of %s at each mana value from one to six, most of them cheap', (color) => {
    const values = commonsOf(color).map(manaValue)
    expect(new Set(values)).toEqual(new Set([1, 2, 3, 4, 5, 6]))
    expect(values.filter((value) => value <= 3).length).toBeGreaterThan(values.length / 2)
  })

  it.each(COLORS)('has creatures and other spells among the commons of %s', (color) => {
    const creatures = commonsOf(color).filter((card) => front(card).type_line.includes('Creature'))
    expect(creatures.length).toBeGreaterThanOrEqual(10)
    expect(commonsOf(color).length - creatures.length).toBeGreaterThanOrEqual(5)
  })

  it.each([
    ['W', /can't attack or block|Exile target attacking/],
    ['U', /doesn't untap during|into their library/],
    ['B', /Destroy target creature|gets -2\/-2/],
    ['R', /deals \d damage to (target creature|any target)/],
    ['G', /fights? target creature|deals damage equal to its power/],
  ])('has removal at common in %s', (color, removal) => {
    const found = commonsOf(color).filter((card) => removal.test(front(card).oracle_text))
    expect(found.length).toBeGreaterThanOrEqual(2)
  })

  it.each(PAIRS)('shows the way of %s with two signposts and a rare', (pair) => {
    const signposts = ofPair(pair).filter(
      (card) => card.data.rarity === 'uncommon' && card.data.layout === 'normal',
    )
    expect(signposts).toHaveLength(2)
    expect(signposts.some((card) => front(card).type_line.includes('Creature'))).toBe(true)
    expect(ofPair(pair).some((card) => card.data.rarity === 'rare' && card.data.layout === 'normal')).toBe(
      true,
    )
  })
})

describe('the records', () => {
  it('are numbered from one by color, then multicolor, artifacts, lands and basic lands', () => {
    expect(cards.map((card) => card.data.collector_number)).toEqual(
      cards.map((_, index) => String(index + 1)),
    )
    const group = (card: Card) => {
      const colors = colorsOf(card)
      if (front(card).type_line.startsWith('Basic')) return 8
      if (front(card).type_line.includes('Land')) return 7
      if (colors === '') return 6
      return colors.length > 1 ? 5 : COLORS.findIndex((color) => color === colors)
    }
    const groups = cards.map(group)
    expect(groups).toEqual([...groups].sort((one, other) => one - other))
  })

  it('have ids that stay the same', () => {
    expect(new Set(cards.map((card) => card._id)).size).toBe(cards.length)
    expect(starterCards().map((card) => card._id)).toEqual(cards.map((card) => card._id))
    const forest = cards.find((card) => nameOf(card) === 'Forest')
    // md5 of `Forest|lomm|277`, worked out outside of this program
    expect(forest?._id).toBe('scryfall-md5-9e7fb2aac429bb30bcd2222a1511b3ef')
  })

  it('belong to the set and carry no more than a set card carries', () => {
    for (const card of cards) {
      expect(card.source).toBe('scryfall')
      expect(card.data).toMatchObject({ set: STARTER_SET.code, digital: false, legal: [] })
    }
    expect(faces.every((face) => face.artist === 'Parlour' && face.image_uri === '')).toBe(true)
  })

  it('have names that occur once', () => {
    const names = faces.map((face) => face.name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('have costs of known symbols in the printed order', () => {
    for (const face of faces) {
      expect(face.mana_cost).toMatch(/^(\{([WUBRGX]|\d+)\})*$/)
      expect(canonicalCost(face.mana_cost), face.name).toBe(face.mana_cost)
    }
  })

  it('have a cost exactly on faces that are cast', () => {
    for (const card of cards) {
      for (const [index, face] of card.data.card_faces.entries()) {
        const back = card.data.layout === 'transform' && index === 1
        const uncast = back || face.type_line.includes('Land')
        expect(face.mana_cost === '', face.name).toBe(uncast)
        expect(face.color_indicator.length > 0, face.name).toBe(back)
      }
    }
  })

  it('have power and toughness exactly on creatures and Vehicles, loyalty exactly on planeswalkers', () => {
    for (const face of faces) {
      const sized = /Creature|Vehicle/.test(face.type_line)
      expect(
        [face.power, face.toughness].map((value) => /^\d+$/.test(value)),
        face.name,
      ).toEqual([sized, sized])
      if (!sized) expect(face.power + face.toughness, face.name).toBe('')
      expect(/^\d+$/.test(face.loyalty), face.name).toBe(face.type_line.includes('Planeswalker'))
    }
  })

  it('produce the mana their texts add', () => {
    const produced = (name: string) => faces.find((face) => face.name === name)?.produced_mana.join('')
    expect(produced('Island')).toBe('u')
    expect(produced('Ninth Pier')).toBe('ub')
    expect(produced('Fenwalk Druid')).toBe('wubrg')
    expect(produced('Hundred-Lamp Quay')).toBe('c')
    expect(produced('The Seeing Furnace')).toBe('ur')
    expect(produced('Waterwheel in Bloom')).toBe('')
    expect(produced('Canal Golem')).toBe('')
  })
})
