import type { GameSummary } from '@parlour/protocol'
import { isWaitingFor } from '../shell/my-games'

/**
 * The games in which the named player is asked something and was not before; `before` holds the ids of those
 * where they were.
 */
export const newlyWaiting = (
  games: readonly GameSummary[],
  name: string,
  before: ReadonlySet<string>,
): readonly GameSummary[] => games.filter((game) => isWaitingFor(game, name) && !before.has(game._id))

/** The ids of the games in which the named player is asked something. */
export const waitingIds = (games: readonly GameSummary[], name: string): ReadonlySet<string> =>
  new Set(games.filter((game) => isWaitingFor(game, name)).map(({ _id }) => _id))
