import type { Shown } from '../../rules/view'

/** A pile that somebody looks through. */
export interface OpenPile {
  readonly title: string
  readonly cards: readonly Shown[]
}
