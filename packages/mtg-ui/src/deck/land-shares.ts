import {
  type Card,
  COLOR_LETTERS,
  type ColorLetter,
  colorIdentity,
  costColors,
  deckSection,
  facesOf,
  producedMana,
  symbolsIn,
} from '@parlour/mtg-cards'

export type LandCounts = Readonly<Record<ColorLetter, number>>
export const NO_LANDS: LandCounts = { w: 0, u: 0, b: 0, r: 0, g: 0 }
/** The basic land of each color. */
export const BASIC_LANDS: Readonly<Record<ColorLetter, string>> = {
  w: 'Plains',
  u: 'Island',
  b: 'Swamp',
  r: 'Mountain',
  g: 'Forest',
}

/** How many symbols of each color stand in the costs of the cards; a hybrid counts for all of its colors. */
export function colorSymbols(cards: readonly Card[]): LandCounts {
  const counts = { ...NO_LANDS }
  for (const { data } of cards) {
    if (deckSection(data) === 'land') continue
    for (const { mana_cost } of facesOf(data))
      for (const symbol of symbolsIn(mana_cost))
        for (const color of costColors(`{${symbol}}`)) counts[color] += 1
  }
  return counts
}

/** How many lands make mana of each color; one of several colors counts for each of them in part. */
function landSources(cards: readonly Card[], played: readonly ColorLetter[]): Record<ColorLetter, number> {
  const sources: Record<ColorLetter, number> = { ...NO_LANDS }
  for (const { data } of cards) {
    if (deckSection(data) !== 'land') continue
    const makes = producedMana(data).length > 0 ? producedMana(data) : colorIdentity(data)
    const useful = played.filter((color) => makes.includes(color))
    for (const color of useful) sources[color] += 1 / useful.length
  }
  return sources
}

/**
 * Shares a number of basic lands among the colors of the cards, so that together with the lands that are
 * there already each color has its share of the symbols: land after land goes to the color that lacks most. A
 * color that is played and has no land yet gets one first, if there are enough.
 */
export function landShares(cards: readonly Card[], lands: number): LandCounts {
  const symbols = colorSymbols(cards)
  const played = COLOR_LETTERS.filter((color) => symbols[color] > 0)
  const total = played.reduce((sum, color) => sum + symbols[color], 0)
  const shares: Record<ColorLetter, number> = { ...NO_LANDS }
  if (total === 0 || lands <= 0) return shares
  const has = landSources(cards, played)
  const all = lands + played.reduce((sum, color) => sum + has[color], 0)
  const bare = played.filter((color) => has[color] === 0)
  const lacks = (color: ColorLetter) => (all * symbols[color]) / total - has[color] - shares[color]
  for (let left = lands; left > 0; left -= 1) {
    const first = lands >= bare.length ? bare.find((color) => shares[color] === 0) : undefined
    const [neediest] = played.toSorted((a, b) => lacks(b) - lacks(a))
    const color = first ?? neediest
    if (color !== undefined) shares[color] += 1
  }
  return shares
}

/** Why there is nothing to share, as a sentence; nothing when there is. */
export function noSharesReason(cards: readonly Card[], lands: number): string | undefined {
  if (lands <= 0) return 'The main deck already has that many cards.'
  const hasColor = Object.values(colorSymbols(cards)).some((count) => count > 0)
  return hasColor ? undefined : 'No card in the deck has a colored cost. Add lands manually.'
}
