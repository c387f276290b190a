import { type RunningGame, weightOf } from './running-game'

/** The games in memory, as many as there is room for: the least recently used one goes first, the one used last never. */
export function createShelf(room: number) {
  const games = new Map<string, RunningGame>()
  let weight = 0
  const takeOut = (id: string): void => {
    const warm = games.get(id)
    if (warm === undefined) return
    games.delete(id)
    weight -= weightOf(warm)
  }
  const putIn = (warm: RunningGame): void => {
    takeOut(warm.id)
    games.set(warm.id, warm)
    weight += weightOf(warm)
  }
  return {
    /** The game as this process knows it, if it is in memory. */
    get: (id: string): RunningGame | undefined => {
      const warm = games.get(id)
      if (warm !== undefined) putIn(warm)
      return warm
    },
    /** Keeps a game in place of an older value of it. */
    put: (warm: RunningGame): void => {
      putIn(warm)
      for (const id of games.keys()) {
        if (weight <= room || id === warm.id) return
        takeOut(id)
      }
    },
    /** How many games there are, and about how many bytes they take. */
    filling: () => ({ warmGames: games.size, warmBytes: weight }),
  }
}
