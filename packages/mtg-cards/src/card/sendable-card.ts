import type { CardData } from './card'

/** A card's data as calls take it: nothing but what a person may write, in lists that may be written. */
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
