import type { ShownCard } from '../../rules/view'

/** A pile that somebody looks through. */
export interface OpenPile {
  readonly title: string
  /** Who may look through it, in a sentence. */
  readonly sight: string
  readonly cards: readonly ShownCard[]
  /** What is said above each card, where something is. */
  readonly notes?: readonly string[]
}
