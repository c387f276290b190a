import type { Shown } from '../../rules/view'

/** A pile that somebody looks through. */
export interface OpenPile {
  readonly title: string
  readonly cards: readonly Shown[]
  /** What is said above each card, where something is. */
  readonly notes?: readonly string[]
}
