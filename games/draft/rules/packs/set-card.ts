import type { DraftableCard } from '../deal-packs'

/** What the recipe has to know of a card of a set. */
export interface SetCard extends DraftableCard {
  readonly rarity: string
  readonly layout: string
  readonly type_line: string
  /** Tells what came in boosters, where it is known. */
  readonly collector_number?: string
  /** What the provider tells of that. */
  readonly booster?: boolean
}
