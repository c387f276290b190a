import type { GameSummary } from '@parlour/protocol'

/** Returns the games of a match: those between exactly these players that were not killed, the first one first. */
export function matchGames(
  games: readonly GameSummary[],
  players: readonly string[],
): readonly GameSummary[] {
  const wanted = new Set(players)
  return games
    .filter(({ killed, settings }) => killed !== true && settings.players.length === wanted.size)
    .filter(({ settings }) => settings.players.every(({ _id }) => wanted.has(_id)))
    .toSorted((one, other) => one.settings.createdTimestamp - other.settings.createdTimestamp)
}

/** Returns who won a game; undefined while it runs, and for a draw. */
const winnerOf = ({ gameOver, gameOverData }: GameSummary): string | undefined =>
  gameOver ? (gameOverData?.winners ?? [])[0] : undefined

/** Returns `W - L - D` from the side of a player. */
export function matchScore(games: readonly GameSummary[], player: string): string {
  const over = games.filter(({ gameOver }) => gameOver)
  const won = over.filter(({ gameOverData }) => gameOverData?.winners.includes(player) === true).length
  const drawn = over.filter((game) => winnerOf(game) === undefined).length
  return `${won} - ${over.length - won - drawn} - ${drawn}`
}
