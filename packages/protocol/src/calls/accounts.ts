import { z } from 'zod'
import { call, type EmptyAnswer, id, newPassword, nothing, personName, text } from '../call'
import type { NewLink, OpenLink, SignedIn, WireUser } from '../records'

/** Anybody may send this: nothing is read that cannot be a name and a password. */
const FROM_GUESTS = { access: 'guest', reads: true, mostBytes: 16 * 1024 } as const
const FOR_ADMINS = { access: 'admin' } as const

const token = text(200).meta({ title: 'link' })
/** One of the colors, or of the shapes, of the seats. */
const seatPart = z.number().int().min(1).max(6)

/** Who invites with this link. */
export const invitationInfo = call<{ invitedBy: string; expires: number }>()(
  'guest/invitation',
  z.object({ token }),
  FROM_GUESTS,
)
/** Makes an account with an invitation, and signs it in. */
export const invitationAccept = call<SignedIn>()(
  'guest/join',
  z.object({ token, name: personName, password: newPassword }),
  FROM_GUESTS,
)
/** Whose password this link resets. */
export const resetInfo = call<{ name: string; expires: number }>()(
  'guest/reset_link',
  z.object({ token }),
  FROM_GUESTS,
)
/** Sets a new password with a link, and signs in. */
export const passwordReset = call<SignedIn>()(
  'guest/reset_password',
  z.object({ token, password: newPassword }),
  FROM_GUESTS,
)

/** The caller as the server knows them. */
export const userMe = call<{ user: WireUser }>()('user/me', nothing, { reads: true })
export const passwordChange = call<EmptyAnswer>()(
  'user/change_password',
  z.object({ current: text(500).meta({ title: 'present password' }), password: newPassword }),
)
export const userSetMark = call<EmptyAnswer>()(
  'user/set_mark',
  z.object({ color: seatPart, shape: seatPart }),
)
/** Whether the caller wants to be asked before each answer is sent. */
export const userSetAsksFirst = call<EmptyAnswer>()(
  'user/set_asks_first',
  z.object({ asksFirst: z.boolean().meta({ title: 'setting' }) }),
)

export const userDeactivated = call<{ users: WireUser[] }>()('user/deactivated', nothing, {
  access: 'admin',
  reads: true,
})
export const userReactivate = call<EmptyAnswer>()('user/reactivate', z.object({ id }), FOR_ADMINS)
export const userSetAdmin = call<EmptyAnswer>()(
  'user/set_admin',
  z.object({ id, isAdmin: z.boolean().meta({ title: 'role' }) }),
  FOR_ADMINS,
)
export const adminInvite = call<{ link: NewLink }>()('admin/invite', nothing, FOR_ADMINS)
export const adminResetLink = call<{ link: NewLink }>()(
  'admin/reset_link',
  z.object({ userId: id }),
  FOR_ADMINS,
)
/**
 * How far a new hub has come: its people, whether several met in a lobby or a game, its cards, whether
 * somebody drafted.
 */
export const adminFirstSteps = call<{
  people: number
  met: boolean
  /** The version of the provider's cards; absent while there are none but the starter set. */
  cards?: string
  drafted: boolean
}>()('admin/first_steps', nothing, { access: 'admin', reads: true })
/** The links that can still be used. */
export const adminLinks = call<{ links: OpenLink[] }>()('admin/links', nothing, {
  access: 'admin',
  reads: true,
})
export const adminRevokeLink = call<EmptyAnswer>()('admin/revoke_link', z.object({ id }), FOR_ADMINS)
