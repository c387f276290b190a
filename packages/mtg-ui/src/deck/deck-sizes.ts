import type { DeckFormat } from '@parlour/mtg-cards'

const SIZES: Readonly<Partial<Record<DeckFormat, number>>> = {
  draft: 40,
  commander: 99,
  brawl: 59,
}

/** How many cards the main deck is filled up to, by format. */
export const deckSizeOf = (format: DeckFormat): number => SIZES[format] ?? 60
