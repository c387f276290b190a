import type { Services } from '../services'
import type { RunningGame } from './running-game'

/**
 * Returns what is read of a game, and the game that it belongs to: it is read again where somebody changed
 * the game meanwhile.
 */
export async function ofOneVersion<T>(
  { play }: Services,
  first: RunningGame,
  read: (game: RunningGame) => Promise<T>,
): Promise<{ readonly game: RunningGame; readonly value: T }> {
  for (let game = first; ; ) {
    const value = await read(game)
    const now = await play.current(game.id)
    if (now.version === game.version) return { game, value }
    game = now
  }
}
