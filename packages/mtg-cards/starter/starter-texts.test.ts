import { describe, expect, it } from 'vitest'
import type { Card } from '../src/card/card'
import { cardName } from '../src/card/card-text'
import { STARTER_CUBE, STARTER_RATINGS, starterCards } from './index'

const cards = starterCards()
const faces = cards.flatMap((card) => card.data.card_faces)
const nameOf = (card: Card) => cardName(card.data)
const names = new Set(cards.map(nameOf))

const KEYWORDS =
  /^(Flying|Flash|Haste|First strike|Vigilance|Trample|Reach|Lifelink|Deathtouch|Menace|Defender|Ward \{\d\}|Enchant creature|Equip \{\d\})(, (flying|haste|first strike|vigilance|trample|reach|lifelink|menace|ward \{\d\}))*$/

describe('the texts of the starter set', () => {
  it.each(faces.map((face) => [face.name, face] as const))(
    '%s is written in the style of a card',
    (_, face) => {
      const { oracle_text: text, flavor_text: flavor, type_line: type, name } = face
      expect(text).not.toMatch(/CARD_NAME|\s{2}|\s$|^\s|\n\n|'[a-z]+ed ability/)
      for (const line of text === '' ? [] : text.split('\n')) {
        expect(KEYWORDS.test(line) || /([.)!"]|\u2014)$/.test(line), line).toBe(true)
        expect(line, line).toMatch(/^[A-Z{(•+\u2212]/)
        expect(line.split('"').length % 2, line).toBe(1)
        expect(line.split('(').length, line).toBe(line.split(')').length)
      }
      const bare = text.replaceAll(/\{([WUBRGCTX]|\d+)\}/g, '')
      expect(bare).not.toMatch(/[{}]/)
      if (flavor !== '') expect(flavor).toMatch(/[.!?"]$/)
      expect(type).toMatch(/^[A-Z][A-Za-z]+( [A-Z][A-Za-z]+)*( \u2014 [A-Z][A-Za-z]+( [A-Z][A-Za-z]+)*)?$/)
      expect(name).not.toMatch(/\s{2}|\/\//)
    },
  )

  it('call a permanent that is not legendary by its type, a legendary one by name', () => {
    for (const { name, type_line: type, oracle_text: text } of faces) {
      if (/Instant|Sorcery/.test(type)) expect(text, name).not.toMatch(/\bthis (creature|land|artifact)\b/)
      else if (/Legendary/.test(type))
        expect(text, name).not.toMatch(/\b[Tt]his (creature|artifact|Vehicle) (enters|attacks|dies|gets)/)
      else expect(text.includes(name) && !type.startsWith('Basic'), name).toBe(false)
    }
  })

  it('explain the mechanics of the set wherever they stand', () => {
    const missing = faces.filter(({ oracle_text: text }) => {
      const kindle =
        /\b[Kk]indles?\b/.test(text) &&
        !text.includes('create a Lantern token') &&
        !text.includes('Create a Lantern token')
      const resurface =
        /^Resurface|have resurface/m.test(text) && !text.includes('2/2 black Zombie creature token')
      return kindle || resurface
    })
    expect(missing.map((face) => face.name)).toEqual([])
  })

  it('have flavor on a good part of the cards', () => {
    expect(faces.filter((face) => face.flavor_text !== '').length).toBeGreaterThan(faces.length / 2)
  })
})

describe('the starter cube', () => {
  it('has 360 cards of the set and no basic land', () => {
    expect(STARTER_CUBE.cards).toHaveLength(360)
    expect(STARTER_CUBE.cards.filter((name) => !names.has(name))).toEqual([])
    expect(STARTER_CUBE.cards.filter((name) => /^(Plains|Island|Swamp|Mountain|Forest)$/.test(name))).toEqual(
      [],
    )
  })

  it('has no card more than twice, and each color equally often', () => {
    const copies = (name: string) => STARTER_CUBE.cards.filter((other) => other === name).length
    expect(STARTER_CUBE.cards.filter((name) => copies(name) > 2)).toEqual([])
    const colors = new Map(
      cards.map((card) => [
        nameOf(card),
        new Set(
          card.data.card_faces
            .map((face) => face.mana_cost)
            .join('')
            .match(/[WUBRG]/g),
        ),
      ]),
    )
    const counts = ['W', 'U', 'B', 'R', 'G'].map((color) => {
      const mono = (name: string) => colors.get(name)?.size === 1 && colors.get(name)?.has(color)
      return STARTER_CUBE.cards.filter(mono).length
    })
    expect(new Set(counts), counts.join(' ')).toEqual(new Set([57]))
  })

  it('has sixty different scars, each a sentence or more', () => {
    expect(STARTER_CUBE.scars).toHaveLength(60)
    expect(new Set(STARTER_CUBE.scars).size).toBe(60)
    for (const scar of STARTER_CUBE.scars) expect(scar).toMatch(/^[A-Z].*[.!"]$/)
  })
})

describe('the ratings', () => {
  it('lie between 0 and 5, for every card and no other, with one decimal', () => {
    expect(new Set(Object.keys(STARTER_RATINGS))).toEqual(names)
    for (const rating of Object.values(STARTER_RATINGS)) {
      expect(rating).toBeGreaterThanOrEqual(0)
      expect(rating).toBeLessThanOrEqual(5)
      expect(Math.round(rating * 10) / 10).toBe(rating)
    }
  })

  it('value rares and mythics above commons', () => {
    const mean = (rarity: string) => {
      const rated = cards
        .filter((card) => card.data.rarity === rarity)
        .map((card) => STARTER_RATINGS[nameOf(card)] ?? 0)
      return rated.reduce((sum, rating) => sum + rating, 0) / rated.length
    }
    expect(mean('uncommon')).toBeGreaterThan(mean('common'))
    expect(mean('rare')).toBeGreaterThan(mean('uncommon'))
    expect(mean('mythic')).toBeGreaterThan(mean('rare'))
  })
})
