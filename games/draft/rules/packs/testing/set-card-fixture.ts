import { type Card, cardName, cardTypeLine, frontColors } from '@parlour/mtg-cards'
import type { SetCard } from '../set-card'

/** A card of the library as makers of packs take it. */
export const setCard = (card: Card): SetCard => ({
  _id: card._id,
  name: cardName(card.data),
  colors: frontColors(card.data).join(''),
  rarity: card.data.rarity,
  layout: card.data.layout,
  type_line: cardTypeLine(card.data),
  collector_number: card.data.collector_number ?? '',
})
