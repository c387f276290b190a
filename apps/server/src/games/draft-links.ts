import { notFound } from '../failures/failures'
import type { Tx } from '../store/driver/store'
import { gameOfSeated } from '../store/records/links'
import { checkAllDrafted, fixRound } from './draft-matches'
import { isDraft } from './kinds'
import type { LinkWish } from './module'
import { refusal } from '../refusals/refusal'

/**
 * Returns the draft that a game with decks is to be linked to, if its lobby names one: a draft in which all
 * its people sit (rules: hub 6). A game of two drafters may be the first of a round of their matches, which
 * begins with it.
 */
export async function linkedDraft(tx: Tx, wish: LinkWish): Promise<string | undefined> {
  const { games, callerId, wished: draftId, players, now } = wish
  if (typeof draftId !== 'string' || draftId === '') return undefined
  const draft = await gameOfSeated(tx, draftId, callerId)
  if (draft === undefined) throw notFound('game', draftId)
  if (!isDraft(games, draft.kind)) throw refusal('not_a_draft')
  const people = players.flatMap(({ _id, bot }) => (bot === undefined ? [_id] : []))
  await checkAllDrafted(tx, { draftId, players: people })
  await wish.hold(draftId)
  await fixRound(tx, { draftId, players: players.map(({ _id }) => _id), now })
  return draftId
}
