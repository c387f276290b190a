import type { DraftRound } from '@parlour/protocol'
import { parsed } from '../driver/json'
import type { Db, Tx } from '../driver/store'

/** The Swiss rounds of a draft that have begun, the first one first. */
export async function roundsOf(db: Db, draftId: string): Promise<readonly DraftRound[]> {
  const rows = await db
    .selectFrom('draft_rounds')
    .select(['begun', 'pairings'])
    .where('draft_id', '=', draftId)
    .orderBy('round')
    .execute()
  return rows.map(({ begun, pairings }) => ({ begun, pairings: parsed<string[][]>(pairings) }))
}

/** Keeps a round of a draft; `round` counts from 1. */
export async function addRound(
  tx: Tx,
  place: { readonly draftId: string; readonly round: number },
  { begun, pairings }: DraftRound,
): Promise<void> {
  await tx
    .insertInto('draft_rounds')
    .values({ draft_id: place.draftId, round: place.round, begun, pairings: JSON.stringify(pairings) })
    .execute()
}
