import { type JsonObject, readOptions } from '@parlour/kernel'
import {
  type BodyOf,
  type GameKind,
  lobbyAll,
  lobbyCreate,
  lobbyInfo,
  lobbyJoin,
  lobbyKill,
  lobbyLeave,
  lobbyPractice,
  lobbySave,
  type WireLobby,
} from '@parlour/protocol'
import type { CallContext, callsOn } from '../http/calls'
import { conflict } from '../failures/failures'
import { randomLobbyName } from '../lobby/lobby-name'
import { seatsOf } from '../lobby/seats'
import { practiceLobby } from '../lobby/practice'
import { joinLobby, leaveLobby } from '../lobby/joining'
import { checkMayChange, existingLobby, mayClose } from '../lobby/rights'
import { tellInvited } from '../lobby/tell-invited'
import { peopleIn, tellLobby } from '../lobby/tell-lobby'
import { type PlaceInLobby, lobbyPlace, wireLobby, wireLobbyPage } from '../lobby/wire-lobby'
import type { Games } from '../games/module'
import type { Tx } from '../store/driver/store'
import { addLobby, openLobbies, removeLobby, saveLobby, type StoredLobby } from '../store/records/lobbies'
import { refusal } from '../refusals/refusal'

/** Lobbies: create, look, save, kill (rules: hub 3). */
export function lobbyCalls(on: ReturnType<typeof callsOn>): void {
  comingAndGoing(on)
  on(lobbyCreate, create)
  on(lobbyInfo, async ({ lobbyId }, { services }) => {
    const place = lobbyPlace(services)
    return { lobby: await wireLobby(place, await existingLobby(place.db, lobbyId)) }
  })
  on(lobbyAll, async (page, { services }) => {
    const place = lobbyPlace(services)
    return wireLobbyPage(place, await openLobbies(place.db, page))
  })
  on(lobbySave, (body, context) => saveContent(body, context))
  on(lobbyKill, async ({ lobbyId }, { services, caller }) => {
    const lobby = await existingLobby(services.store.db, lobbyId)
    checkMayChange(lobby, caller)
    await services.store.write((tx) => removeLobby(tx, lobbyId))
    services.live.lobbyChanged(lobbyId, null)
    services.live.homeChanged(peopleIn(lobby))
    return {}
  })
}

async function create(
  { userIds, game, options }: BodyOf<typeof lobbyCreate>,
  { services, caller }: CallContext,
): Promise<{ lobbyId: string }> {
  const kind = game ?? null
  const lobbyId = await services.store.write(async (tx) => {
    const users = await seatsOf(
      tx,
      (userIds ?? [caller._id]).map((_id) => ({ _id })),
    )
    const settings = {
      name: randomLobbyName(),
      game: kind,
      options: await optionsFor({ tx, games: services.games }, kind, options),
    }
    const id = await addLobby(tx, { ...settings, users, userId: caller._id })
    const lobby = { id, name: settings.name, game: kind, users, before: [] }
    await tellInvited({ tx, notices: services.notices }, caller, lobby)
    return id
  })
  await tellLobby(services, lobbyId)
  return { lobbyId }
}

/** What people do with a lobby beside changing it. */
function comingAndGoing(on: ReturnType<typeof callsOn>): void {
  on(lobbyPractice, async ({ game }, { services, caller }) => {
    const lobbyId = await services.store.write((tx) =>
      practiceLobby({ tx, games: services.games }, caller, game),
    )
    await tellLobby(services, lobbyId)
    return { lobbyId }
  })
  on(lobbyJoin, async ({ lobbyId }, { services, caller }) => {
    await services.store.write((tx) => joinLobby({ tx, games: services.games }, caller, lobbyId))
    return { lobby: await tellLobby(services, lobbyId) }
  })
  on(lobbyLeave, async ({ lobbyId }, { services, caller }) => {
    const before = await services.store.write((tx) => leaveLobby(tx, caller, lobbyId))
    await tellLobby(services, lobbyId, before)
    return {}
  })
}

async function saveContent(
  { _id, name, game, options, users, closed, rev }: BodyOf<typeof lobbySave>,
  { services, caller }: CallContext,
): Promise<{ lobby: WireLobby }> {
  const before = await existingLobby(services.store.db, _id)
  checkMayChange(before, caller)
  const saved = await services.store.write(async (tx) => {
    const content = {
      name,
      game,
      options: await optionsFor({ tx, games: services.games }, game, options),
      users: await seatsOf(tx, users),
      closed: closed !== undefined && mayClose(before, caller) ? closed : before.closed,
    }
    const isSaved = await saveLobby(tx, { id: _id, ...content, rev }, caller._id)
    if (isSaved)
      await tellInvited({ tx, notices: services.notices }, caller, {
        id: _id,
        ...content,
        before: before.users,
      })
    return isSaved
  })
  if (!saved) throw await refusedSave(lobbyPlace(services), await existingLobby(services.store.db, _id))
  return { lobby: await tellLobby(services, _id, before) }
}

/**
 * Options checked by the game's own schema. Where nothing was set, what can be chosen in one way only is
 * chosen; else there are none, and panels show the defaults. Refuses an unknown game.
 */
async function optionsFor(
  { tx, games }: { readonly tx: Tx; readonly games: Games },
  game: GameKind | null,
  options: JsonObject | null | undefined,
): Promise<JsonObject | undefined> {
  if (game === null) return undefined
  const module = games.get(game)
  if (module === undefined) throw refusal('unknown_game', { game })
  const isSet = options !== null && options !== undefined && Object.keys(options).length > 0
  const chosen = isSet ? options : await module.onlyChoice?.(tx)
  return chosen === undefined ? undefined : (readOptions(module.facts, chosen) as JsonObject)
}

async function refusedSave(place: PlaceInLobby, current: StoredLobby): Promise<Error> {
  const lobby = await wireLobby(place, current)
  return conflict(lobby, current.launched ? 'lobby_edited_after_start' : 'lobby_changed')
}
