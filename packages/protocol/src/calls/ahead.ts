import { AHEAD_UNTIL, type AheadUntil } from '@parlour/kernel'
import { z } from 'zod'
import { call, type EmptyAnswer, id, text } from '../call'
import { response } from './games'

/** An answer that its owner left for a question that may come; nobody else learns of it. */
export interface WireAnswerAhead {
  readonly _id: string
  readonly until: AheadUntil
  /** The question in words; absent where it declines whatever is optional. */
  readonly question?: string
  /** By which card it was asked, in words. */
  readonly because?: string
  /** What is picked, in words; none where nothing is. */
  readonly picks: readonly string[]
  /** How often it was given so far, and when last. */
  readonly given: number
  readonly lastGiven?: number
}

/** The caller's own answers ahead in a game; in one with turns, some may stand until the caller's. */
export const gameAhead = call<{ ahead: readonly WireAnswerAhead[]; hasTurns: boolean }>()(
  'game/ahead',
  z.object({ gameId: id }),
  { reads: true },
)

/**
 * Leaves an answer for later. `standing`: this one, whenever exactly the question that the caller has to
 * answer now is asked again. `decline`: nothing, wherever nothing has to be picked, until the caller's turn.
 */
export const gameAnswerAhead = call<EmptyAnswer>()(
  'game/answer_ahead',
  z.object({
    gameId: id,
    ahead: z.discriminatedUnion('form', [
      z.object({
        form: z.literal('standing'),
        requestId: text(200),
        selection: response.shape.selection,
        until: z.enum(AHEAD_UNTIL),
      }),
      z.object({ form: z.literal('decline') }),
    ]),
  }),
)

/** Withdraws one of the caller's answers ahead; without an id all of them in this game. */
export const gameWithdrawAhead = call<EmptyAnswer>()(
  'game/withdraw_ahead',
  z.object({ gameId: id, aheadId: id.optional() }),
)
