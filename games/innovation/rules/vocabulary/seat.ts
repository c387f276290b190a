import type { Game } from '../engine/game/game'
import { Executions } from './executions'

/** A player as texts speak of one: `you`, `me`. `you.may.return(...)` is "you may return ...". */
export class Seat extends Executions {
  #may: Seat | undefined

  get may(): Seat {
    return (this.#may ??= new Seat(this.game, this.player, 0))
  }
}

export const seatOf = (game: Game, player: number): Seat => new Seat(game, player)
