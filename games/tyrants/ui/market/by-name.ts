import type { CardView } from '../../rules/view'

/** Returns cards by name; copies in the order in which they lie. */
export const byName = (cards: readonly CardView[]): readonly CardView[] =>
  cards.toSorted((one, other) => one.name.localeCompare(other.name))
