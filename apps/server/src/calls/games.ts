import { readOptions } from '@parlour/kernel'
import {
  type AnswerOf,
  gameCreate,
  gameFetch,
  gameKill,
  gameRematch,
  gameSaveResponse,
  type GameSaved,
  type SerializedGame,
} from '@parlour/protocol'
import type { callsOn } from '../http/calls'
import { denied } from '../failures/failures'
import { randomLobbyName } from '../lobby/lobby-name'
import { seatsOf } from '../lobby/seats'
import { createGame } from '../play/create'
import { cleanPicks } from '../play/history'
import { appended, type Before } from '../play/play'
import { pushFor, serialize } from '../play/project'
import { checkFound, ownSeat, seatOf } from '../play/seat'
import type { Warm } from '../play/warm'
import { wholeGame } from '../play/whole-game'
import type { Caller, Services } from '../services'
import { audit } from '../store/records/audit'
import { chatOf } from '../store/records/chat'
import { addLobby } from '../store/records/lobbies'
import { tellLobby } from '../lobby/tell-lobby'

/** Games: create, fetch, answer, kill, rematch (rules: hub 4). */
export function gameCalls(on: ReturnType<typeof callsOn>): void {
  on(gameCreate, async ({ lobbyId, linkedDraftId }, { services, caller }) => {
    const gameId = await createGame(services, caller, { lobbyId, linkedDraftId })
    const warm = await services.play.current(gameId)
    await tellLobby(services, lobbyId)
    services.play.continueBots(warm)
    return { gameId }
  })
  on(gameFetch, async ({ gameId, full = false }, { services, caller }) => ({
    game: await fetched(services, caller, { gameId, full }),
  }))
  on(gameSaveResponse, ({ gameId, response, requestKey, knows }, { services, caller }) => {
    const author = { userId: caller._id, adminId: caller.adminId, requestKey }
    const answer = { ...response, selection: cleanPicks(response.selection) }
    return services.play.change(gameId, {
      seat: (warm) => checkActor(ownSeat(warm, caller), response.actor),
      plan: (warm) => {
        if (requestKey !== undefined && warm.requestKeys.has(`${caller._id} ${requestKey}`)) return undefined
        return appended(warm, { answer: withoutUndefined(answer), author })
      },
      done: (warm, before) => saved(services, warm, { seat: response.actor, knows, before }),
    })
  })
  on(gameKill, async ({ gameId }, { services, caller }) => {
    const warm = checkFound(await services.play.current(gameId))
    if (!caller.isAdmin) ownSeat(warm, caller)
    await services.play.kill(gameId)
    return {}
  })
  on(gameRematch, async ({ gameId }, { services, caller }) => {
    const warm = checkFound(await services.play.current(gameId))
    ownSeat(warm, caller)
    return { lobbyId: await rematch(services, caller, warm) }
  })
}

const withoutUndefined = <T extends { readonly requestId?: string | undefined }>({
  requestId,
  ...rest
}: T) => (requestId === undefined ? rest : { ...rest, requestId })

function checkActor(seat: string, actor: string): string {
  if (seat !== actor) throw denied('You can only answer for your own seat.')
  return seat
}

async function fetched(
  services: Services,
  caller: Caller,
  { gameId, full }: { readonly gameId: string; readonly full: boolean },
): Promise<SerializedGame> {
  const mayAll = caller.isAdmin && caller.adminId === undefined
  if (full && !mayAll) throw denied()
  const found = checkFound(await services.play.current(gameId))
  if (!caller.isAdmin) ownSeat(found, caller)
  if (full) {
    const { _id: actorId, ip } = caller
    await audit(services.store.db, { actorId, action: 'game fetch full', targetId: gameId, ip })
  }
  services.play.continueBots(found)
  const beside = await besideOf(services, gameId)
  const warm = checkFound(await services.play.current(gameId))
  const game = serialize(warm, seatOf(warm, caller), beside)
  return full ? { ...game, full: wholeGame(warm, beside.chat) } : game
}

export const besideOf = async (services: Services, gameId: string) => ({
  chat: await chatOf(services.store.db, gameId),
  present: services.live.presentIn(gameId),
  rulebooks: services.config.rulebooks,
})

/**
 * The game for the caller after a change: only what changed, when the caller knew the version before it; nothing of it,
 * when the caller's open page is behind and catches up by pushes that are on their way.
 */
export async function saved(
  services: Services,
  warm: Warm,
  {
    seat,
    knows,
    before,
  }: {
    readonly seat: string
    readonly knows: number | undefined
    readonly before: Before | undefined
  },
): Promise<GameSaved> {
  const part = before?.parts.get(seat)
  const brief = { serializedGame: { _id: warm.id, branchId: warm.position.branchId } }
  if (before !== undefined && part !== undefined && knows === before.base) {
    return { ...brief, push: pushFor(warm, seat, { ...before, part }) }
  }
  // Others were quicker: a page that watches hears of them and of this answer by its pushes, one after the other.
  const isBehind = before !== undefined && knows !== undefined && knows < before.base
  if (isBehind && services.live.watched(warm.id, seat)) return brief
  return { serializedGame: serialize(warm, seat, await besideOf(services, warm.id)) }
}

/** A lobby for the same game and players again (rules: hub 4). */
async function rematch(
  services: Services,
  caller: Caller,
  warm: Warm,
): Promise<AnswerOf<typeof gameRematch>['lobbyId']> {
  const wanted = readOptions(warm.facts, warm.play.rematchOptions(warm.settings))
  const options = JSON.parse(JSON.stringify(wanted)) as Record<string, never>
  const lobbyId = await services.store.write(async (tx) => {
    const users = await seatsOf(
      tx,
      warm.settings.players.map(({ _id, name, bot }) => ({ _id, name, bot })),
    )
    const lobby = { name: randomLobbyName(), game: warm.kind, options, users, userId: caller._id }
    return addLobby(tx, lobby)
  })
  await tellLobby(services, lobbyId)
  return lobbyId
}
