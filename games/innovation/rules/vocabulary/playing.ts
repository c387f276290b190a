import type { Game } from '../engine/game/game'

/** A player of a game that goes on: for whom verbs act. */
export interface PlayerInGame {
  readonly game: Game
  readonly player: number
}
