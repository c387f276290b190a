import type { CardData } from './card'
import { faceAt, facesOf } from './blank-card'
import { cardManaValue } from './card-mana-value'
import { rulesTextWithoutName, shownRulesText } from './card-text'

/**
 * Returns a key that two cards share exactly when they play the same: layout, mana value and, per face, name,
 * rules text, type line, cost, defense, loyalty, power and toughness (rules: cards 4). Printing, art and
 * flavor do not count. The key groups cards without comparing each pair.
 */
export function sameCardKey(data: CardData): string {
  const faces = facesOf(data).map((_, index) => {
    const face = faceAt(data, index)
    const { name, type_line, mana_cost, defense, loyalty, power, toughness } = face
    // A legend's own short name stands as its whole name in a cube's copy.
    const rules = rulesTextWithoutName({ ...face, oracle_text: shownRulesText(face) })
    return [name, rules, type_line, mana_cost, defense, loyalty, power, toughness]
  })
  return JSON.stringify([data.layout, String(cardManaValue(data)), faces])
}
