import type { WireUser } from '@parlour/protocol'
import type { Caller } from '../services'
import type { UserRow } from '../store/records/sessions'

/** A user as the caller may see one: the chat name only for admins and oneself. */
export function wireUser(user: UserRow, caller: Caller): WireUser {
  const mayKnow = caller.isAdmin || caller._id === user.id
  return {
    _id: user.id,
    name: user.name,
    ...(mayKnow && user.slack !== null ? { slack: user.slack } : {}),
    ...(user.is_admin === 1 ? { isAdmin: true } : {}),
  }
}
