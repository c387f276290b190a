import { z } from 'zod'
import { call, id, text } from '../call'
import type { GameSummary, WireUser } from '../records'

/** What a person has played to its end with other people, of one kind of game or against one of them. */
export interface PlayedCounts {
  readonly games: number
  readonly wins: number
  readonly losses: number
}
export interface PlayedKind extends PlayedCounts {
  readonly game: string
}
export interface PlayedRival extends PlayedCounts {
  readonly user: { readonly _id: string; readonly name: string }
}

/**
 * A person's page: since when they are here, what they played, and the games that the caller played with
 * them.
 */
export const userPage = call<{
  user: WireUser
  since: number
  kinds: PlayedKind[]
  rivals: PlayedRival[]
  together: GameSummary[]
}>()('user/page', z.object({ userId: id }), { reads: true })

/** All games of a user, the newest first, a page at a time. */
export const userGamesPage = call<{ games: GameSummary[]; more: boolean }>()(
  'user/games_page',
  z.object({
    userId: id,
    kind: text(60).optional(),
    opponentId: id.optional(),
    state: z.enum(['all', 'running', 'finished']).default('all'),
    /** The last game of the page before. */
    before: id.optional(),
  }),
  { reads: true },
)
