import { z } from 'zod'
import { call, type EmptyAnswer, id, text } from '../call'
import type { SerializedGame } from '../records'

/** The game of a link and its token. Whoever has both looks in without an account. */
const ofLink = { gameId: id, link: text(64) }

/** Who may look in; what is no such rule is refused by the words of `readOnlookerRule`. */
const rule = z
  .object({ who: z.enum(['hub', 'link']), behind: z.number().optional() })
  .nullable()
  .meta({ title: 'onlookers' })

/**
 * A player chooses who may look at the game without a seat. What lets in fewer, or shows less, holds at once;
 * anything wider is proposed to the other players.
 */
export const gameSetOnlookers = call<EmptyAnswer>()('game/set_onlookers', z.object({ gameId: id, rule }))
/** Makes another link: whoever looks in by the one before is let out. */
export const gameRenewLink = call<EmptyAnswer>()('game/renew_link', z.object({ gameId: id }))
/** A game as whoever has its link may see it; `eyes` shows a hand where all are shown. */
export const guestLook = call<{ game: SerializedGame }>()(
  'guest/look',
  z.object({ ...ofLink, eyes: text(100).optional() }),
  { access: 'guest', reads: true },
)
