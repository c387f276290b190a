import { type LinkedGame, winnersOf } from './linked-game'

/** How games stand from the side of one player. */
export interface GameScore {
  readonly won: number
  readonly lost: number
  readonly drawn: number
  /** Not over yet. */
  readonly running: number
}

/** Returns how games stand for a player (id) who sits in all of them. */
export function scoreOf(games: readonly LinkedGame[], player: string): GameScore {
  const over = games.filter(({ gameOver }) => gameOver).map(winnersOf)
  const won = over.filter((winners) => winners.includes(player)).length
  const drawn = over.filter((winners) => winners.length === 0).length
  return { won, drawn, lost: over.length - won - drawn, running: games.length - over.length }
}

/** Returns a score as match stats say it: `W - L - D`. */
export const scoreText = ({ won, lost, drawn }: GameScore): string => `${won} - ${lost} - ${drawn}`

/**
 * Returns a score as a cell of the table of results: `2-1`, with `*` when games have no winner; empty without
 * games.
 */
export function cellText({ won, lost, drawn, running }: GameScore): string {
  const open = drawn + running
  return won + lost + open === 0 ? '' : `${won}-${lost}${open > 0 ? '*' : ''}`
}
