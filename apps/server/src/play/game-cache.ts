import { type RunningGame, weightOf } from './running-game'

/**
 * Games in memory, up to about `maxBytes`: evicts the least recently used, but never the one that was put
 * last.
 */
export function createGameCache(maxBytes: number) {
  const games = new Map<string, RunningGame>()
  let weight = 0
  const takeOut = (id: string): void => {
    const game = games.get(id)
    if (game === undefined) return
    games.delete(id)
    weight -= weightOf(game)
  }
  const putIn = (game: RunningGame): void => {
    takeOut(game.id)
    games.set(game.id, game)
    weight += weightOf(game)
  }
  return {
    /** Returns the game if it is in memory. */
    get: (id: string): RunningGame | undefined => {
      const game = games.get(id)
      if (game !== undefined) putIn(game)
      return game
    },
    /** Stores a game in place of its older value. */
    put: (game: RunningGame): void => {
      putIn(game)
      for (const id of games.keys()) {
        if (weight <= maxBytes || id === game.id) return
        takeOut(id)
      }
    },
    /** How many games there are, and about how many bytes they take. */
    memoryUse: () => ({ runningGames: games.size, runningGamesBytes: weight }),
  }
}
