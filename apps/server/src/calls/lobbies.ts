import { type JsonObject, readOptions, Refusal } from '@parlour/kernel'
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
import { conflict } from '../failures/failures'
import { randomLobbyName } from '../lobby/lobby-name'
import { seatsOf } from '../lobby/seats'
import { checkMayChange, existingLobby } from '../lobby/rights'
import { peopleIn, tellLobby } from '../lobby/tell-lobby'
import { type LobbyPlace, lobbyPlace, wireLobbies, wireLobby } from '../lobby/wire-lobby'
import type { Games } from '../games/module'
import { addLobby, allLobbies, removeLobby, saveLobby, type StoredLobby } from '../store/records/lobbies'

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

/** Options checked by the game's own schema; none when nothing was set: panels show the defaults. Refuses an unknown game. */
function optionsFor(
  games: Games,
  game: GameKind | null,
  options: JsonObject | null | undefined,
): JsonObject | undefined {
  if (game === null) return undefined
  const module = games.get(game)
  if (module === undefined) throw new Refusal(`Unknown game type: ${game}`)
  if (options === null || options === undefined || Object.keys(options).length === 0) return undefined
  return readOptions(module.facts, options) as JsonObject
}

async function refusedSave(place: LobbyPlace, current: StoredLobby): Promise<Error> {
  const reason = current.launched
    ? 'The game of this lobby has started.'
    : 'Someone else has changed this lobby.'
  return conflict(reason, await wireLobby(place, current))
}
