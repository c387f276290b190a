import { Refusal } from '@parlour/kernel'
import {
  type BodyOf,
  gameCreate,
  gameFetch,
  gameKill,
  gameRematch,
  gameSaveResponse,
  type SerializedGame,
} from '@parlour/protocol'
import type { callsOn } from '../http/calls'
import { denied } from '../failures/failures'
import { createGame } from '../creation/create-game'
import { rematch } from '../creation/rematch'
import { tellLobby } from '../lobby/tell-lobby'
import { appendChange } from '../play/change'
import { applySentAnswer, cleanPicks } from '../play/history'
import type { Moment } from '../play/game-advance'
import { momentAt } from '../play/moments'
import { serializeAt } from '../play/past'
import { serialize } from '../play/project'
import { besideOf, replyTo } from '../play/reply'
import { checkFound, ownSeat } from '../play/seat'
import { sightOf } from '../play/sight'
import { keyOf, type RunningGame } from '../play/running-game'
import { wholeGame } from '../play/whole-game'
import type { Caller, Services } from '../services'
import { audit } from '../store/records/audit'
import { chatOf } from '../store/records/chat'
import { peopleSeatedIn } from '../store/records/links'

/** Games: create, fetch, answer, kill, rematch (rules: hub 4). */
export function gameCalls(on: ReturnType<typeof callsOn>): void {
  on(gameCreate, async ({ lobbyId, linkedDraftId }, { services, caller }) => {
    const gameId = await createGame(services, caller, { lobbyId, linkedDraftId })
    const game = await services.play.current(gameId)
    await tellLobby(services, lobbyId)
    if (game.linkedDraftId !== null) {
      const drafters = await peopleSeatedIn(services.store.db, game.linkedDraftId)
      services.live.homeChanged([...drafters])
    }
    services.play.continueBots(game)
    return { gameId }
  })
  on(gameFetch, async (body, { services, caller }) => ({
    game: await fetched(services, caller, body),
  }))
  on(gameSaveResponse, async ({ gameId, response, requestKey, knows, page }, { services, caller }) => {
    const author = { userId: caller._id, adminId: caller.adminId, requestKey }
    const answer = withoutUndefined({ ...response, selection: cleanPicks(response.selection) })
    const change = await services.play.change(gameId, async (game, tx) => {
      if (ownSeat(game, caller) !== answer.actor) throw denied('You can only answer for your own seat.')
      const isKnown = requestKey !== undefined && game.requestKeys.includes(keyOf(caller._id, requestKey))
      if (isKnown) return undefined
      return appendChange(game, await applySentAnswer({ game, tx }, game.position, answer), author)
    })
    return replyTo(services, change, { seat: answer.actor, knows, page })
  })
  on(gameKill, async ({ gameId }, { services, caller }) => {
    const game = checkFound(await services.play.current(gameId))
    if (!caller.isAdmin) ownSeat(game, caller)
    await services.play.kill(gameId)
    return {}
  })
  on(gameRematch, async ({ gameId }, { services, caller }) => {
    const game = checkFound(await services.play.current(gameId))
    ownSeat(game, caller)
    const lobbyId = await rematch(services, caller, game)
    await tellLobby(services, lobbyId)
    return { lobbyId }
  })
}

const withoutUndefined = <T extends { readonly requestId?: string | undefined }>({
  requestId,
  ...rest
}: T) => (requestId === undefined ? rest : { ...rest, requestId })

async function fetched(
  services: Services,
  caller: Caller,
  { gameId, full = false, upTo }: BodyOf<typeof gameFetch>,
): Promise<SerializedGame> {
  const mayAll = caller.isAdmin && caller.adminId === undefined
  if (full && !mayAll) throw denied()
  if (full && upTo !== undefined)
    throw new Refusal('The complete form of a game exists only for the present.')
  // The game is read last, so that what is sent is never older than what was pushed in the meantime.
  const beside = await besideOf(services, gameId)
  const game = await services.play.current(gameId)
  const { seat } = sightOf(game, caller)
  if (full) {
    const { _id: actorId, ip } = caller
    await audit(services.store.db, { actorId, action: 'game fetch full', targetId: gameId, ip })
  }
  services.play.continueBots(game)
  if (upTo !== undefined) return serializeAt(await thatMoment(services, game, upTo), seat, beside)
  const serialized = serialize(game, seat, beside)
  return full ? { ...serialized, full: wholeGame(game, await chatOf(services.store.db, gameId)) } : serialized
}

/** The game after its first answers. Refuses more than there are, and what is no longer known. */
async function thatMoment(
  { play, store }: Services,
  first: RunningGame,
  upTo: number,
): Promise<{ readonly game: RunningGame; readonly moment: Moment }> {
  for (let game = first; ; ) {
    if (upTo > game.answers.length)
      throw new Refusal(`This game has only ${game.answers.length} answers so far.`)
    const moment = await momentAt(store.db, game, upTo)
    const now = await play.current(game.id)
    // What was read belongs together unless somebody changed the game meanwhile.
    if (now.version === game.version) {
      if (moment === undefined) throw new Refusal('That moment of the game was not kept and cannot be shown.')
      return { game, moment }
    }
    game = now
  }
}
