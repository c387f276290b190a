import { withVerbs } from '@parlour/card-game'
import type { Game } from '../engine/game/game'
import { cardChoices } from './card-choices'
import { choices } from './choices'
import { claims } from './claims'
import { draws } from './draws'
import { executions } from './executions'
import { moves } from './moves'
import type { ActingPlayer } from './playing'
import { Reader } from './reader'
import { splays } from './splays'

class Player extends Reader implements ActingPlayer {
  declare readonly game: Game
  readonly least: 0 | 1
  #may: this | undefined

  constructor(game: Game, player: number, least: 0 | 1 = 1) {
    super(game, player)
    this.least = least
  }

  /** The same player where the text says "you may": what follows may be declined. */
  get may(): this {
    const { game, player } = this
    return (this.#may ??= playerOf(game, player, 0) as this)
  }
}

const playerOf = (game: Game, player: number, least: 0 | 1): Player =>
  new PlayerWithVerbs(game, player, least)

const PlayerWithVerbs = withVerbs(Player, choices, cardChoices, draws, moves, splays, claims, executions)

/** A player as texts speak of one: `you`, `me`. `you.may.return(...)` is "you may return ...". */
export type Seat = InstanceType<typeof PlayerWithVerbs>

export const seatOf = (game: Game, player: number): Seat => new PlayerWithVerbs(game, player)
