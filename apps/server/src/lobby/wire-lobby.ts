import { defined, readOptions, type Warning } from '@parlour/kernel'
import type { WireLobby, WireLobbyUser } from '@parlour/protocol'
import type { Games } from '../games/module'
import type { Services } from '../services'
import type { Db } from '../store/driver/store'
import { markOf } from '../users/wire-user'
import type { LobbyPage, StoredLobby } from '../store/records/lobbies'
import { invitationsIn } from '../store/records/invitations'
import { usersByIds } from '../store/records/users'

/** Where a lobby's people and facts are looked up, and its game. */
export interface PlaceInLobby {
  readonly db: Db
  readonly games: Games
  readonly experiments: readonly string[]
}
export const lobbyPlace = ({ store, games, config }: Services): PlaceInLobby => ({
  db: store.db,
  games,
  experiments: config.experiments,
})

/** A part of a list of lobbies, each as everybody may see it. */
export async function wireLobbyPage(
  place: PlaceInLobby,
  { lobbies, next }: LobbyPage,
): Promise<{ lobbies: WireLobby[]; next?: string }> {
  const list: WireLobby[] = []
  for (const lobby of lobbies) list.push(await wireLobby(place, lobby))
  return { lobbies: list, ...defined({ next }) }
}

/**
 * A lobby as everybody may see it: people under their present names, validity and warnings as things stand
 * now, decided by the rules of the game (rules: screens 1.5; hub 3, 12).
 */
export async function wireLobby(place: PlaceInLobby, lobby: StoredLobby): Promise<WireLobby> {
  const users = await presentUsers(place.db, lobby)
  const warnings = await warningsOf(place, lobby, users)
  return {
    _id: lobby.id,
    name: lobby.name,
    game: lobby.game,
    ...defined({ options: lobby.options }),
    users,
    userId: lobby.userId,
    createdTimestamp: lobby.created,
    valid: warnings.length === 0,
    warnings,
    ...(place.experiments.length === 0 ? {} : { experiments: place.experiments }),
    gameLaunched: lobby.launched,
    ...(lobby.gameId === null ? {} : { gameId: lobby.gameId }),
    rev: lobby.rev,
    ...(lobby.closed ? { closed: true as const } : {}),
    ...(lobby.rematchOf === null ? {} : { rematchOf: lobby.rematchOf }),
  }
}

async function presentUsers(db: Db, lobby: StoredLobby): Promise<readonly WireLobbyUser[]> {
  const people = await usersByIds(
    db,
    lobby.users.filter((user) => user.bot === undefined).map((user) => user._id),
  )
  const byId = new Map(people.map((user) => [user.id, user]))
  const invited = lobby.launched ? new Map<string, string>() : await invitationsIn(db, lobby.id)
  return lobby.users.map(({ _id, name, bot }) => {
    if (bot !== undefined) return { _id, name, bot }
    const user = byId.get(_id)
    const invitedBy = invited.get(_id)
    return {
      _id,
      name: user?.name ?? name,
      ...(user?.deactivated === 1 ? { deactivated: true } : {}),
      ...(user === undefined ? {} : markOf(user)),
      ...defined({ invitedBy }),
    }
  })
}

async function warningsOf(
  place: PlaceInLobby,
  lobby: StoredLobby,
  users: readonly WireLobbyUser[],
): Promise<readonly Warning[]> {
  const module = lobby.game === null ? undefined : place.games.get(lobby.game)
  if (module === undefined) return [{ field: 'game', text: 'A game must be selected' }]
  const options = readOptions(module.facts, lobby.options)
  const idle = users.some(
    ({ bot }) => bot !== undefined && !module.facts.bots.some(({ name }) => name === bot),
  )
  return [
    ...module.facts.warnings(options, users, await module.known(place, options)),
    ...(idle ? [{ field: 'players', text: 'A bot in this lobby cannot play this game' }] : []),
  ]
}
