import type { CardData } from './card'

/** A card's data as calls accept it: only the fields that a person may write, in mutable lists. */
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
