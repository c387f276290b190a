import type { GameSummary } from '@parlour/protocol'

type LinkedGame = Pick<GameSummary, 'settings' | 'gameOver' | 'gameOverData'>

/** What two drafters have played against each other. */
export interface Match {
  readonly wins: number
  readonly losses: number
  /** Games without a winner: running, or drawn. */
  readonly open: number
}

/** The result of `row` against `column` over the linked games of exactly these two (rules: hub 11). */
export function matchOf(games: readonly LinkedGame[], row: string, column: string): Match {
  const own = games.filter(({ settings: { players } }) => {
    const names = players.map(({ name }) => name)
    return names.length === 2 && names.includes(row) && names.includes(column)
  })
  const winsOf = (name: string) =>
    own.filter(({ gameOver, gameOverData }) => gameOver && gameOverData?.player === name).length
  const wins = winsOf(row)
  const losses = winsOf(column)
  return { wins, losses, open: own.length - wins - losses }
}

/** A match as a cell of the matrix: `2-1`, with `*` while a game has no winner; empty without a game. */
export function matchText({ wins, losses, open }: Match): string {
  if (wins + losses + open === 0) return ''
  return `${wins}-${losses}${open > 0 ? '*' : ''}`
}
