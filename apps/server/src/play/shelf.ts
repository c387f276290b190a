import type { Warm } from './warm'

/** The games in memory, at most this many: the least recently used one goes first. */
export function createShelf(most: number) {
  const games = new Map<string, Warm>()
  const touch = (warm: Warm): void => {
    games.delete(warm.id)
    games.set(warm.id, warm)
  }
  return {
    /** The game as this process knows it, if it is in memory. */
    get: (id: string): Warm | undefined => {
      const warm = games.get(id)
      if (warm !== undefined) touch(warm)
      return warm
    },
    /** Keeps a game in place of an older value of it. */
    put: (warm: Warm): void => {
      touch(warm)
      const oldest = games.size > most ? games.keys().next().value : undefined
      if (oldest !== undefined) games.delete(oldest)
    },
  }
}
