import { type JsonObject, readOptions } from '@parlour/kernel'
import {
  type BodyOf,
  type GameKind,
  lobbyAll,
  lobbyCreate,
  lobbyInfo,
  lobbyKill,
  lobbySave,
  type WireLobby,
} from '@parlour/protocol'
import type { CallContext, callsOn } from '../http/calls'
import { badRequest, conflict, denied, notFound } from '../failures/failures'
import { randomLobbyName } from '../lobby/lobby-name'
import { seatsOf } from '../lobby/seats'
import { type LobbyPlace, wireLobby } from '../lobby/wire-lobby'
import type { Games } from '../games/module'
import type { Caller, Services } from '../services'
import type { Db } from '../store/driver/store'
import {
  addLobby,
  allLobbies,
  lobbyById,
  removeLobby,
  saveLobby,
  type StoredLobby,
} from '../store/records/lobbies'

/** Lobbies: create, look, save, kill (rules: hub 3). */
export function lobbyCalls(on: ReturnType<typeof callsOn>): void {
  on(lobbyCreate, async ({ userIds, game, options }, { services, caller }) => {
    const kind = game ?? null
    const lobbyId = await services.store.write(async (tx) => {
      const users = await seatsOf(
        tx,
        (userIds ?? [caller._id]).map((_id) => ({ _id })),
      )
      const made = {
        name: randomLobbyName(),
        game: kind,
        options: optionsFor(services.games, kind, options),
      }
      return addLobby(tx, { ...made, users, userId: caller._id })
    })
    await tellLobby(services, lobbyId)
    return { lobbyId }
  })
  on(lobbyInfo, async ({ lobbyId }, { services }) => {
    const place = lobbyPlace(services)
    return { lobby: await wireLobby(place, await existingLobby(place.db, lobbyId)) }
  })
  on(lobbyAll, async (_body, { services }) => {
    const place = lobbyPlace(services)
    return { lobbies: await wireLobbies(place, await allLobbies(place.db)) }
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

async function saveContent(
  { _id, name, game, options, users, rev }: BodyOf<typeof lobbySave>,
  { services, caller }: CallContext,
): Promise<{ lobby: WireLobby }> {
  const before = await existingLobby(services.store.db, _id)
  checkMayChange(before, caller)
  const saved = await services.store.write(async (tx) => {
    const content = {
      name,
      game,
      options: optionsFor(services.games, game, options),
      users: await seatsOf(tx, users),
    }
    return saveLobby(tx, { id: _id, ...content, rev })
  })
  if (!saved) throw await refusedSave(lobbyPlace(services), await existingLobby(services.store.db, _id))
  return { lobby: await tellLobby(services, _id, before) }
}

/** The lobby, or 404. */
async function existingLobby(db: Db, id: string): Promise<StoredLobby> {
  const lobby = await lobbyById(db, id)
  if (lobby === undefined) throw notFound('lobby', id)
  return lobby
}

/** A lobby is changed by its creator, those it lists, and admins (rules: hub 16). */
function checkMayChange(lobby: StoredLobby, caller: Caller): void {
  const listed = lobby.users.some((user) => user.bot === undefined && user._id === caller._id)
  if (!listed && lobby.userId !== caller._id && !caller.isAdmin)
    throw denied('Only the players of this lobby may change it.')
}

export const lobbyPlace = ({ store, games }: Services): LobbyPlace => ({ db: store.db, games })

export const wireLobbies = async (
  place: LobbyPlace,
  lobbies: readonly StoredLobby[],
): Promise<WireLobby[]> => {
  const list: WireLobby[] = []
  for (const lobby of lobbies) list.push(await wireLobby(place, lobby))
  return list
}

/** Shows a lobby as it is now to those who look at it, and its people's home pages; answers it. */
export async function tellLobby(services: Services, id: string, before?: StoredLobby): Promise<WireLobby> {
  const stored = await existingLobby(services.store.db, id)
  const lobby = await wireLobby(lobbyPlace(services), stored)
  services.live.lobbyChanged(id, lobby)
  services.live.homeChanged([...new Set([...peopleIn(stored), ...(before ? peopleIn(before) : [])])])
  return lobby
}

const peopleIn = (lobby: StoredLobby): readonly string[] =>
  lobby.users.filter((user) => user.bot === undefined).map((user) => user._id)

/** Options checked by the game's own schema; none when nothing was set: panels show the defaults. Refuses an unknown game. */
function optionsFor(
  games: Games,
  game: GameKind | null,
  options: JsonObject | null | undefined,
): JsonObject | undefined {
  if (game === null) return undefined
  const module = games.get(game)
  if (module === undefined) throw badRequest(`Unknown game type: ${game}`)
  if (options === null || options === undefined || Object.keys(options).length === 0) return undefined
  return readOptions(module.facts, options) as JsonObject
}

async function refusedSave(place: LobbyPlace, current: StoredLobby): Promise<Error> {
  const reason = current.launched
    ? 'The game of this lobby has started.'
    : 'Somebody else has changed this lobby.'
  return conflict(reason, await wireLobby(place, current))
}
