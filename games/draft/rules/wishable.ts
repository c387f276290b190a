import type { WishableChoices } from '@parlour/kernel'
import { DRAFTING } from './facts/question-kinds'
import { drafterNamed } from './state'
import type { DraftState } from './types'
import { view } from './view'

/**
 * The cards that a drafter has seen in this round and does not know to be gone: those of packs that are
 * passed on may come back.
 */
export function wishable(state: DraftState, seat: string): WishableChoices {
  const known = view(state, { seat }).you?.known ?? []
  const round = drafterNamed(state, seat)?.round
  const things = known
    .filter(({ index }) => index === round)
    .flatMap(({ owner, cards }) =>
      cards
        .filter(({ gone }) => gone === undefined)
        .map(({ id, name }) => ({
          id,
          title: name,
          where: owner === seat ? 'your first pack' : `the first pack of ${owner}`,
        })),
    )
  return { kind: DRAFTING, things }
}
