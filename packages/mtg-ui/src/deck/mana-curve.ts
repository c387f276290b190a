import { type Card, deckSection } from '@parlour/mtg-cards'
import { MANA_VALUES, manaValueColumn } from '../piles/piles'

/** How many cards of some mana value a deck plays. */
export interface CurveColumn {
  readonly label: string
  readonly creatures: number
  readonly others: number
}

/** Returns the cards in the columns of their mana values, creatures apart; lands are not counted. */
export function manaCurve(cards: readonly Card[]): readonly CurveColumn[] {
  const played = cards.filter(({ data }) => deckSection(data) !== 'land')
  return MANA_VALUES.map((label) => {
    const inColumn = played.filter((card) => manaValueColumn(card) === label)
    const creatures = inColumn.filter(({ data }) => deckSection(data) === 'creature').length
    return { label, creatures, others: inColumn.length - creatures }
  })
}
