import { refusalsOf } from '@parlour/kernel'

/** What is refused of the parts of a card and of a deck. */
export const CARD_REFUSALS = {
  face_is_original: {
    sentence: 'An original face of a card cannot be removed.',
    remedy: 'Remove only faces that were added.',
  },
  no_color_indicator: {
    sentence: 'There is no color indicator for "{letters}".',
    remedy: 'Choose other colors.',
  },
  card_not_in_zone: {
    sentence: 'The card is not in the {zone}.',
    remedy: 'Load the deck again.',
  },
  // Rules: screens 1.5.
  indicator_beside_cost: {
    sentence: 'You can only use the color indicator if there is no color in the mana cost.',
    remedy: 'Take the colors out of the mana cost.',
  },
} as const

/** Returns the refusal of an entry, with the values that its sentence names. */
export const refusal = refusalsOf(CARD_REFUSALS)
