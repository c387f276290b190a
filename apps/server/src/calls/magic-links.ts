import { Refusal } from '@parlour/kernel'
import { linkCreate, linkFetchByDraft, linkFetchDrafts } from '@parlour/protocol'
import { draftKinds, isDraft } from '../games/kinds'
import type { callsOn } from '../http/calls'
import { denied, notFound } from '../failures/failures'
import type { Caller } from '../services'
import { gamesOf, gameSummaries } from '../store/records/games'
import { areSeatedToo, gamesLinkedTo, isSeated } from '../store/records/links'
import { checkOwnList } from '../users/own-list'
import type { Tx } from '../store/driver/store'

/** Which games are played with the decks of which draft (rules: hub 6, 16). */
export function magicLinkCalls(on: ReturnType<typeof callsOn>): void {
  on(linkCreate, async ({ gameId, draftId }, { services, caller }) => {
    const { games } = services
    const check = async (tx: Tx) => {
      const [game, draft] = [await kindOf(tx, gameId), await kindOf(tx, draftId)]
      if (games.get(game)?.facts.playsDecks === undefined)
        throw new Refusal('Only a game that is played with decks can be linked to a draft')
      if (!isDraft(games, draft)) throw new Refusal('That game is not a draft')
      await checkSeat(tx, gameId, caller)
      await checkSeat(tx, draftId, caller)
      if (!(await areSeatedToo(tx, { gameId, draftId })))
        throw new Refusal('All players of the game must have taken part in the draft.')
    }
    await services.play.link(gameId, { draftId, check })
    const [draft] = await gameSummaries(services.store.db, [draftId])
    // The draft's own page shows the matches of all its players.
    if (draft !== undefined) services.live.homeChanged(draft.settings.players.map(({ _id }) => _id))
    return {}
  })
  on(linkFetchDrafts, async ({ userId }, { services, caller }) => {
    checkOwnList(caller, userId)
    const drafts = await gamesOf(services.store.db, userId, { kinds: draftKinds(services.games) })
    return { drafts: drafts.sort((a, b) => b.lastUpdated - a.lastUpdated) }
  })
  on(linkFetchByDraft, async ({ draftId }, { services, caller }) => {
    const { db } = services.store
    const [draft] = await gameSummaries(db, [draftId])
    if (draft === undefined) throw notFound('game', draftId)
    if (!isDraft(services.games, draft.settings.game)) throw new Refusal('That game is not a draft')
    if (!caller.isAdmin && !(await isSeated(db, draftId, caller._id))) throw denied()
    return { draft, games: await gameSummaries(db, await gamesLinkedTo(db, draftId)) }
  })
}

async function kindOf(tx: Tx, id: string): Promise<string> {
  const [game] = await gameSummaries(tx, [id])
  if (game === undefined) throw notFound('game', id)
  return game.settings.game
}

async function checkSeat(tx: Tx, gameId: string, caller: Caller): Promise<void> {
  if (!(await isSeated(tx, gameId, caller._id))) throw denied('Only a player in both can link them.')
}
