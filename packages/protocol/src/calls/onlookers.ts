import type { Card } from '@parlour/mtg-cards'
import { z } from 'zod'
import { call, cardId, type EmptyAnswer, id, LONG_LIST, nothing, text } from '../call'
import type { OnlookerLine, WatchableGame } from '../onlookers'
import type { SerializedGame } from '../records'
import { said } from './games'

/**
 * The game of a link and its token: whoever has both looks in without an account. `eyes` shows a hand where
 * all are shown.
 */
const ofLink = { gameId: id, link: text(64), eyes: text(100).optional() }

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
/** The running games of others that people of the hub may look at, at most thirty, the liveliest first. */
export const gameWatchable = call<{ games: WatchableGame[] }>()('game/watchable', nothing, {
  reads: true,
  cost: 5,
})
/** A game as whoever has its link may see it. */
export const guestLook = call<{ game: SerializedGame }>()('guest/look', z.object(ofLink), {
  access: 'guest',
  reads: true,
})
/** Magic cards by id, as far as the game of a link shows them with these eyes. */
export const guestCards = call<{ cards: Card[] }>()(
  'guest/cards',
  z.object({ ...ofLink, ids: z.array(cardId).max(2000).meta({ title: 'list of ids' }) }),
  { access: 'guest', reads: true, mostBytes: LONG_LIST },
)
/** The last lines of the onlookers' chat: for them, and once the game is over for all who may see it. */
export const gameOnlookerChat = call<{ lines: OnlookerLine[] }>()(
  'game/onlooker_chat',
  z.object({ gameId: id }),
  { reads: true },
)
/** Somebody who looks on says something to the other onlookers; players read it once the game is over. */
export const gameOnlookerSay = call<EmptyAnswer>()('game/onlooker_say', z.object({ gameId: id, text: said }))
