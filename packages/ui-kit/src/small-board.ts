import type { SerializedGame } from '@parlour/protocol'
import type { ComponentType, CSSProperties } from 'react'

/** How a game is shown small, beside others: what everybody may know of it, drawn from its present view. */
export interface SmallBoard {
  readonly Board: ComponentType<{ readonly game: SerializedGame }>
  /** How far it is, in a few words, such as `round 9`. */
  readonly progress: (game: SerializedGame) => string
  /** What stands beside the names of the players, in a few words, where the board does not say it. */
  readonly figures: (game: SerializedGame) => readonly { readonly name: string; readonly words: string }[]
  /** The colors of seats, where players choose them. */
  readonly colors?: (game: SerializedGame) => CSSProperties
}
