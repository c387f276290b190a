import type { Card, CardSource } from '@parlour/mtg-cards'

/** The versions of the server's cards, by source (rules: hub 6). */
export interface CardVersions {
  readonly custom?: number
  readonly scryfall?: string
}

/** Where a browser keeps cards between visits. */
export interface CardStore {
  /** Returns those of the cards that are kept. */
  readonly get: (ids: readonly string[]) => Promise<readonly Card[]>
  readonly put: (cards: readonly Card[]) => Promise<void>
  readonly remove: (id: string) => Promise<void>
  /** Forgets every card of a source. */
  readonly clear: (source: CardSource) => Promise<void>
  readonly versions: () => Promise<CardVersions>
  readonly setVersions: (versions: CardVersions) => Promise<void>
}
