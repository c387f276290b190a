import {
  type BodyOf,
  type GameSummary,
  linkCreate,
  linkDecks,
  linkFetchByDraft,
  linkFetchDrafts,
  linkStartMatch,
} from '@parlour/protocol'
import { draftKinds, isDraft } from '../games/kinds'
import type { callsOn } from '../http/calls'
import { denied, notFound } from '../failures/failures'
import { maySeeDecks } from '../magic/draft-decks'
import { checkFound } from '../play/seat'
import { existingLobby } from '../lobby/rights'
import { peopleIn } from '../lobby/tell-lobby'
import { checkAllDrafted, draftMatches, peopleOf } from '../games/draft-matches'
import { startMatchGame } from '../creation/start-match'
import type { Caller, Services } from '../services'
import { decksOfDraft } from '../store/records/decks'
import { gamesOf } from '../store/records/game-lists'
import { gameSummaries } from '../store/records/games'
import { isSeated, peopleSeatedIn } from '../store/records/links'
import { checkOwnList } from '../users/own-list'
import type { Db, Tx } from '../store/driver/store'
import { refusal } from '../refusals/refusal'

/** Which games are played with the decks of which draft (rules: hub 6, 16). */
export function magicLinkCalls(on: ReturnType<typeof callsOn>): void {
  on(linkCreate, async ({ gameId, draftId }, { services, caller }) => {
    checkFound(await services.play.current(gameId))
    await services.play.change(gameId, async ({ linkedDraftId }, tx) => {
      await checkLink({ tx, services, caller }, { gameId, draftId })
      return linkedDraftId === draftId ? undefined : { linkedDraftId: draftId }
    })
    const [draft] = await gameSummaries(services.store.db, [draftId])
    if (draft !== undefined) tellDrafters(services, draft)
    return {}
  })
  on(linkFetchDrafts, async (body, { services, caller }) => {
    const { db } = services.store
    const { userId = caller._id } = body
    checkOwnList(caller, userId)
    const { games, ...rest } = await gamesOf(db, {
      userId,
      kinds: draftKinds(services.games),
      beside: await playersAt(db, caller, body),
      page: body,
    })
    return { drafts: games.sort((a, b) => b.lastUpdated - a.lastUpdated), ...rest }
  })
  matchCalls(on)
}

/** Refuses to link a game to a draft where they do not belong together, and whoever has no seat in both. */
async function checkLink(
  { tx, services, caller }: { readonly tx: Tx; readonly services: Services; readonly caller: Caller },
  { gameId, draftId }: BodyOf<typeof linkCreate>,
): Promise<void> {
  const { games } = services
  const [game, draft] = [await summaryOf(tx, gameId), await summaryOf(tx, draftId)]
  if (games.get(game.settings.game)?.facts.playsDecks === undefined) throw refusal('game_without_decks')
  if (!isDraft(games, draft.settings.game)) throw refusal('not_a_draft')
  await checkSeat(tx, gameId, caller)
  await checkSeat(tx, draftId, caller)
  await checkAllDrafted(tx, { draftId, players: [...(await peopleSeatedIn(tx, gameId))] })
  if (game.settings.linkedDraftId !== draftId) checkMayCount(game, draft)
}

/** The matches of a draft, and the way into the next game (rules: matches 4). */
function matchCalls(on: ReturnType<typeof callsOn>): void {
  on(linkFetchByDraft, async ({ draftId }, { services, caller }) => {
    const { db } = services.store
    const matches = await draftMatches(db, draftId)
    if (matches === undefined) throw notFound('game', draftId)
    if (!isDraft(services.games, matches.draft.settings.game)) throw refusal('not_a_draft')
    if (!caller.isAdmin && !(await isSeated(db, draftId, caller._id))) throw denied('access_denied')
    return matches
  })
  on(linkDecks, async ({ draftId }, { services, caller }) => {
    const { db } = services.store
    const [draft] = await gameSummaries(db, [draftId])
    if (draft === undefined) throw notFound('game', draftId)
    if (!isDraft(services.games, draft.settings.game)) throw refusal('not_a_draft')
    if (!(await maySeeDecks(db, draftId, caller))) throw denied('draft_not_over')
    return { decks: [...(await decksOfDraft(db, draftId))] }
  })
  on(linkStartMatch, async (body, { services, caller }) => {
    const { gameId, draft } = await startMatchGame(services, caller, body)
    tellDrafters(services, draft)
    return { gameId }
  })
}

/** The draft's own page shows the matches of all its players. */
const tellDrafters = ({ live }: Services, draft: GameSummary): void =>
  live.homeChanged(peopleOf(draft).map(({ _id }) => _id))

/** The people of the game or lobby for which a draft is wanted; nobody when it is for neither. */
async function playersAt(
  db: Db,
  caller: Caller,
  { gameId, lobbyId }: BodyOf<typeof linkFetchDrafts>,
): Promise<readonly string[]> {
  if (lobbyId !== undefined) return peopleIn(await existingLobby(db, lobbyId))
  if (gameId === undefined) return []
  const players = await peopleSeatedIn(db, gameId)
  if (players.size === 0) throw notFound('game', gameId)
  if (!caller.isAdmin && !players.has(caller._id)) throw denied('link_by_player_only')
  return [...players]
}

async function summaryOf(tx: Tx, id: string): Promise<GameSummary> {
  const [game] = await gameSummaries(tx, [id])
  if (game === undefined) throw notFound('game', id)
  return game
}

/**
 * Refuses a result that is known already, and a game that began before the decks of the draft were there
 * (rules: hub 6).
 */
function checkMayCount(game: GameSummary, draft: GameSummary): void {
  if (game.gameOver) throw refusal('link_of_game_over')
  if (draft.gameOver && game.settings.createdTimestamp < draft.lastUpdated)
    throw refusal('link_of_earlier_game')
}

async function checkSeat(tx: Tx, gameId: string, caller: Caller): Promise<void> {
  if (!(await isSeated(tx, gameId, caller._id))) throw denied('link_by_player_in_both')
}
