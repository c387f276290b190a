import { defined } from '@parlour/kernel'
import type { GameSummary, WatchableGame } from '@parlour/protocol'
import { parsed } from '../store/driver/json'
import type { Db } from '../store/driver/store'
import { gamesOpenTo } from '../store/records/game-onlookers'
import { gameSummaries } from '../store/records/games'
import type { GameOnlookers } from './game-onlookers'

/** The most games of one list: each is drawn as a small board. */
const MOST = 30

/**
 * Returns the running games of others that a user may look at, the liveliest first. Of those that are shown
 * later, the place does not tell when somebody answered: it goes by when they began.
 */
export async function watchableGames(db: Db, userId: string): Promise<WatchableGame[]> {
  const open = await gamesOpenTo(db, userId, MOST)
  const summaries = await gameSummaries(
    db,
    open.map(({ id }) => id),
  )
  const behindOf = new Map(
    open.map(({ id, onlookers }) => [id, parsed<GameOnlookers>(onlookers).rule?.behind] as const),
  )
  const movedAt = ({ _id, lastUpdated, settings }: GameSummary): number =>
    behindOf.get(_id) === undefined ? lastUpdated : settings.createdTimestamp
  return summaries
    .toSorted((one, other) => movedAt(other) - movedAt(one))
    .map(({ _id, settings: { name, game, players } }) => ({
      ...{ _id, name, game, players },
      ...defined({ behind: behindOf.get(_id) }),
    }))
}
