import { z } from 'zod'
import { call, count, type EmptyAnswer, id, nothing, text } from '../call'
import { type GameSaved, sender } from './games'

/** Tells everybody else who is asked something that they are waited for; once in 12 hours. */
export const gameNudge = call<EmptyAnswer>()('game/nudge', z.object({ gameId: id }), { cost: 5 })
/** The caller answers for themselves again, in the place of the bot that stood in. */
export const gameTakeSeat = call<EmptyAnswer>()('game/take_seat', z.object({ gameId: id }))

/**
 * The caller gives up the game for good. Where two play, the other wins; elsewhere a bot plays the seat to
 * the end.
 */
export const gameResign = call<EmptyAnswer>()('game/resign', z.object({ gameId: id }), { cost: 2 })

const seat = text(100)
/** A moment, in ms since 1970. */
const moment = z.number().int().min(0).max(8.64e15)
/** `zone`: the time zone in whose days the others are told until when. */
const pause = z.object({
  kind: z.literal('pause'),
  until: moment.optional(),
  zone: text(60).default('UTC'),
  why: z.string().trim().max(200, 'may have at most 200 characters').default(''),
})
/** Puts something to the other players; it happens once all have agreed, and lapses after 48 hours. */
export const gamePropose = call<GameSaved>()(
  'game/propose',
  z.object({
    gameId: id,
    proposal: z.discriminatedUnion('kind', [
      pause,
      z.object({ kind: z.literal('resume') }),
      z.object({ kind: z.literal('stand-in'), seat }),
      z.object({ kind: z.literal('draw') }),
    ]),
    ...sender,
  }),
  { cost: 2 },
)
/** Votes on what another player proposes, or withdraws one's own proposal. `made` identifies it. */
export const gameProposalSay = call<GameSaved>()(
  'game/proposal_say',
  z.object({ gameId: id, made: count, allow: z.boolean(), ...sender }),
)

/** The vacation of a person that runs or comes next, and how many days are left in this year. */
export interface WireVacation {
  readonly vacation?: { readonly from: number; readonly until: number }
  readonly daysLeft: number
}
export const userVacation = call<WireVacation>()('user/vacation', nothing, { reads: true })
const day = z.iso.date('must be a day, as in 2026-12-03')
/** Begins a vacation with a day, or at once where that has begun, up to the day of coming back. */
export const userVacationStart = call<WireVacation>()(
  'user/vacation_start',
  z.object({ from: day, until: day, zone: text(60).default('UTC') }),
  { cost: 20 },
)
/** Ends the vacation at once; the days that are left of it are given back. */
export const userVacationEnd = call<WireVacation>()('user/vacation_end', nothing, { cost: 20 })
