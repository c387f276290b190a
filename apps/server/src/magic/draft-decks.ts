import type { GameSummary } from '@parlour/protocol'
import type { Caller } from '../services'
import type { Db } from '../store/driver/store'
import { gameSummaries } from '../store/records/games'
import { isSeated } from '../store/records/links'

/** Whether a draft is over, so that its drafters may look at each other's decks. */
export const showsDecks = ({ gameOver, killed }: Pick<GameSummary, 'gameOver' | 'killed'>): boolean =>
  gameOver && killed !== true

/** True when the caller may look at every deck of this draft: it is over, and they sat in it. */
export async function maySeeDecks(db: Db, draftId: string, caller: Caller): Promise<boolean> {
  const [draft] = await gameSummaries(db, [draftId])
  if (draft === undefined || !showsDecks(draft)) return false
  return caller.isAdmin || isSeated(db, draftId, caller._id)
}
