import { starterName, type StarterCard } from './starter-card'

const STARTER_CUBE_SIZE = 360

const isColored = (card: StarterCard) => card.faces.some((face) => /[WUBRG]/.test(face.cost ?? ''))

/**
 * The 360 names of the cube, made of the cards of the set without its basic lands: every colored card, every
 * colored common a second time, which keeps the colors exactly even, and the best of the colorless cards for
 * the rest.
 */
export function starterCubeNames(cards: readonly StarterCard[]): readonly string[] {
  const colored = cards.filter(isColored)
  const secondCopies = colored.filter((card) => card.rarity === 'common')
  const colorless = cards.filter((card) => !isColored(card)).sort((one, other) => other.rating - one.rating)
  return [...colored, ...secondCopies, ...colorless].slice(0, STARTER_CUBE_SIZE).map(starterName)
}
