import type { GameSummary } from '@parlour/protocol'

/** What is asked of a game that is linked to a draft. */
export type LinkedGame = Pick<GameSummary, '_id' | 'settings' | 'gameOver' | 'gameOverData' | 'killed'>

/**
 * Returns the games between exactly these players (ids) that were not killed, in the order they were created.
 */
export function gamesBetween<Game extends LinkedGame>(
  games: readonly Game[],
  players: readonly string[],
): readonly Game[] {
  const wanted = new Set(players)
  return games
    .filter(({ killed, settings }) => killed !== true && settings.players.length === wanted.size)
    .filter(({ settings }) => settings.players.every(({ _id }) => wanted.has(_id)))
    .toSorted((one, other) => one.settings.createdTimestamp - other.settings.createdTimestamp)
}

/** Returns the ids of those who won a game; nobody while it runs, nor when it was drawn. */
export function winnersOf({ settings, gameOver, gameOverData }: LinkedGame): readonly string[] {
  const winners = gameOver ? (gameOverData?.winners ?? []) : []
  return settings.players.filter(({ name }) => winners.includes(name)).map(({ _id }) => _id)
}
