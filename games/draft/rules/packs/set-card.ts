import type { DraftableCard } from '../deal-packs'

/** What a recipe needs to know about a card of a set. */
export interface SetCard extends DraftableCard {
  readonly rarity: string
  readonly layout: string
  readonly type_line: string
  /** Tells what came in boosters, if known. */
  readonly collector_number?: string
  /** What the provider says about that. */
  readonly booster?: boolean
}
