import { z } from 'zod'
import { call, type EmptyAnswer, id, page, type NextPage } from '../call'
import type { DeckSummary, DraftRound, GameSummary } from '../records'

export const linkCreate = call<EmptyAnswer>()('magic/link/create', z.object({ gameId: id, draftId: id }))
/**
 * The drafts of a user, the caller without one; with a game or a lobby only those in which all its people
 * took part.
 */
export const linkFetchDrafts = call<{ drafts: GameSummary[] } & NextPage>()(
  'magic/link/fetch_drafts',
  z.object({ userId: id.optional(), gameId: id.optional(), lobbyId: id.optional(), ...page }),
  { reads: true },
)
/** A draft, the games that are linked to it, and its Swiss rounds that have begun. */
export const linkFetchByDraft = call<{
  draft: GameSummary
  games: GameSummary[]
  rounds: readonly DraftRound[]
}>()('magic/link/fetch_by_draft', z.object({ draftId: id }), { reads: true })
/** The decks of a draft that is over, for those who sat in it. */
export const linkDecks = call<{ decks: DeckSummary[] }>()('magic/link/decks', z.object({ draftId: id }), {
  reads: true,
})
/** Begins the next game of the caller's match against another drafter, or finds the one that runs. */
export const linkStartMatch = call<{ gameId: string }>()(
  'magic/link/start_match',
  z.object({ draftId: id, opponentId: id }),
)
