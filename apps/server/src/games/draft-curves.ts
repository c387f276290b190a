import { curveParts, draftedRecords, type DraftState } from '@parlour/draft'
import type { GameSettings, GameState, StoryParts } from '@parlour/kernel'
import { cardManaValue, faceAt, isLand } from '@parlour/mtg-cards'
import { cardsByIds } from '../store/cards/cards'
import type { Db } from '../store/driver/store'

/** Returns the mana curves of a draft that is over, by what its cards cost now. */
export async function draftCurves(db: Db, finished: GameState<GameSettings>): Promise<StoryParts> {
  const state = finished as DraftState
  const cards = await cardsByIds(db, draftedRecords(state))
  const values = new Map(
    cards.flatMap(({ _id, data }) => (isLand(faceAt(data, 0)) ? [] : [[_id, cardManaValue(data)] as const])),
  )
  return curveParts(state, (id) => values.get(id))
}
