import { AHEAD_UNTIL, type AheadUntil, type AnswerAhead, type Wishable } from '@parlour/kernel'
import { z } from 'zod'
import { call, type EmptyAnswer, id, text } from '../call'
import { response } from './games'

/** As many things as one wish list names. */
const MOST_WISHES = 40

/** An answer that its owner left for a question that may come; nobody else learns of it. */
export interface WireAnswerAhead {
  readonly _id: string
  readonly until: AheadUntil
  /** It is a wish list: how often it is still given; null until it is withdrawn. */
  readonly wishesLeft?: number | null
  readonly form: AnswerAhead['form']
  /** The question in words; absent where it is for many. */
  readonly question?: string
  /** By which card it was asked, in words. */
  readonly because?: string
  /** What is picked, in words; none where nothing is. Of a wish list all that it names, in order. */
  readonly picks: readonly string[]
  /** How often it was given so far, and when last. */
  readonly given: number
  readonly lastGiven?: number
}

/**
 * The caller's own answers ahead in a game. `hasTurns`: some may stand until the caller's turn. `hasLowest`:
 * its rules say what is worth least. `things`: what a wish list may name.
 */
export const gameAhead = call<{
  ahead: readonly WireAnswerAhead[]
  hasTurns: boolean
  hasLowest: boolean
  things?: readonly Wishable[]
}>()('game/ahead', z.object({ gameId: id }), { reads: true })

/**
 * Leaves an answer for later. `standing`: this one, whenever exactly the question that the caller has to
 * answer now is asked again. `decline`: nothing, wherever nothing has to be picked, until the caller's turn.
 * `lowest`: what is worth least, wherever something has to be picked, until then as well.
 * `wishes`: the first of these things that is there, so many times, or until it is withdrawn.
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
      z.object({ form: z.literal('lowest') }),
      z.object({
        form: z.literal('wishes'),
        wishes: z.array(text(100)).min(1).max(MOST_WISHES),
        most: z.number().int().min(1).max(100).optional(),
        isCareful: z.boolean(),
      }),
    ]),
  }),
)

/** Withdraws one of the caller's answers ahead; without an id all of them in this game. */
export const gameWithdrawAhead = call<EmptyAnswer>()(
  'game/withdraw_ahead',
  z.object({ gameId: id, aheadId: id.optional() }),
)
