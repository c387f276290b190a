import {
  asItem,
  defined,
  isAnswerableAhead,
  listedChoices,
  matchAnswer,
  standingAnswer,
} from '@parlour/kernel'
import {
  type BodyOf,
  gameAhead,
  gameAnswerAhead,
  gameWithdrawAhead,
  type WireAnswerAhead,
} from '@parlour/protocol'
import type { callsOn } from '../http/calls'
import { askedQuestion, lastLines } from '../play/answers-ahead'
import { pendingRequestsIn, pendingRequestsOf } from '../play/pending-requests'
import { questionOf } from '../play/question-of'
import type { RunningGame } from '../play/running-game'
import { checkFound, ownSeat } from '../play/seat'
import { refusal } from '../refusals/refusal'
import {
  addAnswerAhead,
  answersAheadIn,
  deleteAnswersAhead,
  type LeftAnswer,
  type StoredAhead,
} from '../store/records/answers-ahead'

type SentAhead = BodyOf<typeof gameAnswerAhead>['ahead']

/** As many answers ahead as one player may leave in a game. */
const MOST_AHEAD = 40

/**
 * Players leave answers for questions that may come (rules: hub 4). None of these calls changes the game or
 * its version: nothing tells the others of it.
 */
export function answerAheadCalls(on: ReturnType<typeof callsOn>): void {
  on(gameAhead, async ({ gameId }, { services, caller }) => {
    const game = checkFound(await services.play.current(gameId))
    const seat = ownSeat(game, caller)
    const stored = await answersAheadIn(services.store.db, gameId)
    return { ahead: stored.filter((one) => one.seat === seat).map(wireAhead), ...offeredIn(game, seat) }
  })
  on(gameAnswerAhead, async ({ gameId, ahead }, { services, caller }) => {
    await services.play.change(gameId, async (game, tx) => {
      const seat = ownSeat(game, caller)
      if (game.gameOver) throw refusal('game_is_over')
      const own = (await answersAheadIn(tx, gameId)).filter((one) => one.seat === seat)
      const left = leftAnswer(game, seat, ahead)
      const same = own.filter((one) => isForSame(one, left)).map(({ id }) => id)
      if (own.length - same.length >= MOST_AHEAD) throw refusal('too_many_ahead', { most: MOST_AHEAD })
      await deleteAnswersAhead(tx, same)
      await addAnswerAhead(tx, { gameId, seat, left })
      return undefined
    })
    return {}
  })
  on(gameWithdrawAhead, async ({ gameId, aheadId }, { services, caller }) => {
    await services.play.change(gameId, async (game, tx) => {
      const seat = ownSeat(game, caller)
      const own = (await answersAheadIn(tx, gameId)).filter((one) => one.seat === seat)
      await deleteAnswersAhead(
        tx,
        own.flatMap(({ id }) => (aheadId === undefined || id === aheadId ? [id] : [])),
      )
      return undefined
    })
    return {}
  })
}

/** Returns what of answers ahead a game takes. */
function offeredIn({ rules, position }: RunningGame, seat: string) {
  const { turnOf, lowest, wishable } = rules
  return {
    hasTurns: turnOf !== undefined,
    hasLowest: lowest !== undefined,
    ...defined({ things: wishable?.(position.state, seat).things }),
  }
}

/** Whether a new answer ahead takes the place of an earlier one: it is for the same question. */
const isForSame = ({ ahead }: StoredAhead, { ahead: other }: LeftAnswer): boolean =>
  ahead.form === 'standing' && other.form === 'standing'
    ? ahead.kind === other.kind && ahead.source === other.source && ahead.offer === other.offer
    : ahead.form === other.form

/** Returns an answer ahead as it is stored. Refuses one to a question that is not asked or takes none. */
function leftAnswer(game: RunningGame, seat: string, sent: SentAhead): LeftAnswer {
  const { rules, position } = game
  if (sent.form === 'decline' || sent.form === 'lowest') {
    if (rules.turnOf === undefined) throw refusal('no_turns_ahead')
    if (sent.form === 'lowest' && rules.lowest === undefined) throw refusal('not_ahead')
    return { ahead: { form: sent.form, until: 'turn' }, picks: [] }
  }
  if (sent.form === 'wishes') return wishList(game, seat, sent)
  const { requestId, selection, until } = sent
  const request = pendingRequestsOf(game).requests.find(({ id, actor }) => id === requestId && actor === seat)
  if (request === undefined) throw refusal('not_asked_that')
  if (!isAnswerableAhead(request)) throw refusal('not_ahead')
  const asked = askedQuestion(game, request, { state: position.state, lines: lastLines(game) })
  if (asked.isOwnTurn && (until === 'turn' || asked.source === undefined)) throw refusal('not_ahead')
  if (until === 'turn' && rules.turnOf === undefined) throw refusal('no_turns_ahead')
  const { chosen } = matchAnswer(request, { actor: seat, title: request.title, selection })
  const choices = listedChoices(request)
  return {
    ahead: standingAnswer(asked, chosen, until),
    leftAt: request.id,
    question: request.title,
    picks: chosen.flatMap(({ index }) => {
      const choice = choices[index]
      return choice === undefined ? [] : [String(asItem(choice).title)]
    }),
    ...defined({ because: questionOf(game, seat).because }),
  }
}

/** Returns a wish list as it is stored. Refuses what the player does not know to be there. */
function wishList(
  { rules, position }: RunningGame,
  seat: string,
  { wishes, most, isCareful }: Extract<SentAhead, { readonly form: 'wishes' }>,
): LeftAnswer {
  const wishable = rules.wishable?.(position.state, seat)
  if (wishable === undefined) throw refusal('no_wishes')
  const wished = [...new Set(wishes)].map((wish) => wishable.things.find(({ id }) => id === wish))
  const known = wished.filter((thing) => thing !== undefined)
  if (known.length < wished.length) throw refusal('wish_unknown')
  const ids = known.map(({ id }) => id)
  const request = pendingRequestsIn(rules, position.state).requests.find(({ actor }) => actor === seat)
  return {
    ahead: {
      form: 'wishes',
      until: 'always',
      kind: wishable.kind,
      wishes: ids,
      isCareful,
      ...defined({ most }),
    },
    question: 'If it is there, take',
    picks: known.map(({ title }) => title),
    ...defined({ leftAt: request?.id }),
  }
}

const wireAhead = ({
  id,
  ahead,
  question,
  because,
  picks,
  given,
  lastGiven,
}: StoredAhead): WireAnswerAhead => ({
  _id: id,
  until: ahead.until,
  form: ahead.form,
  picks,
  given,
  ...defined({ question, because }),
  ...(lastGiven === null ? {} : { lastGiven }),
  ...(ahead.form === 'wishes' ? { wishesLeft: ahead.most === undefined ? null : ahead.most - given } : {}),
})
