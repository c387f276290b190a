import { type GameSettings, type GameState, resign } from '@parlour/kernel'
import { hasResigned, withResigned } from '../pace/game-clock'
import { refusal } from '../refusals/refusal'
import { answersAheadIn, deleteAnswersAhead } from '../store/records/answers-ahead'
import type { BesideChange } from './beside-change'
import { type CarryOut, ownClock } from './carry-out'
import { appendChange, type HistoryChange } from './change'
import { withReverseStep } from './game-advance'
import type { RunningGame } from './running-game'

/**
 * Returns the change by which a player gives up. Where two play, or nobody else does, the game ends and the
 * others win, if its rules have winners; elsewhere a bot plays the seat to the end. Refuses games that take
 * no resignations, a second one, and one after which only bots would play on.
 */
export async function resignedChange(
  game: RunningGame,
  seat: string,
  { tx, note, author }: CarryOut,
): Promise<HistoryChange | BesideChange> {
  const { facts, settings, rules, position, clock } = game
  if (game.gameOver) throw refusal('game_is_over')
  if (facts.takesResignations !== true) throw refusal('no_resigning')
  if (hasResigned(clock, seat)) throw refusal('resigned_already')
  const others = settings.players.filter(
    ({ name, bot }) => name !== seat && bot === undefined && !hasResigned(clock, name),
  )
  if (facts.endsByAgreement === true && (settings.players.length === 2 || others.length === 0)) {
    const end = () => resign<GameState<GameSettings>, unknown, GameSettings>(rules, position, seat)
    return appendChange(game, withReverseStep(rules, position, end), author)
  }
  const [bot] = facts.bots
  if (others.length === 0 || bot === undefined) throw refusal('resigned_alone')
  await note(`${seat} resigns: a bot plays on.`)
  return {
    clock: withResigned(await ownClock(tx, game), seat, bot.name),
    also: async (inner) => {
      const left = (await answersAheadIn(inner, game.id)).filter((one) => one.seat === seat)
      await deleteAnswersAhead(
        inner,
        left.map(({ id }) => id),
      )
    },
  }
}
