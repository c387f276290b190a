import {
  type BodyOf,
  type EmptyAnswer,
  gameCreate,
  gameKill,
  gameRematch,
  gameSaveResponse,
  gameSetClosed,
} from '@parlour/protocol'
import type { callsOn } from '../http/calls'
import { denied } from '../failures/failures'
import { createGame } from '../creation/create-game'
import { rematch } from '../creation/rematch'
import { tellLobby } from '../lobby/tell-lobby'
import { authorOf } from '../play/author-of'
import { appendChange } from '../play/change'
import { applySentAnswer, cleanPicks } from '../play/history'
import { replyTo } from '../play/reply'
import { checkFound, ownSeat } from '../play/seat'
import { keyOf } from '../play/running-game'
import { hasResigned } from '../pace/game-clock'
import { refusal } from '../refusals/refusal'
import type { Caller, Services } from '../services'
import { peopleSeatedIn } from '../store/records/links'

/** Games: create, answer, close, kill, rematch (rules: hub 4). */
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
  on(gameSaveResponse, async ({ gameId, response, requestKey, knows, page }, { services, caller }) => {
    const author = { ...authorOf(caller), requestKey }
    const answer = withoutUndefined({ ...response, selection: cleanPicks(response.selection) })
    const change = await services.play.change(gameId, async (game, tx) => {
      if (ownSeat(game, caller) !== answer.actor) throw denied('not_own_seat')
      if (hasResigned(game.clock, answer.actor)) throw refusal('resigned_already')
      const isKnown = requestKey !== undefined && game.requestKeys.includes(keyOf(caller._id, requestKey))
      if (isKnown) return undefined
      return appendChange(game, await applySentAnswer({ game, tx }, game.position, answer), author)
    })
    return replyTo(services, change, { seat: answer.actor, knows, page })
  })
  on(gameSetClosed, (body, { services, caller }) => setClosed(services, caller, body))
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

async function setClosed(
  { play }: Services,
  caller: Caller,
  { gameId, closed }: BodyOf<typeof gameSetClosed>,
): Promise<EmptyAnswer> {
  await play.change(gameId, (game) => {
    ownSeat(game, caller)
    return game.closed === closed ? undefined : { closed }
  })
  return {}
}
