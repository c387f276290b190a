import type { OpenGame } from './game-store'

export const LOADING = 'Loading game data'
const KILLED = 'This game was killed.'

/**
 * The sentence to show in the place of the game; undefined when the game is to be shown. One that the hub does not know any
 * more was killed: nothing on its board could be answered.
 */
export function insteadOfGame({ game, failure }: Pick<OpenGame, 'game' | 'failure'>): string | undefined {
  if (game === undefined) return failure?.message ?? LOADING
  return failure?.httpStatus === 404 ? KILLED : undefined
}
