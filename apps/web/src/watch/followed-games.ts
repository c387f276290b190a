import type { WatchableGame } from '@parlour/protocol'

/** Returns the names of the people who play these games, each once. */
export const namesIn = (games: readonly WatchableGame[]): readonly string[] =>
  [
    ...new Set(
      games.flatMap(({ players }) => players.filter(({ bot }) => bot === undefined).map(({ name }) => name)),
    ),
  ].toSorted((one, other) => one.localeCompare(other))

/** Returns the games in which somebody plays; all for nobody. */
export const followedGames = (games: readonly WatchableGame[], name: string): readonly WatchableGame[] =>
  name === '' ? games : games.filter(({ players }) => players.some((player) => player.name === name))
