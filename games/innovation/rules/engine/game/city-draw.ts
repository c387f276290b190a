import type { Verb } from '@parlour/card-game'
import { draw } from './drawing'
import type { Game } from './game'
import { cardOrNot } from '../board/library'

/** A player without a city in hand draws one (rules: innovation 23.1). */
export function* drawCity(game: Game, player: number): Verb {
  if (!game.board.expansions.includes('city')) return
  if (game.zone(player, 'hand').some((name) => cardOrNot(name)?.set === 'city')) return
  yield* draw(game, player, { set: 'city' })
}
