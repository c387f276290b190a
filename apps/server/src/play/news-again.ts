import type { GameNews } from '../notify/news'
import { newsOf } from './commit'
import { pendingRequestsOf } from './pending-requests'
import type { RunningGame } from './running-game'

/** Returns the news of a game in its present state, as if every pending request were new. */
export const newsAgain = (game: RunningGame): GameNews => ({
  ...newsOf({ before: game, after: game }),
  newlyWaiting: pendingRequestsOf(game).waiting,
  over: game.overData,
})

/** Returns when each player gave their last answer, by their names; nobody who gave none. */
export const lastAnswersIn = ({ log }: Pick<RunningGame, 'log'>): ReadonlyMap<string, number> =>
  new Map(log.flatMap((item) => ('response' in item ? [[item.response.actor, item.at] as const] : [])))
