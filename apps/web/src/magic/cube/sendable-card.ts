import type { CardData } from '@parlour/mtg-cards'

/** A card's data as the calls take it. */
export function sendableCard({ card_faces, layout, rarity, digital, legal }: CardData) {
  return {
    card_faces: card_faces.map((face) => ({
      ...face,
      color_indicator: [...face.color_indicator],
      produced_mana: [...face.produced_mana],
    })),
    layout,
    rarity,
    digital,
    legal: [...legal],
  }
}
