import { type DraftState, passesPacks, pickCounts } from '@parlour/draft'
import type { Tx } from '../store/driver/store'
import { addDraft, takeDraftOut } from '../store/records/cube-picks'
import type { CountedStates } from './module'

/** Keeps what was picked from a cube when a draft of it is over, and open to all or not any more. */
export async function countPicks(tx: Tx, gameId: string, { before, after }: CountedStates): Promise<void> {
  const [was, is] = [before as DraftState | undefined, after as DraftState | undefined]
  const cubeId = (was ?? is)?.settings.cubeId
  if (cubeId === undefined || !passesPacks((was ?? is)?.settings ?? {})) return
  if (was !== undefined) await takeDraftOut(tx, { gameId, cubeId }, pickCounts(was))
  if (is !== undefined) await addDraft(tx, { gameId, cubeId }, pickCounts(is))
}
