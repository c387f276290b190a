import type { Caller } from '../services'
import type { Author } from './change'

/** Returns who makes a change of a game, as it is stored. */
export const authorOf = ({ _id, adminId }: Caller): Author => ({ userId: _id, adminId })
