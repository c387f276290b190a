import type { Services } from '../services'
import type { Tx } from '../store/driver/store'
import { lockVersion } from '../store/records/game-moves'

/**
 * Holds a game until the transaction ends, so that nobody begins another one that follows from it meanwhile.
 */
export async function holdGame({ store }: Pick<Services, 'store'>, tx: Tx, gameId: string): Promise<void> {
  // The embedded store takes one transaction at a time.
  if (store.kind === 'postgres') await lockVersion(tx, gameId)
}
