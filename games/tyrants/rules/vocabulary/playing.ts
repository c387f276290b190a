import { verbsFor } from '@parlour/card-game'
import type { Game } from '../engine/game'

/** A player for whom verbs act. */
export interface ActingPlayer {
  readonly game: Game
  readonly player: number
  /** The copy of the card whose text is being carried out. */
  readonly source: string
  /** 0 where the text says "you may", 1 where it does not. */
  readonly least: 0 | 1
}

/** How tables of verbs are written: `this` is the player for whom they act. */
export const verbs = verbsFor<ActingPlayer>()
