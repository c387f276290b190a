import { z } from 'zod'
import type { GameSummary, SignedIn, WireLobby, WireUser } from '../records'
import {
  call,
  type EmptyAnswer,
  id,
  newPassword,
  nothing,
  page,
  type NextPage,
  personName,
  text,
  WHOLE_RECORD,
} from '../call'

/** `device` is the token that an earlier sign-in in the same browser was answered with. */
export const login = call<SignedIn>()(
  'guest/login',
  z.object({ username: text(200).normalize('NFC'), password: text(500), device: text(200).optional() }),
  // Anybody may send one: nothing is read that no name and password can be.
  { access: 'guest', reads: true, mostBytes: 16 * 1024 },
)
/** Ends the session of the token it is called with. */
export const logout = call<EmptyAnswer>()('user/logout', nothing, { reads: true })

export const userAll = call<{ users: WireUser[] }>()('user/all', nothing, { reads: true })
export const userCreate = call<EmptyAnswer>()(
  'user/create',
  z.object({ name: personName, password: newPassword, slack: text(60).optional() }),
  { access: 'admin' },
)
export const userDeactivate = call<EmptyAnswer>()('user/deactivate', z.object({ id }), { access: 'admin' })
export const userLobbies = call<{ lobbies: WireLobby[] } & NextPage>()(
  'user/lobbies',
  z.object({ userId: id, ...page }),
  { reads: true },
)
/**
 * Games in progress or, with any `state`, those that are over too: these come after them, the last one first.
 */
export const userGames = call<{ games: GameSummary[] } & NextPage>()(
  'user/games',
  z.object({
    userId: id,
    kind: z.union([text(60), z.array(text(60)).max(10)]).optional(),
    state: text(20).optional(),
    killed: z.boolean().optional(),
    ...page,
  }),
  { reads: true },
)
export const userGamesRecentlyFinished = call<{ games: GameSummary[] } & NextPage>()(
  'user/games_recently_finished',
  z.object({ userId: id, ...page }),
  { reads: true },
)
export const userNext = call<{ gameId?: string }>()(
  'user/next',
  z.object({ userId: id, gameId: id.nullish() }),
  { reads: true },
)

export const adminImpersonate = call<{
  impersonationToken: string
  targetUser: WireUser
  adminUser: WireUser
}>()('admin/impersonate', z.object({ targetUserId: id }), { access: 'admin' })
/** Also called by the impersonated session with its own token; the server checks which. */
export const adminStopImpersonation = call<{ message: string; originalAdminId: string }>()(
  'admin/stop-impersonation',
  z.object({ impersonationToken: text(500) }),
)
export const adminImpersonationStatus = call<{
  isImpersonated: boolean
  impersonatedBy?: { _id: string; name: string }
  impersonationStartTime?: number
}>()('admin/impersonation-status', nothing, { reads: true })
/**
 * Who must be among the players of a loaded game: the admin whom the server's settings name; null where no
 * active user has that name.
 */
export const adminLoadGame = call<{ adminName: string | null }>()('admin/load_game', nothing, {
  access: 'admin',
  reads: true,
})
export const adminInsertGame = call<{ gameId: string }>()(
  'admin/insert_game',
  z.object({ data: z.looseObject({}) }),
  { access: 'admin', mostBytes: WHOLE_RECORD },
)
