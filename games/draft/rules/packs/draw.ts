import type { Random } from '@parlour/kernel'
import type { SetCard } from './set-card'

/** A card and how likely it is, in relation to the others of its sheet. */
export interface WeighedCard {
  readonly card: SetCard
  readonly weight: number
}

/**
 * Draws different cards, as many as there are at most, each exactly as often as its weight says: the cards
 * lie side by side in random order, each as long as it is likely, and every whole step from a random start
 * takes one.
 */
export function drawWeighed(
  cards: readonly WeighedCard[],
  count: number,
  random: Random,
): readonly SetCard[] {
  const wanted = Math.min(count, cards.length)
  if (wanted <= 0) return []
  const likely = likelihoods(cards, wanted)
  const drawn: SetCard[] = []
  let reach = random.next()
  for (const { card, weight } of random.shuffle(likely)) {
    reach += weight
    // Sums of fractions miss whole numbers by a hair.
    if (reach < 1 - 1e-9) continue
    reach -= 1
    drawn.push(card)
  }
  return drawn.slice(0, wanted)
}

/** Weights made into chances that sum up to the number wanted, none above 1. */
function likelihoods(cards: readonly WeighedCard[], wanted: number): readonly WeighedCard[] {
  const sum = cards.reduce((all, { weight }) => all + weight, 0)
  const scaled = cards.map(({ card, weight }) => ({ card, weight: (weight * wanted) / sum }))
  const certain = scaled.filter(({ weight }) => weight >= 1)
  if (certain.length === 0) return scaled
  const others = scaled.filter(({ weight }) => weight < 1)
  const rest = others.length === 0 ? [] : likelihoods(others, wanted - certain.length)
  return [...certain.map(({ card }) => ({ card, weight: 1 })), ...rest]
}

const COLORS = ['w', 'u', 'b', 'r', 'g']

/**
 * Draws cards of equal weight with at least one of each color: one of each first, then the rest with chances
 * that make up for it, so that in the end no card comes more often than another. A color with too few cards
 * for that is not forced.
 */
export function drawBalanced(
  cards: readonly WeighedCard[],
  count: number,
  random: Random,
): readonly SetCard[] {
  const share = count / cards.length
  const groups = COLORS.map((color) => cards.filter(({ card }) => card.colors === color)).filter(
    (group) => group.length > 0 && 1 / group.length <= share,
  )
  if (share >= 1 || groups.length > count) return drawWeighed(cards, count, random)
  const first = groups.map((group) => random.pick(group))
  const groupOf = new Map(groups.flatMap((group) => group.map((one) => [one, group.length] as const)))
  const rest = cards
    .filter((one) => !first.includes(one))
    .map((one) => {
      const size = groupOf.get(one)
      const weight = size === undefined ? share : (share - 1 / size) / (1 - 1 / size)
      return { card: one.card, weight }
    })
    .filter(({ weight }) => weight > 0)
  return [...first.map(({ card }) => card), ...drawWeighed(rest, count - first.length, random)]
}
