import type { Json } from '@parlour/kernel'
import { z } from 'zod'
import { call, type EmptyAnswer, id, LONG_LIST, name, page, type NextPage, rev, text } from '../call'
import { partsIn } from '../parts'
import type { WireLobby } from '../records'

/** A kind of game; one that is not registered is refused. */
const gameKind = text(60)
/**
 * No game has as many settings: the largest is a map that somebody drew, with hundreds of places and curves.
 */
const MOST_PARTS = 40_000
/**
 * The options of a lobby, validated by the facts of its game. Here only their size is bounded: a schema of
 * any JSON takes forty times as long.
 */
const options = z
  .record(z.string().max(60), z.unknown())
  .refine(
    (chosen) => partsIn(chosen, MOST_PARTS) <= MOST_PARTS,
    `may have at most ${MOST_PARTS} parts`,
  ) as z.ZodType<Record<string, Json>, Record<string, Json>>
const lobbyUser = z.object({ _id: id, name: text(60).optional(), bot: text(20).optional() })

export const lobbyCreate = call<{ lobbyId: string }>()(
  'lobby/create',
  z.object({
    userIds: z.array(id).min(1).max(20).meta({ title: 'list of players' }).optional(),
    game: gameKind.nullish(),
    options: options.optional(),
  }),
  { mostBytes: LONG_LIST },
)
/** A lobby of the caller and as many bots as the game's practice takes, ready to start. */
export const lobbyPractice = call<{ lobbyId: string }>()('lobby/practice', z.object({ game: gameKind }))
export const lobbyInfo = call<{ lobby: WireLobby }>()('lobby/info', z.object({ lobbyId: id }), {
  reads: true,
})
/** The lobbies whose game has not started. */
export const lobbyAll = call<{ lobbies: WireLobby[] } & NextPage>()('lobby/all', z.object(page), {
  access: 'admin',
  reads: true,
})
/**
 * The lobby document itself; only name, game, options, users and, from its creator, `closed` are taken from
 * it.
 */
export const lobbySave = call<{ lobby: WireLobby }>()(
  'lobby/save',
  z.object({
    _id: z.string({ error: 'Invalid lobby data' }).pipe(id),
    name: name(80),
    game: gameKind.nullable(),
    options: options.nullish(),
    users: z.array(lobbyUser).max(20).meta({ title: 'list of players' }),
    closed: z.boolean().optional(),
    rev,
  }),
  { mostBytes: LONG_LIST },
)
/** Takes a seat; for somebody who is listed already, notes that they have seen it. */
export const lobbyJoin = call<{ lobby: WireLobby }>()('lobby/join', z.object({ lobbyId: id }))
export const lobbyLeave = call<EmptyAnswer>()('lobby/leave', z.object({ lobbyId: id }))
export const lobbyKill = call<EmptyAnswer>()('lobby/kill', z.object({ lobbyId: id }))
