import {
  type Card,
  COLOR_LETTERS,
  type ColorLetter,
  costColors,
  deckSection,
  facesOf,
  symbolsIn,
} from '@parlour/mtg-cards'

export type LandCounts = Readonly<Record<ColorLetter, number>>
export const NO_LANDS: LandCounts = { w: 0, u: 0, b: 0, r: 0, g: 0 }
/** The basic land of each colour. */
export const BASIC_LANDS: Readonly<Record<ColorLetter, string>> = {
  w: 'Plains',
  u: 'Island',
  b: 'Swamp',
  r: 'Mountain',
  g: 'Forest',
}

/** How many symbols of each colour stand in the costs of the cards; a hybrid counts for all of its colours. */
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

/**
 * Shares a number of basic lands among the colours of the cards, in proportion to their symbols: whole parts first, the rest to
 * the largest remainders. Every colour that is played gets at least one, if there are enough.
 */
export function landShares(cards: readonly Card[], lands: number): LandCounts {
  const symbols = colorSymbols(cards)
  const played = COLOR_LETTERS.filter((color) => symbols[color] > 0)
  const total = played.reduce((sum, color) => sum + symbols[color], 0)
  const shares: Record<ColorLetter, number> = { ...NO_LANDS }
  if (total === 0 || lands <= 0) return shares
  const least = lands >= played.length ? 1 : 0
  const free = lands - least * played.length
  for (const color of played) shares[color] = least + Math.floor((free * symbols[color]) / total)
  const remainder = (color: ColorLetter) => (free * symbols[color]) % total
  const byRemainder = played.toSorted((a, b) => remainder(b) - remainder(a))
  const left = lands - played.reduce((sum, color) => sum + shares[color], 0)
  for (const color of byRemainder.slice(0, left)) shares[color] += 1
  return shares
}
