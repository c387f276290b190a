import { z } from 'zod'
import { call, type Done, id, name, nothing, rev, text } from '../call'
import type { WireLobby } from '../records'

/** A kind of game; one that is not registered is refused. */
const gameKind = text(60)
const options = z.record(z.string().max(60), z.json())
const lobbyUser = z.object({ _id: id, name: text(60).optional(), bot: text(20).optional() })

export const lobbyCreate = call<{ lobbyId: string }>()(
  'lobby/create',
  z.object({
    userIds: z.array(id).min(1).max(20).meta({ title: 'list of players' }).optional(),
    game: gameKind.nullish(),
    options: options.optional(),
  }),
)
export const lobbyInfo = call<{ lobby: WireLobby }>()('lobby/info', z.object({ lobbyId: id }), {
  reads: true,
})
export const lobbyAll = call<{ lobbies: WireLobby[] }>()('lobby/all', nothing, {
  access: 'admin',
  reads: true,
})
/** The lobby document itself; only name, game, options and users are taken from it. */
export const lobbySave = call<{ lobby: WireLobby }>()(
  'lobby/save',
  z.object({
    _id: z.string({ error: 'Invalid lobby data' }).pipe(id),
    name: name(80),
    game: gameKind.nullable(),
    options: options.nullish(),
    users: z.array(lobbyUser).max(20).meta({ title: 'list of players' }),
    rev,
  }),
)
export const lobbyKill = call<Done>()('lobby/kill', z.object({ lobbyId: id }))
