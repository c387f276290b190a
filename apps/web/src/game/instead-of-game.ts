import type { GamePageState } from './open-game'

export const LOADING = 'Loading game data'
const KILLED = 'This game was killed.'
const NONE = 'Game not found. It may have been killed.'

/**
 * Returns the sentence to show instead of the game, or undefined to show the game. A game that the server no
 * longer knows was killed, so nothing on its board could be answered. For an unknown id the server's message
 * is technical, so we show our own.
 */
export function insteadOfGame({
  game,
  failure,
}: Pick<GamePageState, 'game' | 'failure'>): string | undefined {
  if (game === undefined) {
    const isNone = failure?.httpStatus === 404 || failure?.httpStatus === 400
    return isNone ? NONE : (failure?.message ?? LOADING)
  }
  return failure?.httpStatus === 404 ? KILLED : undefined
}
