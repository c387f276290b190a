import { denied } from '../failures/failures'
import type { Caller } from '../services'

/** Lists of a user are for that user and for admins. Refuses others with 403. */
export function checkOwnList(caller: Caller, userId: string): void {
  if (caller._id !== userId && !caller.isAdmin) throw denied('access_denied')
}
