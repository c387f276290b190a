import type { OpenGame } from './game-store'

export const LOADING = 'Loading game data'
const KILLED = 'This game was killed.'
const NONE = 'Game not found. It may have been killed.'

/**
 * The sentence to show in the place of the game; undefined when the game is to be shown. One that the hub does not know any
 * more was killed: nothing on its board could be answered. Of an id that it never knew the hub speaks as to a program.
 */
export function insteadOfGame({ game, failure }: Pick<OpenGame, 'game' | 'failure'>): string | undefined {
  if (game === undefined) {
    const isNone = failure?.httpStatus === 404 || failure?.httpStatus === 400
    return isNone ? NONE : (failure?.message ?? LOADING)
  }
  return failure?.httpStatus === 404 ? KILLED : undefined
}
