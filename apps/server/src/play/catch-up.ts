import type { Db } from '../store/driver/store'
import { type GrownGame, grownGame } from '../store/records/grown-game'
import { answersIn, clockIn, keysIn, proposalsIn } from './load-game'
import type { RunningGame } from './running-game'
import { stateAfter, stateOf } from './stored-state'

/**
 * Returns a game as it is stored now, where it is the same or answers were only added: those are read, and
 * their stored steps applied to the state in memory. Returns undefined after any other change, which takes
 * loading the game.
 */
export async function caughtUp(db: Db, game: RunningGame): Promise<RunningGame | undefined> {
  const grown = await grownGame(db, game.id, game.answers.length)
  if (grown === undefined || !isOnlyGrown(game, grown)) return undefined
  return grown.answers.length === 0 ? game : withAnswers(game, grown)
}

/** A version for each added answer means that nothing else has happened (`versionsIn`). */
const isOnlyGrown = (game: RunningGame, { row, answers }: GrownGame): boolean =>
  !game.gameOver &&
  row.game_over === 0 &&
  row.version - game.version === row.seq - game.answers.length &&
  answers.length === row.seq - game.answers.length

function withAnswers(game: RunningGame, { row, state, answers: rows }: GrownGame): RunningGame {
  const { settings, position } = game
  const steps = rows.flatMap(({ seq, forth }) => (seq > row.whole_at && forth !== null ? forth : []))
  const { answers, log } = answersIn(rows)
  return {
    ...game,
    position: {
      ...{ seq: row.seq, branchId: row.branch_id },
      state: state === null ? stateAfter(position.state, steps) : stateOf({ state, steps }, settings),
    },
    steps: steps.reduce((sum, step) => sum + step.length, state === null ? game.steps : 0),
    version: row.version,
    answers: game.answers.concat(answers),
    log: game.log.concat(log),
    requestKeys: game.requestKeys.concat(keysIn(rows)),
    lastUpdated: row.last_updated,
    proposals: proposalsIn(row),
    clock: clockIn(row),
  }
}
