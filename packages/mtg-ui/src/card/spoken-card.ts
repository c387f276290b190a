import {
  type Card,
  type CardFace,
  faceAt,
  facesOf,
  isMalformed,
  manaSymbol,
  powerToughnessText,
  shownRulesText,
  showsPowerToughness,
} from '@parlour/mtg-cards'
import { manaName } from '../mana/mana-drawing'

/**
 * Returns what a screen reader says of a card after its name: cost, type, power and toughness, and text of
 * each face, with symbols as words. Empty for a card that cannot be shown.
 */
export function spokenCard(card: Card): string {
  if (isMalformed(card)) return ''
  return facesOf(card.data)
    .map((_, index) => spokenFace(faceAt(card.data, index), index))
    .join(' ')
}

function spokenFace(face: CardFace, index: number): string {
  const facts = [
    index > 0 && `other face ${face.name}`,
    face.mana_cost !== '' && `cost ${symbolsAsWords(face.mana_cost)}`,
    face.type_line,
    showsPowerToughness(face) && powerToughnessText(face),
  ]
  const line = facts.filter((fact) => typeof fact === 'string' && fact !== '').join(', ')
  const text = symbolsAsWords(shownRulesText(face)).replaceAll('\n', ' ')
  return text === '' ? `${line}.` : `${line}. ${text}`
}

const symbolsAsWords = (text: string): string =>
  text
    .replaceAll(/\{([^{}]+)\}/g, (_, symbol: string) => `${manaName(manaSymbol(symbol))}, `)
    .replaceAll(/, (?=[:.,]|$)/g, '')
    .trim()
