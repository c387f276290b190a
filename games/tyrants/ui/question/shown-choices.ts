import type { ReactNode } from 'react'

/** The choices of a question as they are drawn, wherever they stand. */
export interface ShownChoices {
  /** The card in the course of which is asked. */
  readonly because: ReactNode
  /** Plain cards that are played at once are worth a place before the others. */
  readonly isPlainFirst: boolean
  /** What stands in no group. */
  readonly rest: ReactNode
  /** The choices of a group, by its index. */
  readonly groupOf: (index: number) => ReactNode
  /** What ends the turn. */
  readonly end: ReactNode
}
