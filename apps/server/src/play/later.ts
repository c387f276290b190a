import { refusal } from '../refusals/refusal'
import type { Db } from '../store/driver/store'
import type { Moment } from './game-advance'
import { momentAt } from './moments'
import { handsShownTo } from './onlookers'
import { rememberRequests } from './pending-requests'
import { logLengthAt, type RunningGame } from './running-game'

/**
 * Returns a running game as it is shown to onlookers with all hands: so many answers ago, a game of its own
 * that holds nothing of what came later. At its beginning until there are as many answers.
 */
export async function gameShownLater(db: Db, game: RunningGame): Promise<RunningGame> {
  const moment = await momentAt(db, game, Math.max(0, handsShownTo(game)))
  if (moment === undefined) throw refusal('moment_not_kept')
  return gameAsOf(game, moment)
}

/**
 * Returns a running game as of a moment. Everything that a page gets about a game is made from such a value,
 * so nothing of what happened since can be in it: no answer or line, no version, no time, nobody who is asked
 * now.
 */
function gameAsOf(game: RunningGame, moment: Moment): RunningGame {
  const { position } = moment
  const { rules, rulesVersion } = game
  const log = game.log.slice(0, logLengthAt(game, position.seq))
  const last = log.findLast((item) => 'response' in item)
  if (rulesVersion !== rules.version)
    rememberRequests(position.state, {
      requests: [],
      waiting: moment.waiting ?? [],
      pace: moment.pace ?? 'one',
    })
  return {
    ...game,
    position,
    answers: game.answers.slice(0, position.seq),
    log,
    steps: 0,
    version: position.seq,
    lastUpdated: last === undefined ? game.settings.createdTimestamp : last.at,
    requestKeys: [],
    gameOver: false,
    overData: null,
    proposals: [],
    clock: null,
  }
}
