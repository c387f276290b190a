import type { Caller } from '../services'
import type { Db } from '../store/driver/store'
import { gameSummaries } from '../store/records/games'
import { isSeated } from '../store/records/links'

/** True when the caller may look at every deck of this draft: it is over, and they sat in it. */
export async function maySeeDecks(db: Db, draftId: string, caller: Caller): Promise<boolean> {
  const [draft] = await gameSummaries(db, [draftId])
  if (draft?.gameOver !== true || draft.killed === true) return false
  return caller.isAdmin || isSeated(db, draftId, caller._id)
}
