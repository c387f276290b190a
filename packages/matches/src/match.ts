import { gamesBetween, type LinkedGame, winnersOf } from './linked-game'

const WINS_FOR_A_MATCH = 2
const MOST_GAMES = 3

export type Pair = readonly [string, string]

/** The best of three games between two drafters. */
export interface Match {
  /** Ids. */
  readonly players: Pair
  /** In the order they were created; those that came after the match was over are not among them. */
  readonly games: readonly LinkedGame[]
  /** Games won, in the order of the players. */
  readonly wins: readonly [number, number]
  readonly draws: number
  readonly isOver: boolean
}

/**
 * Returns the match of a pair: their first games of those created at `since` or later, until it is over
 * (rules: matches 1).
 */
export function matchOf(games: readonly LinkedGame[], players: Pair, since = 0): Match {
  let match: Match = { players, games: [], wins: [0, 0], draws: 0, isOver: false }
  for (const game of gamesBetween(games, players)) {
    if (game.settings.createdTimestamp < since) continue
    if (match.isOver || match.games.length === MOST_GAMES) break
    match = withGame(match, game)
  }
  return match
}

function withGame(match: Match, game: LinkedGame): Match {
  const { players, wins, draws } = match
  const winners = winnersOf(game)
  const games = [...match.games, game]
  const [first, second] = players.map((player, at) => (wins[at] ?? 0) + (winners.includes(player) ? 1 : 0))
  const now: Pick<Match, 'wins' | 'draws'> = {
    wins: [first ?? 0, second ?? 0],
    draws: draws + (game.gameOver && winners.length === 0 ? 1 : 0),
  }
  const played = now.wins[0] + now.wins[1] + now.draws
  const isOver = Math.max(...now.wins) === WINS_FOR_A_MATCH || played === MOST_GAMES
  return { players, games, ...now, isOver }
}

/** Returns the id of who won more games of a match; undefined when neither did. */
export function leaderOf({ players, wins }: Match): string | undefined {
  if (wins[0] === wins[1]) return undefined
  return wins[0] > wins[1] ? players[0] : players[1]
}

/** Returns the game of a match that is still played; undefined when none is. */
export const runningGame = ({ games }: Match): LinkedGame | undefined =>
  games.find(({ gameOver }) => !gameOver)
