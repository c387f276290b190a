import type { Tx } from '../store/driver/store'
import { saveOnlookers } from '../store/records/game-onlookers'
import type { GameOnlookers } from './game-onlookers'

/** Stores who may look at a game beside it. */
export const storeOnlookers = (tx: Tx, gameId: string, onlookers: GameOnlookers): Promise<void> =>
  saveOnlookers(tx, {
    gameId,
    onlookers: JSON.stringify(onlookers),
    who: onlookers.rule?.who ?? null,
  })
