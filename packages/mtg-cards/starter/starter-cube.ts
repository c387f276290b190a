import { cardName, type StarterCard } from './starter-card'

export const STARTER_CUBE_SIZE = 360

function copies(cards: readonly StarterCard[], colored: boolean): readonly string[] {
  const commons = cards.filter((card) => card.rarity === 'common')
  return commons.filter((card) => colored === /[WUBRG]/.test(card.faces[0]?.cost ?? '')).map(cardName)
}

/**
 * The 360 names of the cube, made of the cards of the set without its basic lands: every card once, every coloured
 * common a second time, which keeps the colours even, and colourless commons, best first, for the places that are left.
 */
export function starterCubeNames(cards: readonly StarterCard[]): readonly string[] {
  const byRating = [...cards].sort((one, other) => other.rating - one.rating)
  const names = [...cards.map(cardName), ...copies(cards, true), ...copies(byRating, false)]
  return names.slice(0, STARTER_CUBE_SIZE)
}
