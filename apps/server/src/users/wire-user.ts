import type { SessionUser, WireMark, WireUser } from '@parlour/protocol'
import type { Caller } from '../services'
import type { UserRow } from '../store/records/sessions'

/** A user as the caller may see one: the chat name only for admins and oneself, settings only for oneself. */
export function wireUser(user: UserRow, caller: Pick<Caller, '_id' | 'isAdmin'>): WireUser {
  const mayKnow = caller.isAdmin || caller._id === user.id
  return {
    _id: user.id,
    name: user.name,
    ...(mayKnow && user.slack !== null ? { slack: user.slack } : {}),
    ...(user.is_admin === 1 ? { isAdmin: true } : {}),
    ...markOf(user),
    ...(caller._id === user.id && user.asks_first === 1 ? { asksFirst: true } : {}),
  }
}

/** What a person has chosen to stand beside their name, as a field of a record. */
export const markOf = ({
  mark_color: color,
  mark_shape: shape,
}: Pick<UserRow, 'mark_color' | 'mark_shape'>): { readonly mark?: WireMark } =>
  color === null || shape === null ? {} : { mark: { color, shape } }

/** The user of a session, as their own page keeps it. */
export const sessionUser = (user: UserRow, token: string): SessionUser => ({
  ...wireUser(user, { _id: user.id, isAdmin: false }),
  isAdmin: user.is_admin === 1,
  token,
})
