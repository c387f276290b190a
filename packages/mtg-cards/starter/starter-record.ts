import { cardFace } from '../src/card/blank-card'
import type { Card, CardFace, ManaLetter } from '../src/card/card'
import { providerCardId } from '../src/node'
import type { StarterCard, StarterFace } from './starter-card'

const MANA_LETTERS: readonly ManaLetter[] = ['w', 'u', 'b', 'r', 'g', 'c']

/**
 * The mana a rules text says it adds; abilities that the text grants to other permanents, in quotes, do not
 * count.
 */
function producedMana(text: string): readonly ManaLetter[] {
  const found = new Set<string>()
  for (const [sentence] of text.replaceAll(/"[^"]*"/g, '').matchAll(/\bAdd [^.]*/g)) {
    if (/any (one )?color/.test(sentence)) for (const letter of 'wubrg') found.add(letter)
    for (const [, letter = ''] of sentence.matchAll(/\{([WUBRGC])\}/g)) found.add(letter.toLowerCase())
  }
  return MANA_LETTERS.filter((letter) => found.has(letter))
}

function recordFace(face: StarterFace): CardFace {
  const { name, cost = '', type, pt = '', loyalty = '', text = '', flavor = '', indicator = [] } = face
  const [power = '', toughness = ''] = pt.split('/')
  return cardFace({
    name,
    mana_cost: cost,
    type_line: type,
    oracle_text: text,
    flavor_text: flavor,
    power,
    toughness,
    loyalty,
    artist: 'Parlour',
    color_indicator: indicator,
    produced_mana: producedMana(text),
  })
}

/**
 * The stored record of a card of the starter set. Its id is made of names, set and number (rules: cards 3.6),
 * so it stays the same over restarts and machines.
 */
export function starterRecord(card: StarterCard, set: string, collectorNumber: string): Card {
  const names = card.faces.map((face) => face.name)
  return {
    _id: providerCardId({ names, set, collectorNumber }),
    source: 'scryfall',
    data: {
      card_faces: card.faces.map(recordFace),
      layout: card.layout,
      rarity: card.rarity,
      set,
      collector_number: collectorNumber,
      digital: false,
      legal: [],
    },
  }
}
